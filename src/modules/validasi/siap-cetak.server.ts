import { sql } from 'kysely'
import type { Batu } from '#modules/berlian/batu.rules'
import { kertasUntuk } from '#modules/penjualan/kertas-jual.rules'
import { list, text } from '#kernel/shape'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { beliTerbuka, terbuka, type GroupMenunggu, type NotaMenunggu } from './muat.server.ts'
import { settingBerlian } from '#modules/berlian/setting'
import { settingPenjualan } from '#modules/penjualan/setting'
import { settingNota } from '#modules/nota/setting'

interface BatuJual {
  readonly id: string
  readonly kode_barcode: string
  readonly data_berlian: readonly Batu[]
}

/** The stones that these notes sell, by note and barcode; not loaded without the module. */
async function muatBatu(
  ctx: Context,
  notas: readonly NotaMenunggu[],
): Promise<ReadonlyMap<string, readonly Batu[]>> {
  const rows = ctx.setting(settingBerlian.BERLIAN_MODULE)
    ? await ctx.db.rows<BatuJual>(
        ctx.kodeToko,
        sql`
        select b.id, b.kode_barcode, kencana.batu_jual(b.kode_toko, b.id, b.kode_barcode)
          as data_berlian
        from kencana.penjualan_batu b
        where b.kode_toko = ${ctx.kodeToko} and b.n = 1
          and b.id = any(${notas.map(({ id }) => id)}::uuid[])`,
      )
    : []
  return new Map(rows.map((row) => [`${row.id} ${row.kode_barcode}`, row.data_berlian]))
}

/** A sale in the answer: its lines with their stones. */
interface DataJual {
  readonly no_faktur_jual: string
  readonly baris: readonly {
    readonly kode_barcode: string
    readonly kode_kategori: string
    readonly berat: number
    readonly data_berlian: readonly Batu[] | null
  }[]
}

function dataJual(nota: NotaMenunggu, batu: ReadonlyMap<string, readonly Batu[]>): DataJual {
  return {
    no_faktur_jual: nota.nomor,
    baris: nota.baris.map(({ berat, kode_barcode, kode_kategori }) => ({
      kode_barcode,
      kode_kategori,
      berat,
      data_berlian: batu.get(`${nota.id} ${kode_barcode}`) ?? null,
    })),
  }
}

/** The sales of pieces that were ordered; each stands among the others, too. */
const notaPesanan = defineLoad('nota_pesanan', list(text))

/** The kind and size of the paper, which the server draws (ADR 0086); null when there is none. */
const template = (ctx: Context, kertas: string, ada: boolean) =>
  ada ? { kertas, ukuran: ctx.setting(settingNota.SIZE_NOTA_MODULE) ? 'A4' : 'SETENGAH' } : null

/**
 * The notas of validated groups ready to print (SPEC 7): each sale stands in one of the lists of
 * notas, and once more among the slips ACC where the shop prints them.
 */
export async function siapCetak(ctx: Context, groups: readonly GroupMenunggu[]) {
  const notas = groups.flatMap(terbuka)
  const batu = await muatBatu(ctx, notas)
  const jual = notas.map((nota) => {
    const data = dataJual(nota, batu)
    return {
      data,
      kertas: kertasUntuk(data.baris, ctx.setting(settingPenjualan.PRINT_NOTA_BERLIAN_MODULE)),
    }
  })
  const dipesan = await ctx.db.load(notaPesanan, [
    ctx.kodeToko,
    JSON.stringify(notas.map(({ nomor }) => nomor)),
  ])
  const berkertas = (wanted: string): string[] =>
    jual.flatMap(({ data, kertas }) => (kertas === wanted ? [data.no_faktur_jual] : []))
  const berlian = jual.flatMap(({ data }) =>
    data.baris.some(({ data_berlian }) => data_berlian) ? [data] : [],
  )
  const acc = ctx.setting(settingPenjualan.PRINT_NOTA_JUAL_SLIP_ACC_MODULE)
    ? notas.map(({ nomor }) => nomor)
    : []
  const beli = groups.flatMap(beliTerbuka).map(({ nomor }) => nomor)
  const tukar = groups
    .map((group) => ({
      no_faktur_group: group.nomor,
      notajual: terbuka(group).map(({ nomor }) => nomor),
      notabeli: beliTerbuka(group).map(({ nomor }) => nomor),
    }))
    .filter(({ notabeli, notajual }) => notabeli.length > 0 && notajual.length > 0)
  return {
    notajual: berkertas('JUAL'),
    notajualberlian: berkertas('BERLIAN'),
    datajualberlian: berlian.length > 0 ? berlian : null,
    notajualacc: acc,
    templatejualacc: template(ctx, 'ACC', acc.length > 0),
    notajualpesanan: [...dipesan],
    notajualemas: berkertas('EMAS'),
    notabeli: beli,
    templatebeli: template(ctx, 'BELI', beli.length > 0),
    dataBarangTukar: tukar.length > 0 ? tukar : null,
    template_tukar: template(ctx, 'TUKAR', tukar.length > 0),
  }
}
