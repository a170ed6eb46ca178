import { sql } from 'kysely'
import { openDb } from '#server/db'
import type { TestHttp } from '#server/test-http'
import type { KodeCuriga } from '../src/modules/curiga/pola.ts'
import { dataOf, terimaCincin } from './cincin.ts'
import { fillMasters, personOf, type Person } from './shop.ts'

/** A finding about a person as the call answers it. */
export interface Temuan {
  readonly pola: KodeCuriga
  readonly kunci: string
  readonly ke: number
  readonly tgl_system: string
  readonly nilai: number
  readonly toko_lain: number
  readonly status: string
  readonly nota: readonly { readonly nomor: string }[]
  readonly bukti: readonly { readonly label: string; readonly teks: string | null }[]
  readonly riwayat: readonly object[]
}

/** A shop of the chain with its people, its prices and rings to sell. */
export interface Toko {
  readonly own: Person
  readonly spv: Person
  readonly kasir: Person
  readonly barang: string[]
}

/** Opens GS1 as the head office, another as a branch; nothing waits for the cashier. */
export async function bukaToko(
  http: TestHttp,
  kode: string,
  jumlah: number,
  setelan: Readonly<Record<string, number>> = {},
): Promise<Toko> {
  await http.addShop(kode, kode === 'GS1' ? 'PUSAT' : 'CABANG')
  const karyawan = async (level: 'OWN' | 'SPV' | 'KASIR'): Promise<Person> => {
    const name = `${level.toLowerCase()}.${kode.toLowerCase()}`
    return personOf(http, name, await http.token(name, level, kode))
  }
  const own = await karyawan('OWN')
  await fillMasters(own)
  for (const [key, value] of Object.entries({ SKIP_VALIDASI_MODULE: true, ...setelan }))
    dataOf(await own.put(`para-system/key/${key}`, { value }))
  dataOf(await own.post('penjualan/harga-hari-ini', {}))
  const barang = await terimaCincin(own, jumlah)
  return { own, barang, spv: await karyawan('SPV'), kasir: await karyawan('KASIR') }
}

/** Somebody judges a finding. */
export const tandai = (siapa: Person, { ke, kunci, pola, tgl_system }: Temuan, kata: object) =>
  siapa.post('transaksi-mencurigakan/tandai', { pola, kunci, tgl_system, ke, ...kata })

/** A customer with a card; no two share the end of their numbers. */
export const orang = (nama_customer: string, ekor: string) => ({
  nama_customer,
  no_hp: `62812000${ekor}`,
  alamat_customer: 'Jl. Melati 3',
  jenis_identitas: 'KTP',
  no_identitas: `317123456789${ekor}`,
})

/** Who looks at a finding first says so. */
export const mulai = { tanda: 'DIPERIKSA', alasan: 'Ditanyakan kepada orangnya' }

/** Past every trigger, as the owner of the database could: it happened so many days before. */
export async function geser(
  ownerUrl: string,
  kode: string,
  nomor: string,
  jumlah: number,
): Promise<void> {
  const owner = openDb(ownerUrl)
  try {
    await owner.chain.transaction(async (tx) => {
      await tx.rows(sql`set local session_replication_role = replica`)
      for (const tabel of ['penjualan', 'dokumen'])
        await tx.rows(sql`update ${sql.ref(`kencana.${tabel}`)} t
          set tgl_system = t.tgl_system - ${jumlah}::int,
            saat = t.saat - make_interval(days => ${jumlah}::int)
          where t.kode_toko = ${kode} and t.id in (select unnest(array[d.id, d.id_group])
            from kencana.dokumen d where d.kode_toko = ${kode} and d.nomor = ${nomor})`)
    })
  } finally {
    await owner.close()
  }
}
