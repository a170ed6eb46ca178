import { cancels, defineDocument, makes } from '#kernel/document'
import { ref, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { leaders } from '#kernel/screen'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'
import { uangKeluarKolom, uangMasuk } from '#modules/kas/uang-keluar'
import { hutangTukang } from '#modules/service/hutang-tukang'

const sure = { required: true } as const
const right = whoSees('/terima-bayar-tukang')

export const otorisasiTerimaTukang = {
  BATAL_TERIMA_TUKANG: 'Batal Terima Bayar Tukang',
} as const

/** A goldsmith who owes the shop, chosen with how much. */
const tukangBerhutang = text({
  label: 'Tukang',
  required: 'Tukang Harus Dipilih',
  max: 40,
  pick: {
    call: 'piutang-tukang/pilihan',
    value: 'kode_tukang',
    words: 'uraian',
    news: 'hutang_tukang',
  },
})

/** A goldsmith pays what he owes, in part or whole: losses above his wages (ADR 0369). */
export const terimaTukang = defineDocument({
  name: 'TERIMA_TUKANG',
  title: 'Terima Bayar Tukang',
  prefix: 'UT',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal, kasBuku, hutangTukang],
  commands: {
    simpan: makes({
      path: 'terima-bayar-tukang/simpan',
      label: 'Terima',
      summary: 'A goldsmith pays what he owes the shop; never more than that',
      right,
      to: 'VALID',
      body: {
        kode_tukang: tukangBerhutang,
        jumlah: rupiah({ label: 'Jumlah Rp', min: 1, hint: 'Kosong: seluruh hutangnya' }),
        ...uangMasuk,
      },
    }),
    batal: cancels('BATAL_TERIMA_TUKANG', {
      path: 'terima-bayar-tukang/batal',
      label: 'Batal Terima Bayar Tukang',
      consequence: 'Uang, hutang dan jurnalnya dibalik.',
      summary: 'Take a receipt of today back: the exact negation; with an approval',
      right,
      authorise: 'BATAL_TERIMA_TUKANG',
    }),
  },
  list: {
    path: 'terima-bayar-tukang/lihat',
    summary: 'What goldsmiths paid to the shop, newest first; with count',
    right,
    columns: {
      kode_tukang: ref('tukang', { label: 'Tukang', ...sure }),
      jumlah: rupiah({ label: 'Jumlah Rp', ...sure }),
      sisa: rupiah({ label: 'Sisa Hutang', ...sure }),
      ...{ ...uangKeluarKolom, tempat: { ...uangMasuk.tempat, hidden: true } },
    },
  },
  screen: {
    path: '/terima-bayar-tukang',
    title: 'Terima Bayar Tukang',
    menu: 'utility',
    heading: 'Uang',
    place: 35,
    icon: 'labour',
    purpose: 'Terima uang dari tukang yang menanggung susut lebih dari upahnya',
    initially: leaders,
  },
})
