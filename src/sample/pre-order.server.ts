import { addDays } from '#kernel/tanggal'
import { penerimaanBarang } from '#modules/penerimaan/penerimaan'
import { preOrder } from '#modules/preorder/pre-order'
import { barangContoh } from './barang.server.ts'
import type { HariContoh } from './kalender.server.ts'
import type { TokoBerjalan } from './toko.server.ts'

const { batal, closing, jual, simpan, terima } = preOrder.commands

/** Pieces come by a receipt, and the pre-order names it. */
async function datang(toko: TokoBerjalan, nomor: string, hari: HariContoh): Promise<void> {
  const { acakPreOrder: acak, etalase, skala, staf } = toko
  const baris = barangContoh({ acak, harga: hari.harga, skala }, 4).map((one) => ({
    ...one,
    ...{ berat_kirim: one.berat, diterima: true },
  }))
  const { barang, nomor: no_terima } = await staf.ask('spv', penerimaanBarang.commands.simpan, {
    body: {
      ...{ tgl_system: null, supplier: 'SMP', no_surat: `SJ-${nomor}` },
      ...{ faktur_pajak: null, konsinyasi: false, keterangan: null, baris },
    },
  })
  etalase.tambah(
    barang.map(({ kode_barcode }, at) => ({
      kode_barcode,
      kode_gudang: baris[at]?.kode_gudang ?? '',
    })),
  )
  await staf.ask('spv', terima, { body: { nomor, no_terima } })
}

/** Goods are ordered. @returns the number of the pre-order */
async function buat({ acakPreOrder: acak, staf }: TokoBerjalan, { tanggal }: HariContoh) {
  const { nomor } = await staf.ask('spv', simpan, {
    body: {
      ...{ supplier: 'SMP', tgl_datang: addDays(tanggal, 7), keterangan: 'Untuk musim ramai' },
      tgl_system: null,
      barang: [
        { nama_barang: 'CINCIN POLOS', kode_dept: 'CC', harga: 6_187_000 },
        { nama_barang: 'GELANG KERONCONG', kode_dept: 'GL', harga: 15_312_000 },
      ].map((one) => ({
        ...{ ...one, kode_group: '75', qty: acak.int(2, 6) },
        berat: acak.int(4_000, 9_000),
      })),
    },
  })
  return nomor
}

/** What is ordered is waited for; a customer with a deposit is promised some of it. */
async function pesan(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  const { preOrder: daftar, staf, titipan, titipanPo } = toko
  const nomor = await buat(toko, hari)
  daftar.push(nomor)
  const titip = titipan.find((one) => !titipanPo.has(one.nomor))
  if (!titip) return
  titipanPo.add(titip.nomor)
  const body = { nomor, baris: 1, qty: 1, no_titipan: titip.nomor }
  await staf.ask('spv', jual, { body })
}

/** So many days before the last a step is taken: of the sample some are in every state. */
const [hariPesan, hariTutup, hariUrung, hariDatang, hariLagi] = [12, 9, 7, 5, 3]

/** What a day of the sample does with pre-orders. */
export async function layaniPreOrder(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  const { preOrder: daftar, staf } = toko
  const { sisa } = hari
  const [tertua = ''] = daftar
  if ([hariPesan, hariLagi, 0].includes(sisa)) await pesan(toko, hari)
  else if (sisa === hariUrung)
    await staf.ask('spv', batal, {
      body: { nomor: await buat(toko, hari), alasan: 'Supplier kehabisan barang' },
    })
  else if (tertua === '') return
  else if (sisa === hariTutup) await staf.ask('spv', closing, { body: { nomor: tertua } })
  else if (sisa === hariDatang) await datang(toko, daftar.shift() ?? '', hari)
  else if (sisa === 1) await staf.ask('spv', closing, { body: { nomor: tertua } })
}
