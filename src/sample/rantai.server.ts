import { sql } from 'kysely'
import type { Level } from '#kernel/right'
import type { Tanggal, Zone } from '#kernel/tanggal'
import type { Db } from '#server/db'
import { hashPassword } from '#server/session/password'
import type { SampleUser } from '#server/session/setup'

/** One password for everyone (DOMAIN 11); the log-in page shows it while the chain is loaded. */
export const sandiContoh = 'kencana-contoh'

export interface TokoContoh {
  readonly kode_toko: string
  readonly nama_toko: string
  readonly alamat_toko: string
  readonly no_hp: string
  readonly jenis_toko: 'PUSAT' | 'CABANG'
  readonly zona: Zone
  /** Behind the user ids of the branches: kasir1.gs1. */
  readonly akhiran: string
  readonly nama: readonly string[] // of its seven users
}

/** The chain of DOMAIN 11; one branch keeps the time of Makassar. */
export const tokoContoh: readonly TokoContoh[] = [
  {
    kode_toko: 'PUSAT',
    nama_toko: 'Kencana Pusat Surabaya',
    alamat_toko: 'Jl. Blauran No. 27, Surabaya',
    no_hp: '6281230010001',
    jenis_toko: 'PUSAT',
    zona: 'Asia/Jakarta',
    akhiran: '',
    nama: [
      'Hendra Gunawan',
      'Lestari Wulandari',
      'Sugianto',
      'Maria Ulfa',
      'Deni Saputra',
      'Ratna Sari',
      'Bagus Wibowo',
    ],
  },
  {
    kode_toko: 'GS1',
    nama_toko: 'Kencana Malang',
    alamat_toko: 'Jl. Pasar Besar No. 114, Malang',
    no_hp: '6281230010002',
    jenis_toko: 'CABANG',
    zona: 'Asia/Jakarta',
    akhiran: '.gs1',
    nama: [
      'Linda Hartono',
      'Eko Prasetyo',
      'Sutrisno',
      'Murniati',
      'Dimas Anggara',
      'Siti Aminah',
      'Rudi Hartanto',
    ],
  },
  {
    kode_toko: 'GS2',
    nama_toko: 'Kencana Sidoarjo',
    alamat_toko: 'Jl. Gajah Mada No. 58, Sidoarjo',
    no_hp: '6281230010003',
    jenis_toko: 'CABANG',
    zona: 'Asia/Jakarta',
    akhiran: '.gs2',
    nama: [
      'Yuliana Tanoto',
      'Agus Setiawan',
      'Sumarno',
      'Mei Ling',
      'Didik Purnomo',
      'Wahyuni',
      'Joko Susilo',
    ],
  },
  {
    kode_toko: 'NQC',
    nama_toko: 'Kencana Makassar',
    alamat_toko: 'Jl. Somba Opu No. 203, Makassar',
    no_hp: '6281230010004',
    jenis_toko: 'CABANG',
    zona: 'Asia/Makassar',
    akhiran: '.nqc',
    nama: [
      'Andi Tenri',
      'Baso Rahman',
      'Syamsuddin',
      'Mappasessu',
      'Darwis',
      'Nurhayati',
      'Fajar Ramadhan',
    ],
  },
]

/** Users of every level, two cashiers among them. */
const peran: readonly (readonly [string, Level])[] = [
  ['own', 'OWN'],
  ['spv', 'SPV'],
  ['su', 'SU'],
  ['mu', 'MU'],
  ['dev', 'DEV'],
  ['kasir1', 'KASIR'],
  ['kasir2', 'KASIR'],
]

/** A user of the sample chain. */
export interface UserContoh extends SampleUser {
  readonly level: Level
}
export const usersContoh: readonly UserContoh[] = tokoContoh.flatMap(({ akhiran, kode_toko }) =>
  peran.map(([name, level]) => ({ user_id: `${name}${akhiran}`, level, kode_toko })),
)

const namaOf = ({ kode_toko, level, user_id }: UserContoh): string => {
  const toko = tokoContoh.find((one) => one.kode_toko === kode_toko)
  const at = peran.findIndex(([name, its]) => its === level && user_id.startsWith(name))
  return toko?.nama[at] ?? user_id
}

/**
 * Shops that stand on their first day, and their people. One hash serves all: it is one
 * password.
 */
export async function buatRantai(db: Db, tglAwal: Tanggal): Promise<void> {
  const sandi = await hashPassword(sandiContoh)
  const toko = tokoContoh.map((one, at) => ({ ...one, no_toko: at + 1, tgl_system: tglAwal }))
  const users = usersContoh.map((user) => ({ ...user, usere_name: namaOf(user), sandi }))
  await db.chain.transaction(async (tx) => {
    await tx.rows(sql`select set_config('kencana.oleh', 'own', true)`)
    await tx.rows(sql`insert into toko (kode_toko, no_toko, nama_toko, alamat_toko, no_hp,
        jenis_toko, zona, tgl_system)
      select kode_toko, no_toko, nama_toko, alamat_toko, no_hp, jenis_toko, zona, tgl_system
      from jsonb_to_recordset(${JSON.stringify(toko)}::jsonb) as t(kode_toko text, no_toko smallint,
        nama_toko text, alamat_toko text, no_hp text, jenis_toko text, zona text, tgl_system date)`)
    // Nobody gave these passwords: everybody may read them.
    await tx.rows(sql`select set_config('kencana.oleh', 'SISTEM', true)`)
    await tx.rows(sql`insert into users (user_id, usere_name, level, kode_toko, sandi)
      select user_id, usere_name, level, kode_toko, sandi
      from jsonb_to_recordset(${JSON.stringify(users)}::jsonb) as u(user_id text, usere_name text,
        level text, kode_toko text, sandi text)`)
  })
}
