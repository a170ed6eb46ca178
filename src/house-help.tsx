import { readBantuan, type Bantuan } from '#kernel/bantuan'

const found = import.meta.glob<string>('./modules/*/bantuan.tsv', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The help of all screens, by address: fetched when somebody asks for help for the first time. */
export const help: ReadonlyMap<string, Bantuan> = new Map(
  Object.values(found).flatMap((tsv) => readBantuan(tsv)),
)
