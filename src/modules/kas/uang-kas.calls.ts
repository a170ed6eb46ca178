import { halaman } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import { choice, group, list, rupiah, saat, tanggal, text, yes } from '#kernel/field'
import { periode } from '#kernel/report'
import { whoSees } from '#kernel/right'
import { setorMasuk, uangKas } from './uang-kas.ts'

const sure = { required: true } as const
const right = whoSees('/uang-kas')

/** The days of the list. Without them a list has all days, and the drawer is told as of today. */
const hari = {
  tgl_from: tanggal({ label: 'Tanggal Awal' }),
  tgl_to: tanggal({ label: 'Tanggal Akhir' }),
}

/** The days that the screen shows. */
export const hariKas = periode

/** A cash document in the list. */
export const barisUangKas = {
  nomor: text({ label: 'No Dokumen', ...sure, width: 20 }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure, hidden: true }), // stands in the number
  saat: saat({ label: 'Waktu', ...sure }),
  jumlah_in: rupiah({ label: 'Uang Masuk', ...sure }),
  jumlah_out: rupiah({ label: 'Uang Keluar', ...sure }),
  kategori: text({ label: 'Kategori', ...sure, hidden: true }), // its code; the name stands beside
  nama: text({ label: 'Kategori', ...sure }),
  keterangan: text({ label: 'Keterangan' }),
  laci: text({ label: 'Laci', ...sure }),
  status: choice({ label: 'Status', of: uangKas.states, ...sure }),
  input_by: text({ label: 'Kasir', ...sure }),
  dapat_batal: yes({ label: 'Dapat Dibatalkan', hidden: true }),
  jenis: text({ label: 'Jenis', ...sure, hidden: true }),
}

/** SPEC 7 names the path; newest first. */
export const daftarUangKas = defineEndpoint({
  method: 'GET',
  path: 'cash/paginated',
  summary:
    'Cash documents besides sales and purchases, newest first; with count. A cashier: of his drawer',
  right,
  query: { ...halaman, ...hari },
  answer: list(barisUangKas),
})

/** The paper that he may want again. */
export const hitunganTerakhir = defineEndpoint({
  method: 'GET',
  path: 'cash/laci/hitungan-terakhir',
  summary: 'The last count that this person made, of his drawer or of the safe',
  right,
  answer: group({ nomor: text({ label: 'No Dokumen' }) }),
})

export const saldoLaci = defineEndpoint({
  method: 'GET',
  path: 'cash/laci',
  summary: 'What lies in the own drawer; for those who answer for the shop, in the safe too',
  right,
  answer: group({
    laci: text({ label: 'Laci', ...sure }),
    saldo: rupiah({ label: 'Saldo', ...sure }),
    brankas: rupiah({ label: 'Brankas' }),
    brankas_terhitung: yes({ label: 'Brankas Terhitung' }),
  }),
})

/** Before the book is shown it is kept what was counted: whoever counts again leaves a trace. */
export const selesaiMenghitung = defineEndpoint({
  method: 'POST',
  path: 'cash/laci/terhitung',
  summary: 'Keep what was counted blind in the own drawer or the safe, before the book is told',
  right,
  posting: true,
  body: {
    tempat: choice({ label: 'Tempat', of: { LACI: 'Laci', BRANKAS: 'Brankas' }, ...sure }),
    pecahan: setorMasuk.pecahan,
  },
  answer: group({ terhitung: rupiah({ label: 'Terhitung', ...sure }) }),
})

const bertanda = { ...sure, min: -999_999_999_999 } as const

/** What explains the drawer: where these days began, and what each kind of business came to. */
export const rincianLaci = defineEndpoint({
  method: 'GET',
  path: 'cash/laci/rincian',
  summary:
    'What the own drawer began these days with, its cash by kind, and what it should hold then',
  right,
  query: hari,
  answer: group({
    awal: rupiah({ label: 'Saldo', ...bertanda }),
    baris: list({
      kategori: text({ label: 'Kategori', ...sure }),
      nama: text({ label: 'Nama Transaksi' }),
      jumlah: rupiah({ label: 'Jumlah Rp', ...bertanda }),
    }),
    saldo: rupiah({ label: 'Saldo', ...bertanda }),
  }),
})

/** A movement of the drawer; its document opens as anywhere else. */
export const gerakLaci = {
  saat: saat({ label: 'Waktu', ...sure }),
  dokumen: text({ label: 'Dokumen', ...sure, open: 'nota', width: 20 }),
  keterangan: text({ label: 'Keterangan' }),
  masuk: rupiah({ label: 'Uang Masuk', ...sure, total: 'sum' }),
  keluar: rupiah({ label: 'Uang Keluar', ...sure, total: 'sum' }),
}

/** The rows behind a figure of the explanation. */
export const isiLaci = defineEndpoint({
  method: 'GET',
  path: 'cash/laci/gerak',
  summary: 'The movements of the own drawer of one kind in these days, as they came; with count',
  right,
  query: { kategori: text({ label: 'Kategori', ...sure, max: 40 }), ...hari, ...halaman },
  answer: list(gerakLaci),
})
