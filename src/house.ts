import { buildHouse, inOrder, type Modul } from '#kernel/module'

const found = import.meta.glob<Readonly<Record<string, Modul>>>('./modules/*/module.ts', {
  eager: true,
})

/** The shop: every folder of modules/ is a module of it, in the order of their needs. */
export const house = buildHouse(
  inOrder(Object.values(found).flatMap((each) => Object.values(each))),
)
