import { alasan } from '#kernel/document'
import { saat, text } from '#kernel/field'
import { pola } from './pola.ts'
import { defineTemuan } from './temuan/temuan.ts'

/** What is odd in the books. */
export const temuanPola = defineTemuan({
  layar: '/transaksi-perlu-diperiksa',
  pola,
  status: { TERBUKA: 'Belum Diperiksa', DITUTUP: 'Sudah Diperiksa' },
  statusAwal: 'TERBUKA',
  kolom: ({ pola, skor, status, user_id }) => ({
    saat: saat({ label: 'Waktu', required: true }),
    pola,
    skor,
    dokumen: text({ label: 'Dokumen' }),
    pasangan: text({ label: 'Pasangan' }),
    user_id,
    status,
  }),
  lagi: {
    jenis: text({ label: 'Jenis' }),
    alasan: text({ label: 'Alasan' }),
    ditutup_oleh: text({ label: 'Diperiksa Oleh' }),
    ditutup_pada: saat({ label: 'Diperiksa Pada' }),
  },
  menjawab: {},
  tanda: { alasan },
  tandai: 'transaksi-perlu-diperiksa/tutup',
  summary: {
    daftar: 'Odd patterns of these days with their evidence, the worst first',
    jumlah: 'How many findings of the last week are open',
    tandai: 'Close a finding with a reason; other facts are another finding',
  },
})
