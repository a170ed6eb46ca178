import { cancels, defineDocument, makes } from '#kernel/document'
import { choice, group, integer, list, ref, rupiah, text } from '#kernel/field'
import { only, whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { pengisiSaldoAwal } from '#modules/akuntansi/saldo-awal'
import { tanggalDokumen } from '#modules/hari/tanggal-aktif'
import { kertasCalls } from '#modules/nota/kertas.calls'
import { kasBuku } from './buku.ts'

const right = whoSees('/uang-kas')

/** The shop's safe: the drawer that no cashier sits at. */
export const brankas = 'BRANKAS'

/** The kinds of approval that cash asks for; the approver is the second signature (DOMAIN 5). */
export const otorisasiKas = {
  BATAL_UANG_KAS: 'Batal Uang Kas',
  MODAL_LACI: 'Modal Laci',
  SETOR_LACI: 'Setor Laci',
  HITUNG_BRANKAS_UANG: 'Hitung Uang Brankas',
  SETOR_BANK: 'Setor Tunai Ke Bank',
  SALDO_AWAL_KAS: 'Saldo Awal Kas',
  UANG_KELUAR: 'Uang Keluar Di Atas Batas',
  BATAL_MUTASI: 'Batal Mutasi Uang',
  PENGALIHAN_SALDO: 'Pengalihan Saldo Uang',
} as const

const jumlah = rupiah({
  label: 'Jumlah Rp',
  required: 'Jumlah Rp Tidak Boleh Kosong',
  min: 1,
  tooShort: 'Jumlah Rp Tidak Boleh Kosong',
})
const keterangan = text({
  label: 'Keterangan',
  required: 'Keterangan Tidak Boleh Kosong',
  max: 200,
})

/** Money in or out of the own drawer; the code says which, and which account it is booked to. */
export const uangKasMasuk = {
  tgl_system: tanggalDokumen,
  kode_transaksi: ref('kode_transaksi', {
    label: 'Kategori',
    required: 'Kategori Tidak Boleh Kosong',
  }),
  jumlah,
  keterangan,
}
export const uangKas = defineDocument({
  name: 'UANG_KAS',
  title: 'Uang Kas',
  prefix: 'UK',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal, kasBuku],
  commands: {
    simpan: makes({
      path: 'cash/uang-kas',
      label: 'Simpan',
      summary: 'Money into or out of the own drawer, by transaction code',
      right,
      to: 'VALID',
      body: uangKasMasuk,
      mayAsk: ['UANG_KELUAR', 'SALDO_AWAL_KAS'],
    }),
    batal: cancels('BATAL_UANG_KAS', {
      path: 'cash/uang-kas/batal',
      label: 'Batal Uang Kas',
      consequence: 'Uang dan jurnalnya dibalik.',
      summary: 'Cancel a cash document of today: the exact negation; with an approval',
      right,
      authorise: 'BATAL_UANG_KAS',
    }),
  },
})

/**
 * Notes and coins of the rupiah, in the order in which they are counted: the collectors' note of
 * 75.000, which hardly ever lies in a drawer, after all others.
 */
export const nilaiPecahan = [
  100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 75_000,
] as const

/** Float: cash from the safe into the own drawer. */
export const modalMasuk = { jumlah, keterangan: text({ label: 'Keterangan', max: 200 }) }

/** Handover: the drawer is counted, what is not kept as float goes to the safe. */
export const setorMasuk = {
  pecahan: list(
    {
      pecahan: rupiah({ label: 'Pecahan', required: true }),
      lembar: integer({ label: 'Lembar', required: true }),
    },
    { label: 'Pecahan' },
  ),
  sisa: rupiah({ label: 'Sisa Di Laci', required: true, initial: 0 }),
  keterangan: text({ label: 'Keterangan', max: 200 }),
}
export const laci = defineDocument({
  name: 'LACI',
  title: 'Laci Kasir',
  prefix: 'LC',
  states: { VALID: 'Valid' },
  books: [jurnal, kasBuku],
  commands: {
    modal: makes({
      path: 'cash/laci/modal',
      label: 'Terima Modal',
      summary: 'Take a float out of the safe; the approver is the second signature',
      right,
      to: 'VALID',
      body: modalMasuk,
      authorise: 'MODAL_LACI',
    }),
    setor: makes({
      path: 'cash/laci/setor',
      label: 'Setor Ke Brankas',
      summary: 'Hand the counted drawer over to the safe; the approver is the second signature',
      right,
      to: 'VALID',
      body: setorMasuk,
      answer: group({
        nomor: text({ label: 'No Dokumen', required: true }),
        terhitung: rupiah({ label: 'Terhitung', required: true }),
        selisih: rupiah({ label: 'Selisih', required: true, min: -999_999_999_999 }),
        setor: rupiah({ label: 'Disetor', required: true }),
      }),
      authorise: 'SETOR_LACI',
    }),
    hitung: makes({
      path: 'cash/laci/hitung-brankas',
      label: 'Hitung Uang Brankas',
      summary: 'Count the money of the safe, blind; what differs from the book is booked',
      right,
      to: 'VALID',
      body: { pecahan: setorMasuk.pecahan, keterangan: setorMasuk.keterangan },
      answer: group({
        nomor: text({ label: 'No Dokumen', required: true }),
        terhitung: rupiah({ label: 'Terhitung', required: true }),
        selisih: rupiah({ label: 'Selisih', required: true, min: -999_999_999_999 }),
      }),
      authorise: 'HITUNG_BRANKAS_UANG',
    }),
  },
})

/** The paper of a count, which two sign. */
export const kertasLaci = kertasCalls('cash/laci/cetak', 'No Dokumen', right)

/** What lay in the safe or on an account before the books began (DOMAIN 4). */
export const saldoAwalMasuk = {
  tempat: choice({
    label: 'Tempat',
    of: { KAS: 'Brankas', BANK: 'Rekening' },
    required: true,
    initial: 'KAS',
  }),
  no_rekening: ref('rekening', { label: 'No Rekening' }),
  jumlah,
  keterangan: text({ label: 'Keterangan', max: 200 }),
}
export const saldoAwalKas = defineDocument({
  name: 'SALDO_AWAL_KAS',
  title: 'Saldo Awal Kas',
  prefix: 'SA',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal, kasBuku],
  commands: {
    simpan: makes({
      path: 'cash/saldo-awal',
      label: 'Simpan Saldo Awal',
      summary: 'What lay in the safe or on an account before the books began',
      right: only(...pengisiSaldoAwal),
      when: 'SALDO_AWAL_MODULE',
      to: 'VALID',
      body: saldoAwalMasuk,
      authorise: 'SALDO_AWAL_KAS',
    }),
    batal: cancels('BATAL_SALDO_AWAL_KAS', {
      path: 'cash/saldo-awal/batal',
      label: 'Batal Saldo Awal Kas',
      consequence: 'Uang dan jurnalnya dibalik.',
      summary: 'Take an opening balance of today back: the exact negation; with an approval',
      right,
      authorise: 'BATAL_UANG_KAS',
    }),
  },
})
