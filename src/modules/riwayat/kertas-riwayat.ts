import type { RowOf } from '#kernel/field'
import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import type { Translate } from '#kernel/language'
import { layoutNota, type NotaPage, type NotaTemplate } from '#kernel/nota'
import { NOTA_INKS, notaElement, notaLine, notaText } from '#kernel/nota-element'
import { formatSaat } from '#kernel/tanggal'
import { KIRI, LEBAR } from '#modules/nota/kertas/ukuran'
import { statusBarang } from '#modules/stok/barang'
import type { rincianBarang } from '#modules/stok/data-barang.calls'
import { peristiwaBarang } from './peristiwa.ts'
import { catatanBab, type BabKisah } from './riwayat.rules.ts'

/** Everything the paper shows. */
export interface KertasRiwayat {
  readonly barang: RowOf<typeof rincianBarang>
  readonly kisah: readonly BabKisah[]
  readonly toko: { readonly nama_toko: string; readonly alamat_toko: string; readonly zona: string }
  readonly oleh: string
  readonly saat: string
  readonly t: Translate
}

const kolom = [
  { judul: 'Waktu', x: KIRI, width: 26 },
  { judul: 'Peristiwa', x: 37, width: 34 },
  { judul: 'Lokasi', x: 72, width: 25 },
  { judul: 'Catatan', x: 98, width: 52 },
  { judul: 'Nilai', x: 151, width: 21, kanan: true },
  { judul: 'Oleh', x: 174, width: 26 },
] as const
const langkah = 8.4 // three lines of small letters
const [atas, bawah] = [52, 284]

/** A whole A4 page: the piece as it is now, its photo, and a row for each chapter, newest first. */
const halaman = (t: Translate): NotaTemplate => ({
  lebar: 210,
  tinggi: 297,
  latar: '',
  baris: { langkah, muat_akhir: 26, muat_bersambung: 26 },
  elements: [
    notaElement('gambar', 'foto', [KIRI, 10, 36, 34], '{gambar}'),
    notaText('toko', [50, 9, 90, 5], '{nama_toko}', { font_size: 9 }),
    notaText('judul', [120, 9, 80, 5], '{judul}', { font_size: 10, tebal: true, rata: 'kanan' }),
    notaText('nama', [50, 15, 150, 7], '{nama}', { font_size: 15, tebal: true }),
    notaText('kini', [50, 23, 150, 5], '{kini}', { font_size: 10 }),
    notaText('berat', [50, 28.5, 150, 5], '{berat}', { font_size: 10 }),
    notaText('harga', [50, 34, 150, 5], '{harga}', { font_size: 10 }),
    notaText('tanggal', [50, 40, 100, 4], '{tanggal}', { font_size: 7, warna: NOTA_INKS.abu }),
    notaText('halaman', [140, 40, 60, 4], '{halaman} / {jumlah_halaman}', {
      font_size: 7,
      rata: 'kanan',
      warna: NOTA_INKS.abu,
    }),
    notaLine('garis_atas', [KIRI, 46, LEBAR, 0.6], { warna: NOTA_INKS.emas }),
    ...kolom.map((one) =>
      notaText(`judul_${one.judul}`, [one.x, 47.4, one.width, 4], t(one.judul), {
        font_size: 7,
        warna: NOTA_INKS.abu,
        rata: 'kanan' in one ? 'kanan' : 'kiri',
      }),
    ),
    ...kolom.map((one) =>
      notaText(
        `isi_${one.judul}`,
        [one.x, atas, one.width, langkah - 0.5],
        `{${one.judul.toLowerCase()}}`,
        {
          font_size: 7.5,
          muat: 'kanan' in one ? 'kecilkan' : 'lipat',
          tempat: 'baris',
          tebal: one.judul === 'Peristiwa',
          rata: 'kanan' in one ? 'kanan' : 'kiri',
        },
      ),
    ),
    notaLine('garis_bawah', [KIRI, bawah, LEBAR, 0.3]),
  ],
})

const gabung = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ')

export function kertas({ barang, kisah, oleh, saat, t, toko }: KertasRiwayat): NotaPage[] {
  const { zona } = toko
  const tempat = gabung(barang.kode_gudang, barang.kode_baki)
  return layoutNota(halaman(t), {
    isian: {
      nama_toko: toko.nama_toko,
      judul: `${t('Riwayat Barang')} ${barang.kode_barcode}`,
      gambar: barang.gambar ?? '',
      nama: barang.nama_barang,
      kini: gabung(t(statusBarang[barang.status]), tempat, barang.no_pemegang),
      berat: gabung(
        `${t('Berat')} ${formatBerat(barang.berat)} gr`,
        `${t('Kadar')} ${formatPersen(barang.kadar)}`,
        barang.kode_group,
      ),
      harga: barang.harga_jual ? `${t('Harga Jual')} Rp ${formatRupiah(barang.harga_jual)}` : '',
      tanggal: `${t('Dicetak')} ${oleh} / ${formatSaat(saat, zona)}`,
    },
    baris: kisah.map((one) => {
      const { bab } = one
      return {
        waktu: formatSaat(bab.saat, zona),
        peristiwa: `${t(peristiwaBarang[bab.peristiwa])}\n${bab.dokumen}`,
        lokasi: gabung(bab.ke ?? bab.dari, bab.pihak),
        catatan: catatanBab(one, t).join(' · '),
        nilai: bab.nilai ? formatRupiah(bab.nilai) : '',
        oleh: bab.oleh,
      }
    }),
  })
}
