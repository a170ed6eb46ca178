import { call } from '#web/call'
import { defineWebModule, type Hit } from '#web/module'
import { CallError } from '#web/request'
import { formatRupiah } from '#kernel/figures'
import { penjualan as modul } from './module.ts'
import { notaJualGroup } from './penjualan.calls.ts'

const alamat = (nomor: string): string => `/lihat-penjualan?nota=${encodeURIComponent(nomor)}`

/** A whole number of a sale note or of a visit: FJ-GS1-261121-0001 (DOMAIN 4). */
const isNomor = /^F[JG]-[A-Z0-9]+-\d{6}-\d{4,}$/

/** The notes of the visit that a number belongs to. */
async function cariNota(typed: string, signal: AbortSignal): Promise<readonly Hit[]> {
  const no_faktur = typed.trim().toUpperCase()
  if (!isNomor.test(no_faktur)) return []
  try {
    const { data } = await call(notaJualGroup, { body: { no_faktur } }, { signal })
    return data.data.map((nota) => ({
      key: nota.no_faktur_jual,
      title: nota.no_faktur_jual,
      text: [nota.tgl_system, nota.nama_customer, `Rp ${formatRupiah(nota.harga_total ?? 0)}`]
        .filter(Boolean)
        .join(' · '),
      icon: 'document',
      path: alamat(nota.no_faktur_jual),
    }))
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return []
    throw error
  }
}

export const penjualan = defineWebModule({
  modul,
  screens: {
    '/transaksi-penjualan': async () =>
      (await import('./TransaksiPenjualanScreen.tsx')).TransaksiPenjualanScreen,
    '/transaksi-pembelian': async () =>
      (await import('./TransaksiPenjualanScreen.tsx')).TransaksiPembelianScreen,
    '/lihat-penjualan': async () =>
      (await import('./LihatPenjualanScreen.tsx')).LihatPenjualanScreen,
    '/batal-penjualan': async () =>
      (await import('./BatalPenjualanScreen.tsx')).BatalPenjualanScreen,
  },
  opens: { nota: alamat },
  search: [{ title: 'Nota Penjualan', find: cariNota }],
})
