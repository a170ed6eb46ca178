import { defineWebModule, type Lazy, type LookProps } from '#web/module'
import { katalog } from './module.ts'

const ponsel: Lazy<LookProps> = async () => (await import('./PonselKatalog.tsx')).PonselKatalog

export const katalogWeb = defineWebModule({
  modul: katalog,
  looks: Object.fromEntries((katalog.masters ?? []).map(({ name }) => [name, ponsel])),
})
