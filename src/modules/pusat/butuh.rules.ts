import type { Master } from '#kernel/master'

type Penunjuk = Pick<Master, 'name' | 'fields'>

/**
 * What rows of these masters point at, by whatever way, and is not chosen along with them: the
 * masters that a branch may lack.
 */
export function yangDibutuhkan(
  masters: readonly Penunjuk[],
  bermasalah: Iterable<string>,
  dipilih: ReadonlySet<string>,
): string[] {
  const byName = new Map(masters.map((master) => [master.name, master]))
  const found = new Set<string>()
  const visit = (name: string): void => {
    for (const { ref } of Object.values(byName.get(name)?.fields ?? {})) {
      if (ref === undefined || found.has(ref.master) || !byName.has(ref.master)) continue
      found.add(ref.master)
      visit(ref.master)
    }
  }
  for (const name of bermasalah) visit(name)
  return [...found].filter((name) => !dipilih.has(name))
}
