import { call } from '#web/call'
import { defineWebModule } from '#web/module'
import { cariBarang } from './data-barang.calls.ts'
import { stok as modul } from './module.ts'

/** The page of one piece (module riwayat). */
const alamat = (kodeBarcode: string): string =>
  `/laporan-riwayat-barang?kode_barcode=${encodeURIComponent(kodeBarcode)}`

export const stok = defineWebModule({
  modul,
  screens: {
    '/tambah-data-barang': async () =>
      (await import('./TambahBarangScreen.tsx')).TambahBarangScreen,
    '/data-barang': async () => (await import('./DataBarangScreen.tsx')).DataBarangScreen,
  },
  opens: { barang: alamat },
  search: [
    {
      title: 'Barang',
      find: async (typed, signal) => {
        const { data } = await call(cariBarang, { query: { q: typed, limit: 8 } }, { signal })
        return data.map((one) => ({
          key: one.kode_barcode,
          title: one.nama_barang,
          text: [one.kode_barcode, one.kode_gudang, one.kode_baki].filter(Boolean).join(' · '),
          icon: 'ring',
          path: alamat(one.kode_barcode),
        }))
      },
    },
  ],
})
