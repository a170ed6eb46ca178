import { describeDocument } from '#kernel/described'
import { choice, integer, list, ref, rupiah, text } from '#kernel/field'
import { tanggalDokumen } from '#modules/hari/tanggal-aktif'
import { kasBuku } from './buku.ts'

/** The shop's safe: the drawer that no cashier sits at. */
export const brankas = 'BRANKAS'

/** The kinds of approval that cash asks for; the approver is the second signature (DOMAIN 5). */
export const otorisasiKas = {
  BATAL_UANG_KAS: 'Batal Uang Kas',
  MODAL_LACI: 'Modal Laci',
  SETOR_LACI: 'Setor Laci',
  SETOR_BANK: 'Setor Tunai Ke Bank',
  SALDO_AWAL_KAS: 'Saldo Awal Kas',
  UANG_KELUAR: 'Uang Keluar Di Atas Batas',
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
export const uangKas = describeDocument({
  name: 'UANG_KAS',
  title: 'Uang Kas',
  prefix: 'UK',
  states: { VALID: 'Valid', BATAL: 'Batal' },
  header: uangKasMasuk,
  lines: {},
  posts: [kasBuku],
  commands: {
    simpan: { label: 'Simpan', from: [], to: 'VALID', call: 'cash/uang-kas' },
    batal: {
      label: 'Batal',
      from: ['VALID'],
      to: 'BATAL',
      call: 'cash/uang-kas/batal',
      authorise: 'BATAL_UANG_KAS',
      reason: true,
    },
  },
  contoh: {
    VALID: {
      tgl_system: null,
      kode_transaksi: 'IKLAN',
      jumlah: 250_000,
      keterangan: 'Spanduk',
      baris: [],
    },
    BATAL: {
      tgl_system: null,
      kode_transaksi: 'IKLAN',
      jumlah: 250_000,
      keterangan: 'Spanduk',
      baris: [],
    },
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
export const laci = describeDocument({
  name: 'LACI',
  title: 'Laci Kasir',
  prefix: 'LC',
  states: { VALID: 'Valid' },
  header: setorMasuk,
  lines: {},
  posts: [kasBuku],
  commands: {
    modal: {
      label: 'Terima Modal',
      from: [],
      to: 'VALID',
      call: 'cash/laci/modal',
      authorise: 'MODAL_LACI',
    },
    setor: {
      label: 'Setor Ke Brankas',
      from: [],
      to: 'VALID',
      call: 'cash/laci/setor',
      authorise: 'SETOR_LACI',
    },
  },
  contoh: {
    VALID: {
      pecahan: [{ pecahan: 100_000, lembar: 12 }],
      sisa: 200_000,
      keterangan: null,
      baris: [],
    },
  },
})

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
export const saldoAwalKas = describeDocument({
  name: 'SALDO_AWAL_KAS',
  title: 'Saldo Awal Kas',
  prefix: 'SA',
  states: { VALID: 'Valid', BATAL: 'Batal' },
  header: saldoAwalMasuk,
  lines: {},
  posts: [kasBuku],
  commands: {
    simpan: {
      label: 'Simpan Saldo Awal',
      from: [],
      to: 'VALID',
      call: 'cash/saldo-awal',
      authorise: 'SALDO_AWAL_KAS',
    },
    batal: {
      label: 'Batal',
      from: ['VALID'],
      to: 'BATAL',
      call: 'cash/uang-kas/batal',
      authorise: 'BATAL_UANG_KAS',
      reason: true,
    },
  },
  contoh: {
    VALID: { tempat: 'KAS', no_rekening: null, jumlah: 25_000_000, keterangan: null, baris: [] },
    BATAL: { tempat: 'KAS', no_rekening: null, jumlah: 25_000_000, keterangan: null, baris: [] },
  },
})
