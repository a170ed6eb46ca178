import { notaCalls } from '#modules/janji/nota-janji'
import { cicilan } from './cicilan.ts'
import { lihat } from './layar.ts'

export const byNotaCicilan = notaCalls('cicilan', lihat, cicilan.list.answer)
export type BarisCicilan = NonNullable<typeof cicilan.list.answer.value>[number]
