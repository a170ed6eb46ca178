import { defineLedger } from '#kernel/document'
import { code, rupiah, text } from '#kernel/field'

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
})
