import { hitungBrankas } from '#modules/hutang/brankas'
import type { HariContoh } from './kalender.server.ts'
import type { TokoBerjalan } from './toko.server.ts'

/** About once a month; of the last count a bag is not where it belongs. */
const [setiap, pada] = [24, 12]

/** The safe is counted, and a difference explained. */
export async function hitungBrankasContoh(
  { brankas, staf }: TokoBerjalan,
  { ke, sisa }: HariContoh,
): Promise<void> {
  if (ke % setiap !== pada || brankas.size === 0) return
  const { commands } = hitungBrankas
  const dilewati = sisa < setiap ? 1 : 0
  const tas = [...brankas].slice(dilewati).map((no_segel) => ({ no_segel }))
  const { nomor } = await staf.ask('spv', commands.selesai, { body: { tas } })
  if (dilewati === 0) return
  const body = { nomor, alasan: 'Tas ada di meja penaksir, sudah kembali ke brankas' }
  await staf.ask('spv', commands.setujui, { body })
}
