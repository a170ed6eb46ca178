import { NOTA_SIZES, type NotaPage, type NotaSize } from '#kernel/nota'
import { NOTA_INKS, notaElement, notaLine, notaText, type NotaElement } from '#kernel/nota-element'
import { tandaNota } from '#modules/nota/kertas/kepala'
import { susunHalaman } from '#modules/nota/kertas/susun'
import { kalimatJanji, persenCetak, type NotaJualData } from './isian-jual.ts'
import { KANAN, KIRI, LEBAR, UKURAN_KERTAS } from '#modules/nota/kertas/ukuran'

/** The shop's terms, one below the other. */
const ketentuan = (data: NotaJualData): readonly string[] => [
  'Nota ini wajib dibawa saat barang ditukar atau dijual kembali. Tanpa nota dikenakan potongan ' +
    'tambahan.',
  'Berat dan kadar diperiksa kembali. Kekurangan berat mengurangi harga.',
  // The terms for what the lines on the front promise, wedding rings and diamonds among them.
  kalimatJanji(data.baris),
  // SPEC 9: damaged items 35; the figure is the shop's, as the counter will take it off.
  ...(data.potongan_rusak > 0
    ? [`Barang rusak: potongan ${persenCetak(data.potongan_rusak)}.`]
    : []),
  // SPEC 9: buyback tolerance on the sale agreement, 3 months.
  'Janji harga ini berlaku 3 bulan sejak tanggal nota.',
  'Keaslian nota dapat diperiksa dengan memindai kode QR di muka nota.',
]

/**
 * The back as shipped.
 * @param banyak of the terms, each of which has a place of its own: {ketentuan_1} ...
 */
export function elemenBelakang(ukuran: NotaSize, banyak: number): NotaElement[] {
  const { tinggi } = NOTA_SIZES[ukuran]
  const m = UKURAN_KERTAS[ukuran]
  const kaki = tinggi - 22
  const top = m.garis_emas - 1
  const room = Math.min(13, (kaki - top - 4) / banyak)
  const terms = Array.from({ length: banyak }, (_, index) => index).flatMap((index) => {
    const y = top + 5 + index * room
    return [
      notaText(`nomor_${index + 1}`, [KIRI, y, 7, room - 1], `${index + 1}.`, {
        font_size: 9.5,
        tebal: true,
      }),
      notaText(
        `ketentuan_${index + 1}`,
        [KIRI + 7, y, LEBAR - 7, room - 1],
        `{ketentuan_${index + 1}}`,
        {
          font_size: 9.5,
          muat: 'lipat',
        },
      ),
    ]
  })
  return [
    ...tandaNota(ukuran),
    notaText('nama_toko', [KIRI, m.nama.y, 120, m.nama.tinggi], '{nama_toko}', {
      font_size: m.nama.huruf,
      tebal: true,
    }),
    notaText('judul', [KANAN - 70, m.nama.y + 1, 70, 5], 'KETENTUAN JUAL BELI', {
      font_size: 9,
      tebal: true,
      warna: NOTA_INKS.abu,
      rata: 'kanan',
    }),
    notaLine('garis_emas', [KIRI, top, LEBAR, 0.6], { warna: NOTA_INKS.emas }),
    ...terms,
    notaLine('garis_kaki', [KIRI, kaki, LEBAR, 0.15]),
    notaText('label_nomor', [KIRI, kaki + 2, 60, 3.2], 'Bagian belakang dari nota', {
      font_size: 7,
      warna: NOTA_INKS.abu,
    }),
    notaText('no_faktur_jual', [KIRI, kaki + 5.2, 90, 6], '{no_faktur_jual}', {
      font_size: 11,
      tebal: true,
    }),
    notaElement('barcode', 'barcode', [KANAN - 70, kaki + 2.4, 70, 10], '{no_faktur_jual}', {
      rata: 'kanan',
    }),
  ]
}

/** The back of a sale note (SPEC 2: FRONT or BACK): the shop's terms, and whose back it is. */
export function belakangJual(data: NotaJualData): NotaPage[] {
  const { nama_toko, no_faktur_jual } = data
  const texts = ketentuan(data)
  const isian = Object.fromEntries(texts.map((text, at) => [`ketentuan_${at + 1}`, text]))
  const elements = elemenBelakang(data.ukuran, texts.length)
  return susunHalaman(data, 'BELAKANG', elements, { nama_toko, no_faktur_jual, ...isian })
}
