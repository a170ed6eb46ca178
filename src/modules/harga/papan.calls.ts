import { defineEndpoint } from '#kernel/endpoint'
import { group, kadar, list, rupiah, tanggal, text } from '#kernel/field'
import { anyone } from '#kernel/right'
import { kunciLayar, tokoLayar } from '#modules/layar/layar.calls'

const sure = { required: true } as const

/** A price as customers read it: nothing of what goods cost. */
export const barisPapan = {
  kode_group: text({ label: 'Kode Group', ...sure }),
  nama_group: text({ label: 'Nama Group', ...sure }),
  kadar: kadar({ label: 'Kadar', ...sure }),
  kadar_cetak: text({ label: 'Kadar Cetak' }),
  harga: rupiah({ label: 'Harga Jual', ...sure }),
  harga_beli: rupiah({ label: 'Harga Beli', ...sure }),
  berlaku: tanggal({ label: 'Berlaku Untuk' }),
}

export const papanHarga = defineEndpoint({
  method: 'POST',
  path: 'layar/harga',
  summary: 'The prices of the day for a screen that shows its key',
  right: anyone,
  reads: true,
  body: { kunci: kunciLayar },
  answer: group({
    toko: group(tokoLayar),
    hari_ini: tanggal({ label: 'Hari Ini', ...sure }),
    baris: list(barisPapan),
  }),
})
