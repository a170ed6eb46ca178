import { call } from '#web/call'
import { branchNow } from '#web/branch'
import { failure } from '#web/dialogs/notices'
import { uses, lastChange } from '#web/used'
import { bukaLayar, favoritLayar, layarSaya } from './layar-saya.calls.ts'

async function load(): Promise<void> {
  const { data } = await call(layarSaya, {})
  uses.set(
    data.map(({ favorit, kali, path, terakhir }) => ({
      path,
      kali,
      favorit,
      terakhir: terakhir === null ? 0 : Date.parse(terakhir),
    })),
  )
}

/** Loads how this person uses his screens, and tells the server what he opens and stars. */
export function rememberLayar(): () => void {
  if (branchNow() !== undefined) return () => undefined
  load().catch(() => undefined) // menus stand as everybody has them
  return lastChange.watch(() => {
    const change = lastChange.get()
    if (change === undefined) return
    const { path } = change
    if ('opened' in change) call(bukaLayar, { body: { path } }).catch(() => undefined)
    else
      call(favoritLayar, { body: { path, favorit: change.star } }).catch((problem: unknown) => {
        failure(problem)
        load().catch(() => undefined)
      })
  })
}
