import { sql } from 'kysely'
import type { Loaded } from './test-muat.server.ts'

/** What was written of a document, and then of its steps: the later ones over the earlier. */
export type Isi = Readonly<Record<string, unknown>>

/** Money of a promise in a drawer or an account: what came in, less what went out. */
interface Kas {
  readonly jenis: string
  readonly tgl: string
  readonly jumlah: number
}

/** A promise, out of the raw books alone: no function of the reports is asked. */
export interface JanjiMentah {
  readonly id: string
  readonly id_asal: string | null
  readonly nomor: string
  readonly jenis: string
  readonly status: string
  readonly tgl: string
  readonly kode_toko: string
  readonly isi: Isi
  readonly nama_customer: string
  readonly no_hp: string
  readonly alamat_customer: string
  readonly kas: readonly Kas[]
  /** The day of its cancel. */
  readonly tgl_batal: string | null
}

type Baris = Omit<JanjiMentah, 'isi'> & { readonly naskah: readonly Isi[] }

/** All promises of the chain by shop and number. */
export async function janjiMentah({ owner }: Loaded): Promise<JanjiMentah[]> {
  const rows = await owner.chain.rows<Baris>(sql`
    with uang as (select q.kode_toko, q.id_janji, q.id as id_dokumen, q.jenis from kwitansi q
      union select b.kode_toko, q.id_janji, b.id, q.jenis from dokumen b
        join kwitansi q on q.kode_toko = b.kode_toko and q.id = b.id_asal
        where b.jenis like 'BATAL%'
      union select b.kode_toko, b.id_asal, b.id, 'BATAL' from dokumen b
        where b.jenis like 'BATAL%'
      union select d.kode_toko, d.id, d.id, 'SENDIRI' from dokumen d)
    select d.id::text, d.id_asal::text, d.nomor, d.jenis, s.status, d.tgl_system::text as tgl,
      d.kode_toko, coalesce(c.nama_customer, '') as nama_customer, coalesce(c.no_hp, '') as no_hp,
      coalesce(c.alamat_customer, '') as alamat_customer,
      (select b.tgl_system::text from dokumen b where b.kode_toko = d.kode_toko
        and b.id_asal = d.id and b.jenis like 'BATAL%') as tgl_batal,
      jsonb_build_array(d.isi) || coalesce((select jsonb_agg(f.isi order by p.urut, f.n)
        from fakta f join posting p on p.kode_toko = f.kode_toko and p.id = f.id_posting
        where f.kode_toko = d.kode_toko and f.id_dokumen = d.id), '[]') as naskah,
      coalesce((select jsonb_agg(jsonb_build_object('jenis', u.jenis, 'tgl', k.tgl_system,
          'jumlah', k.jumlah_in - k.jumlah_out))
        from uang u join kas k on k.kode_toko = u.kode_toko and k.id_dokumen = u.id_dokumen
        where u.kode_toko = d.kode_toko and u.id_janji = d.id), '[]') as kas
    from dokumen d join status_dokumen s on s.kode_toko = d.kode_toko and s.id = d.id
      left join pelanggan c on c.kode_toko = d.kode_toko and c.id::text = d.isi->>'id_pelanggan'
    where d.prefix in ('PS', 'SV', 'HT', 'CL', 'PO')
      and d.jenis in ('PESANAN', 'SERVICE', 'HUTANG', 'CICILAN', 'PRE_ORDER')
    order by d.kode_toko, d.nomor`)
  return rows.map(({ naskah, ...row }) => ({ ...row, isi: Object.assign({}, ...naskah) }))
}

/** A number that stands in it. @throws where none does */
export function angka({ isi }: Pick<JanjiMentah, 'isi'>, nama: string): number {
  const value = isi[nama]
  if (typeof value !== 'number') throw new TypeError(`${nama} is no number: ${String(value)}`)
  return value
}

/** The same, of which nothing may have been said yet. */
export const mungkin = ({ isi }: Pick<JanjiMentah, 'isi'>, nama: string): number | null =>
  typeof isi[nama] === 'number' ? isi[nama] : null

export function kata({ isi }: Pick<JanjiMentah, 'isi'>, nama: string): string {
  const value = isi[nama]
  return typeof value === 'string' ? value : ''
}

/** What came less what went, of these kinds of payment; by default of all. */
export const uang = ({ kas }: JanjiMentah, ...jenis: readonly string[]): number =>
  kas.reduce(
    (sum, one) => sum + (jenis.length === 0 || jenis.includes(one.jenis) ? one.jumlah : 0),
    0,
  )

/** Whole days from one to the other. */
export const selisihHari = (dari: string, sampai: string): number =>
  (Date.parse(sampai) - Date.parse(dari)) / 86_400_000

interface Jaminan {
  readonly nama_barang: string
  readonly berat: number
  readonly kadar: number
  readonly potongan: number
}
/** The pieces of a pledge. */
export const jaminan = ({ isi }: JanjiMentah): readonly Jaminan[] => {
  const { jaminan: pieces = [] }: { jaminan?: readonly Jaminan[] } = Object(isi)
  return pieces
}

/** What a pledge is worth at a price of fine gold, rupiah a gram: each piece less its condition. */
export const nilaiJaminan = (janji: JanjiMentah, murni: number): number =>
  jaminan(janji).reduce((sum, { berat, kadar, potongan }) => {
    const emas = Math.floor((Math.round((berat * kadar) / 10_000) * murni) / 1000)
    return sum + Math.floor((emas * (10_000 - potongan)) / 10_000)
  }, 0)
