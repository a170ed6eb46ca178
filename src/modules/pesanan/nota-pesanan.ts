import { formatBerat, formatRupiah } from '#kernel/figures'
import type { NotaFields, NotaPage } from '#kernel/nota'
import type { NotaElement } from '#kernel/nota-element'
import { notaDuaPihak, parafDuaPihak, type DataDuaPihak } from '#modules/nota/kertas/dua-pihak'
import { kadarKertas, tanggalCetak } from '#modules/nota/kertas/isian'
import { desainSendiri } from '#modules/nota/kertas/susun'
import type { JenisKertas } from '#modules/nota/kertas/template'
import { KIRI } from '#modules/nota/kertas/ukuran'
import type { BarangPesanan } from './barang-pesanan.rules.ts'
import { barangDari, sisaPesanan, type Pesanan } from './pesanan.rules.ts'

/** What the customer takes home for his order. Rupiah and milligrams. */
export interface NotaPesananData extends DataDuaPihak {
  readonly nomor: string
  readonly pesanan: Pick<Pesanan, 'isi' | 'saldo' | 'status'>
}

export const kertasPesanan: JenisKertas = {
  kepada: 'Pemesan',
  kolom: {
    texts: [
      { judul: 'Barang Dipesan', x: KIRI, width: 76, isi: '{nama}', jumlah: '{jumlah_kata}' },
    ],
    figures: [
      { judul: 'Kadar', x: 88, width: 16, isi: '{kadar}', jumlah: '' },
      { judul: 'Berat (gr)', x: 105, width: 21, isi: '{berat}', jumlah: '' },
      { judul: 'Ongkos', x: 127, width: 22, isi: '{ongkos}', jumlah: '' },
      { judul: 'Janji Selesai', x: 150, width: 23, isi: '{janji}', jumlah: '', diSlip: true },
      { judul: 'Harga', x: 174, width: 26, isi: '{biaya}', jumlah: '{jumlah}' },
    ],
  },
  paraf: parafDuaPihak('Pemesan'),
  muat_nama: 64,
}

/** `1, 3: kata` where pieces have words of their own, and only the words where all have these. */
function bersama(kata: readonly string[], tentang = ''): string[] {
  const berkata = (nomor: string, one: string): string =>
    [[tentang, nomor].filter(Boolean).join(' '), one].filter(Boolean).join(': ')
  const ada = [...new Set(kata)].filter(Boolean)
  return ada.map((one) => {
    const nomor = kata.flatMap((other, at) => (other === one ? [at + 1] : []))
    return berkata(nomor.length === kata.length ? '' : nomor.join(', '), one)
  })
}

/** How the gold of a piece is priced, in words that hold when the day's price moves. */
const hargaKata =
  ({ isi: { cara_harga }, saldo }: NotaPesananData['pesanan']) =>
  ({ berat_jadi, berat_terkunci = 0, harga_gram, harga_jadi = 0 }: BarangPesanan): string => {
    const per = `Rp ${formatRupiah(harga_gram)} per gram`
    if (berat_jadi !== undefined)
      return berat_terkunci > 0
        ? `Berat jadi ${formatBerat(berat_jadi)} gr: ${formatBerat(berat_terkunci)} gr terkunci` +
            ` dengan ${per}, selebihnya Rp ${formatRupiah(harga_jadi)} per gram.`
        : `Berat jadi ${formatBerat(berat_jadi)} gr dengan Rp ${formatRupiah(harga_jadi)} per gram.`
    return cara_harga === 'TETAP'
      ? `Harga emas TETAP: uang muka${saldo > 0 ? ` Rp ${formatRupiah(saldo)}` : ''} mengunci` +
          ` ${per} untuk gram yang dibayarnya; selebihnya harga saat barang selesai.`
      : `Harga emas MENGIKUTI: ${per} hari ini; dihitung dengan harga saat barang selesai.`
  }

/** What is wished of a piece. */
const keinginan = ({ deskripsi, qty, ukiran, ukuran }: BarangPesanan): string =>
  [
    deskripsi,
    qty > 1 ? `${qty} buah` : '',
    ukuran ? `ukuran ${ukuran}` : '',
    ukiran ? `ukiran "${ukiran}"` : '',
  ]
    .filter(Boolean)
    .join('; ')

const TITIK_MM = 25.4 / 72
/** A text of the design that shows this, of a line or of the order. */
const tampil =
  (isian: string, tiapBaris: boolean) =>
  ({ isi, jenis, status, tempat }: NotaElement): boolean =>
    status &&
    jenis === 'text' &&
    (tempat === 'baris') === tiapBaris &&
    tempat !== 'bersambung' &&
    isi.includes(`{${isian}}`)

/** It folds, and two lines of its letters fit. */
const berduaBaris = ({ font_size, height, muat }: NotaElement): boolean =>
  muat === 'lipat' && height >= 2 * 1.2 * font_size * TITIK_MM

/**
 * What a piece is to be stands below its name: the terms have the foot for themselves. Where a
 * design of the shop's own has one line for a name it stands in the terms, if these are printed,
 * else beside the name.
 */
function tempatKeinginan(data: NotaPesananData): 'BAWAH' | 'KETENTUAN' | 'SEBARIS' {
  const milik = desainSendiri(data, { kertas: 'PESANAN', jenis: kertasPesanan })?.desain.elements
  if (!milik || milik.filter(tampil('nama', true)).some(berduaBaris)) return 'BAWAH'
  return milik.some(tampil('ketentuan', false)) ? 'KETENTUAN' : 'SEBARIS'
}

const janji = ({ pesanan }: NotaPesananData, ketentuan: boolean): string[] => [
  ...(ketentuan ? bersama(barangDari(pesanan.isi).map(keinginan), 'Pesanan') : []),
  ...bersama(barangDari(pesanan.isi).map(hargaKata(pesanan))),
  'Harga akhir mengikuti berat barang jadi.',
]

/** What is still to be paid, or why nothing is. */
function sisaKata(pesanan: NotaPesananData['pesanan']): NotaFields {
  // The money of an order that is over stands in its sale, or went back.
  if (pesanan.status === 'DIAMBIL') return { jumlah_kata: 'SUDAH DIAMBIL', jumlah: '-' }
  if (pesanan.status === 'BATAL') return { jumlah_kata: 'BATAL', jumlah: '-' }
  const sisa = sisaPesanan(pesanan)
  return {
    jumlah_kata: sisa < 0 ? 'UANG KEMBALI' : 'SISA',
    jumlah: formatRupiah(Math.abs(sisa)),
  }
}

/** The pages of an order's note. */
export function notaPesanan(data: NotaPesananData): NotaPage[] {
  const { isi } = data.pesanan
  const barang = barangDari(isi)
  const tempat = tempatKeinginan(data)
  const ketentuan = tempat === 'KETENTUAN'
  const baris = barang.map((satu, at) => ({
    nama: [
      `${barang.length > 1 ? `${at + 1}. ` : ''}${satu.nama_barang}`,
      ketentuan ? '' : keinginan(satu),
    ]
      .filter(Boolean)
      .join(tempat === 'SEBARIS' ? ' – ' : '\n'),
    kadar: kadarKertas(satu.kadar, ''),
    berat: formatBerat(satu.berat_jadi ?? satu.berat),
    ongkos: formatRupiah(satu.ongkos),
    janji: tanggalCetak(isi.tgl_janji),
    biaya: formatRupiah(satu.biaya),
    gambar: satu.foto ?? '',
  }))
  return notaDuaPihak(data, {
    kertas: 'PESANAN',
    jenis: kertasPesanan,
    judul: 'NOTA PESANAN',
    baris,
    total: isi.biaya,
    isian: {
      ...sisaKata(data.pesanan),
      periksa: 'Bawa kode QR ini saat mengambil barang.',
    },
    janji: janji(data, ketentuan),
    umum: 'Barang diambil dengan nota ini. Bila hilang, bawa kartu identitas.',
  })
}
