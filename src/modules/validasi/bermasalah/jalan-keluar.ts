import type { Sinyal } from './bermasalah.calls.ts'

/** Where a problem is mended, and what is done there. */
export interface JalanKeluar {
  readonly path: string
  readonly kata: string // a phrase
  readonly search: { readonly nota?: string; readonly kode_barcode?: string }
}

interface Masalah {
  readonly sinyal: Sinyal
  readonly dokumen: string
  readonly jenis: string | null
  readonly pasangan: string | null
}

const lihat: Readonly<Record<string, string>> = {
  PEMBELIAN: '/lihat-pembelian',
  TITIPAN: '/lihat-titipan',
  PESANAN: '/lihat-pesanan',
  SERVICE: '/lihat-services',
  HUTANG: '/lihat-hutang',
  CICILAN: '/lihat-cicilan',
  NOTA_MANUAL: '/lihat-penjualan-manual', // it opens a purchase, too
}
/** Where its money is taken; else it is a visit. */
const meja: Readonly<Record<string, string>> = {
  TITIPAN: '/validasi-titipan',
  KWITANSI_PESANAN: '/validasi-pesanan',
  KWITANSI_SERVICE: '/validasi-service',
  KWITANSI_HUTANG: '/validasi-hutang',
  KWITANSI_CICILAN: '/validasi-cicilan',
  NOTA_MANUAL: '/validasi-jual-beli-manual',
}

/** The way out of each problem: the screen that mends it, opened at the document. */
export function jalanKeluar({ dokumen, jenis, pasangan, sinyal }: Masalah): JalanKeluar {
  const nota = { nota: dokumen }
  if (sinyal === 'HARI_LALU' || sinyal === 'MENUNGGU')
    return {
      path: meja[jenis ?? ''] ?? '/validasi-jual-beli',
      kata: 'Validasi',
      search: nota,
    }
  if (sinyal === 'TRANSFER_BELUM_MASUK')
    return { path: '/validasi-non-cash', kata: 'Konfirmasi', search: {} }
  if (sinyal === 'BARANG_KEMBALI')
    return {
      path: '/data-barang',
      kata: 'Kembali Ke Baki',
      search: pasangan === null ? {} : { kode_barcode: pasangan },
    }
  return {
    path: lihat[jenis ?? ''] ?? '/lihat-penjualan',
    kata: sinyal === 'BELI_KEMBAR' ? 'Lihat' : 'Cetak',
    search: nota,
  }
}
