import { berat, kadar, text } from '#kernel/field'
import { defineReport, padaTanggal } from '#kernel/report'

/** Fine milligrams may stand on either side: what a supplier gave is negative there. */
const murni = (label: string) =>
  berat({ label, required: true, total: 'sum', width: 16, min: -1_000_000_000_000 })

/** The trial balance of the gold: every account, fine milligrams, in and out on one day. */
export const laporanNeracaGram = defineReport({
  path: '/laporan-neraca-gram',
  title: 'Neraca Gram',
  purpose: 'Neraca emas murni per akun',
  heading: 'Stok',
  icon: 'report',
  call: 'reportbarang/neraca-gram',
  filters: { ...padaTanggal, kadar: kadar({ label: 'Kadar' }) },
  columns: {
    akun: text({ label: 'Akun', required: true, width: 24 }),
    awal: murni('Awal'),
    debet: murni('Debet'),
    kredit: murni('Kredit'),
    akhir: murni('Akhir'),
  },
  contoh: { tgl: '2026-11-21', kadar: null },
})
