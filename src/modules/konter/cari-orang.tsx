import { isNomor } from '#kernel/nomor'
import { call } from '#web/call'
import type { Hit } from '#web/module'
import { cariOrang } from '#modules/pelanggan/orang.calls'
import { alamatProfil } from '#modules/profil/alamat-profil'

/**
 * Finds people for the search of the header. Each result leads to the person's page
 * (docs/adr/0348).
 */
export async function cariPelanggan(typed: string, signal: AbortSignal): Promise<readonly Hit[]> {
  if (isNomor(typed)) return [] // the document itself is looked for, not its person
  const { data } = await call(cariOrang, { query: { q: typed.slice(0, 60) } }, { signal })
  return data.flatMap(({ id, kode_member, nama_customer, no_hp, nota }) => {
    const [last] = nota
    const path = alamatProfil({ id, kode_member })
    if (path === undefined) return []
    return {
      key: `orang ${nama_customer} ${no_hp}`,
      title: [nama_customer, no_hp].filter(Boolean).join(' · '),
      text: [last?.tgl_system, last?.nomor, last?.barang].filter(Boolean).join(' · '),
      icon: 'person',
      path,
    }
  })
}
