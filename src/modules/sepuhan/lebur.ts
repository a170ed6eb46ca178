import { alasan, cancels, defineDocument, makes, moves, nomor } from '#kernel/document'
import { berat, choice, image, integer, kadar, list, ref, rupiah, text, yes } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { leaders } from '#kernel/screen'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'
import { gerakKantong, rugiKantong } from '#modules/pembelian/kantong/kantong'
import { hutangTukang } from '#modules/service/hutang-tukang'
import { gerakBarang, gram } from '#modules/stok/buku'
import { nilaiEmas } from '#modules/stok/nilai-emas'
import { barisTimbang } from '#modules/pembelian/kantong/kantong-dipilih'
import { hasilLebur, statusLebur } from './status-lebur.ts'

const sure = { required: true } as const
const when = 'SEPUHAN_MODULE'
const right = whoSees('/lebur-emas')
const beratNol = { min: 1, tooShort: 'Berat Tidak Boleh Diisi Dengan 0' } as const
const kadarNol = { min: 1, max: 100_00, tooShort: 'Kadar Tidak Boleh Diisi Dengan 0' } as const

/** How the melt was assayed. */
export const ujiLebur = { API: 'Uji Api', XRF: 'XRF', CAIR: 'Cairan' } as const

export const otorisasiLebur = {
  LEBUR: 'Lebur Di Luar Toleransi',
  BATAL_LEBUR: 'Batal Lebur',
  SUSUT_LEBUR: 'Susut Lebur Di Atas Batas',
  UJI_LEBUR_ULANG: 'Uji Ulang Lebur',
  LEBUR_UANG: 'Lebur Dibayar Uang',
} as const

const diuji = {
  berat_lebur: berat({ label: 'Berat Lebur', required: beratNol.tooShort, ...beratNol }),
  kadar_uji: kadar({ label: 'Kadar Uji', required: kadarNol.tooShort, ...kadarNol }),
  cara_uji: choice({ label: 'Cara Uji', of: ujiLebur, ...sure, initial: 'API' }),
  foto_uji: image({ label: 'Foto Hasil Uji', folder: 'hasil_uji' }),
}

/** Scrap at a refiner's (DOMAIN 5): melted, assayed, and back as fine gold or money. */
export const lebur = defineDocument({
  ...{ name: 'LEBUR', title: 'Lebur Emas', prefix: 'LE' },
  onSpot: true,
  states: statusLebur,
  ends: ['SELESAI', 'BATAL'],
  books: [gerakKantong, gerakBarang, gram, rugiKantong, nilaiEmas, jurnal, hutangTukang, kasBuku],
  commands: {
    simpan: makes({
      path: 'lebur-emas/simpan',
      label: 'Kirim',
      summary: 'Bags and loose scrap go to a refiner, each bag weighed',
      right,
      when,
      to: 'KIRIM',
      mayAsk: ['LEBUR'],
      body: {
        kode_tukang: ref('tukang', { label: 'Pelebur', required: 'Pelebur Harus Dipilih' }),
        no_segel: text({ label: 'No Segel', max: 30 }),
        sisa_lebur: yes({
          label: 'Ikutkan Emas Lebur',
          hint: 'Semua emas yang sudah dihancurkan dan belum dikirim',
        }),
        keterangan: text({ label: 'Keterangan', max: 200 }),
        baris: list(barisTimbang('LEBUR'), { label: 'Kantong', max: 200 }),
      },
    }),
    uji: moves(['KIRIM'], {
      path: 'lebur-emas/uji',
      label: 'Uji',
      summary: 'What the melt weighs and how pure it is',
      right,
      when,
      freezes: true,
      to: 'UJI',
      body: { nomor, ...diuji },
    }),
    ujiUlang: moves(['UJI'], {
      path: 'lebur-emas/uji-ulang',
      label: 'Uji Ulang',
      summary: 'The assay of a melt is entered anew: who, why, and what it said before',
      right,
      when,
      freezes: true,
      to: 'UJI',
      authorise: 'UJI_LEBUR_ULANG',
      body: { nomor, ...diuji, alasan },
    }),
    selesai: moves(['UJI'], {
      path: 'lebur-emas/selesai',
      label: 'Selesai',
      summary: 'Fine gold comes back as bars, or money for it; the fee is owed',
      right,
      when,
      freezes: true,
      to: 'SELESAI',
      mayAsk: ['LEBUR_UANG', 'SUSUT_LEBUR'],
      body: {
        nomor,
        hasil: choice({ label: 'Hasil', of: hasilLebur, ...sure, initial: 'BATANG' }),
        berat_hasil: berat({ label: 'Berat Batang', beside: ['hasil', 'BATANG'] }),
        kadar_hasil: kadar({
          label: 'Kadar Batang',
          beside: ['hasil', 'BATANG'],
          max: 100_00,
          initial: 99_99,
        }),
        uang: rupiah({ label: 'Uang Masuk', beside: ['hasil', 'UANG'] }),
        no_rekening: ref('rekening', { label: 'Masuk Rekening', beside: ['hasil', 'UANG'] }),
        no_ref: text({ label: 'No Referensi', max: 40, beside: ['hasil', 'UANG'] }),
        ongkos: rupiah({ label: 'Ongkos Lebur', ...sure, initial: 0 }),
      },
    }),
    batal: cancels('BATAL_LEBUR', {
      from: ['KIRIM', 'UJI'],
      anyDay: true,
      path: 'lebur-emas/batal',
      label: 'Batal Lebur',
      consequence: 'Kantong dan emas leburnya kembali menunggu dilebur.',
      summary: 'Take a shipment to a refiner back: not melted, or its assay not accepted',
      right,
      when,
      authorise: 'BATAL_LEBUR',
    }),
  },
  list: {
    path: 'lebur-emas/lihat',
    summary: 'What went to refiners and came back, newest first; with count',
    right,
    columns: {
      kode_tukang: ref('tukang', { label: 'Pelebur', ...sure }),
      no_segel: text({ label: 'No Segel', hidden: true }),
      pcs: integer({ label: 'Kantong', ...sure }),
      berat: berat({ label: 'Berat', ...sure }),
      taksir: berat({ label: 'Taksir Murni', ...sure }),
      berat_lebur: berat({ label: 'Berat Lebur', hidden: true }),
      kadar_uji: kadar({ label: 'Kadar Uji', hidden: true }),
      cara_uji: choice({ label: 'Cara Uji', of: ujiLebur, hidden: true }),
      murni_uji: berat({ label: 'Hasil Uji Murni' }),
      uji_oleh: text({ label: 'Diuji Oleh', hidden: true }),
      alasan_uji: text({ label: 'Sebab Uji Ulang', hidden: true }),
      hasil: choice({ label: 'Hasil', of: hasilLebur, hidden: true }),
      berat_hasil: berat({ label: 'Berat Batang', hidden: true }),
      kadar_hasil: kadar({ label: 'Kadar Batang', hidden: true }),
      uang: rupiah({ label: 'Uang Masuk', hidden: true }),
      ongkos: rupiah({ label: 'Ongkos Lebur', hidden: true }),
      laba: rupiah({ label: 'Laba Rugi', hidden: true }),
      keterangan: text({ label: 'Keterangan', hidden: true }),
    },
  },
  screen: {
    path: '/lebur-emas',
    title: 'Lebur Emas',
    menu: 'pembelian',
    place: 15,
    icon: 'melt',
    purpose: 'Kirim rosok ke pelebur, catat uji dan hasilnya',
    when,
    initially: leaders,
  },
})
