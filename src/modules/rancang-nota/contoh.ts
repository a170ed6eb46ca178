import type { NotaContent, NotaDesign, NotaFields } from '#kernel/nota'

/** What a designer may look at: a paper of every day, and what strains it. */
export const contohIsi = {
  BIASA: 'Nota Biasa',
  PANJANG: 'Nama Panjang',
  BANYAK: 'Delapan Baris',
  BAYAR: 'Delapan Pembayaran',
  MINUS: 'Toko Membayar',
} as const
export type ContohIsi = keyof typeof contohIsi

const panjang = {
  nama_toko: 'TOKO MAS KENCANA JAYA ABADI SENTOSA CABANG DARMO PERMAI SELATAN',
  nama_customer: 'HAJJAH SITI NURHALIZAH BINTI ABDURRAHMAN WAHID PRAWIROHARDJO',
  nama: 'KALUNG RANTAI ITALI MILANO LASER CUT DENGAN LIONTIN HATI DUA WARNA UKIR NAMA',
} as const

/** Texts of a nota as they come; what is not told here stands there by its name. */
const isian: NotaFields = {
  nama_toko: 'TOKO MAS KENCANA',
  alamat_toko: 'JL. RAYA DARMO PERMAI SELATAN NO. 12\nSURABAYA\nTelp. 0812-3456-7890',
  nomor: 'FJ-GS1-261121-0001',
  no_faktur_jual: 'FJ-GS1-261121-0001',
  no_faktur_group: 'FG-GS1-261121-0001',
  judul: 'NOTA',
  tanggal: '21/11/2026  14:05',
  sales: 'SLS1 Rina',
  input: 'kasir1',
  kasir: 'kasir2',
  petugas: 'kasir2',
  nama_customer: 'SARI DEWI',
  customer: 'SARI DEWI',
  alamat_customer: '0812-9876-0001 · JL. MELATI 4, SURABAYA',
  url: 'https://kencana.example/nota?id=contoh',
  periksa: 'Pindai kode QR untuk memeriksa keaslian nota ini.',
  ketentuan: 'Barang dibeli kembali 15 % potongan tukar, 20 % potongan jual.\nNota wajib dibawa.',
  keterangan: 'Keterangan:\nUkur jari 14',
  catatan: 'Cetak ulang ke-1',
  grand_total: '14.214.000',
  terbilang: 'Empat belas juta dua ratus empat belas ribu rupiah',
  label_bayar_0: 'Tunai',
  jumlah_bayar_0: '10.000.000',
  label_bayar_1: 'Kartu Debet BCA',
  jumlah_bayar_1: '4.214.000',
  label_bayar_2: 'Kembali',
  jumlah_bayar_2: '0',
  qty: '2 barang',
  berat: '8,246',
  harga: '13.596.000',
  ongkos: '618.000',
  diskon: '-',
  total: '14.214.000',
  nilai: '50.000',
  no_kupon: 'ABCDE-FGHJK',
  sampai: '21/02/2027',
  qr: 'KUPON:ABCDEFGHJK',
  jumlah_kata: 'JUMLAH',
  jumlah: '14.214.000',
  no_nota_manual: '0123',
  logo: '',
  ttd: '', // most sign on the paper
  tanda: '',
  meterai: '', // most are below the limit
  ...{ karat: '0,84', potongan: '-', usd: '-' },
  ...{ dasar: '13.596.000', nilai_tukar: '12.081.900', nilai_jual: '11.371.200' },
  ketentuan_1: 'Barang dibeli kembali 15 % potongan tukar, 20 % potongan jual.',
  ketentuan_2: 'Nota wajib dibawa.',
  ketentuan_3: 'Potongan ongkos tidak dibeli kembali.',
  ketentuan_4: 'Batu dan berlian dinilai menurut sertifikatnya.',
  ketentuan_5: 'Kerusakan karena pemakaian mengurangi harga.',
  ketentuan_6: 'Nota hilang dilaporkan kepada toko dengan tanda pengenal.',
}

/** The picture that stands for the photo of a piece. */
export const namaFoto = 'barang'

const baris: NotaFields = {
  kode: '0012345678',
  nama: 'CINCIN BELAH ROTAN',
  kadar_cetak: '75%',
  kadar: '750',
  berat: '4,123',
  per_gram: '1.650.000',
  harga: '6.798.000',
  ongkos: '309.000',
  diskon: '-',
  total: '7.107.000',
  qty: '1',
  kondisi: 'BAIK',
  potongan: '-',
  gambar: namaFoto,
  ...{ batu: '12 butir', karat: '0,42', nota: 'FJ-GS1-261021-0007' },
  ...{ dasar: '6.798.000', tukar: '15 %', nilai_tukar: '6.040.950' },
  ...{ jual: '20 %', nilai_jual: '5.685.600' },
  ...{ jenis: 'PATRI', janji: '05/12/2026', biaya: '309.000', taksiran: '6.798.000' },
  ...{ ke: '1', jatuh: '21/12/2026', angsuran: '2.369.000', dibayar: '-', sisa: '2.369.000' },
}

const minus: NotaFields = {
  grand_total: '-2.345.000',
  terbilang: 'Minus dua juta tiga ratus empat puluh lima ribu rupiah',
  label_bayar_0: 'Dibayar toko Tunai',
  jumlah_bayar_0: '2.345.000',
}

/** How many ways of payment a sample has: more than a design has rows for. */
export const bayarContoh = (contoh: ContohIsi): number => (contoh === 'BAYAR' ? 8 : 0)

const bayar: NotaFields = {
  meterai: 'Meterai Rp 10.000',
  ...Object.fromEntries(
    ['Tunai', 'Kartu Debet BCA', 'Transfer Mandiri', 'Kartu Kredit BNI', 'Titipan', 'Poin']
      .concat('Biaya kartu', 'Kembali')
      .flatMap((label, ke) => [
        [`label_bayar_${ke}`, label],
        [`jumlah_bayar_${ke}`, `${8 - ke}.214.000`],
      ]),
  ),
}

/** Every name that stands in braces. */
const nama = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, n = '']) => n)

/** The names that a design uses, of the note and of its lines: each may be bound anew. */
export function namaIsian({ elements }: Pick<NotaDesign, 'elements'>) {
  const of = (lines: boolean): string[] =>
    [
      ...new Set(
        elements
          .filter((one) => (one.tempat === 'baris') === lines)
          .flatMap(({ isi }) => nama(isi)),
      ),
    ].toSorted()
  return { nota: of(false), baris: of(true) }
}

/** Which page it is stands there by itself. */
const sendiri: ReadonlySet<string> = new Set(['halaman', 'jumlah_halaman'])

const berisi = (names: readonly string[], known: NotaFields): NotaFields =>
  Object.fromEntries(
    names.filter((name) => !sendiri.has(name)).map((name) => [name, known[name] ?? name]),
  )

/** A note to be seen in a design: every place of it is filled. */
export function isiContoh(design: NotaDesign, contoh: ContohIsi): NotaContent {
  const names = namaIsian(design)
  const lain: NotaFields = contoh === 'MINUS' ? minus : contoh === 'BAYAR' ? bayar : {}
  const nota = { ...isian, ...lain }
  const line = contoh === 'PANJANG' ? { ...baris, nama: panjang.nama } : baris
  const jumlah = design.baris.langkah === 0 ? 0 : contoh === 'BANYAK' ? 8 : 2
  return {
    isian: {
      meterai: nota.meterai ?? '', // a slip without a place for it gets one
      ...berisi(names.nota, contoh === 'PANJANG' ? { ...nota, ...panjang } : nota),
    },
    baris: Array.from({ length: jumlah }, () => berisi(names.baris, line)),
  }
}
