import { call, callFile } from '#web/call'
import { useKertas, type CetakNota, type Kertas } from '../faktur/use-kertas.tsx'
import { cetakNota, contohNota, konfirmasiCetak } from './cetak.calls.ts'

const kertas: Kertas = {
  jenis: 'PENJUALAN',
  ambil: ({ nomor, ...diminta }) =>
    callFile(cetakNota, { body: { no_faktur_jual: nomor, ...diminta } }),
  contoh: (nomor) => callFile(contohNota, { body: { no_faktur_jual: nomor } }),
  konfirmasi: ({ nomor, ...jawaban }) =>
    call(konfirmasiCetak, { body: { no_faktur_jual: nomor, ...jawaban } }),
}

/** Prints sale notas. */
export const useCetakNota = (): CetakNota => useKertas(kertas)
