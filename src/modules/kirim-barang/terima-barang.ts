import { alasan, defineDocument, makes, moves, nomor } from '#kernel/document'
import { tugasCabangBuku } from '#kernel/branch-job'
import { berat, choice, group, integer, list, tanggal, text, texts, yes } from '#kernel/field'
import { servers, whoSees } from '#kernel/right'
import { leaders } from '#kernel/screen'
import { jurnal } from '#modules/akuntansi/buku'
import { asal, kepalaBerita } from '#modules/antar-toko/antar-toko'
import { gerakBarang, gram, koreksiBarangBuku } from '#modules/stok/buku'
import {
  barisTimbang,
  beritaBarang,
  isiPaket,
  keBaki,
  kolomTimbang,
  no_segel,
} from './kirim-barang.ts'

const sure = { required: true } as const
const when = 'KIRIM_BARANG_MODULE'
const right = whoSees('/terima-barang')

export const statusTerimaBarang = {
  KIRIM: 'Di Jalan',
  SEBAGIAN: 'Sebagian Diterima',
  DONE: 'Diterima',
  TOLAK: 'Ditolak',
  BATAL: 'Ditarik Pengirim',
} as const

/** What becomes of what was not scanned. */
export const sisaTerima = { LEPAS: 'Tidak Ada Di Paket', MENYUSUL: 'Menyusul' } as const

const lepas = texts({ label: 'Barang' })
/** What the shop that sent it may take back. */
const dilepas = group({ nomor: text({ label: 'No Dokumen', ...sure }), lepas })

/** Goods that another shop sent: announced by it, scanned here piece by piece, each once. */
export const terimaBarang = defineDocument({
  ...{ name: 'TERIMA_BARANG', title: 'Terima Barang', prefix: 'TG' },
  onSpot: true,
  states: statusTerimaBarang,
  ends: ['DONE', 'TOLAK', 'BATAL'],
  books: [koreksiBarangBuku, gerakBarang, gram, jurnal, tugasCabangBuku],
  commands: {
    datang: makes({
      path: 'portal/barang-datang',
      label: 'Barang Datang',
      summary: 'Another shop says which pieces it sent here, each with its facts and story',
      right: servers,
      portal: 'rantai',
      to: 'KIRIM',
      body: beritaBarang,
    }),
    lepas: moves(['KIRIM', 'SEBAGIAN', 'BATAL', 'DONE'], {
      path: 'portal/barang-ditarik',
      label: 'Ditarik',
      summary: 'The shop that sent it takes back what nobody has received; the same again',
      right: servers,
      portal: 'rantai',
      freezes: true,
      to: 'BATAL',
      or: ['DONE'],
      body: { asal, id_kirim: beritaBarang.id_kirim, utuh: yes({ label: 'Utuh' }) },
      answer: dilepas,
    }),
    urung: makes({
      path: 'portal/barang-urung',
      label: 'Ditarik',
      summary:
        'Another shop takes back what this one has not heard of: it is not taken when it comes',
      right: servers,
      portal: 'rantai',
      to: 'BATAL',
      body: { ...kepalaBerita, no_kirim: beritaBarang.no_kirim, lepas },
      answer: dilepas,
    }),
    terima: moves(['KIRIM', 'SEBAGIAN'], {
      path: 'terima-barang/simpan',
      label: 'Terima',
      summary: 'Scan and weigh what is in the parcel, blind; what differs is explained, approved',
      right,
      when,
      failed: 'Terima Barang Gagal',
      freezes: true,
      to: 'DONE',
      or: ['SEBAGIAN'],
      mayAsk: ['SELISIH_TERIMA_BARANG'],
      body: {
        nomor,
        segel_terima: no_segel,
        ...keBaki,
        sisa: choice({ label: 'Yang Tidak Dipindai', of: sisaTerima, ...sure, initial: 'LEPAS' }),
        alasan_selisih: text({ label: 'Alasan Selisih', max: 200 }),
        baris: list(barisTimbang, {
          label: 'Barang',
          required: 'Belum Ada Barang Di Tabel',
          ...isiPaket,
          reads: 'terima-barang/baris',
        }),
      },
    }),
    tolak: moves(['KIRIM', 'SEBAGIAN'], {
      path: 'terima-barang/tolak',
      label: 'Tolak',
      consequence: 'Semua yang belum diterima kembali ke toko pengirim.',
      summary: 'Refuse what was not received yet: it goes back to the shop that sent it',
      right,
      when,
      freezes: true,
      to: 'TOLAK',
      or: ['DONE'],
      body: { nomor, alasan },
    }),
  },
  list: {
    path: 'terima-barang/lihat',
    summary: 'Goods that other shops sent here, newest first; with count',
    right,
    columns: {
      no_kirim: text({ label: 'No Kirim', ...sure }),
      asal,
      kurir: text({ label: 'Kurir' }),
      tgl_kirim: tanggal({ label: 'Tanggal Kirim', ...sure }),
      pengirim: text({ label: 'Pengirim', ...sure, hidden: true }),
      keterangan: text({ label: 'Keterangan', hidden: true }),
      pcs_terima: integer({ label: 'Pcs Diterima' }),
      berat_terima: berat({ label: 'Berat Diterima' }),
      pcs_kurang: integer({ label: 'Pcs Kurang', hidden: true }),
      selisih: berat({ label: 'Selisih Berat', hidden: true, min: -1_000_000_000 }),
      ...kolomTimbang,
      segel_terima: text({ label: 'Segel Saat Diterima', hidden: true }),
      alasan_selisih: text({ label: 'Alasan Selisih', hidden: true }),
      penerima: text({ label: 'Penerima', hidden: true }),
    },
  },
  listScreen: {
    path: '/terima-barang',
    title: 'Terima Barang',
    menu: 'barang',
    place: 17,
    icon: 'tray',
    purpose: 'Terima barang dari toko lain: pindai dan timbang satu per satu',
    initially: leaders,
    when,
  },
})
