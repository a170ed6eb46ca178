import { integer, rupiah, text } from '#kernel/field'
import { defineReport } from '#kernel/report'

const umur = (label: string) => rupiah({ label, required: true, total: 'sum' })

/** What fell due and was not paid, by its age: who is late the longest first. */
export const laporanTunggakanCicilan = defineReport({
  path: '/laporan-tunggakan-cicilan',
  title: 'Tunggakan Cicilan',
  purpose: 'Angsuran yang lewat jatuh tempo menurut umurnya',
  heading: 'Cicilan',
  icon: 'report',
  call: 'cicilan/report-tunggakan',
  when: 'CICILAN_MODULE',
  filters: {},
  columns: {
    no_cicilan: text({ label: 'No Cicilan', required: true, total: 'count', width: 20 }),
    nama_customer: text({ label: 'Customer', required: true, width: 18 }),
    no_hp: text({ label: 'No HP', required: true, width: 14 }),
    telat: integer({ label: 'Telat (Hari)', required: true, width: 8 }),
    sampai_30: umur('0-30'),
    sampai_60: umur('31-60'),
    sampai_90: umur('61-90'),
    lebih_90: umur('>90'),
  },
  contoh: {},
})
