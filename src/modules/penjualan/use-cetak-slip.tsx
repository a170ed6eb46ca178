import { call, callFile } from '#web/call'
import { useKertas, type CetakNota, type Kertas } from '../nota/use-kertas.tsx'
import { cetakSlip, contohSlip, konfirmasiSlip } from './slip-tukar.calls.ts'

/** A slip is of one visit: the print flow asks for one at a time. */
const satu = ([nomor = '']: readonly string[]): string => nomor

const kertas: Kertas = {
  jenis: 'PENJUALAN',
  satuSisi: true,
  slipBila: ['TUKAR'],
  ambil: ({ nomor, sisi: _sisi, ...minta }, given) =>
    callFile(cetakSlip, { body: { no_faktur_group: satu(nomor), ...minta } }, given),
  contoh: (nomor) => callFile(contohSlip, { body: { no_faktur_group: satu(nomor) } }),
  konfirmasi: ({ nomor, ...jawaban }) =>
    call(konfirmasiSlip, { body: { no_faktur_group: satu(nomor), ...jawaban } }),
}

/** Prints exchange slips. */
export const useCetakSlip = (): CetakNota => useKertas(kertas)
