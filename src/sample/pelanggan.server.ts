import { tanpaTempat } from '#modules/toko/wilayah'
import type { Acak } from './acak.server.ts'

const depan = [
  'Siti',
  'Dewi',
  'Ani',
  'Wati',
  'Rini',
  'Yuni',
  'Lina',
  'Maya',
  'Tri',
  'Endang',
  'Nur',
  'Sri',
  'Budi',
  'Agus',
  'Slamet',
  'Hadi',
  'Ahmad',
  'Yusuf',
  'Bayu',
  'Galih',
  'Indah',
  'Putri',
  'Ratih',
  'Umi',
  'Kartika',
  'Melati',
  'Vina',
  'Hesti',
  'Laila',
  'Nanik',
]
const belakang = [
  'Rahayu',
  'Lestari',
  'Wulandari',
  'Kurniawati',
  'Setyowati',
  'Hidayat',
  'Santoso',
  'Prasetya',
  'Nugroho',
  'Wijayanti',
  'Hasanah',
  'Maulana',
  'Saputri',
  'Anggraini',
  'Suryadi',
  'Utami',
  'Handoko',
  'Permata',
  'Safitri',
  'Kusumawati',
]
const jalan = [
  'Jl. Mawar',
  'Jl. Diponegoro',
  'Jl. Veteran',
  'Jl. Kartini',
  'Jl. Hasanuddin',
  'Perum Griya Asri',
  'Dsn. Krajan',
  'Jl. Raya Timur',
]

export interface PelangganContoh {
  readonly nama_customer: string | null
  readonly alamat_customer: string | null
  readonly no_hp: string | null
  readonly kode_kota: string | null
  readonly kode_kecamatan: string | null
}

/** The regular customers of a shop. */
export const langganan = (acak: Acak, banyak: number): PelangganContoh[] =>
  Array.from({ length: banyak }, () => ({
    nama_customer: `${acak.pick(depan)} ${acak.pick(belakang)}`,
    alamat_customer: acak.chance(0.6) ? `${acak.pick(jalan)} No. ${acak.int(1, 140)}` : null,
    no_hp: acak.chance(0.8) ? `0812${acak.int(1_000_000, 99_999_999)}` : null,
    ...tanpaTempat,
  }))

/** Whoever walks in and leaves no name. */
export const tanpaNama: PelangganContoh = {
  nama_customer: null,
  alamat_customer: null,
  no_hp: null,
  ...tanpaTempat,
}
