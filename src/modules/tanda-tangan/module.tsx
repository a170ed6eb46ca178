import { defineWebModule, type Lazy, type PaperProps } from '#web/module'
import { tandaTangan as modul } from './module.ts'

const minta: Lazy<PaperProps> = async () => (await import('./MintaTanda.tsx')).MintaTanda

export const tandaTangan = defineWebModule({
  modul,
  papers: { 'HUTANG TTD': minta, 'PESANAN TTD': minta, 'SERVICE TTD': minta },
})
