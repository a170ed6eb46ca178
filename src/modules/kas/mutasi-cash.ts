import { defineDocument, makes } from '#kernel/document'
import { code, ref, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from './buku.ts'

/** The side of a transfer that is the own drawer; the other one is a bank (SPEC 2). */
export const sisiCash = 'CASH'

/** SPEC 5: 'Asal Tidak Boleh Kosong' is said of both sides. */
const sisi = (label: string) => code({ label, required: 'Asal Tidak Boleh Kosong' })

/** Between the own drawer and an account of the shop, either way (SPEC 3). */
export const mutasiCashMasuk = {
  asal: sisi('Bank Asal'),
  asal_rekening: code({ label: 'Rekening Asal' }),
  tujuan: sisi('Bank Tujuan'),
  tujuan_rekening: code({ label: 'Rekening Tujuan' }),
  jumlah: rupiah({
    label: 'Jumlah Rp',
    required: 'Jumlah Rp Tidak Boleh Kosong',
    min: 1,
    tooShort: 'Jumlah Rp Tidak Boleh Kosong',
  }),
  keterangan: text({
    label: 'Keterangan',
    required: 'Keterangan Tidak Boleh Kosong',
    max: 200,
  }),
  kategori: ref('kode_transaksi', {
    label: 'Kategori',
    required: 'Kategori Tidak Boleh Kosong',
  }),
}

const { jumlah, kategori, keterangan } = mutasiCashMasuk

/** The way to the bank, as it is entered at the drawer. */
export const setorBankMasuk = {
  kode_bank: ref('bank', { label: 'Bank', required: true }),
  no_rekening: ref(
    { master: 'rekening', by: 'kode_bank' },
    { label: 'No Rekening', required: true },
  ),
  jumlah,
  kategori,
  keterangan,
}

/** Cash to the bank and back: undone by the same the other way. */
export const mutasiCash = defineDocument({
  name: 'MUTASI_CASH',
  title: 'Mutasi Uang Cash',
  prefix: 'MC',
  states: { VALID: 'Valid' },
  books: [jurnal, kasBuku],
  commands: {
    simpan: makes({
      path: 'cash/mutasi-uang-cash',
      label: 'Simpan',
      summary: 'Cash from the own drawer to an account of the shop, or back; one side is CASH',
      right: whoSees('/uang-kas'),
      to: 'VALID',
      body: mutasiCashMasuk,
      mayAsk: ['SETOR_BANK'],
    }),
  },
})
