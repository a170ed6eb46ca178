import { berat, kadar, text } from '#kernel/field'
import { defineReport, padaTanggal } from '#kernel/report'

/** Milligrams may stand on either side: what a supplier gave is negative there. */
const saldo = (label: string) =>
  berat({ label, required: true, total: 'sum', width: 13, min: -1_000_000_000_000 })

/**
 * The trial balance of the gold: every account and kadar, in and out on one day in fine milligrams,
 * and gross as it lies there.
 */
export const laporanNeracaGram = defineReport({
  path: '/laporan-neraca-gram',
  title: 'Neraca Gram',
  purpose: 'Neraca emas per akun dan kadar, murni dan kotor',
  heading: 'Stok',
  icon: 'report',
  call: 'reportbarang/neraca-gram',
  filters: {
    ...padaTanggal,
    // No ledger number: a row that names one asks for another account.
    akun_gram: text({ label: 'Akun', max: 60 }),
    kadar: kadar({ label: 'Kadar' }),
  },
  columns: {
    akun: text({ label: 'Akun', required: true, width: 24 }),
    kadar: kadar({ label: 'Kadar', required: true, width: 10 }),
    awal: saldo('Awal'),
    debet: saldo('Debet'),
    kredit: saldo('Kredit'),
    akhir: saldo('Akhir'),
    kotor_awal: saldo('Kotor Awal'),
    kotor_akhir: saldo('Kotor Akhir'),
  },
  contoh: { tgl: '2026-11-21', akun_gram: null, kadar: null },
})
