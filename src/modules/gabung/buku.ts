import { choice, code, text } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'

const sure = { required: true } as const

/** Which records became one, and what moved with that. Numbers only: no name stands here. */
export const gabungBuku = defineLedger({
  name: 'gabung_orang',
  title: 'Gabung Pelanggan',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    arah: choice({ label: 'Arah', of: { GABUNG: 'Digabung', LEPAS: 'Dipisah Lagi' }, ...sure }),
    orang_utama: text({ label: 'Yang Tetap' }),
    orang_ganda: text({ label: 'Yang Digabung' }),
    member_utama: code({ label: 'Member Yang Tetap' }),
    member_ganda: code({ label: 'Member Yang Digabung' }),
  },
  asks: {
    /** Of LEPAS: the document that joined them. */
    id_asal: text({ label: 'Dokumen Asal' }),
  },
  reckons: ['pindah'],
  news: ['pelanggan', 'member', 'orang'],
  undo: (row, { of }) => ({ ...row, arah: 'LEPAS', id_asal: of.id }),
  obstacles: {
    digabung_lagi: 'Sudah Digabung Lagi Dengan {{nomor}}, Batalkan Itu Dahulu',
    data_berubah: 'Sebagian Datanya Sudah Dihapus Atau Dikenali Sebagai Orang Lain',
    member_berubah: 'Member {{member}} Sudah Dihapus Atau Diubah',
    dibatalkan_sesudahnya: 'Transaksi Member {{member}} Dibatalkan Sesudah Digabung',
  },
})
