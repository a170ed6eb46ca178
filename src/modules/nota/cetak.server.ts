import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { requireApprovals } from '#server/document/approval'
import type { Context } from '#server/serve'
import type { FormatCetak, otorisasiCetak, Platform } from './cetak.rules.ts'

/**
 * The papers a document may have, each counted on its own: its nota, what is left of it after a
 * part was bought back, the slip on which it is handed over, the agreement, the coupons that it
 * earned.
 */
export type Lembaran = 'NOTA' | 'SISA' | 'ACC' | 'PERJANJIAN' | 'KUPON'

/** A paper of a document, as it stands. */
export interface Dicetak {
  readonly id: string
  readonly nomor: string
  readonly status: string
  readonly cetak: number // how often it was printed
  readonly gagal?: number // how often somebody said that it did not come out
  readonly kertas?: Lembaran //  default NOTA
  readonly bagian?: string //    the lines that stand on a SISA: '1,3'
}

const lembaran = ({ bagian = '', id, kertas = 'NOTA' }: Dicetak) => ({ id, kertas, bagian })

/** How a paper is called among those of one press: its document's id, and its kind. */
export const kunciCetak = ({ id, kertas = 'NOTA' }: Pick<Dicetak, 'id' | 'kertas'>): string =>
  kertas === 'NOTA' ? id : `${id} ${kertas}`

/** The same papers with how often each was printed by now. */
export async function hitungCetak(ctx: Context, papers: readonly Dicetak[]): Promise<Dicetak[]> {
  const rows = await ctx.db.rows<{ n: number; cetak: number; gagal: number }>(
    ctx.kodeToko,
    sql`
    select m.n::int, count(c.n) filter (where c.tercetak is not false)::int as cetak,
      count(c.n) filter (where c.tercetak = false)::int as gagal
    from jsonb_to_recordset(${JSON.stringify(
      papers.map((paper, n) => ({ ...lembaran(paper), n })),
    )}::jsonb) as m(id uuid, kertas text, bagian text, n int)
      left join kencana.cetak_nota c on c.kode_toko = ${ctx.kodeToko} and c.id_dokumen = m.id
        and c.kertas = m.kertas and c.bagian = m.bagian
    group by 1`,
  )
  const dihitung = new Map(rows.map((row) => [row.n, row]))
  return papers.map((paper, n) => {
    const { cetak = 0, gagal = 0 } = dihitung.get(n) ?? {}
    return { ...paper, cetak, gagal }
  })
}

/** Every number that was asked for is there. */
export function semuaAda(nomor: readonly string[], found: readonly string[]): void {
  const missing = nomor.find((each) => !found.includes(each))
  if (missing)
    throw new Refusal('Faktur {{nomor}} Tidak Ditemukan', {
      code: 'E-TIDAK-ADA',
      params: { nomor: missing },
    })
}

/**
 * Only a valid note is printed. A waiting one is only looked at, and a cancelled one is no nota.
 */
export function checkCetak(notas: readonly Pick<Dicetak, 'nomor' | 'status'>[]): void {
  const open = notas.find((nota) => nota.status !== 'VALID')
  if (!open) return
  throw new Refusal(
    open.status === 'BATAL'
      ? 'Faktur {{nomor}} Sudah Dibatalkan'
      : 'Faktur {{nomor}} Belum Divalidasi',
    { params: { nomor: open.nomor } },
  )
}

/** One press of the button. */
export interface MintaCetak {
  readonly id_cetak: string
  readonly alasan: string | null
  readonly platform?: Platform | null
  readonly format?: FormatCetak | null
  /** The approval that a second print needs; by default none. */
  readonly ulang?: string | undefined
}

/** It was said twice that an original did not come out: once is believed. */
const gagalLagi = ({ cetak, gagal = 0 }: Dicetak): boolean => cetak === 0 && gagal > 1

/**
 * Counts a print of each, under the lock of its state: of all who print it for the first time at
 * once one gets the original. What somebody had to agree to is judged again under it.
 * @returns which print of it each is, by its kunciCetak; from 1
 * @throws Refusal where one was printed before and nobody says why it is again, or nobody who may
 * allows it
 */
export async function catatCetak(
  ctx: Context,
  notas: readonly Dicetak[],
  { alasan, id_cetak, ulang }: MintaCetak,
): Promise<Readonly<Record<string, number>>> {
  if (!alasan && notas.some((nota) => nota.cetak > 0 || gagalLagi(nota)))
    throw new Refusal('Alasan Cetak Ulang Tidak Boleh Kosong', {
      code: 'E-ISI',
      fields: [{ field: 'alasan', text: 'Alasan Cetak Ulang Tidak Boleh Kosong' }],
    })
  const lagi = ulang === undefined ? [] : notas.filter((nota) => nota.cetak > 0)
  const kategori: keyof typeof otorisasiCetak = 'CETAK_SETELAH_GAGAL'
  const otorisasi = await requireApprovals(ctx, [
    ...lagi.map(({ cetak, nomor }) => ({
      ...{ kategori: ulang ?? '', sebelum: { [nomor]: cetak }, sesudah: { [nomor]: cetak + 1 } },
      keterangan: alasan ?? '',
    })),
    ...notas.filter(gagalLagi).map(({ gagal = 0, nomor }) => ({
      ...{ kategori, sebelum: { [nomor]: `${gagal} x` }, sesudah: { [nomor]: 1 } },
      keterangan: alasan ?? '',
    })),
  ])
  const minta = JSON.stringify({
    ...(otorisasi.length > 0 ? { otorisasi } : {}),
    cetak: notas.map((nota) => {
      const { cetak, gagal = 0 } = nota
      return { ...lembaran(nota), cetak, gagal }
    }),
    ulang: ulang !== undefined,
    id_cetak,
    oleh: ctx.user.user_id,
    perangkat: ctx.request.perangkat,
    alasan,
  })
  const dicatat = await ctx.db.row<{ readonly ke: Readonly<Record<string, number>> }>(
    ctx.kodeToko,
    sql`select kencana.catat_cetak(${ctx.kodeToko}, ${minta}) as ke`,
  )
  const ke = dicatat?.ke ?? {}
  ctx.live.changed(ctx.kodeToko, { jenis: 'CETAK', nomor: notas.map((nota) => nota.nomor) })
  return ke
}

/**
 * What the person at the printer saw; a paper that did not come out waits under 'Belum Dicetak',
 * and the next one is no copy: that is believed once. Answered once, for the paper of this one
 * press of the button: a later answer changes nothing.
 * @param nomor whose papers; null: of all that this press printed
 * @throws Refusal E-TIDAK-ADA where nothing was printed so
 */
export async function jawabCetak(
  ctx: Context,
  nomor: readonly string[] | null,
  { id_cetak, tercetak }: { readonly id_cetak: string; readonly tercetak: boolean },
): Promise<null> {
  const found = await ctx.db.rows(
    ctx.kodeToko,
    sql`
    update kencana.cetak_nota c set tercetak = coalesce(c.tercetak, ${tercetak}),
      dijawab_pada = coalesce(c.dijawab_pada, now()),
      dijawab_oleh = coalesce(c.dijawab_oleh, ${ctx.user.user_id})
    from kencana.dokumen d
    where c.kode_toko = ${ctx.kodeToko} and d.kode_toko = c.kode_toko and d.id = c.id_dokumen
      and (${nomor}::text[] is null or d.nomor = any(${nomor}::text[]))
      and c.id_cetak = ${id_cetak}::uuid
    returning 1`,
  )
  if (found.length === 0) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  ctx.live.changed(ctx.kodeToko, { jenis: 'CETAK', nomor: nomor ?? [] })
  return null
}

/** How often a document was printed, and the paper nobody has said came out: SQL over alias d. */
export const cetakDari = sql`
    (select count(*) from kencana.cetak_nota x where x.kode_toko = d.kode_toko
      and x.id_dokumen = d.id and x.kertas = 'NOTA' and x.tercetak is not false) as cetak,
    (select x.id_cetak::text from kencana.cetak_nota x where x.kode_toko = d.kode_toko
      and x.id_dokumen = d.id and x.tercetak is null order by x.n desc limit 1) as cetakan_menunggu,
    kencana.nota_tercetak(d.kode_toko, d.id) as tercetak`
