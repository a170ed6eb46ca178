import { defineWebModule } from '#web/module'
import { ekspor as modul } from './module.ts'

export const ekspor = defineWebModule({
  modul,
  screens: {
    '/export-csv': async () => (await import('./ExportCsvScreen.tsx')).ExportCsvScreen,
  },
})
