import { code, tanggal, text } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** What was reported of a large transaction (PPATK), by the number of one of its visits. */
export const laporTransaksi = defineMaster({
  name: 'lapor_transaksi',
  title: 'Transaksi Dilaporkan',
  path: '/transaksi-dilaporkan',
  menu: 'laporan',
  icon: 'alert',
  purpose: 'Transaksi besar yang sudah dilaporkan, dengan nomor laporannya',
  initially: ['SPV'],
  key: 'no_faktur_group',
  shown: 'no_faktur_group',
  fields: {
    no_faktur_group: code({
      label: 'No Faktur Group',
      hint: 'Dari Laporan Transaksi Besar',
      required: true,
      max: 40,
    }),
    tgl_lapor: tanggal({ label: 'Tanggal Lapor', required: true }),
    no_laporan: text({ label: 'No Laporan', required: true, max: 60 }),
    keterangan: text({ label: 'Keterangan', max: 200 }),
  },
  calls: usualCalls('lapor-transaksi', 'no_faktur_group', 'lapor-transaksi'),
  contoh: {
    no_faktur_group: 'FG-GS1-261121-0001',
    tgl_lapor: '2026-11-22',
    no_laporan: 'LTPBJ-2026-0001',
    keterangan: null,
  },
})
