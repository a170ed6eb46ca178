import { formatBerat, formatPersen } from '#kernel/figures'
import {
  layoutNota,
  NOTA_SIZES,
  type NotaFields,
  type NotaPage,
  type NotaTemplate,
} from '#kernel/nota'
import { notaLine, notaText, NOTA_INKS, type NotaElement } from '#kernel/nota-element'
import { KIRI, LEBAR } from '#modules/nota/kertas/ukuran'
import type { SetoranTercatat } from './kantong.rules.ts'

/** Everything the receipt shows. */
export interface KertasSetoran extends SetoranTercatat {
  readonly jam: string
  readonly nama_toko: string
  readonly alamat_toko: string
}

interface Kolom {
  readonly judul: string
  readonly isi: string
  readonly jumlah: string
  readonly x: number
  readonly width: number
  readonly kanan?: boolean
}

const kolom: readonly Kolom[] = [
  { judul: 'Kantong', isi: '{kode}', jumlah: '{qty}', x: KIRI, width: 44 },
  { judul: 'Nama Barang', isi: '{nama}', jumlah: '', x: 56, width: 62 },
  { judul: 'Kadar', isi: '{kadar}', jumlah: '', x: 120, width: 14, kanan: true },
  { judul: 'Buku (gr)', isi: '{buku}', jumlah: '{buku}', x: 136, width: 20, kanan: true },
  { judul: 'Timbang (gr)', isi: '{timbang}', jumlah: '{timbang}', x: 157, width: 22, kanan: true },
  { judul: 'Selisih', isi: '{selisih}', jumlah: '{selisih}', x: 180, width: 20, kanan: true },
]

const atas = 30
const langkah = 5
const bawah = 106

const rata = ({ kanan }: Kolom): Pick<NotaElement, 'rata'> => ({ rata: kanan ? 'kanan' : 'kiri' })

const tabel: readonly NotaElement[] = [
  notaLine('garis_atas', [KIRI, atas - 1, LEBAR, 0], { warna: NOTA_INKS.emas }),
  ...kolom.map((one) =>
    notaText(`judul_${one.judul}`, [one.x, atas, one.width, 4], one.judul, {
      font_size: 7,
      warna: NOTA_INKS.abu,
      ...rata(one),
    }),
  ),
  ...kolom.map((one) =>
    notaText(`isi_${one.judul}`, [one.x, atas + 5, one.width, 4.4], one.isi, {
      font_size: 8,
      tempat: 'baris',
      ...rata(one),
    }),
  ),
  notaLine('garis_bawah', [KIRI, bawah, LEBAR, 0], { tempat: 'akhir' }),
  ...kolom
    .filter(({ jumlah }) => jumlah !== '')
    .map((one) =>
      notaText(`jumlah_${one.judul}`, [one.x, bawah + 1, one.width, 5], one.jumlah, {
        font_size: 9,
        tebal: true,
        tempat: 'akhir',
        ...rata(one),
      }),
    ),
]

const paraf = (judul: string, nama: string, x: number): NotaElement[] => [
  notaText(`paraf_${judul}`, [x, bawah + 15, 50, 4], judul, { tempat: 'akhir', rata: 'tengah' }),
  notaLine(`garis_${judul}`, [x + 4, bawah + 33, 42, 0], { tempat: 'akhir' }),
  notaText(`nama_${judul}`, [x, bawah + 34, 50, 4], nama, { tempat: 'akhir', rata: 'tengah' }),
]

const kertas: NotaTemplate = {
  ...NOTA_SIZES.SETENGAH,
  latar: '',
  baris: { langkah, muat_akhir: 14, muat_bersambung: 20 },
  elements: [
    notaText('toko', [KIRI, 7, 110, 7], '{nama_toko}', { font_size: 15, tebal: true }),
    notaText('alamat', [KIRI, 14.5, 110, 4], '{alamat_toko}', { font_size: 7 }),
    notaText('judul', [120, 7, 80, 6], '{judul}', { font_size: 12, tebal: true, rata: 'kanan' }),
    notaText('nomor', [120, 13.5, 80, 4.6], '{nomor}', { font_size: 9, rata: 'kanan' }),
    notaText('tanggal', [120, 18.3, 80, 4], '{tanggal}', { font_size: 8, rata: 'kanan' }),
    notaText('halaman', [120, 22.6, 80, 4], 'Halaman {halaman} dari {jumlah_halaman}', {
      font_size: 7,
      rata: 'kanan',
    }),
    ...tabel,
    notaText('per_kadar', [KIRI, bawah + 7, LEBAR, 5], '{per_kadar}', {
      font_size: 8,
      tempat: 'akhir',
    }),
    notaText('keterangan', [KIRI, bawah + 12, 90, 10], 'Keterangan: {keterangan}', {
      font_size: 7,
      tempat: 'akhir',
      muat: 'lipat',
    }),
    ...paraf('Yang menyerahkan,', '{penyetor}', 95),
    ...paraf('Yang menerima,', '{penerima}', 148),
  ],
}

type Baris = SetoranTercatat['baris'][number]

const jumlah = (baris: readonly Baris[], of: (bag: Baris) => number): number =>
  baris.reduce((sum, bag) => sum + of(bag), 0)

const tanda = (selisih: number): string =>
  selisih === 0 ? '-' : `${selisih > 0 ? '+' : ''}${formatBerat(selisih)}`

const angka = (baris: readonly Baris[]): NotaFields => {
  const buku = jumlah(baris, (bag) => bag.berat_buku)
  const timbang = jumlah(baris, (bag) => bag.timbang)
  return { buku: formatBerat(buku), timbang: formatBerat(timbang), selisih: tanda(timbang - buku) }
}

/** What was taken in of each kadar: "75,00: 12,355 gr". */
function perKadar(baris: readonly Baris[]): string {
  const kadar = [...new Set(baris.map((bag) => bag.kadar))].toSorted((a, b) => b - a)
  return kadar
    .map((one) => {
      const mine = baris.filter((bag) => bag.kadar === one)
      return `Kadar ${formatPersen(one)}: ${formatBerat(jumlah(mine, (bag) => bag.berat))} gr`
    })
    .join('   ')
}

/** The pages of the receipt: every bag, book and scale, sums, both signatures. */
export const kertasSetoran = (setoran: KertasSetoran): NotaPage[] =>
  layoutNota(kertas, {
    isian: {
      nama_toko: setoran.nama_toko,
      alamat_toko: setoran.alamat_toko,
      judul: setoran.status === 'BATAL' ? 'SETORAN EMAS · BATAL' : 'SETORAN EMAS',
      nomor: setoran.nomor,
      tanggal: `${setoran.tgl_system}  ${setoran.jam.slice(0, 5)}`,
      qty: `${setoran.baris.length} kantong`,
      ...angka(setoran.baris),
      per_kadar: perKadar(setoran.baris),
      keterangan: setoran.keterangan ?? '',
      penyetor: setoran.input_by,
      penerima: setoran.penerima,
    },
    baris: setoran.baris.map((bag) => ({
      kode: bag.kode_kantong,
      nama: bag.nama_barang,
      kadar: formatPersen(bag.kadar),
      ...angka([bag]),
    })),
  })
