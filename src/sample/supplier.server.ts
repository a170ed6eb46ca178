import { lebur } from '#modules/sepuhan/lebur'
import { penerimaanBarang } from '#modules/penerimaan/penerimaan'
import { bayarEmasSupplier, potongEmasSupplier } from '#modules/suplier/bayar-emas'
import { bayarSupplier } from '#modules/suplier/bayar'
import { returSupplier } from '#modules/suplier/retur'
import { pilihanTerima } from '#modules/suplier/suplier.calls'
import { Acak } from './acak.server.ts'
import { barangContoh } from './barang.server.ts'
import type { HariContoh } from './kalender.server.ts'
import { noRekening } from './master.server.ts'
import type { TokoBerjalan } from './toko.server.ts'

/** Every so many days, and on which of them, a supplier is paid. */
const [antarBayar, hariBayar] = [6, 4] as const
/** So many days before today: goods on consignment come; gold pays, and one of them goes back. */
const [sisaKonsinyasi, sisaEmas] = [3, 1] as const

/** The receipts of which something is left, oldest first. */
const terbuka = ({ staf }: TokoBerjalan) => staf.ask('spv', pilihanTerima, { query: {} })

/** The oldest receipt is paid in part, out of the bank. */
async function bayar(toko: TokoBerjalan, paling: number): Promise<void> {
  const [satu] = await terbuka(toko)
  if (satu === undefined) return
  await toko.staf.ask('spv', bayarSupplier.commands.simpan, {
    body: {
      ...{
        tempat: 'BANK',
        no_rekening: noRekening(toko.noToko, 0),
        no_ref: null,
        keterangan: 'Cicil nota',
      },
      baris: [{ no_terima: satu.nomor, jumlah: Math.min(satu.hutang, paling) }],
    },
  })
}

/** Some of the gold of a newer receipt gets a price; bars pay for another, where there are any. */
async function emas(toko: TokoBerjalan, harga: number): Promise<void> {
  const { staf } = toko
  const [, satu, lain] = await terbuka(toko)
  if (satu === undefined || lain === undefined) return
  await staf.ask('spv', potongEmasSupplier.commands.simpan, {
    body: {
      harga,
      keterangan: 'Harga disepakati',
      baris: [{ no_terima: satu.nomor, berat: 1_017 }],
    },
  })
  const jadi = await staf.ask('spv', lebur.list, { query: { status: 'SELESAI' } })
  if (jadi.length === 0) return
  await staf.ask('spv', bayarEmasSupplier.commands.simpan, {
    body: {
      ...{ terima: [{ no_terima: lain.nomor }], baris: [], berat_batang: 503, kadar_batang: 99_99 },
      ...{ harga: null, keterangan: 'Batang hasil lebur' },
    },
  })
}

/** Three pieces of a supplier's to be sold for him. */
async function titipan(toko: TokoBerjalan, { harga, tanggal }: HariContoh): Promise<void> {
  const acak = new Acak(`kencana supplier ${toko.staf.toko.kode_toko} ${tanggal}`)
  const baris = barangContoh({ acak, harga, skala: 1 }, 3).map((one) => ({
    ...{ ...one, berat_kirim: one.berat, diterima: true },
  }))
  const { barang } = await toko.staf.ask('spv', penerimaanBarang.commands.simpan, {
    body: {
      ...{ tgl_system: null, supplier: 'KBR', no_surat: `KS/${tanggal.slice(2, 7)}` },
      ...{ faktur_pajak: null, konsinyasi: true, keterangan: 'Titip jual', baris },
    },
  })
  toko.konsinyasi.push(...barang.map(({ kode_barcode }) => kode_barcode))
}

/** What suppliers meet: they are paid in each way, and goods of theirs go back. */
export async function olahSupplier(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  const { ke, sisa } = hari
  if (ke % antarBayar === hariBayar) await bayar(toko, 7_437_000)
  if (ke > 0 && sisa === sisaKonsinyasi) await titipan(toko, hari)
  if (ke === 0 || sisa !== sisaEmas) return
  await emas(toko, 1_987_000)
  const [kode_barcode] = toko.konsinyasi
  if (kode_barcode === undefined) return
  await toko.staf.ask('spv', returSupplier.commands.simpan, {
    body: { alasan: 'Modelnya tidak laku', baris: [{ kode_barcode }] },
  })
}
