import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { hitungCetak, jawabCetak, type Dicetak } from '#modules/nota/cetak.server'
import { cetakKertas, type Calon } from '#modules/nota/kertas.server'
import { calonBeli } from '#modules/pembelian/kertas-beli.server'
import { isiFakturDari, type IsiFaktur } from '#modules/pembelian/lihat.server'
import { handle, type Context } from '#server/serve'
import { cetakKunjungan, konfirmasiKunjungan } from './cetak-kunjungan.calls.ts'
import { calonNota, type IsiNota } from '#modules/penjualan/kertas-nota.server'
import { isiNotaDari } from '#modules/penjualan/lihat.server'
import { calonSlip } from '#modules/penjualan/slip-tukar.server'
import { settingPembelian } from '#modules/pembelian/setting'
import { settingPenjualan } from '#modules/penjualan/setting'

/** The visits that these numbers belong to. */
const muatGroup = (ctx: Context, nomor: readonly string[]) =>
  ctx.db.rows<Dicetak>(
    ctx.kodeToko,
    sql`
    select d.id, d.nomor, s.status, 0 as cetak from kencana.dokumen d
      join kencana.status_dokumen s on s.kode_toko = d.kode_toko and s.id = d.id
    where d.kode_toko = ${ctx.kodeToko} and d.jenis = 'GROUP' and d.id in (
      select coalesce(x.id_group, x.id) from kencana.dokumen x
      where x.kode_toko = d.kode_toko and x.nomor = any(${nomor}::text[]))
    order by d.nomor`,
  )

/** Notes of earlier visits of which a part came back with these purchases. */
async function muatAsal(ctx: Context, fakturs: readonly IsiFaktur[]): Promise<IsiNota[]> {
  if (fakturs.length === 0) return []
  const ids = fakturs.map(({ id }) => id)
  return isiNotaDari(
    ctx,
    sql`st.status = 'VALID' and p.id in (select b.id_asal from kencana.pembelian_baris b
      where b.kode_toko = ${ctx.kodeToko} and b.id = any(${ids}::uuid[]))`,
  )
}

/** Nothing is printed by itself that the shop does not want so (SPEC 6). */
const ingin = (ctx: Context) => ({
  jual: !ctx.setting(settingPenjualan.PENJUALAN_PRINT_MODULE),
  beli: !ctx.setting(settingPembelian.PEMBELIAN_PRINT_MODULE),
  acc: ctx.setting(settingPenjualan.PRINT_NOTA_JUAL_SLIP_ACC_MODULE),
})

interface Kunjungan {
  readonly group: Dicetak
  readonly jual: readonly IsiNota[]
  readonly beli: readonly IsiFaktur[]
}

/** What a visit sold, with its slips; the slip of an exchange; what it bought. */
async function calonKunjungan(ctx: Context, kunjungan: Kunjungan): Promise<Calon[]> {
  const { beli, jual } = kunjungan
  const { acc, beli: cetakBeli, jual: cetakJual } = ingin(ctx)
  const tukar = jual.length > 0 && beli.length > 0
  return [
    ...(cetakJual ? jual.map((nota) => calonNota(ctx, nota, 'NOTA')) : []),
    ...(cetakJual && acc ? jual.map((nota) => calonNota(ctx, nota, 'ACC')) : []),
    ...(tukar && (cetakJual || cetakBeli) ? [await calonSlip(ctx, kunjungan)] : []),
    ...(cetakBeli ? await calonBeli(ctx, beli) : []),
  ]
}

/** Every paper of these visits, a visit after the other, and what is left of older notes. */
async function semuaCalon(ctx: Context, nomor: readonly string[]): Promise<Calon[]> {
  const groups = await muatGroup(ctx, nomor)
  const ids = groups.map(({ id }) => id)
  const narrow = sql`p.id_group = any(${ids}::uuid[]) and st.status = 'VALID'`
  const [jual, beli] = await Promise.all([isiNotaDari(ctx, narrow), isiFakturDari(ctx, narrow)])
  const milik = <N extends { no_faktur_group: string }>(notas: readonly N[], group: Dicetak) =>
    notas.filter((nota) => nota.no_faktur_group === group.nomor)
  const calon: Calon[] = []
  for (const group of groups)
    calon.push(
      ...(await calonKunjungan(ctx, { group, jual: milik(jual, group), beli: milik(beli, group) })),
    )
  const asal = ingin(ctx).beli ? await muatAsal(ctx, beli) : []
  const sisa = asal.map((nota) => calonNota(ctx, nota, 'NOTA'))
  return [...calon, ...sisa.filter(({ dicetak }) => dicetak.kertas === 'SISA')]
}

/** The papers of visits that nobody has printed yet, in one file (SPEC 9). */
export const cetak = handle(cetakKunjungan, async (ctx, { body }) => {
  const calon = await semuaCalon(ctx, body.no_faktur)
  const dihitung = await hitungCetak(
    ctx,
    calon.map(({ dicetak }) => dicetak),
  )
  const baru = calon.flatMap((paper, at) => {
    const dicetak = dihitung[at]
    return dicetak?.cetak === 0 ? [{ ...paper, dicetak }] : []
  })
  const [first, ...rest] = baru
  if (!first) throw new Refusal('Tidak Ada Nota Yang Belum Dicetak')
  const name = rest.length > 0 ? `nota-${ctx.toko.tgl_system}` : first.dicetak.nomor
  return cetakKertas(ctx, baru, { id_cetak: body.id_cetak, alasan: null }, name)
})

/** Whether they came out, all of one press. */
export const konfirmasi = handle(konfirmasiKunjungan, (ctx, { body }) =>
  jawabCetak(ctx, null, body),
)
