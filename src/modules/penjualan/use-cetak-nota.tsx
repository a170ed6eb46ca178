import { call, callFile } from '#web/call'
import { useKertas, type CetakNota, type Kertas } from '../nota/use-kertas.tsx'
import { cetakNota, contohNota, konfirmasiCetak } from './cetak.calls.ts'

const kertasDari = (kertas: 'NOTA' | 'ACC' | 'PERJANJIAN' | 'KUPON'): Kertas => ({
  jenis: 'PENJUALAN',
  satuSisi: kertas !== 'NOTA',
  ...(kertas === 'NOTA' ? {} : { slipBila: kertas === 'ACC' ? ['ACC'] : [] }),
  ambil: ({ nomor, ...diminta }, given) =>
    callFile(cetakNota, { body: { no_faktur_jual: nomor, kertas, ...diminta } }, given),
  contoh: (nomor) => callFile(contohNota, { body: { no_faktur_jual: nomor, kertas } }),
  konfirmasi: ({ nomor, ...jawaban }) =>
    call(konfirmasiCetak, { body: { no_faktur_jual: nomor, ...jawaban } }),
})

const nota = kertasDari('NOTA')
const slipAcc = kertasDari('ACC')
const perjanjian = kertasDari('PERJANJIAN')
const kupon = kertasDari('KUPON')

/** Prints sale notas. */
export const useCetakNota = (): CetakNota => useKertas(nota)

/** Prints the slips on which sold goods are handed over. */
export const useCetakSlipAcc = (): CetakNota => useKertas(slipAcc)

/** Prints the coupons that sales earned. */
export const useCetakKupon = (): CetakNota => useKertas(kupon)

/** Prints sale agreements. */
export const useCetakPerjanjian = (): CetakNota => useKertas(perjanjian)
