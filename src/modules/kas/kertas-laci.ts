import { formatRupiah } from '#kernel/figures'
import { layoutNota, type NotaPage } from '#kernel/nota'
import { isianSurat, surat } from '#modules/nota/kertas/surat'
import { KIRI } from '#modules/nota/kertas/ukuran'
import { brankas } from './uang-kas.ts'

/** A count of a drawer or of the safe. Whole rupiah. */
export interface HitunganLaci {
  readonly nomor: string
  readonly tgl_system: string
  readonly jam: string
  readonly nama_toko: string
  readonly alamat_toko: string
  readonly input_by: string
  /** Who agreed, '' for nobody. */
  readonly penyetuju: string
  readonly laci: string
  readonly pecahan: readonly { readonly pecahan: number; readonly lembar: number }[]
  readonly buku: number
  readonly terhitung: number
  readonly selisih: number
  /** What went into the safe; null where the safe itself was counted. */
  readonly setor: number | null
  readonly keterangan: string | null
}

const kertas = surat(
  [
    { judul: 'Pecahan', isi: '{pecahan}', jumlah: '', x: KIRI, width: 40, kanan: true },
    { judul: 'Lembar/Keping', isi: '{lembar}', jumlah: '{lembar}', x: 75, width: 45, kanan: true },
    { judul: 'Jumlah (Rp)', isi: '{rp}', jumlah: '{rp}', x: 145, width: 55, kanan: true },
  ],
  [
    { judul: 'Yang menghitung,', nama: '{oleh}' },
    { judul: 'Yang menyaksikan,', nama: '{saksi}' },
  ],
)

const banding = ({ buku, selisih, setor, terhitung }: HitunganLaci): string =>
  [
    `Menurut buku Rp ${formatRupiah(buku)}, terhitung Rp ${formatRupiah(terhitung)},`,
    selisih === 0
      ? 'tidak ada selisih.'
      : `${selisih < 0 ? 'kurang' : 'lebih'} Rp ${formatRupiah(Math.abs(selisih))}.`,
    setor === null ? '' : `Disetor Rp ${formatRupiah(setor)}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** The report of a count, which both who were there sign: each note and coin, and the book. */
export const kertasHitungan = (hitung: HitunganLaci): NotaPage[] =>
  layoutNota(kertas, {
    isian: {
      ...isianSurat({
        ...hitung,
        judul:
          hitung.laci === brankas ? 'BERITA ACARA HITUNG UANG BRANKAS' : 'BERITA ACARA SETOR LACI',
        batal: false,
      }),
      lembar: formatRupiah(hitung.pecahan.reduce((sum, { lembar }) => sum + lembar, 0)),
      rp: formatRupiah(hitung.terhitung),
      ringkas: banding(hitung),
      oleh: hitung.input_by,
      saksi: hitung.penyetuju,
    },
    baris:
      hitung.pecahan.length === 0
        ? [{ pecahan: 'Kosong', lembar: '', rp: '' }]
        : [...hitung.pecahan]
            .toSorted((a, b) => b.pecahan - a.pecahan)
            .map(({ lembar, pecahan }) => ({
              pecahan: formatRupiah(pecahan),
              lembar: formatRupiah(lembar),
              rp: formatRupiah(pecahan * lembar),
            })),
  })
