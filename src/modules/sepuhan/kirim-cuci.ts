import { alasan, cancels, defineDocument, makes, moves, nomor } from '#kernel/document'
import { berat, choice, integer, list, ref, rupiah, tanggal, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { leaders, type Screen } from '#kernel/screen'
import { jurnal } from '#modules/akuntansi/buku'
import { gerakKantong, rugiKantong } from '#modules/pembelian/kantong/kantong'
import { hutangTukang } from '#modules/service/hutang-tukang'
import { bebanSusut } from '#modules/service/tukang'
import { gerakBarang, gram } from '#modules/stok/buku'
import { nilaiEmas } from '#modules/stok/nilai-emas'
import { barisTimbang, terberat } from '#modules/pembelian/kantong/kantong-dipilih'

const sure = { required: true } as const
const when = 'SEPUHAN_MODULE'

export const statusCuci = {
  KIRIM: 'Di Tukang',
  TERIMA: 'Diterima, Susut Belum Diajukan',
  WASTING: 'Susut Menunggu Validasi',
  SELESAI: 'Selesai',
  BATAL: 'Dibatalkan',
} as const

/** What a goldsmith does with the bags. */
export const prosesCuci = { CUCI: 'Cuci', SEPUH: 'Sepuh' } as const
export const otorisasiCuci = {
  KIRIM_CUCI: 'Kirim Cuci Di Luar Toleransi',
  BATAL_KIRIM_CUCI: 'Batal Kirim Cuci',
  SUSUT_CUCI: 'Susut Cuci Di Atas Batas',
  BATAL_TERIMA_CUCI: 'Batal Terima Sepuhan',
} as const

const layar = (
  place: number,
  screen: Pick<Screen, 'icon' | 'path' | 'purpose' | 'title'>,
): Screen => ({ menu: 'pembelian', when, place, initially: leaders, ...screen })

const kirim = layar(12, {
  path: '/kirim-barang-cuci',
  title: 'Kirim Barang Cuci',
  icon: 'truck',
  purpose: 'Serahkan kantong ke tukang untuk dicuci atau disepuh',
})
const terima = layar(13, {
  path: '/terima-sepuhan',
  title: 'Terima Sepuhan',
  icon: 'check',
  purpose: 'Terima kantong kembali dari tukang, timbang satu per satu',
})
const wasting = layar(14, {
  path: '/wasting-sepuhan',
  title: 'Wasting Sepuhan',
  icon: 'melt',
  purpose: 'Ajukan susut sepuhan dengan sebabnya',
})
/** SPEC 2 has it whatever modules are on: what was asked for while plating was on still waits. */
const validasi: Screen = {
  path: '/validasi-susut',
  title: 'Validasi Susut',
  icon: 'valid',
  purpose: 'Setujui susut yang diajukan, atau tolak',
  menu: 'validasi',
  place: 20,
  initially: leaders,
}

/** Bags that a goldsmith washes or plates (DOMAIN 5): weighed out and in; a loss is agreed upon. */
export const kirimCuci = defineDocument({
  ...{ name: 'KIRIM_CUCI', title: 'Kirim Barang Cuci', prefix: 'KC' },
  onSpot: true,
  states: statusCuci,
  ends: ['SELESAI', 'BATAL'],
  books: [gerakKantong, gerakBarang, gram, rugiKantong, nilaiEmas, jurnal, hutangTukang],
  commands: {
    simpan: makes({
      path: 'kirim-barang-cuci/simpan',
      label: 'Kirim',
      summary: 'Bags go to a goldsmith to be washed or plated, each weighed',
      right: whoSees(kirim.path),
      when,
      to: 'KIRIM',
      mayAsk: ['KIRIM_CUCI'],
      body: {
        kode_tukang: ref('tukang', { label: 'Tukang', required: 'Tukang Harus Dipilih' }),
        proses: choice({ label: 'Proses', of: prosesCuci, ...sure, initial: 'CUCI' }),
        tgl_janji: tanggal({ label: 'Janji Selesai', ...sure, initial: 'today' }),
        keterangan: text({ label: 'Keterangan', max: 200 }),
        baris: list(barisTimbang('CUCI'), { label: 'Kantong', min: 1, max: 200 }),
      },
    }),
    terima: moves(['KIRIM'], {
      path: 'terima-sepuhan/simpan',
      label: 'Terima',
      summary: 'Bags come back from the goldsmith, all or some, each weighed; his wage is owed',
      right: whoSees(terima.path),
      when,
      freezes: true,
      to: 'TERIMA',
      or: ['KIRIM', 'SELESAI'],
      body: {
        nomor,
        upah: rupiah({ label: 'Upah Tukang', ...sure, initial: 0 }),
        baris: list(
          {
            kode_kantong: text({ label: 'Kantong', ...sure, max: 50, given: true }),
            nama_barang: text({ label: 'Nama Barang', given: true }),
            berat: berat({ label: 'Berat Kirim', given: true }),
            timbang: berat({
              label: 'Berat Timbang',
              ...sure,
              min: 0,
              max: terberat,
              hint: '0 bila kantong tidak kembali',
            }),
          },
          { label: 'Kantong', min: 1, max: 200, from: 'sisa' },
        ),
      },
    }),
    batalTerima: moves(['KIRIM', 'TERIMA', 'SELESAI'], {
      path: 'terima-sepuhan/batal',
      label: 'Batal Terima',
      consequence: 'Kantong dari penerimaan terakhir kembali di tukang, upahnya ditarik.',
      summary: 'Take the last receipt from a goldsmith back: its bags are with him as they went',
      right: whoSees(kirim.path, terima.path),
      when,
      freezes: true,
      to: 'KIRIM',
      authorise: 'BATAL_TERIMA_CUCI',
      body: { nomor, alasan },
    }),
    wasting: moves(['TERIMA'], {
      path: 'wasting-sepuhan/simpan',
      label: 'Ajukan Susut',
      summary: 'Say why gold is missing that came back from the goldsmith, and who bears it',
      right: whoSees(wasting.path),
      when,
      freezes: true,
      to: 'WASTING',
      body: {
        nomor,
        susut: berat({ label: 'Susut', given: true }),
        beban: choice({ label: 'Ditanggung', of: bebanSusut, ...sure, initial: 'TOKO' }),
        alasan,
      },
    }),
    tolak: moves(['WASTING'], {
      path: 'validasi-susut/tolak',
      label: 'Tolak',
      summary: 'Send a waste back to who asked for it',
      right: whoSees(validasi.path),
      to: 'TERIMA',
      body: { nomor, alasan },
    }),
    validasi: moves(['WASTING'], {
      path: 'validasi-susut/simpan',
      label: 'Validasi Susut',
      summary: 'Agree to a waste: the gold is written off, the shop or the goldsmith bears it',
      right: whoSees(validasi.path),
      to: 'SELESAI',
      mayAsk: ['SUSUT_CUCI'],
      body: { nomor, susut: berat({ label: 'Susut', given: true }) },
    }),
    batal: cancels('BATAL_KIRIM_CUCI', {
      from: ['KIRIM'],
      anyDay: true,
      path: 'kirim-barang-cuci/batal',
      label: 'Batal Kirim Cuci',
      consequence: 'Kantongnya kembali menunggu dicuci.',
      summary: 'Take a shipment to a goldsmith back while all of it is away',
      right: whoSees(kirim.path),
      when,
      authorise: 'BATAL_KIRIM_CUCI',
    }),
  },
  list: {
    path: 'kirim-barang-cuci/lihat',
    summary: 'What goldsmiths wash and plate, newest first; with count',
    right: whoSees(kirim.path, terima.path, wasting.path, validasi.path),
    reckons: { sisa: 'sisa_cuci' },
    columns: {
      kode_tukang: ref('tukang', { label: 'Tukang', ...sure }),
      proses: choice({ label: 'Proses', of: prosesCuci, ...sure }),
      tgl_janji: tanggal({ label: 'Janji Selesai', ...sure, late: ['KIRIM'] }),
      pcs: integer({ label: 'Kantong', ...sure }),
      berat: berat({ label: 'Berat Kirim', ...sure }),
      berat_kembali: berat({ label: 'Berat Kembali' }),
      susut: berat({ label: 'Susut' }),
      upah: rupiah({ label: 'Upah Tukang' }),
      keterangan: text({ label: 'Keterangan', hidden: true }),
      sisa: list(
        {
          kode_kantong: text({ label: 'Kantong', ...sure, max: 50 }),
          nama_barang: text({ label: 'Nama Barang', ...sure }),
          berat: berat({ label: 'Berat Kirim', ...sure }),
        },
        { label: 'Di Tukang', hidden: true },
      ),
    },
  },
  sections: {
    terima: { states: ['KIRIM'], steps: ['terima'], screen: terima },
    wasting: { states: ['TERIMA'], steps: ['wasting'], screen: wasting },
    validasi: { states: ['WASTING'], steps: ['validasi', 'tolak'], screen: validasi },
  },
  screen: kirim,
})
