import type { Refusal } from '#kernel/refusal'
import type { Context } from '#server/serve'

/** A refusal's sentence in the user's language. */
export const kalimat = (ctx: Context, { message, params }: Refusal): string =>
  ctx.t(message, {
    ...params,
    ...(typeof params.field === 'string' ? { field: ctx.t(params.field) } : {}),
  })
