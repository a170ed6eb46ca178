import { formatRupiah } from '#kernel/figures'
import { isNomor } from '#kernel/nomor'
import { call } from '#web/call'
import type { Hit } from '#web/module'
import { CallError } from '#web/request'
import { titipanSingle } from './titipan.calls.ts'

const alamat = (nomor: string): string => `/lihat-titipan?nota=${encodeURIComponent(nomor)}`

/** The deposit of this number, for the search of the header. */
export async function cari(typed: string, signal: AbortSignal): Promise<readonly Hit[]> {
  const no_faktur = typed.trim().toUpperCase()
  if (!isNomor(no_faktur, 'TT')) return []
  try {
    const { data } = await call(titipanSingle, { body: { no_faktur } }, { signal })
    return data.data.map((isi) => ({
      key: isi.no_titipan,
      title: isi.no_titipan,
      text: `${isi.nama_customer} · Rp ${formatRupiah(isi.saldo)}`,
      icon: 'document',
      path: alamat(isi.no_titipan),
    }))
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return []
    throw error
  }
}
