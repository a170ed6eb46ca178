import { notaCalls } from '#modules/janji/nota-janji'
import { cicilan, lihat } from './cicilan.ts'

export const byNotaCicilan = notaCalls('cicilan', lihat, cicilan.list.answer)
export type BarisCicilan = NonNullable<typeof cicilan.list.answer.value>[number]
