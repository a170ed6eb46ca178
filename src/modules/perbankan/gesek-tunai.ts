import { cancels, defineDocument, makes } from '#kernel/document'
import { ref, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'
import { rekeningMasuk } from '#modules/kas/rekening'
import { uangKasMasuk } from '#modules/kas/uang-kas'

const sure = { required: true } as const
const right = whoSees('/gesek-tunai')
const nyala = { when: 'GESEK_TUNAI_MODULE' } as const
const kartu = text({
  label: 'Kartu (4 Angka Akhir)',
  required: 'Kartu Tidak Boleh Kosong',
  min: 4,
  max: 4,
  tooShort: 'Isi 4 Angka Akhir Kartu',
  tooLong: 'Isi 4 Angka Akhir Kartu',
})

/** The kind of approval that it needs. */
export const otorisasiGesek = { GESEK_TUNAI: 'Gesek Tunai' } as const

/** Cash handed out against a debit card: off unless the owner wants it (DOMAIN 5). */
export const gesekTunai = defineDocument({
  name: 'GESEK_TUNAI',
  title: 'Gesek Tunai',
  prefix: 'GT',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal, kasBuku],
  commands: {
    simpan: makes({
      ...nyala,
      path: 'non-cash/gesek-tunai',
      label: 'Simpan',
      summary: 'Cash out of the own drawer against a debit card',
      consequence:
        'Hanya kartu debet: gesek tunai dengan kartu kredit dilarang oleh Bank Indonesia.',
      right,
      to: 'VALID',
      body: {
        ...rekeningMasuk,
        kartu,
        no_ref: text({
          label: 'No Referensi',
          required: 'No Referensi Tidak Boleh Kosong',
          max: 40,
        }),
        jumlah: uangKasMasuk.jumlah,
        fee: rupiah({ label: 'Fee', ...sure, initial: 0 }),
        keterangan: text({ label: 'Keterangan', max: 200 }),
      },
      authorise: 'GESEK_TUNAI',
    }),
    batal: cancels('BATAL_GESEK_TUNAI', {
      ...nyala,
      path: 'non-cash/gesek-tunai/batal',
      label: 'Batal Gesek Tunai',
      consequence: 'Uang dan jurnalnya dibalik.',
      summary: 'Take one of today back: the cash comes back into the drawer; with an approval',
      right,
      authorise: 'GESEK_TUNAI',
    }),
  },
  list: {
    path: 'non-cash/gesek-histories',
    summary: 'Cash handed out against cards, newest first; with count',
    right,
    columns: {
      kartu: text({ label: 'Kartu', ...sure }),
      no_rekening: ref('rekening', { label: 'No Rekening', ...sure }),
      no_ref: text({ label: 'No Referensi', ...sure }),
      jumlah: rupiah({ label: 'Jumlah Rp', ...sure }),
      fee: rupiah({ label: 'Fee', ...sure }),
      keterangan: text({ label: 'Keterangan', hidden: true }),
    },
  },
  dialog: true,
  screen: {
    ...nyala,
    path: '/gesek-tunai',
    title: 'Gesek Tunai',
    menu: 'utility',
    place: 26,
    heading: 'Uang',
    icon: 'bank-card',
    purpose: 'Uang tunai kepada pelanggan dari kartu debetnya',
    initially: ['SPV', 'MU', 'DEV'],
  },
})
