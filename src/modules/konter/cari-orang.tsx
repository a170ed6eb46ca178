import { isNomor } from '#kernel/nomor'
import { call } from '#web/call'
import type { Hit } from '#web/module'
import { alamatNota } from '#modules/penjualan/alamat-nota'
import { cariOrang, type jenisNotaOrang } from '#modules/pelanggan/orang.calls'

const di = (layar: string) => (nomor: string) => `${layar}?nota=${encodeURIComponent(nomor)}`

/** Where a document of each kind opens. */
const alamat: Readonly<Record<keyof typeof jenisNotaOrang, (nomor: string) => string>> = {
  PENJUALAN: alamatNota,
  PEMBELIAN: di('/lihat-pembelian'),
  TITIPAN: di('/lihat-titipan'),
  PESANAN: di('/lihat-pesanan'),
  SERVICE: di('/lihat-services'),
  HUTANG: di('/lihat-hutang'),
  CICILAN: di('/lihat-cicilan'),
  NOTA_MANUAL: di('/lihat-penjualan-manual'),
  BELI_MANUAL: di('/lihat-pembelian-manual'),
}

/**
 * Finds people for the search of the header. Each result leads to the last thing the person came
 * for.
 */
export async function cariPelanggan(typed: string, signal: AbortSignal): Promise<readonly Hit[]> {
  if (isNomor(typed)) return [] // the document itself is looked for, not its person
  const { data } = await call(cariOrang, { query: { q: typed.slice(0, 60) } }, { signal })
  return data.flatMap(({ nama_customer, no_hp, nota }) => {
    const [last] = nota
    if (last === undefined) return []
    return {
      key: `orang ${nama_customer} ${no_hp}`,
      title: [nama_customer, no_hp].filter(Boolean).join(' · '),
      text: [last.tgl_system, last.nomor, last.barang].filter(Boolean).join(' · '),
      icon: 'person',
      path: alamat[last.jenis](last.nomor),
    }
  })
}
