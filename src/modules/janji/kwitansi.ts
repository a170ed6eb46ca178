import {
  alasan,
  bernomor,
  defineDocument,
  moves,
  nomor,
  type NamedDocument,
} from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import {
  choice,
  group,
  integer,
  list,
  rupiah,
  saat,
  tanggal,
  text,
  texts,
  yes,
} from '#kernel/field'
import type { Ledger } from '#kernel/ledger'
import { whoSees, type Right } from '#kernel/right'
import type { Screen } from '#kernel/screen'
import { jurnal } from '#modules/akuntansi/buku'
import { saring, terimaUang } from '#modules/kasir/kasir'
import { kasBuku } from '#modules/kas/buku'
import { kertasCalls } from '#modules/nota/kertas.calls'
import { pembayaranBuku } from '#modules/pembayaran/buku'
import { pembayaran, pembayaranNota } from '#modules/pembayaran/pembayaran'
import { uangDari } from '#modules/pembayaran/uang-kembali'
import { janjiUang, jenisKwitansi, kwitansiBuku } from './buku.ts'

const sure = { required: true } as const

const states = { OPEN: 'Menunggu Validasi', VALID: 'Valid', BATAL: 'Dibatalkan' } as const
const dipilih = texts({ label: 'Kwitansi', required: false })
const kembali = rupiah({ label: 'Uang Kembali', ...sure })

/** The books of whatever takes money on several days. */
export const bukuUangJanji = [kwitansiBuku, pembayaranBuku, janjiUang, jurnal, kasBuku] as const
export type BukuUang = (typeof bukuUangJanji)[number]['name']

/** The approval that taking a payment back needs. */
export const otorisasiKwitansi = { BATAL_KWITANSI: 'Batal Kwitansi' } as const

/** A payment that waits for the cashier. */
export const barisKwitansi = {
  nomor: text({ label: 'No Kwitansi', ...sure, width: 20 }),
  saat: saat({ label: 'Waktu', ...sure }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure, hidden: true }),
  no_janji: text({ label: 'Untuk', ...sure, width: 20 }),
  jenis: choice({ label: 'Jenis', of: jenisKwitansi, ...sure }),
  nama_customer: text({ label: 'Customer', ...sure }),
  no_hp: text({ label: 'No HP', ...sure }),
  barang: text({ label: 'Barang', ...sure }),
  input_by: text({ label: 'Input', ...sure }),
  jumlah: rupiah({ label: 'Jumlah Rp', ...sure, total: 'sum', min: -999_999_999_999 }),
  versi: integer({ label: 'Versi', ...sure, hidden: true }),
  belum_masuk: yes({ label: 'Belum Masuk' }), // a transfer that nobody has seen at the bank
  pembayaran: list(pembayaranNota, { label: 'Pembayaran' }),
  baru: yes({ label: 'Baru', hidden: true }), // the paper of what it is for comes with it
}

const menungguOf = (path: string, layar: string) =>
  defineEndpoint({
    method: 'GET',
    path,
    summary: 'Payments that wait for the cashier, oldest first',
    right: whoSees(layar),
    query: saring,
    answer: list(barisKwitansi),
  })

/** What is done with a payment: taken, withdrawn, paid otherwise, taken back. */
const perintahKwitansi = (path: (kerja: string) => string, right: Right, lihat: Right) => ({
  validasi: moves(['OPEN'], {
    path: path('validasi/simpan'),
    label: 'Validasi',
    summary: 'Validate payments: the money enters the books, and what it pays goes on',
    right,
    to: 'VALID',
    mayAsk: ['TRANSFER_BELUM_MASUK'],
    body: { nomor: dipilih, ...terimaUang },
    answer: group({
      nomor: texts({ label: 'Kwitansi' }),
      lanjutan: texts({ label: 'Dokumen Lanjutan' }),
    }),
  }),
  batalValidasi: moves(['OPEN'], {
    path: path('validasi/cancel'),
    label: 'Batal Validasi',
    summary: 'Withdraw payments that wait; where the shop switched that off, leaders alone',
    right,
    to: 'BATAL',
    body: { nomor: dipilih },
    answer: group({ jumlah: integer({ label: 'Jumlah', ...sure }) }),
  }),
  bayar: moves(['OPEN'], {
    path: path('validasi/bayar'),
    label: 'Ubah Pembayaran',
    summary: 'Change how a payment that waits is paid, never how much',
    right,
    to: 'OPEN',
    body: { nomor, pembayaran: list(pembayaran, { label: 'Pembayaran' }) },
    answer: group({ kembali }),
  }),
  batal: moves(['VALID'], {
    path: path('kwitansi/batal'),
    label: 'Batal Kwitansi',
    summary: 'Take a payment of today back: money goes back, what it paid stands open again',
    consequence: 'Uangnya kembali kepada pelanggan, dokumennya terbuka lagi.',
    right: lihat,
    to: 'BATAL',
    undoes: 'BATAL_KWITANSI',
    authorise: 'BATAL_KWITANSI',
    mayAsk: ['TRANSFER_BELUM_MASUK'],
    body: { nomor, alasan, uang_dari: uangDari },
    answer: bernomor,
  }),
})

/**
 * The payments for one kind of promise (KW): each is asked for by the promise's own commands, and
 * taken by the cashier at a screen of its kind.
 * @param janji the promise: its name and title, what its payments are called, the cashier's screen
 * @param besides books that a promise which is kept writes besides
 * @param listScreen a screen of all payments, where one of today is taken back
 */
export function kwitansiOf<const L extends string>(
  { judul, layar, name, title }: NamedDocument & { readonly judul: string; readonly layar: string },
  besides: readonly Ledger<L>[],
  listScreen?: Screen,
) {
  const books: readonly Ledger<BukuUang | L>[] = [...bukuUangJanji, ...besides]
  const right = whoSees(layar)
  const lihat = listScreen ? whoSees(layar, listScreen.path) : right
  const path = (kerja: string): string => `${kerja}/${name.toLowerCase()}`
  const document = defineDocument({
    name: `KWITANSI_${name}`,
    title: judul,
    prefix: 'KW',
    states,
    books,
    besides: [{ name, title }],
    along: {
      /** A command of the promise asks for money; without validation it is taken at once. */
      diminta: { from: [], to: 'OPEN', or: ['VALID'] },
    },
    commands: perintahKwitansi(path, right, lihat),
    list: {
      path: path('kwitansi/lihat'),
      summary: 'Payments, newest first',
      right: lihat,
      reckons: {
        no_janji: 'janji_kwitansi',
        jenis: 'jenis_kwitansi',
        customer: 'customer_kwitansi',
        jumlah: 'jumlah_kwitansi',
      },
      columns: {
        no_janji: barisKwitansi.no_janji,
        jenis: barisKwitansi.jenis,
        customer: barisKwitansi.nama_customer,
        jumlah: barisKwitansi.jumlah,
      },
    },
    ...(listScreen ? { listScreen } : {}),
  })
  return {
    document,
    /** What whoever pays takes home, today or later. */
    kertas: kertasCalls(path('kwitansi/cetak'), 'No Kwitansi', lihat),
    menunggu: menungguOf(path('validasi/all'), layar),
    layar,
    janji: { name, title },
  }
}
export type Kwitansi<L extends string = string> = ReturnType<typeof kwitansiOf<L>>

/** The cashier's screen for the payments of one kind. */
export const layarKwitansi = (
  { layar }: Kwitansi,
  more: Pick<Screen, 'menu' | 'place' | 'purpose' | 'title'>,
): Screen => ({
  path: layar,
  icon: 'check',
  initially: ['SPV', 'MU', 'KASIR', 'DEV'],
  ...more,
})
