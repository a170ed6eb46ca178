import { berat, choice, code, saat, text } from '#kernel/field'
import { defineReport } from '#kernel/report'
import { leaders } from '#kernel/screen'
import { tempatKantong } from '#modules/pembelian/kantong/kantong'
import { statusBarang } from '#modules/stok/barang'

/** Where a piece or a bag may be; a bag's places bear a mark, for both have a HANCUR. */
export const tempatSemua = {
  ...statusBarang,
  TOKO_LAIN: 'Di Toko Lain',
  ...Object.fromEntries(
    Object.entries(tempatKantong).map(([kode, kata]) => [`KANTONG_${kode}`, kata]),
  ),
}

/** Chain of custody: who had a piece or a bag, from when to when, and who weighed it. */
export const laporanPemegang = defineReport({
  path: '/laporan-pemegang',
  title: 'Laporan Pemegang',
  purpose: 'Satu barang atau kantong: siapa memegangnya, sejak kapan, ditimbang siapa',
  heading: 'Kontrol',
  icon: 'people',
  initially: leaders,
  call: 'reportbarang/pemegang',
  filters: {
    kode: code({
      label: 'Barcode Atau Kantong',
      required: 'Barcode Atau Kantong Tidak Boleh Kosong',
      max: 50,
    }),
  },
  columns: {
    sejak: saat({ label: 'Sejak', required: true }),
    sampai: saat({ label: 'Sampai' }),
    tempat: choice({ label: 'Tempat', of: tempatSemua, required: true, width: 18 }),
    lokasi: text({ label: 'Lokasi', width: 16 }),
    pemegang: text({ label: 'Pemegang', width: 20 }),
    berat: berat({ label: 'Berat' }),
    timbang: berat({ label: 'Berat Timbang' }),
    oleh: text({ label: 'Oleh', required: true }),
    dokumen: text({ label: 'Dokumen', required: true, open: 'nota', width: 20 }),
  },
  contoh: { kode: '010000017' },
})
