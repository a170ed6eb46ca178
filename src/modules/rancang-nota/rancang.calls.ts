import { defineEndpoint } from '#kernel/endpoint'
import {
  choice,
  color,
  group,
  integer,
  list,
  maybe,
  open,
  persen,
  saat,
  text,
  texts,
  yes,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { contohIsi } from './contoh.ts'
import { namaKertas, ukuranKertas } from './kertas.ts'

const sure = { required: true } as const
const right = whoSees('/setting-nota', '/setting-nota-slip')
/** Millimetres, degrees and points in hundredths; two decimals on the wire, as of a percentage. */
const ukur = (label: string, min = 0, max = 1_000_00) => persen({ label, ...sure, min, max })

export const jenisElemen = {
  text: 'Teks',
  line: 'Garis',
  qrcode: 'Kode QR',
  barcode: 'Barcode',
  gambar: 'Gambar',
} as const

/** One element (SPEC 3, invoice template element), and what ours knows besides. */
export const elemen = {
  name: text({ label: 'Nama', ...sure, max: 60 }),
  jenis: choice({
    label: 'Jenis',
    of: jenisElemen,
    ...sure,
  }),
  position_x: ukur('Kiri (mm)', -50_00),
  position_y: ukur('Atas (mm)', -50_00),
  width: ukur('Lebar (mm)', 5),
  height: ukur('Tinggi (mm)', 5),
  rotate: ukur('Putar (derajat)', -360_00, 360_00),
  font_family: text({ label: 'Huruf', ...sure, max: 40 }),
  font_size: ukur('Besar Huruf (pt)', 3_00, 200_00),
  isi: text({ label: 'Isi', max: 400 }),
  status: yes({ label: 'Tampil' }),
  is_mobile: yes({ label: 'Mobile' }),
  rata: choice({ label: 'Rata', of: { kiri: 'Kiri', tengah: 'Tengah', kanan: 'Kanan' }, ...sure }),
  tebal: yes({ label: 'Tebal' }),
  warna: color({ label: 'Warna', ...sure }),
  muat: choice({
    label: 'Bila Tidak Muat',
    of: { potong: 'Potong', kecilkan: 'Kecilkan', lipat: 'Lipat' },
    ...sure,
  }),
  tempat: choice({
    label: 'Muncul',
    of: {
      tetap: 'Tiap halaman',
      baris: 'Tiap barang',
      akhir: 'Halaman akhir',
      bersambung: 'Halaman bersambung',
    },
    ...sure,
  }),
} as const

/** A design on the wire. */
export const rancangan = {
  lebar: ukur('Lebar (mm)', 20_00, 420_00),
  tinggi: ukur('Tinggi (mm)', 20_00, 420_00),
  langkah: ukur('Jarak Baris (mm)', 0, 200_00),
  muat_akhir: integer({ label: 'Baris Halaman Akhir', ...sure, min: 1, max: 99 }),
  muat_bersambung: integer({ label: 'Baris Halaman Bersambung', ...sure, min: 1, max: 99 }),
  elements: list(elemen, { label: 'Elemen', min: 1, max: 250 }),
} as const

const kertas = choice({ label: 'Kertas', of: namaKertas, ...sure })
const ukuran = choice({ label: 'Ukuran', of: ukuranKertas, ...sure })
const contoh = choice({ label: 'Contoh', of: contohIsi, ...sure })

export const bacaRancangan = defineEndpoint({
  method: 'GET',
  path: 'rancang-nota',
  summary: 'The design of a paper as it is printed now, or one of its versions; 0: as shipped',
  right,
  query: { kertas, ukuran, versi: integer({ label: 'Versi', min: 0 }) },
  answer: group({
    ...rancangan,
    /** 0: as shipped. */
    versi: integer({ label: 'Versi', ...sure }),
    terakhir: integer({ label: 'Versi Terakhir', ...sure }),
    isian: texts({ label: 'Isian' }),
    isian_baris: texts({ label: 'Isian Baris' }),
    huruf: texts({ label: 'Huruf' }),
    /** The picture behind its pages, '' for none yet; null: there never is one. */
    latar: text({ label: 'Latar Nota' }),
    riwayat: list({
      versi: integer({ label: 'Versi', ...sure }),
      bawaan: yes({ label: 'Bawaan' }),
      catatan: text({ label: 'Catatan' }),
      oleh: text({ label: 'Oleh', ...sure }),
      pada: saat({ label: 'Pada', ...sure }),
    }),
  }),
})

/** The marks of every element on every page, in millimetres, as the paper has them. */
export const gambarRancangan = defineEndpoint({
  method: 'POST',
  path: 'rancang-nota/gambar',
  summary: 'What a design draws of an example, mark by mark',
  right,
  reads: true,
  body: { kertas, ukuran, contoh, rancangan: group(rancangan) },
  answer: list({
    lebar: ukur('Lebar'),
    tinggi: ukur('Tinggi', 0, 9_999_00),
    /** The picture behind the page; '' for none. */
    latar: text({ label: 'Latar Nota' }),
    elemen: open({ label: 'Elemen', ...sure }),
  }),
})

/** What stands in a sample where a real nota has the photo of a piece. */
export const fotoContoh = defineEndpoint({
  method: 'GET',
  path: 'rancang-nota/foto',
  summary: 'The picture that stands for the photo of a piece in a sample',
  right,
  file: true,
})

export const cobaRancangan = defineEndpoint({
  method: 'POST',
  path: 'rancang-nota/coba',
  summary: 'A design as PDF, filled with an example',
  right,
  reads: true,
  file: true,
  body: { kertas, ukuran, contoh, rancangan: group(rancangan) },
})

export const simpanRancangan = defineEndpoint({
  method: 'POST',
  path: 'rancang-nota/simpan',
  summary: 'Keeps a design as the next version; without one the paper is as shipped again',
  right,
  body: {
    kertas,
    ukuran,
    /** The version it was made from: another one meanwhile is not overwritten. */
    dari: integer({ label: 'Versi', ...sure, min: 0 }),
    catatan: text({ label: 'Catatan', max: 100 }),
    rancangan: maybe(rancangan),
    /** Other shops of the chain that take it over. */
    toko: texts({ label: 'Salin Ke Toko', max: 200 }),
  },
  answer: integer({ label: 'Versi', ...sure }),
})

/** A font of the papers, for the screen. */
export const hurufNota = defineEndpoint({
  method: 'GET',
  path: 'rancang-nota/huruf',
  summary: 'The font that papers are written in, as a file',
  right,
  file: true,
  query: { tebal: yes({ label: 'Tebal' }), nama: text({ label: 'Huruf', max: 40 }) },
})

export const hurufBaru = {
  nama: text({ label: 'Nama Huruf', ...sure, max: 40 }),
  tebal: yes({ label: 'Tebal' }),
} as const

/** The fonts of SPEC 9, and any other that a shop may use. */
export const unggahHuruf = defineEndpoint({
  method: 'POST',
  path: 'rancang-nota/huruf',
  summary: 'Keeps a TrueType or OpenType font of the shop for its papers',
  right,
  upload: true,
  body: hurufBaru,
})
