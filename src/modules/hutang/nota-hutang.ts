import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import type { NotaFields, NotaPage } from '#kernel/nota'
import {
  bayarDuaPihak,
  notaDuaPihak,
  parafDuaPihak,
  type DataDuaPihak,
} from '#modules/nota/kertas/dua-pihak'
import { catatanKertas, kadarKertas, tanggalCetak } from '#modules/nota/kertas/isian'
import { caraUji } from '#modules/pembelian/pembelian'
import type { JenisKertas } from '#modules/nota/kertas/template'
import { KIRI } from '#modules/nota/kertas/ukuran'
import { jadwalTebus, type IsiHutang } from './hutang.rules.ts'

/** The letter of a loan, which its debtor takes home. Rupiah and milligrams. */
export interface NotaHutangData extends DataDuaPihak {
  readonly nomor: string
  readonly isi: IsiHutang
  /** The loan that it renews; '' for none. */
  readonly asal: string
  readonly status: string
  /** The shop's licence of pawnbroking; '' where it has noted none. */
  readonly izin: string
}

export const kertasHutang: JenisKertas = {
  kepada: 'Peminjam',
  kolom: {
    texts: [{ judul: 'Jaminan', x: KIRI, width: 92, isi: '{nama}', jumlah: 'POKOK PINJAMAN' }],
    figures: [
      { judul: 'Kadar', x: 105, width: 18, isi: '{kadar}', jumlah: '' },
      { judul: 'Berat (gr)', x: 124, width: 22, isi: '{berat}', jumlah: '' },
      { judul: 'Taksiran', x: 147, width: 53, isi: '{taksiran}', jumlah: '{jumlah}' },
    ],
  },
  paraf: parafDuaPihak('Peminjam'),
  muat_nama: 80,
}

/** How the kadar of a pledge was tested: what was lent rests on it. */
const diuji = (cara: string): string =>
  Object.entries<string>(caraUji).find(([kode]) => kode === cara)?.[1] ?? cara

const barisJaminan = ({ jaminan }: IsiHutang): NotaFields[] =>
  jaminan.map(({ berat, cara_uji, foto, kadar, nama_barang, taksiran }) => ({
    nama: `${nama_barang}, uji kadar: ${diuji(cara_uji)}`,
    kadar: kadarKertas(kadar, ''),
    berat: formatBerat(berat),
    taksiran: formatRupiah(taksiran),
    gambar: foto,
  }))

/** A loan that is over is not redeemed again: its letter says how it ended. */
const berakhir: Readonly<Record<string, string>> = {
  LUNAS: 'SUDAH LUNAS.',
  PEREMAJAAN: 'SUDAH DIPERBARUI, berlaku surat hutang yang baru.',
  LELANG: 'SUDAH DILELANG.',
  BATAL: 'BATAL.',
}

/** What a day costs, and what happens when the loan is not redeemed: in plain words. */
const janji = ({ asal, isi, status }: NotaHutangData): string[] => [
  berakhir[status] ?? '',
  asal && `Peremajaan dari ${asal}.`,
  `Bunga ${formatPersen(isi.bunga_persen)} % sebulan: Rp ${formatRupiah(isi.bunga_rp)} sehari, paling` +
    ` sedikit ${isi.hari_minimum} hari, tidak berbunga. Segel ${isi.no_segel}.`,
  `Lewat ${tanggalCetak(isi.jatuh_tempo)} Anda diberi tahu sebelum lelang; lebihnya milik Anda.`,
]

/** The pages of a loan's letter. */
export const notaHutang = (data: NotaHutangData): NotaPage[] =>
  notaDuaPihak(data, {
    kertas: 'HUTANG',
    jenis: kertasHutang,
    judul: 'SURAT HUTANG',
    baris: barisJaminan(data.isi),
    bawah: [
      ...(data.isi.biaya > 0 ? [['Biaya administrasi', data.isi.biaya] as const] : []),
      ...bayarDuaPihak(data),
      ...(data.status in berakhir ? [] : jadwalTebus(data.isi)).map(
        ({ tanggal, total }) => [`Tebus ${tanggalCetak(tanggal)}`, total] as const,
      ),
    ],
    total: data.isi.pokok,
    isian: {
      jumlah: formatRupiah(data.isi.pokok),
      periksa: 'Bawa kode QR ini saat menebus.',
      // At the foot: among the terms it would cost them their last line.
      catatan: catatanKertas(data, data.izin && `Izin usaha gadai ${data.izin}`),
    },
    janji: janji(data),
    umum: 'Surat hilang: bawa kartu identitas.',
  })
