import { laporanSaya } from '#kernel/report-schedules'
import { call } from '#web/call'
import type { Hit } from '#web/module'
import { alamatSaringan } from './alamat.tsx'

/** Filters that were kept under a name, by a part of it. */
export async function cariSaringan(typed: string, signal: AbortSignal): Promise<readonly Hit[]> {
  const { data } = await call(laporanSaya, {}, { signal })
  const dicari = typed.toLowerCase()
  return data.tampilan
    .filter(({ nama }) => nama.toLowerCase().includes(dicari))
    .slice(0, 5)
    .map((one) => ({
      key: one.id,
      title: one.nama,
      text: one.laporan,
      icon: 'star',
      path: alamatSaringan(one),
    }))
}
