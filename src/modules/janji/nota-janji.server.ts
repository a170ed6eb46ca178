import type { Document, DocumentList } from '#kernel/document'
import type { Fields } from '#kernel/field'
import { listedBy, type Lengkapi } from '#server/document/list'
import { handle, type Context, type Handler } from '#server/serve'
import { adaNota } from '#modules/kunjungan/lihat.server'
import { menurutGroup } from '#modules/nota/menurut-group'
import { templateWa, type NotaWa } from '#modules/nota/template-wa'
import type { BarisJanji, notaCalls } from './nota-janji.ts'

type Kepala = Pick<NotaWa, 'nama_customer' | 'nomor' | 'tgl_system'>

/**
 * Answers the two calls by number.
 * @param wa what the customer reads of one on his telephone; no public page tells of his money
 * @param baris its pieces, where they are of price groups: dataJualGrouped
 * @param lengkapi columns that the rules work out
 */
export function serveNotaJanji<S extends string, F extends Fields, R extends Kepala>(
  document: Pick<Document, 'commands' | 'name' | 'prefix'> & { readonly list: DocumentList<S, F> },
  { semua, single }: ReturnType<typeof notaCalls<R>>,
  wa: (row: R) => Pick<NotaWa, 'baris' | 'judul' | 'total'>,
  {
    baris = () => [],
    lengkapi = (_, rows) => Promise.resolve([...rows]),
  }: {
    readonly baris?: (row: R) => readonly BarisJanji[]
    readonly lengkapi?: Lengkapi<R>
  } = {},
): Handler[] {
  const read = listedBy(document, document.list)
  const jawab = async (ctx: Context, no_faktur: string, all: boolean) => {
    const data: R[] = adaNota(
      await lengkapi(ctx, await read(ctx, no_faktur.trim().toUpperCase(), all)),
    )
    const dataJualGrouped = menurutGroup(data.flatMap((row) => baris(row)))
    const notas = data.map((row) => {
      const { nama_customer, nomor, tgl_system } = row
      return { ...wa(row), nama_customer, nomor, tgl_system, url: '' }
    })
    return { data, template_wa: templateWa(ctx.toko.nama_toko, notas), dataJualGrouped }
  }
  return [
    handle(single, (ctx, { body }) => jawab(ctx, body.no_faktur, false)),
    handle(semua, (ctx, { body }) => jawab(ctx, body.no_faktur, true)),
  ]
}
