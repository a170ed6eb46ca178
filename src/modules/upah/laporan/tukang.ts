import { berat, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { leaders } from '#kernel/screen'

const gr = { min: -1_000_000_000_000 } as const
const rp = { min: -999_999_999_999 } as const

/** A goldsmith's account in grams and money, as he signs it. */
export const laporanTukang = defineReport({
  path: '/laporan-tukang',
  title: 'Rekening Tukang',
  purpose: 'Emas yang dipegang tukang dan upahnya: masuk, keluar, sisa tiap saat',
  heading: 'Pembelian',
  icon: 'labour',
  initially: leaders,
  call: 'tukang/report',
  signed: ['Tukang', 'Toko'],
  filters: {
    ...periode,
    kode_tukang: ref('tukang', { label: 'Tukang', required: 'Tukang Harus Dipilih' }),
  },
  columns: {
    tgl: tanggal({ label: 'Tanggal', required: true }),
    dokumen: text({ label: 'Dokumen', open: 'nota', width: 20 }),
    terima: berat({ label: 'Emas Diterima', total: 'sum', ...gr }),
    kembali: berat({ label: 'Emas Pulang', total: 'sum', ...gr }),
    susut: berat({ label: 'Emas Susut', total: 'sum', ...gr }),
    sisa: berat({ label: 'Sisa Emas', required: true, ...gr }),
    murni: berat({ label: 'Sisa Murni', required: true, ...gr }),
    upah: rupiah({ label: 'Upah', total: 'sum', ...rp }),
    beban: rupiah({ label: 'Beban Susut', total: 'sum', ...rp }),
    bayar: rupiah({ label: 'Dibayar', total: 'sum', ...rp }),
    hutang: rupiah({ label: 'Sisa Hutang', required: true, ...rp }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_tukang: 'SARNO' },
})
