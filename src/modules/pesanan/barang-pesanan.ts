import {
  berat,
  code,
  image,
  integer,
  kadar,
  list,
  paragraph,
  ref,
  rupiah,
  tanggal,
  text,
  yes,
} from '#kernel/field'

const sure = { required: true } as const
const beratNol = { min: 1, tooShort: 'Berat Tidak Boleh Diisi Dengan 0' } as const

/** So many pieces stand on one note and are picked up together. */
export const barangTerbanyak = 10

const nama_barang = text({ label: 'Nama Barang', required: 'Nama Barang Tidak Boleh Kosong' })
const kode_tukang = ref('tukang', { label: 'Tukang', required: 'Tukang Harus Dipilih' })
const ukuran = text({ label: 'Ukuran', max: 20 })
const ukiran = text({ label: 'Tulisan Ukiran', max: 60 })
const deskripsi = paragraph({
  label: 'Deskripsi',
  required: 'Deskripsi kurang dari 20 karakter',
  min: 20, // SPEC 5, 9
  tooShort: 'Deskripsi kurang dari 20 karakter',
  max: 300,
})

/** A piece of ours that he points at, also one that was sold: it says what he wishes, at first. */
const seperti = code({ label: 'Seperti Barang', max: 30, part: 'seperti_barang' })

/** What a customer wishes: each piece by itself, of one price group, made by one goldsmith. */
export const barangDipesan = list(
  {
    nama_barang,
    kode_dept: ref('jenis', { label: 'Jenis', ...sure }),
    kode_group: ref('group_harga', { label: 'Group', ...sure }),
    qty: integer({ label: 'Jumlah Barang', ...sure, min: 1, max: 100, initial: 1 }),
    berat: berat({ label: 'Berat', required: beratNol.tooShort, ...beratNol }),
    ongkos: rupiah({ label: 'Ongkos', ...sure, initial: 0 }),
    ukuran,
    ukiran,
    foto: image({ label: 'Foto Atau Gambar', folder: 'foto_pesanan', part: 'sketsa_pesanan' }),
    deskripsi,
    kode_tukang,
    seperti, // scanned wherever the focus is: behind what is typed
  },
  { label: 'Barang', required: 'Belum Ada Barang Di Tabel', min: 1, max: barangTerbanyak },
)

/** What a step knows of a piece before it asks: which one it is. */
const disebut = {
  baris: integer({ label: 'Baris Ke', ...sure, min: 1, max: barangTerbanyak, hidden: true }),
  nama_barang: text({ label: 'Nama Barang', given: true }),
}
/** A step asks of each piece that is not made yet. */
const perBarang = { label: 'Barang', given: true, from: 'belum_jadi', min: 1 } as const

export const barangDiubah = list({ ...disebut, kode_tukang, ukuran, ukiran }, perBarang)
/** Some of them are not wished any more. */
export const barangDikurangi = list(
  { ...disebut, batal: yes({ label: 'Tidak Jadi Dipesan' }) },
  perBarang,
)
/** Gold for some of them: where no weight is, none is sent. */
export const barangDikirimi = list(
  {
    ...disebut,
    kadar: kadar({ label: 'Kadar', ...sure, min: 1, max: 100_00 }),
    berat_kirim: berat({ label: 'Berat Dikirim', ...beratNol }),
  },
  perBarang,
)
/** Some of them are made: what has no weight is not. */
export const barangSelesai = list(
  {
    ...disebut,
    berat_jadi: berat({ label: 'Berat Jadi', ...beratNol, part: 'harga_hari_ini' }),
    upah: rupiah({ label: 'Upah Tukang', ...sure, initial: 0 }),
    nilai_emas: rupiah({
      label: 'Harga Emas Tukang',
      hint: 'Bila memakai emas tukang; kosong: menurut harga emas hari ini',
    }),
    foto_jadi: image({ label: 'Foto Barang Jadi', folder: 'foto_produk' }), // its own as stock
    keterangan: text({ label: 'Keterangan', max: 200 }),
  },
  perBarang,
)

/** Some of those that were made today are not: one that is made alone begins as chosen. */
export const barangDilepas = list(
  {
    ...disebut,
    berat_jadi: berat({ label: 'Berat Jadi', given: true }),
    batal: yes({ label: 'Batal Selesai' }),
  },
  { label: 'Barang', given: true, from: 'jadi_hari_ini', min: 1 },
)

/** A piece as the list tells of it. */
export const barangTercatat = list(
  {
    foto: image({ label: 'Foto Atau Gambar', folder: 'foto_pesanan' }),
    foto_jadi: image({ label: 'Foto Barang Jadi', folder: 'foto_produk' }),
    nama_barang,
    seperti: code({ label: 'Seperti Barang', max: 30 }),
    qty: integer({ label: 'Jumlah Barang', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    kode_group: ref('group_harga', { label: 'Group', ...sure }),
    kadar: kadar({ label: 'Kadar', ...sure }),
    kode_tukang,
    berat_kirim: berat({ label: 'Berat Dikirim' }),
    berat_jadi: berat({ label: 'Berat Jadi' }),
    tgl_selesai: tanggal({ label: 'Tanggal Selesai' }),
    ukuran,
    ukiran,
    deskripsi,
    harga_gram: rupiah({ label: 'Harga/Gram', ...sure }),
    ongkos: rupiah({ label: 'Ongkos', ...sure }),
    biaya: rupiah({ label: 'Harga', ...sure }),
    keterangan: text({ label: 'Keterangan' }),
  },
  { label: 'Barang', hidden: true },
)
/** Those that are not made yet, for the steps. */
export const barangBelumJadi = list(
  { ...disebut, kadar: kadar({ label: 'Kadar', ...sure }), kode_tukang, ukuran, ukiran },
  { label: 'Belum Jadi', hidden: true, given: true },
)
/** Those that were made today, for the step that takes that back. */
export const barangJadiHariIni = list(
  {
    ...disebut,
    berat_jadi: berat({ label: 'Berat Jadi', ...sure }),
    batal: yes({ label: 'Batal Selesai' }),
  },
  { label: 'Jadi Hari Ini', hidden: true, given: true },
)
