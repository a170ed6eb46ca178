import { sql } from 'kysely'
import { handle } from '#server/serve'
import { selisihUji } from './uji.calls.ts'

export const selisih = handle(selisihUji, async ({ db, kodeToko, toko }) => {
  const found = await db.row<{ apa: { jumlah: number; sejak: string } | null }>(
    kodeToko,
    sql`select kencana.perhatian_tutup_uji_silang(${kodeToko}, ${toko.tgl_system}::date) as apa`,
  )
  return found?.apa ?? { jumlah: 0, sejak: null }
})
