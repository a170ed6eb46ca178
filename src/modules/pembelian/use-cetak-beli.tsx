import { call, callFile } from '#web/call'
import { useSetting } from '#web/session'
import { useKertas, type CetakNota, type Kertas } from '../nota/use-kertas.tsx'
import { cetakNotaBeli, contohNotaBeli, konfirmasiCetakBeli } from './cetak.calls.ts'
import { settingPembelian } from './setting.ts'

const kertas: Kertas = {
  jenis: 'PEMBELIAN',
  satuSisi: true,
  slipBila: ['BELI'],
  ambil: ({ nomor, sisi: _sisi, ...minta }, given) =>
    callFile(cetakNotaBeli, { body: { no_faktur_beli: nomor, ...minta } }, given),
  contoh: (nomor) => callFile(contohNotaBeli, { body: { no_faktur_beli: nomor } }),
  konfirmasi: ({ nomor, ...jawaban }) =>
    call(konfirmasiCetakBeli, { body: { no_faktur_beli: nomor, ...jawaban } }),
}

/** Prints purchase notas; by themselves only where the shop wants that (SPEC 6). */
export function useCetakBeli(): CetakNota {
  const cetak = useKertas(kertas)
  const tanpaOtomatis = useSetting(settingPembelian.PEMBELIAN_PRINT_MODULE)
  return tanpaOtomatis ? { ...cetak, otomatis: () => Promise.resolve() } : cetak
}
