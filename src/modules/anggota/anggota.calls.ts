import { defineEndpoint } from '#kernel/endpoint'
import { berat, code, group, integer, list, phone, rupiah, tanggal, text, yes } from '#kernel/field'
import { guests } from '#kernel/right'

// What a member calls from his telephone (docs/adr/0346). He is no user: the header x-tamu tells
// who he is, and no call of the staff looks at it.

const sure = { required: true } as const
const toko = code({ label: 'Toko', ...sure, max: 10 })
const no_hp = phone({
  label: 'No HP',
  required: 'Mohon Masukan Nomor Handphone',
  min: 11,
  tooShort: 'Mohn Masukan Nomor Handphone Yang Valid',
})

export const kodeAnggota = defineEndpoint({
  method: 'POST',
  path: 'anggota/kode',
  summary: 'Sends a one-time code to this number if it is a member; the answer is always the same',
  right: guests,
  body: { toko, no_hp },
  answer: group({
    /** For how many minutes the code is good. */
    menit: integer({ label: 'Menit', ...sure }),
  }),
})

export const masukAnggota = defineEndpoint({
  method: 'POST',
  path: 'anggota/masuk',
  summary: 'Signs a member in with the code that he was sent; the token goes into x-tamu',
  right: guests,
  body: { toko, no_hp, kode: text({ label: 'Kode', required: 'Masukkan Kode', max: 10 }) },
  answer: group({ token: text({ label: 'Token', ...sure }) }),
})

export const keluarAnggota = defineEndpoint({
  method: 'POST',
  path: 'anggota/keluar',
  summary: 'Ends the session of a member, or all of his sessions',
  right: guests,
  body: { semua: yes({ label: 'Semua HP' }) },
})

/** All that a member sees of himself in a shop. */
export const isiAnggota = {
  kode_member: text({ label: 'Kode Member', ...sure }),
  nama_member: text({ label: 'Nama Member', ...sure }),
  no_hp: text({ label: 'No HP', ...sure }),
  tgl: tanggal({ label: 'Tanggal', ...sure }),
  poin: integer({ label: 'Point', ...sure, min: -1_000_000_000 }),
  riwayat: list({
    ke: integer({ label: 'Nomor', ...sure }),
    tgl: tanggal({ label: 'Tanggal', ...sure }),
    jenis: text({ label: 'Jenis', ...sure }),
    poin: integer({ label: 'Point', ...sure, min: -1_000_000_000 }),
    nama_toko: text({ label: 'Nama Toko', ...sure }),
  }),
  kupon: list({
    no_kupon: text({ label: 'No Kupon', ...sure }),
    nilai: rupiah({ label: 'Nilai', ...sure }),
    sampai: tanggal({ label: 'Berlaku Sampai', ...sure }),
  }),
  /** What he bought here and has yet, and what the shop would pay for it today. */
  barang: list({
    ke: integer({ label: 'Nomor', ...sure }),
    nama_barang: text({ label: 'Nama Barang', ...sure }),
    no_faktur_jual: text({ label: 'No Faktur', ...sure }),
    tgl_nota: tanggal({ label: 'Tanggal', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    kadar_cetak: text({ label: 'Kadar', ...sure }),
    harga_nota: rupiah({ label: 'Harga Nota', ...sure }),
    nilai_kini: rupiah({ label: 'Nilai Hari Ini' }),
  }),
  /** Orders, services, loans and instalments that are not over. */
  janji: list({
    jenis: text({ label: 'Jenis', ...sure }),
    nomor: text({ label: 'Nomor', ...sure }),
    status: text({ label: 'Status', ...sure }),
    selesai: yes({ label: 'Selesai' }),
    nama: text({ label: 'Nama Barang' }),
    tgl: tanggal({ label: 'Tanggal', ...sure }),
    janji: tanggal({ label: 'Janji Selesai' }),
    sisa: rupiah({ label: 'Sisa', ...sure }),
  }),
}

export const sayaAnggota = defineEndpoint({
  method: 'GET',
  path: 'anggota/saya',
  summary: 'What a member has in a shop: points, coupons, pieces, promises; told apart by ETag',
  right: guests,
  query: { toko },
  answer: group(isiAnggota),
})

export const manifesAnggota = defineEndpoint({
  method: 'GET',
  path: 'anggota/manifes/{toko}',
  summary: "What a telephone needs to install a shop's app",
  right: guests,
  file: true,
})
