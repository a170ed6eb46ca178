import type { NotaSize } from '#kernel/nota'
import type { NotaElement } from '#kernel/nota-element'
import { kertasCicilan } from '#modules/cicilan/kartu-cicilan'
import { kertasHutang } from '#modules/hutang/nota-hutang'
import { kertasKwitansi } from '#modules/janji/nota-kwitansi'
import { kertasManual } from '#modules/manual/kertas-manual'
import type { JenisKertas } from '#modules/nota/kertas/template'
import { kertasBeli } from '#modules/pembelian/nota/nota-beli'
import { elemenBelakang } from '#modules/penjualan/nota/belakang-jual'
import { kertasBerlian } from '#modules/penjualan/nota/kertas-berlian'
import { kertasJual } from '#modules/penjualan/nota/kertas-jual'
import { elemenKupon } from '#modules/penjualan/nota/lembar-kupon'
import { kertasPerjanjian } from '#modules/penjualan/nota/perjanjian'
import { kertasAcc } from '#modules/penjualan/nota/slip-acc'
import { kertasTukar } from '#modules/penjualan/nota/slip-tukar'
import { kertasPesanan } from '#modules/pesanan/nota-pesanan'
import { kertasService } from '#modules/service/nota-service'
import { kertasTitipan } from '#modules/titipan/nota/nota-titipan'
import type { KodeKertas } from './kertas.ts'

/** A paper with lines of its own, or a page of elements alone. */
type Rupa =
  | { readonly jenis: JenisKertas }
  | { readonly halaman: (ukuran: NotaSize) => readonly NotaElement[] }

/** What each paper is as shipped. */
export const rupaKertas: Readonly<Record<KodeKertas, Rupa>> = {
  JUAL: { jenis: kertasJual },
  EMAS: { jenis: kertasJual },
  BERLIAN: { jenis: kertasBerlian },
  BELAKANG: { halaman: (ukuran) => elemenBelakang(ukuran, 6) },
  BELI: { jenis: kertasBeli },
  TUKAR: { jenis: kertasTukar },
  ACC: { jenis: kertasAcc },
  PERJANJIAN: { jenis: kertasPerjanjian },
  TITIPAN: { jenis: kertasTitipan },
  PESANAN: { jenis: kertasPesanan },
  SERVICE: { jenis: kertasService },
  HUTANG: { jenis: kertasHutang },
  CICILAN: { jenis: kertasCicilan },
  KWITANSI: { jenis: kertasKwitansi },
  MANUAL_JUAL: { jenis: kertasManual.JUAL },
  MANUAL_BELI: { jenis: kertasManual.BELI },
  KUPON: { halaman: elemenKupon },
}

/** How a paper with lines of its own is made; a page of elements alone is none. */
export function jenisDari(kode: KodeKertas): JenisKertas | undefined {
  const rupa = rupaKertas[kode]
  return 'jenis' in rupa ? rupa.jenis : undefined
}
