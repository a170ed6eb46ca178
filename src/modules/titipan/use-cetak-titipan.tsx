import { call, callFile } from '#web/call'
import { useKertas, type CetakNota, type Kertas } from '../nota/use-kertas.tsx'
import { cetakTitipan, contohTitipan, konfirmasiTitipan } from './titipan.calls.ts'

const kertas: Kertas = {
  jenis: 'TITIPAN',
  satuSisi: true,
  slipBila: ['TITIPAN'],
  ambil: ({ nomor, sisi: _sisi, ...minta }, given) =>
    callFile(cetakTitipan, { body: { no_titipan: nomor, ...minta } }, given),
  contoh: (nomor) => callFile(contohTitipan, { body: { no_titipan: nomor } }),
  konfirmasi: ({ nomor, ...jawaban }) =>
    call(konfirmasiTitipan, { body: { no_titipan: nomor, ...jawaban } }),
}

/** Prints the notas of deposits. */
export const useCetakTitipan = (): CetakNota => useKertas(kertas)
