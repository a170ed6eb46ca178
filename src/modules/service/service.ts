import { alasan, defineDocument, makes, moves, nomor, orang } from '#kernel/document'
import {
  berat,
  choice,
  image,
  integer,
  kadar,
  paragraph,
  ref,
  rupiah,
  tanggal,
  text,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { tanggalDokumen } from '#modules/hari/tanggal-aktif'
import { buktiAmbil, buktiMasuk } from '#modules/janji/bukti'
import { bukuUangJanji, kwitansiOf } from '#modules/janji/kwitansi'
import { notaCalls } from '#modules/janji/nota-janji'
import { labelCall } from '#modules/janji/label-janji'
import { kertasCalls } from '#modules/nota/kertas.calls'
import {
  angsurMasuk,
  batalMasuk,
  dimintaUang,
  dimulai,
  jalanJanji,
  lunasBayar,
  lunasMasuk,
  mukaMasuk,
} from '#modules/janji/perintah'
import { pelangganBuku } from '#modules/pelanggan/buku'
import { penitip } from '#modules/pelanggan/pelanggan'
import { caraUji } from '#modules/pembelian/pembelian'
import { hutangTukang } from './hutang-tukang.ts'
import { gram } from '#modules/stok/buku'
import { jenisService } from './deskripsi-service.ts'

const sure = { required: true } as const
const beratNol = { min: 1, tooShort: 'Berat Tidak Boleh Diisi Dengan 0' } as const

export const statusService = {
  MASUK: 'Diterima',
  SELESAI: 'Selesai',
  DIAMBIL: 'Diambil',
  BATAL: 'Dibatalkan',
} as const

/** Whose gold it was that was added. */
export const asalEmas = { TUKANG: 'Tukang', TOKO: 'Toko, Dari Lebur' } as const

/** The kinds of approval that a service may need. */
export const otorisasiService = {
  BATAL_SERVICE: 'Batal Service',
  BATAL_SELESAI_SERVICE: 'Batal Selesai Service',
  BATAL_AMBIL_SERVICE: 'Batal Ambil Service',
  BIAYA_SERVICE_NAIK: 'Biaya Service Di Atas Taksiran',
  BIAYA_SERVICE_TURUN: 'Biaya Service Jauh Di Bawah Taksiran',
  SUSUT_SERVICE: 'Susut Service Di Atas Batas',
  AMBIL_TANPA_NOTA: 'Ambil Service Tanpa Nota',
} as const

const janji = { name: 'SERVICE', title: 'Service', layar: '/validasi-service' } as const
/** Its payments: money before the work, and what remains when the piece is picked up. */
export const kwitansiService = kwitansiOf({ ...janji, judul: 'Kwitansi Service' }, [gram], {
  path: '/kwitansi-service',
  title: 'Kwitansi Service',
  menu: 'service',
  place: 3,
  icon: 'list',
  purpose: 'Lihat pembayaran service, ambil kembali yang salah hari ini',
  initially: ['SPV', 'MU', 'KASIR', 'DEV'],
})
export const dokumenKwitansi = kwitansiService.document

const counter = whoSees('/transaksi-services')
const lihat = whoSees('/lihat-services', '/transaksi-services')

/** What came in may be tested: its owner is told what it is before anybody works on it. */
const ujiMasuk = {
  kadar_uji: kadar({
    ...{ label: 'Kadar Uji', min: 1 },
    ...{ max: 100_00, tooLong: 'Tidak Boleh Melebihi 100' },
  }),
  cara_uji: choice({ label: 'Cara Uji', of: caraUji }),
}

/** Of another day it stands: the list offers what may be taken back. */
const selesaiKini = {
  nama_barang: text({ label: 'Nama Barang', given: true }),
  tgl_selesai: tanggal({ label: 'Tanggal Selesai', given: true, from: 'selesai_kini' }),
}

const kerja = {
  kode_tukang: ref('tukang', { label: 'Tukang', required: 'Tukang Harus Dipilih' }),
  tgl_janji: tanggal({ label: 'Janji Selesai', ...sure, initial: 'today' }),
}

/** Its slip, which the customer signs and brings when he comes for the piece. */
export const kertasService = kertasCalls('service/cetak', 'No Service', lihat)
/** What goes with the piece, or its bag. */
export const labelService = labelCall('service/label', 'No Service', lihat)

/** Work on a customer's piece (DOMAIN 5): it is not our stock, and its gold stands apart. */
export const service = defineDocument({
  ...janji,
  prefix: 'SV',
  onSpot: true,
  besides: [dokumenKwitansi],
  states: statusService,
  ends: ['DIAMBIL', 'BATAL'],
  books: [pelangganBuku, gram, hutangTukang, ...bukuUangJanji],
  commands: {
    simpan: makes({
      path: 'service/simpan',
      label: 'Simpan',
      summary: 'Take a piece of a customer in for work, with money before it if there is any',
      right: counter,
      to: 'MASUK',
      body: {
        kode_sales: ref('sales', { label: 'Sales', required: 'Sales Harus Dipilih' }),
        ...penitip,
        jenis_service: choice({
          label: 'Jenis Service',
          of: jenisService,
          ...sure,
          initial: 'PERBAIKAN',
        }),
        nama_barang: text({ label: 'Nama Barang', required: 'Nama Barang Tidak Boleh Kosong' }),
        kadar: kadar({
          label: 'Kadar',
          required: 'Kadar Tidak Boleh Diisi Dengan 0',
          min: 1,
          max: 100_00,
          tooShort: 'Kadar Tidak Boleh Diisi Dengan 0',
        }),
        ...ujiMasuk,
        berat_masuk: berat({ label: 'Berat Masuk', required: beratNol.tooShort, ...beratNol }),
        foto: image({
          label: 'Foto Sebelum',
          required: 'Foto Barang Harus Ada',
          folder: 'foto_service',
        }),
        kode_deskripsi: ref(
          { master: 'para_deskripsi_service', by: 'jenis_service' },
          { label: 'Pekerjaan', when: 'DESKRIPSI_SERVICE_MODULE' },
        ),
        deskripsi: paragraph({ label: 'Deskripsi', max: 300 }),
        temuan: paragraph({
          label: 'Temuan',
          max: 300,
          hint: 'Batu hilang, goresan, penyok; pelanggan menandatangani di nota',
        }),
        ...kerja,
        taksiran: rupiah({ label: 'Taksiran Biaya' }),
        pin: text({
          label: 'PIN Ambil',
          min: 6,
          max: 12,
          hint: 'Pilihan pelanggan, untuk mengambil bila nota hilang',
        }),
        ...mukaMasuk,
        tgl_system: tanggalDokumen,
      },
      answer: dimulai,
    }),
    ubah: moves(['MASUK'], {
      path: 'service/ubah',
      label: 'Ubah Pekerjaan',
      summary: 'Another goldsmith, another day, another estimate',
      right: counter,
      freezes: true,
      to: 'MASUK',
      mayAsk: ['BIAYA_SERVICE_NAIK', 'BIAYA_SERVICE_TURUN'],
      body: { nomor, ...kerja, taksiran: rupiah({ label: 'Taksiran Biaya', ...sure }), alasan },
    }),
    selesai: moves(['MASUK'], {
      path: 'service/selesai',
      label: 'Selesai',
      summary: 'The work is done: the piece is weighed, its price is known',
      right: counter,
      freezes: true,
      meanwhile: true,
      to: 'SELESAI',
      mayAsk: ['BIAYA_SERVICE_NAIK', 'BIAYA_SERVICE_TURUN', 'SUSUT_SERVICE'],
      body: {
        nomor,
        berat_selesai: berat({ label: 'Berat Selesai', required: beratNol.tooShort, ...beratNol }),
        berat_tambah: berat({ label: 'Emas Ditambah', ...sure, initial: 0 }),
        emas_dari: choice({
          ...{ label: 'Emas Tambahan Dari', of: asalEmas, initial: 'TUKANG' },
          beside: ['berat_tambah', '>0'],
        }),
        nilai_emas: rupiah({
          label: 'Harga Emas Tukang',
          hint: 'Bila memakai emas tukang; kosong: menurut harga emas hari ini',
          beside: ['berat_tambah', '>0'],
        }),
        berat_sisa: berat({ label: 'Sisa Potongan', ...sure, initial: 0 }),
        biaya: rupiah({ label: 'Biaya', ...sure }),
        upah: rupiah({ label: 'Upah Tukang', ...sure, initial: 0 }),
        keterangan: text({ label: 'Keterangan', max: 200 }),
      },
    }),
    bayar: moves(['MASUK', 'SELESAI'], {
      path: 'service/bayar',
      label: 'Terima Pembayaran',
      summary: 'Take a part of what remains, before or after the work is done',
      right: lihat,
      to: 'MASUK',
      or: ['SELESAI'],
      body: angsurMasuk,
      answer: dimintaUang,
    }),
    ambil: moves(['SELESAI'], {
      path: 'service/ambil',
      label: 'Ambil',
      summary: 'The customer comes for his piece and pays what remains, or gets back what is over',
      right: counter,
      freezes: true,
      to: 'DIAMBIL',
      early: 'Service {{nomor}} Belum Selesai',
      or: ['SELESAI'],
      mayAsk: ['AMBIL_TANPA_NOTA', 'TRANSFER_BELUM_MASUK', 'UANG_KELUAR'],
      body: {
        ...lunasMasuk,
        ...buktiMasuk(buktiAmbil, 'kartu_service'),
        ...lunasBayar,
      },
      answer: dimintaUang,
    }),
    batalAmbil: moves(['DIAMBIL'], {
      path: 'service/batal-ambil',
      label: 'Batal Ambil',
      summary: 'A piece was handed over by mistake today and nothing was paid for it: it is here',
      consequence: 'Barangnya ada di toko lagi, menunggu diambil.',
      right: lihat,
      to: 'SELESAI',
      undoes: 'BATAL_AMBIL_SERVICE',
      authorise: 'BATAL_AMBIL_SERVICE',
      body: { nomor, tgl_ambil: tanggal({ label: 'Tanggal Diambil', given: true }), alasan },
    }),
    batalSelesai: moves(['SELESAI'], {
      path: 'service/batal-selesai',
      label: 'Batal Selesai',
      summary: 'Work was said to be done by mistake today: it is worked on again',
      consequence: 'Berat, emas, upah dan biayanya ditarik; barangnya dikerjakan lagi.',
      right: lihat,
      freezes: true,
      to: 'MASUK',
      undoes: 'BATAL_SELESAI_SERVICE',
      authorise: 'BATAL_SELESAI_SERVICE',
      body: { nomor, ...selesaiKini, alasan },
    }),
    batal: moves(['MASUK', 'SELESAI'], {
      path: 'service/batal',
      label: 'Batal Service',
      summary: 'Cancel a service: the piece and the money go back to the customer',
      consequence: 'Barang dan uang mukanya kembali kepada pelanggan.',
      right: lihat,
      to: 'BATAL',
      undoes: 'BATAL_SERVICE',
      authorise: 'BATAL_SERVICE',
      mayAsk: ['TRANSFER_BELUM_MASUK'],
      body: batalMasuk,
    }),
  },
  along: jalanJanji('SELESAI', 'DIAMBIL'),
  list: {
    path: 'service/lihat',
    summary: 'Services, newest first',
    right: lihat,
    reckons: {
      ...{ sisa: 'sisa_service', pin_salah: 'pin_salah', tgl_ambil: 'ambil_service' },
      selesai_kini: 'selesai_kini_service',
    },
    columns: {
      nama_customer: orang.nama_customer,
      no_hp: { ...orang.no_hp, hidden: true },
      tgl_janji: tanggal({ label: 'Janji Selesai', ...sure, late: ['MASUK'] }),
      sisa: rupiah({ label: 'Sisa', ...sure }),
      nama_barang: text({ label: 'Nama Barang', ...sure }),
      jenis_service: choice({ label: 'Jenis Service', of: jenisService, ...sure, hidden: true }),
      berat_masuk: berat({ label: 'Berat Masuk', ...sure, hidden: true }),
      berat_selesai: berat({ label: 'Berat Selesai', hidden: true }),
      kadar_uji: { ...ujiMasuk.kadar_uji, hidden: true },
      cara_uji: { ...ujiMasuk.cara_uji, hidden: true },
      deskripsi: text({ label: 'Deskripsi', ...sure, hidden: true }),
      temuan: text({ label: 'Temuan', hidden: true }),
      foto: image({ label: 'Foto Sebelum', folder: 'foto_service', hidden: true }),
      kode_tukang: ref('tukang', { label: 'Tukang', ...sure }),
      taksiran: rupiah({ label: 'Taksiran Biaya', ...sure, hidden: true }),
      parameter: text({ label: 'Parameter', hidden: true }),
      biaya: rupiah({ label: 'Biaya', ...sure }),
      pin_salah: integer({ label: 'PIN Salah', hidden: true }),
      tgl_ambil: tanggal({ label: 'Tanggal Diambil', hidden: true }),
      selesai_kini: tanggal({ label: 'Selesai Hari Ini', hidden: true }),
    },
  },
  screen: {
    path: '/transaksi-services',
    title: 'Transaksi Service',
    menu: 'service',
    place: 1,
    icon: 'labour',
    purpose: 'Terima barang pelanggan untuk dikerjakan, selesaikan dan serahkan',
    initially: ['SPV', 'MU', 'KASIR', 'DEV'],
  },
  listScreen: {
    path: '/lihat-services',
    title: 'Lihat Service',
    menu: 'service',
    place: 2,
    icon: 'list',
    purpose: 'Cari service, lihat isinya, serahkan atau batalkan',
    initially: ['SPV', 'MU', 'KASIR', 'DEV'],
  },
})

export const byNotaService = notaCalls('service', lihat, service.list.answer)
