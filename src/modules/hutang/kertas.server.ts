import { formatBerat } from '#kernel/figures'
import { serveLabelJanji } from '#modules/janji/label-janji.server'
import { kodeAmbil, serveKertasJanji } from '#modules/janji/kertas-janji.server'
import { serveNotaJanji } from '#modules/janji/nota-janji.server'
import { isiHutang } from './hutang.rules.ts'
import { byNotaHutang, hutang, kertasHutang, labelHutang, kwitansiHutang } from './hutang.ts'
import { notaHutang } from './nota-hutang.ts'
import { settingHutang } from './setting.ts'

/** What the debtor reads of it on his telephone. */
export const byNota = serveNotaJanji(hutang, byNotaHutang, (row) => ({
  judul: 'Surat Hutang',
  baris: [{ nama_barang: row.nama_barang, berat: row.berat, harga: row.taksiran }],
  total: row.pokok,
}))

/** The letter of a loan. */
export const kertas = serveKertasJanji(
  kertasHutang,
  'surat-hutang',
  { isi: isiHutang, kwitansi: kwitansiHutang },
  {
    kode: kodeAmbil,
    gambar: ({ jaminan }) => jaminan.map(({ foto }) => foto),
    salinan: (ctx) => (ctx.setting(settingHutang.PRINT_NOTA_HUTANG_DUPLICATE_MODULE) ? 2 : 1),
    halaman: (umum, { isi, status }, ctx) => {
      const izin = ctx.setting(settingHutang.HUTANG_NO_IZIN) ?? ''
      return notaHutang({ ...umum, isi, asal: isi.asal ?? '', status, izin })
    },
  },
)

export const label = serveLabelJanji(
  labelHutang,
  { isi: isiHutang, kwitansi: kwitansiHutang },
  ({ berat, nama_barang, no_segel }) => [
    { nama: nama_barang, bawah: `${no_segel} ${formatBerat(berat)} gr` },
  ],
)
