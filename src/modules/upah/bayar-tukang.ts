import { cancels, defineDocument, makes } from '#kernel/document'
import { ref, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { leaders } from '#kernel/screen'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'
import { uangKeluar, uangKeluarKolom } from '#modules/kas/uang-keluar'
import { hutangTukang } from '#modules/service/hutang-tukang'

const sure = { required: true } as const
const right = whoSees('/bayar-tukang')

export const otorisasiTukang = {
  BAYAR_TUKANG: 'Bayar Tukang',
  BATAL_BAYAR_TUKANG: 'Batal Bayar Tukang',
} as const

/** A goldsmith to whom something is owed, chosen with how much. */
const tukangDibayar = text({
  label: 'Tukang',
  required: 'Tukang Harus Dipilih',
  max: 40,
  pick: {
    call: 'hutang-tukang/pilihan',
    value: 'kode_tukang',
    words: 'uraian',
    news: 'hutang_tukang',
  },
})

/** A goldsmith is paid what he earned, in part or whole (ADR 0316). Two people. */
export const bayarTukang = defineDocument({
  name: 'BAYAR_TUKANG',
  title: 'Bayar Tukang',
  prefix: 'BU',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal, kasBuku, hutangTukang],
  commands: {
    simpan: makes({
      path: 'bayar-tukang/simpan',
      label: 'Bayar',
      summary: 'Pay a goldsmith what he earned; never more than is owed to him',
      right,
      to: 'VALID',
      body: {
        kode_tukang: tukangDibayar,
        jumlah: rupiah({ label: 'Jumlah Rp', min: 1, hint: 'Kosong: seluruh sisanya' }),
        ...uangKeluar,
      },
      authorise: 'BAYAR_TUKANG',
    }),
    batal: cancels('BATAL_BAYAR_TUKANG', {
      path: 'bayar-tukang/batal',
      label: 'Batal Bayar Tukang',
      consequence: 'Uang, hutang dan jurnalnya dibalik.',
      summary: 'Take a payment of today back: the exact negation; with an approval',
      right,
      authorise: 'BATAL_BAYAR_TUKANG',
    }),
  },
  list: {
    path: 'bayar-tukang/lihat',
    summary: 'What goldsmiths were paid, newest first; with count',
    right,
    columns: {
      kode_tukang: ref('tukang', { label: 'Tukang', ...sure }),
      jumlah: rupiah({ label: 'Jumlah Rp', ...sure }),
      sisa: rupiah({ label: 'Sisa Hutang', ...sure }),
      ...uangKeluarKolom,
    },
  },
  screen: {
    path: '/bayar-tukang',
    title: 'Bayar Tukang',
    menu: 'utility',
    heading: 'Uang',
    place: 29,
    icon: 'labour',
    purpose: 'Bayar upah tukang dari laci atau rekening',
    initially: leaders,
  },
})
