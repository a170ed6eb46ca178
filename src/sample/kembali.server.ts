import { cariBarang, satuBarang } from '#modules/stok/data-barang.calls'
import type { TokoBerjalan } from './toko.server.ts'
import { kembaliKeBaki } from '#modules/stok/kembali-ke-baki'

/** In the morning the pieces of yesterday's cancelled sales are weighed and laid back. */
export async function kembalikan({ acak, etalase, staf }: TokoBerjalan): Promise<void> {
  const menunggu = await staf.ask('spv', cariBarang, { query: { status: 'KEMBALI' } })
  for (const { kode_barcode } of menunggu) {
    const barang = await staf.ask('spv', satuBarang, { params: { kode_barcode } })
    const { baki_terakhir, kode_bandrol, kode_gudang, versi } = barang
    if (baki_terakhir === null || kode_bandrol === null || kode_gudang === null) continue
    await staf.ask('spv', kembaliKeBaki.commands.simpan, {
      body: {
        kode_barcode,
        versi,
        // A scale is never still: a hundredth of a gram up or down.
        berat_kotor: barang.berat + barang.berat_atribut + acak.pick([-10, 0, 0, 10]),
        kode_bandrol,
        kode_gudang,
        kode_baki: baki_terakhir,
        keterangan: null,
      },
    })
    etalase.tambah([{ kode_barcode, kode_gudang }])
  }
}
