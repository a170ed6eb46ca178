import { call, callFile } from '#web/call'
import { useSetting } from '#web/session'
import { useKertas, type Kertas } from '../nota/use-kertas.tsx'
import { cetakKunjungan, konfirmasiKunjungan } from './cetak-kunjungan.calls.ts'
import { settingPembelian } from '#modules/pembelian/setting'
import { settingPenjualan } from '#modules/penjualan/setting'

/** The notas of visits that became VALID; which list a sale stands in says its paper. */
interface Sah {
  readonly notajual: readonly string[]
  readonly notajualberlian?: readonly string[]
  readonly notajualemas?: readonly string[]
  readonly notabeli: readonly string[]
}

const kertas: Kertas = {
  jenis: 'PENJUALAN',
  satuSisi: true,
  ambil: ({ id_cetak, nomor }, given) =>
    callFile(cetakKunjungan, { body: { no_faktur: nomor, id_cetak } }, given),
  contoh: () => Promise.reject(new Error('a visit is looked at nota by nota')),
  konfirmasi: ({ id_cetak, tercetak }) =>
    call(konfirmasiKunjungan, { body: { id_cetak, tercetak } }),
  slipBila: [], // its papers are one PDF of pages
}

/**
 * Prints the papers of a visit without being asked, as one file: notas, slips, nota sisa. It prints
 * only what the shop wants printed so (SPEC 6).
 */
export function useCetakKunjungan() {
  const { dialog, otomatis } = useKertas(kertas)
  const tanpaJual = useSetting(settingPenjualan.PENJUALAN_PRINT_MODULE)
  const tanpaBeli = useSetting(settingPembelian.PEMBELIAN_PRINT_MODULE)
  const cetak = async (sah: Sah): Promise<void> => {
    const { notabeli, notajual, notajualberlian = [], notajualemas = [] } = sah
    const jual = [...notajual, ...notajualberlian, ...notajualemas]
    const nomor = [...(tanpaJual ? [] : jual), ...(tanpaBeli ? [] : notabeli)]
    if (nomor.length > 0) await otomatis(nomor)
  }
  return { cetak: (sah: Sah): void => void cetak(sah), dialog }
}
