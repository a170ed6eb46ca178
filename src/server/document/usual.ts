import type { Cancelled, Command } from '#kernel/document'
import type { ServedModule } from '../serve.ts'
import { serveCancel } from './cancel.ts'
import { serveList } from './list.ts'

type Exact = Command<string, never, Cancelled, { readonly nomor: string }> & {
  readonly undoes: string
}
const isExact = (command: Command): command is Exact =>
  command.exact === true && command.undoes !== undefined

/** Adds the lists and exact cancels of a module's documents that it does not answer by itself. */
export function withUsual(served: ServedModule): ServedModule {
  const own = new Set(served.handlers.map(({ endpoint }) => endpoint))
  const usual = (served.modul.documents ?? []).flatMap((document) => [
    ...(document.list ? [serveList(document, document.list)] : []),
    ...Object.values(document.commands)
      .filter(isExact)
      .map((command) => serveCancel(document, command)),
  ])
  return {
    ...served,
    handlers: [...served.handlers, ...usual.filter(({ endpoint }) => !own.has(endpoint))],
  }
}
