import { tambahBarang } from '#modules/stok/tambah-barang'
import { barangContoh } from './barang.server.ts'
import type { HariContoh } from './kalender.server.ts'
import type { TokoBerjalan } from './toko.server.ts'

/** So many pieces come with one document. */
const sekaliTerima = 60

interface Terima {
  readonly jumlah: number
  readonly asal: 'SALDO AWAL' | 'SUPPLIER'
  readonly hari: HariContoh
}

/** New pieces: written down, tagged, photographed, laid into their trays. */
export async function terimaBarang(
  toko: TokoBerjalan,
  { asal, hari, jumlah }: Terima,
): Promise<void> {
  const { acak, etalase, staf, skala } = toko
  const baru = barangContoh({ acak, harga: hari.harga, skala }, jumlah)
  for (let from = 0; from < baru.length; from += sekaliTerima) {
    const baris = baru.slice(from, from + sekaliTerima)
    const beli = asal === 'SUPPLIER'
    const { barang } = await staf.ask('spv', tambahBarang.commands.simpan, {
      body: {
        tgl_system: null,
        asal,
        supplier: beli ? acak.pick(['SMP', 'LES', 'PAI', 'KBR']) : null,
        no_surat: beli ? `SJ/${hari.tanggal.slice(2, 7)}/${acak.int(100, 999)}` : null,
        keterangan: beli ? null : 'Stok saat mulai memakai program',
        baris,
      },
    })
    etalase.tambah(
      barang.map(({ kode_barcode }, at) => ({
        kode_barcode,
        kode_gudang: baris[at]?.kode_gudang ?? '',
      })),
    )
  }
}
