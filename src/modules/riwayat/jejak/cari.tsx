import { call } from '#web/call'
import type { Hit } from '#web/module'
import { alamatJejak } from './alamat-jejak.ts'
import { cariDokumen } from './jejak.calls.ts'

/** What may be a number of ours: asked only then. */
const mungkin = /^([a-z]{2}-[a-z0-9]+-)?\d{6}-\d{4,}$/i

/** Documents of any kind, for the search of the header. */
export async function cari(typed: string, signal: AbortSignal): Promise<readonly Hit[]> {
  if (!mungkin.test(typed.trim())) return []
  const { data } = await call(cariDokumen, { query: { q: typed } }, { signal })
  return data.map(({ nama, nama_status, nomor, tgl_system }) => ({
    // Notes are found by their own module as well, under their number.
    key: `jejak ${nomor}`,
    title: nomor,
    text: [nama, nama_status, tgl_system].join(' · '),
    icon: 'document',
    path: alamatJejak(nomor),
  }))
}
