import { code, choice, integer, rupiah, text, yes } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'
import { caraBayar } from './pembayaran.ts'

const sure = { required: true } as const

/** How a visit, a deposit or an addition is paid: the whole list, and each later list of it. */
export const pembayaranBuku = defineLedger({
  name: 'pembayaran',
  title: 'Pembayaran',
  entry: {
    id_group: text({ label: 'Kunjungan', ...sure }),
    versi_bayar: integer({ label: 'Versi Bayar', ...sure }),
    jenis: choice({ label: 'Cara Bayar', of: caraBayar, ...sure }),
    no_rekening: code({ label: 'No Rekening' }),
    jumlah: rupiah({ label: 'Jumlah Rp', ...sure }),
    fee: rupiah({ label: 'Fee', ...sure }),
    no_ref: text({ label: 'No Referensi' }),
    diterima: rupiah({ label: 'Uang Diterima', ...sure }),
    kembali: rupiah({ label: 'Uang Kembali', ...sure }),
    masuk: yes({ label: 'Masuk' }),
  },
})
