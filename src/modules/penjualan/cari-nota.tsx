import { formatRupiah } from '#kernel/figures'
import { isNomor } from '#kernel/nomor'
import { call } from '#web/call'
import type { Hit } from '#web/module'
import { CallError } from '#web/request'
import { alamatNota } from './alamat-nota.ts'
import { notaJualGroup } from './penjualan.calls.ts'

/** The notes of the visit that a number belongs to. */
export async function cariNota(typed: string, signal: AbortSignal): Promise<readonly Hit[]> {
  const no_faktur = typed.trim().toUpperCase()
  if (!isNomor(no_faktur, 'F[JG]')) return []
  try {
    const { data } = await call(notaJualGroup, { body: { no_faktur } }, { signal })
    return data.data.map((nota) => ({
      key: nota.no_faktur_jual,
      title: nota.no_faktur_jual,
      text: [nota.tgl_system, nota.nama_customer, `Rp ${formatRupiah(nota.harga_total ?? 0)}`]
        .filter(Boolean)
        .join(' · '),
      icon: 'document',
      path: alamatNota(nota.no_faktur_jual),
    }))
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return []
    throw error
  }
}
