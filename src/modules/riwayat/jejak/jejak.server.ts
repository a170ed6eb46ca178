import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { handle, type Context } from '#server/serve'
import { mayKnowCost } from '#modules/stok/data-barang.server'
import { cariDokumen, jejakDokumen } from './jejak.calls.ts'

interface Kepala {
  readonly nomor: string
  readonly jenis: string
  readonly tgl_system: string
  readonly saat: string
  readonly input_by: string
  readonly status: string
}

/** The one answer of jejak_dokumen. */
interface Jejak extends Kepala {
  readonly langkah: readonly {
    readonly saat: string
    readonly ke: string
    readonly oleh: string
    readonly alasan: string | null
    readonly otorisasi: readonly { readonly kategori: string; readonly pemberi: string | null }[]
  }[]
  readonly jumlah_barang: number
  readonly barang: {
    kode_barcode: string
    nama_barang: string
    dari: string
    ke: string
    berat: number
  }[]
  readonly uang: {
    jenis: string
    laci: string | null
    no_rekening: string | null
    masuk: number
    keluar: number
  }[]
  readonly gram: { akun: string; kadar: number; kotor: number; murni: number }[]
  readonly jurnal: { nomor_akun: string; nama_akun: string; debit: number; kredit: number }[]
  readonly terkait: readonly Pick<Kepala, 'nomor' | 'jenis'>[]
}

/** What a kind of document is called: by its definition, a cancel by what it takes back. */
function namaDokumen({ house, t }: Context, jenis: string): string {
  if (jenis === 'GROUP') return t('Kunjungan')
  const undoes = ({ commands }: { readonly commands: object }): boolean =>
    Object.values(commands).some(
      (command: object) => 'undoes' in command && command.undoes === jenis,
    )
  const batal = jenis.startsWith('BATAL_')
  const asal = batal ? jenis.slice('BATAL_'.length) : jenis
  const title = house.documents.find((one) => one.name === asal || undoes(one))?.title
  if (title === undefined) return jenis
  return batal ? t('Batal {{dokumen}}', { dokumen: t(title) }) : t(title)
}

/** A state in the words of its document. */
function namaStatus({ house, t }: Context, jenis: string, status: string): string {
  const states = house.documents.find(({ name }) => name === jenis)?.states
  return t(states?.[status] ?? status)
}

/**
 * What was typed as numbers: a whole one, or date and count, which every kind of document may have.
 * Nothing where it is neither.
 */
function nomorDari(ctx: Context, typed: string): string[] {
  const text = typed.trim().toUpperCase()
  if (/^[A-Z]{2}-[A-Z0-9]+-\d{6}-\d{4,}$/.test(text)) return [text]
  if (!/^\d{6}-\d{4,}$/.test(text)) return []
  const prefixes = new Set(['FG', 'BT', ...ctx.house.documents.map(({ prefix }) => prefix)])
  return [...prefixes].map((prefix) => `${prefix}-${ctx.kodeToko}-${text}`)
}

export const cari = handle(cariDokumen, async (ctx, { query }) => {
  const nomor = nomorDari(ctx, query.q)
  if (nomor.length === 0) return []
  const found = await ctx.db.rows<Kepala>(
    ctx.kodeToko,
    sql`select * from kencana.dokumen_bernomor(${ctx.kodeToko}, ${nomor}) order by saat, nomor`,
  )
  return found.map((one) => ({
    nomor: one.nomor,
    nama: namaDokumen(ctx, one.jenis),
    tgl_system: one.tgl_system,
    nama_status: namaStatus(ctx, one.jenis, one.status),
  }))
})

/** Grams and journal tell what a piece has cost: for those who may know it. */
export const jejak = handle(jejakDokumen, async (ctx, { params }) => {
  const found = await ctx.db.row<{ readonly jejak: Jejak }>(
    ctx.kodeToko,
    sql`select kencana.jejak_dokumen(${ctx.kodeToko}, ${params.nomor.toUpperCase()}) as jejak`,
  )
  if (!found?.jejak) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const { barang, gram, jenis, jumlah_barang, jurnal, langkah, terkait, uang, ...kepala } =
    found.jejak
  const tahu = mayKnowCost(ctx.user.level)
  return {
    ...kepala,
    nama: namaDokumen(ctx, jenis),
    nama_status: namaStatus(ctx, jenis, kepala.status),
    akhir: [...(ctx.house.documents.find(({ name }) => name === jenis)?.ends ?? [])],
    langkah: langkah.map(({ ke, otorisasi, ...one }) => ({
      ...one,
      nama_status: namaStatus(ctx, jenis, ke),
      otorisasi: otorisasi.map(({ kategori, pemberi }) => ({
        kategori: ctx.t(ctx.house.approvals[kategori] ?? kategori),
        pemberi,
      })),
    })),
    ...{ jumlah_barang, barang, uang },
    gram: tahu ? gram : [],
    jurnal: tahu ? jurnal : [],
    terkait: terkait.map((one) => ({ nomor: one.nomor, nama: namaDokumen(ctx, one.jenis) })),
  }
})
