import { call } from '#web/call'
import { defineWebModule, type Hit } from '#web/module'
import { CallError } from '#web/request'
import { formatRupiah } from '#kernel/figures'
import { titipan as modul } from './module.ts'
import { titipanSingle } from './titipan.calls.ts'

const alamat = (nomor: string): string => `/lihat-titipan?nota=${encodeURIComponent(nomor)}`

/** A whole number of a deposit: TT-GS1-261121-0001 (DOMAIN 4). */
const isNomor = /^TT-[A-Z0-9]+-\d{6}-\d{4,}$/

async function cari(typed: string, signal: AbortSignal): Promise<readonly Hit[]> {
  const no_faktur = typed.trim().toUpperCase()
  if (!isNomor.test(no_faktur)) return []
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

export const titipan = defineWebModule({
  modul,
  screens: {
    '/lihat-titipan': async () => (await import('./LihatTitipanScreen.tsx')).LihatTitipanScreen,
    '/validasi-titipan': async () =>
      (await import('./ValidasiTitipanScreen.tsx')).ValidasiTitipanScreen,
  },
  search: [{ title: 'Titipan', find: cari }],
})
