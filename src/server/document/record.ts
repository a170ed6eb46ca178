import type { Endpoint } from '#kernel/endpoint'
import type { Written } from '#kernel/ledger'
import type { Context, Reply } from '../serve.ts'
import { post } from './post.ts'

interface Recorded<A> {
  readonly books: readonly Written[]
  readonly answer: Reply<A>
  /** What it is about, by the name under which screens hear news of it. */
  readonly jenis: string
  readonly nomor?: string | readonly string[]
}

/**
 * Posts what somebody says about things that stay as they are: that a transfer came, that a finding
 * was looked at. It makes no document and moves none (docs/adr/0261).
 */
export async function record<A>(
  ctx: Context,
  { path: perintah }: Pick<Endpoint, 'path'>,
  { answer, books, jenis, nomor = [] }: Recorded<A>,
): Promise<Reply<A>> {
  const tulis = books.map(({ ledger, rows }) => [ledger.name, rows] as const)
  const saved = await post(ctx, { perintah, tulis }, answer)
  const oleh = ctx.user.user_id
  ctx.live.changed(ctx.kodeToko, { jenis, nomor, oleh, perintah })
  return saved
}
