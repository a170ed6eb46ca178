import { formatBerat, formatPersen } from '#kernel/figures'
import { serveLabelJanji } from '#modules/janji/label-janji.server'
import { kodeAmbil, serveKertasJanji } from '#modules/janji/kertas-janji.server'
import { serveNotaJanji } from '#modules/janji/nota-janji.server'
import { notaPesanan } from './nota-pesanan.ts'
import { barangDari, isiPesanan } from './pesanan.rules.ts'
import { byNotaPesanan, kertasPesanan, labelPesanan, kwitansiPesanan, pesanan } from './pesanan.ts'
import { settingPesanan } from './setting.ts'

/** What the customer reads of it on his telephone. */
export const byNota = serveNotaJanji(
  pesanan,
  byNotaPesanan,
  (row) => ({
    judul: 'Nota Pesanan',
    baris: row.barang.map(({ berat, berat_jadi, biaya, nama_barang }) => ({
      ...{ nama_barang, berat: berat_jadi ?? berat, harga: biaya },
    })),
    total: row.biaya,
  }),
  {
    baris: ({ barang }) =>
      barang.map(({ berat, berat_jadi, biaya, kode_group, nama_barang, qty }) => ({
        ...{ kode_group, nama_barang, qty },
        ...{ berat: berat_jadi ?? berat, harga_total: biaya },
      })),
  },
)

/** The note of an order: one, or with the flag one more for the shop. */
export const kertas = serveKertasJanji(
  kertasPesanan,
  'nota-pesanan',
  { isi: isiPesanan, kwitansi: kwitansiPesanan },
  {
    kode: kodeAmbil,
    ulang: 'CETAK_ULANG_PESANAN',
    gambar: (isi) => barangDari(isi).flatMap(({ foto }) => foto ?? []),
    keterangan: (isi) =>
      barangDari(isi)
        .flatMap(({ keterangan }) => keterangan ?? [])
        .join('; ') || null,
    salinan: (ctx) => (ctx.setting(settingPesanan.PRINT_NOTA_PESANAN_DUPLICATE_MODULE) ? 2 : 1),
    halaman: (umum, satu) => notaPesanan({ ...umum, pesanan: satu }),
  },
)

export const label = serveLabelJanji(
  labelPesanan,
  { isi: isiPesanan, kwitansi: kwitansiPesanan },
  (isi) =>
    barangDari(isi).map(({ berat, berat_jadi, kadar, nama_barang }, at, { length }) => ({
      nama: length > 1 ? `${at + 1}/${length} ${nama_barang}` : nama_barang,
      bawah: `${formatBerat(berat_jadi ?? berat)} gr ${formatPersen(kadar)} %`,
    })),
)
