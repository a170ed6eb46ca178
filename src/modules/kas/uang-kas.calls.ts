import { alasan, halaman } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import { choice, group, list, rupiah, saat, tanggal, text, yes } from '#kernel/field'
import { periode } from '#kernel/report'
import { only, whoSees } from '#kernel/right'
import { pengisiSaldoAwal } from '#modules/akuntansi/saldo-awal'
import { mutasiCash, mutasiCashMasuk } from './mutasi-cash.ts'
import { modalMasuk, saldoAwalMasuk, setorMasuk, uangKas, uangKasMasuk } from './uang-kas.ts'

const sure = { required: true } as const
const right = whoSees('/uang-kas')
const tersimpan = group({ nomor: text({ label: 'No Dokumen', ...sure }) })

/** Of which days; without them a list has all of them and the drawer is told as of today. */
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
  kategori: text({ label: 'Kategori', ...sure, hidden: true }), // its code; the name stands beside
  nama: text({ label: 'Kategori', ...sure }),
  jumlah_in: rupiah({ label: 'Uang Masuk', ...sure }),
  jumlah_out: rupiah({ label: 'Uang Keluar', ...sure }),
  keterangan: text({ label: 'Keterangan' }),
  laci: text({ label: 'Laci', ...sure }),
  status: choice({ label: 'Status', of: uangKas.states, ...sure }),
  input_by: text({ label: 'Kasir', ...sure }),
  dapat_batal: yes({ label: 'Dapat Dibatalkan', hidden: true }),
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

export const simpanUangKas = defineEndpoint({
  method: 'POST',
  path: 'cash/uang-kas',
  summary: 'Money into or out of the own drawer, by transaction code',
  right,
  posting: true,
  body: uangKasMasuk,
  answer: tersimpan,
})

export const batalUangKas = defineEndpoint({
  method: 'POST',
  path: 'cash/uang-kas/batal',
  summary: 'Cancel a cash document of today: the exact negation; with an approval',
  right,
  posting: true,
  body: { nomor: text({ label: 'No Dokumen', ...sure, max: 40 }), alasan },
  answer: tersimpan,
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
  }),
})

export const modalLaci = defineEndpoint({
  method: 'POST',
  path: 'cash/laci/modal',
  summary: 'Take a float out of the safe; the approver is the second signature',
  right,
  posting: true,
  body: modalMasuk,
  answer: tersimpan,
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

export const setorLaci = defineEndpoint({
  method: 'POST',
  path: 'cash/laci/setor',
  summary: 'Hand the counted drawer over to the safe; the approver is the second signature',
  right,
  posting: true,
  body: setorMasuk,
  answer: group({
    nomor: text({ label: 'No Dokumen', ...sure }),
    terhitung: rupiah({ label: 'Terhitung', ...sure }),
    selisih: rupiah({ label: 'Selisih', ...sure, min: -999_999_999_999 }),
    setor: rupiah({ label: 'Disetor', ...sure }),
  }),
})

export const simpanMutasiCash = defineEndpoint({
  method: 'POST',
  path: mutasiCash.commands.simpan.call,
  summary: 'Cash from the own drawer to an account of the shop, or back; one side is CASH',
  right,
  posting: true,
  body: mutasiCashMasuk,
  answer: tersimpan,
})

export const simpanSaldoAwalKas = defineEndpoint({
  method: 'POST',
  path: 'cash/saldo-awal',
  summary: 'What lay in the safe or on an account before the books began',
  right: only(...pengisiSaldoAwal),
  when: 'SALDO_AWAL_MODULE',
  posting: true,
  body: saldoAwalMasuk,
  answer: tersimpan,
})
