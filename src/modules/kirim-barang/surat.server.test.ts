import { expect, it } from 'vitest'
import { bacaan } from '#modules/antar-toko/antar-toko.server'
import { isiPaket } from './kirim-barang.ts'
import { terimaBarang } from './terima-barang.ts'

// A letter is judged where it is written as the shop that reads it will judge it.
const surat = (banyak: number, kata = 'MASUK') =>
  bacaan(terimaBarang.commands.datang, {
    ...{ asal: 'PUSAT', id_kirim: '0190a0f4-0000-7000-8000-0000000000b1', pengirim: 'spv' },
    ...{ tgl_kirim: '2026-11-21', no_kirim: 'PUSAT-1', no_segel: 'SG-1', kurir: 'Pak Hadi' },
    saat_kirim: '2026-11-21T03:00:00.000Z',
    ...{ nilai_asuransi: null, keterangan: null, pcs: banyak, berat: 1_871 * banyak },
    baris: Array.from({ length: banyak }, (_, at) => ({
      ...{ kode_barcode: `P${at}`, barang: {}, riwayat: [{ peristiwa: kata }] },
    })),
  })

it('holds as many pieces as it says, and not one more', () => {
  expect(surat(isiPaket.max)).toMatchObject({ pcs: 300, berat: 561.3 })
  expect(() => surat(isiPaket.max + 1)).toThrow('{{field}} Paling Banyak {{max}} Baris')
  expect(() => surat(0)).toThrow('{{field}} Tidak Boleh Kosong')
})

it('is no larger than what a server takes', () => {
  expect(() => surat(isiPaket.max, 'x'.repeat(6_000))).not.toThrow()
  expect(() => surat(isiPaket.max, 'x'.repeat(6_500))).toThrow(
    'Isi Kiriman Terlalu Besar, Bagi Menjadi Beberapa Kiriman',
  )
})
