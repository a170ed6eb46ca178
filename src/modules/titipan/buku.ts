import { defineLedger } from '#kernel/ledger'
import { choice, rupiah, text } from '#kernel/field'

const sure = { required: true } as const

/** Why a deposit grew or shrank. */
export const jenisUang = {
  TITIP: 'Titip',
  TAMBAH: 'Tambah Titip',
  PAKAI: 'Dipakai',
  KEMBALI: 'Nota Dibatalkan',
  BATAL: 'Uang Kembali',
  HANGUS: 'Hangus',
  BATAL_TAMBAH: 'Batal Tambahan',
} as const

/** What the shop owes to those who left money, every coming and going of it. */
export const titipanUang = defineLedger({
  name: 'titipan_uang',
  title: 'Buku Titipan',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    id_titipan: text({ label: 'Titipan', ...sure }),
    id_group: text({ label: 'Group' }),
    jenis: choice({ label: 'Jenis', of: jenisUang, ...sure }),
    jumlah: rupiah({ label: 'Jumlah Rp', ...sure, min: -999_999_999_999 }),
    nomor_akun: text({ label: 'Nomor Akun', ...sure }),
  },
})
