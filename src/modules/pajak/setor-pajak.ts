import { cancels, defineDocument, makes } from '#kernel/document'
import { choice, integer, ref, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'
import { rekeningMasuk } from '#modules/kas/rekening'
import { masaPajak, pajakDisetor } from './pajak.calls.ts'

const sure = { required: true } as const
const right = whoSees('/setor-pajak')
const pajak = choice({ label: 'Pajak', of: pajakDisetor, ...sure, initial: 'PPN' })
/** The number by which the treasury knows a payment. */
const ntpn = text({
  label: 'NTPN',
  required: 'NTPN Tidak Boleh Kosong',
  min: 16,
  max: 16,
  tooShort: 'NTPN 16 Huruf Dan Angka',
  tooLong: 'NTPN 16 Huruf Dan Angka',
})

export const otorisasiSetorPajak = { SETOR_PAJAK: 'Setor Pajak' } as const

/** Tax that the shop owes is paid to the state: the only way out of its accounts. Two people. */
export const setorPajak = defineDocument({
  name: 'SETOR_PAJAK',
  title: 'Setor Pajak',
  prefix: 'SP',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal, kasBuku],
  commands: {
    simpan: makes({
      path: 'setor-pajak/simpan',
      label: 'Simpan',
      summary: 'Pay tax of a month to the state out of an account; never more than is owed',
      right,
      to: 'VALID',
      body: {
        pajak,
        ...masaPajak,
        ...rekeningMasuk,
        jumlah: rupiah({
          label: 'Jumlah Rp',
          required: 'Jumlah Rp Tidak Boleh Kosong',
          min: 1,
          tooShort: 'Jumlah Rp Tidak Boleh Kosong',
        }),
        ntpn,
      },
      authorise: 'SETOR_PAJAK',
    }),
    batal: cancels('BATAL_SETOR_PAJAK', {
      path: 'setor-pajak/batal',
      label: 'Batal Setor Pajak',
      consequence: 'Uang dan jurnalnya dibalik.',
      summary: 'Take a payment of today back: the exact negation; with an approval',
      right,
      authorise: 'SETOR_PAJAK',
    }),
  },
  list: {
    path: 'setor-pajak/lihat',
    summary: 'Tax that was paid to the state, newest first; with count',
    right,
    columns: {
      pajak,
      bulan: integer({ label: 'Bulan', ...sure }),
      tahun: text({ label: 'Tahun', ...sure }),
      no_rekening: ref('rekening', { label: 'No Rekening', ...sure }),
      jumlah: rupiah({ label: 'Jumlah Rp', ...sure }),
      ntpn,
    },
  },
  dialog: true,
  screen: {
    path: '/setor-pajak',
    title: 'Setor Pajak',
    menu: 'utility',
    place: 33,
    heading: 'Akuntansi',
    icon: 'bank',
    purpose: 'Bayar PPN dan PPh 22 ke negara dari rekening toko',
    initially: ['SPV', 'MU', 'DEV'],
  },
})
