import { formatRupiah } from '#kernel/figures'
import { NOTA_SIZES, type NotaPage, type NotaSize } from '#kernel/nota'
import { NOTA_INKS, notaElement, notaLine, notaText, type NotaElement } from '#kernel/nota-element'
import { terbilang } from '#kernel/terbilang'
import { bacaKupon, qrKupon } from '#modules/kupon/bayar-kupon.rules'
import { tanggalCetak } from '#modules/nota/kertas/isian'
import { tandaNota } from '#modules/nota/kertas/kepala'
import { susunHalaman } from '#modules/nota/kertas/susun'
import { KANAN, KIRI, LEBAR, UKURAN_KERTAS } from '#modules/nota/kertas/ukuran'
import type { NotaJualData } from './isian-jual.ts'

/** A coupon as shipped. */
export function elemenKupon(ukuran: NotaSize): NotaElement[] {
  const m = UKURAN_KERTAS[ukuran]
  const top = m.garis_emas - 1
  const sisi = Math.min(62, NOTA_SIZES[ukuran].tinggi - top - 34)
  const isi = KIRI + sisi + 10
  const abu = { font_size: 9, warna: NOTA_INKS.abu }
  return [
    ...tandaNota(ukuran),
    notaText('nama_toko', [KIRI, m.nama.y, 120, m.nama.tinggi], '{nama_toko}', {
      font_size: m.nama.huruf,
      tebal: true,
    }),
    notaText('judul', [KANAN - 70, m.nama.y + 1, 70, 5], 'KUPON BELANJA', {
      ...abu,
      tebal: true,
      rata: 'kanan',
    }),
    notaLine('garis_emas', [KIRI, top, LEBAR, 0.6], { warna: NOTA_INKS.emas }),
    notaElement('qrcode', 'qr', [KIRI, top + 8, sisi, sisi], '{qr}'),
    notaText('nilai', [isi, top + 8, KANAN - isi, 18], 'Rp {nilai}', {
      font_size: 38,
      tebal: true,
    }),
    notaText('terbilang', [isi, top + 27, KANAN - isi, 9], '{terbilang}', {
      ...abu,
      muat: 'lipat',
    }),
    notaText('no_kupon', [isi, top + 38, KANAN - isi, 9], '{no_kupon}', {
      font_size: 20,
      tebal: true,
    }),
    notaText('sampai', [isi, top + 49, KANAN - isi, 5], 'Berlaku sampai {sampai}', {
      font_size: 11,
    }),
    notaText('ketentuan', [KIRI, top + sisi + 12, LEBAR, 11], '{ketentuan}', {
      ...abu,
      muat: 'lipat',
    }),
  ]
}

/** The coupons that a sale earned, each on a page to be cut off and brought along. */
export const lembarKupon = (data: NotaJualData): NotaPage[] =>
  data.kupon.flatMap(({ berlaku_sampai, nilai_kupon, no_kupon }) =>
    susunHalaman(data, 'KUPON', elemenKupon(data.ukuran), {
      nama_toko: data.nama_toko,
      qr: qrKupon(no_kupon),
      nilai: formatRupiah(nilai_kupon),
      terbilang: terbilang(nilai_kupon),
      no_kupon: bacaKupon(no_kupon),
      sampai: tanggalCetak(berlaku_sampai),
      ketentuan:
        `Dari nota ${data.no_faktur_jual}. Kupon berlaku satu kali untuk belanja di toko ini dan ` +
        'tidak dapat diuangkan; sisa nilainya hangus. Kupon batal bila nota asalnya dibatalkan.',
    }),
  )
