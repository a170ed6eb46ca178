import { defineLedger } from '#kernel/ledger'
import { code, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'

/** Who may read what is booked: whoever reads the journal. */
export const pembacaJurnal = whoSees('/laporan-jurnal')

/** Double entry in rupiah through the map of /parameter-akun; every posting balances. */
export const jurnal = defineLedger({
  name: 'jurnal',
  title: 'Jurnal',
  entry: {
    id_dokumen: text({ label: 'Dokumen', required: true }),
    nomor_akun: code({ label: 'Nomor Akun', required: true }),
    debit: rupiah({ label: 'Debit', required: true }),
    kredit: rupiah({ label: 'Kredit', required: true }),
  },
  undo: (row) => ({ ...row, debit: row.kredit, kredit: row.debit }),
  preview: {
    right: pembacaJurnal,
    columns: {
      nomor_akun: code({ label: 'Nomor Akun', required: true }),
      nama_akun: text({ label: 'Nama Akun', required: true }),
      debit: rupiah({ label: 'Debit', required: true, total: 'sum' }),
      kredit: rupiah({ label: 'Kredit', required: true, total: 'sum' }),
    },
  },
})
