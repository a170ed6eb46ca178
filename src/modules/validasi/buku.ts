import { integer, text } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'

const sure = { required: true } as const

/** Transfers that somebody saw at the bank. */
export const transferMasukBuku = defineLedger({
  name: 'transfer_masuk',
  title: 'Transfer Masuk',
  entry: {
    id_group: text({ label: 'Kunjungan', ...sure }),
    versi_bayar: integer({ label: 'Versi Bayar', ...sure }),
    n: integer({ label: 'Baris', ...sure }),
    catatan: text({ label: 'Catatan' }),
  },
})

/** Problems of a faktur that somebody judged, with his reason. */
export const masalahBuku = defineLedger({
  name: 'masalah_diabaikan',
  title: 'Masalah Diabaikan',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    sinyal: text({ label: 'Masalah', ...sure }),
    fakta: text({ label: 'Fakta', ...sure }),
    alasan: text({ label: 'Alasan', ...sure }),
  },
})
