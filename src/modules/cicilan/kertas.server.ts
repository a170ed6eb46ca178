import { kodeNota } from '#modules/janji/bukti'
import { serveKertasJanji } from '#modules/janji/kertas-janji.server'
import { serveNotaJanji } from '#modules/janji/nota-janji.server'
import { keadaanCicilan } from './cicilan.rules.ts'
import { hariIni, menepati } from './cicilan.server.ts'
import { cicilan, kertasCicilan } from './cicilan.ts'
import { byNotaCicilan } from './nota-cicilan.ts'
import { kartuCicilan } from './kartu-cicilan.ts'
import { settingCicilan } from './setting.ts'

/** What the customer reads of it on his telephone. */
export const byNota = serveNotaJanji(
  cicilan,
  byNotaCicilan,
  (row) => ({
    judul: 'Kartu Cicilan',
    baris: [{ nama_barang: row.nama_barang, berat: row.berat, harga: row.total }],
    total: row.total,
  }),
  {
    baris: ({ berat, kode_group, nama_barang, total }) => [
      { berat, kode_group, nama_barang, qty: 1, harga_total: total },
    ],
    lengkapi: hariIni,
  },
)

/** The card of an instalment sale, with what was paid until now; its code finds the sale. */
export const kertas = serveKertasJanji(kertasCicilan, 'kartu-cicilan', menepati, {
  kode: ({ isi: { kode_ambil }, nomor }) => (kode_ambil ? kodeNota(nomor, kode_ambil) : nomor),
  gambar: () => [],
  keterangan: ({ keterangan }) => keterangan,
  salinan: (ctx) => (ctx.setting(settingCicilan.PRINT_NOTA_CICILAN_DUPLICATE_MODULE) ? 2 : 1),
  halaman: (umum, satu, ctx) =>
    kartuCicilan({
      ...{ ...umum, isi: satu.isi, status: satu.status },
      keadaan: keadaanCicilan(satu, ctx.toko.tgl_system),
    }),
})
