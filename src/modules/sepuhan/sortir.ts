import { cancels, defineDocument, makes } from '#kernel/document'
import { berat, choice, integer, kadar, list, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { leaders } from '#kernel/screen'
import { jurnal } from '#modules/akuntansi/buku'
import {
  ciriKantong,
  gerakKantong,
  rugiKantong,
  segelKantong,
} from '#modules/pembelian/kantong/kantong'
import { barisTimbang } from '#modules/pembelian/kantong/kantong-dipilih'
import { gram } from '#modules/stok/buku'

const sure = { required: true } as const
const when = 'SEPUHAN_MODULE'

/** What becomes of a bag that was sorted; the place where it waits for that. */
export const tujuanSortir = {
  SORTIR_JUAL: 'Jual Lagi',
  SORTIR_CUCI: 'Cuci Atau Sepuh',
  SORTIR_LEBUR: 'Lebur',
  SORTIR_HANCUR: 'Hancur',
} as const
const tujuan = choice({ label: 'Tujuan', of: tujuanSortir, ...sure })

/** How the purity of what was bought is found out. */
export const caraUji = { XRF: 'XRF', GOSOK: 'Gosok', CAIR: 'Cairan' } as const

export const otorisasiSortir = {
  SORTIR: 'Sortir Di Luar Toleransi',
  BATAL_SORTIR: 'Batal Sortir',
} as const

/** How much of what was sorted goes where, for lists and reports. mg. */
const jumlah = {
  pcs: integer({ label: 'Kantong', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
}
const rincian = {
  kode_kantong: text({ label: 'Kantong', ...sure, max: 50 }),
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  tujuan,
  berat: berat({ label: 'Berat', ...sure }),
}
const keterangan = text({ label: 'Keterangan', max: 200 })

/** Two documents that put bags where they wait; the second one changes what the first one said. */
const sortirDokumen = <const N extends string, const P extends string>(
  name: N,
  prefix: P,
  title: string,
  purpose: string,
) =>
  ({
    ...{ name, prefix, title, states: { VALID: 'Valid', BATAL: 'Dibatalkan' } },
    books: [gerakKantong, ciriKantong, gram, rugiKantong, jurnal],
    kolom: { ...jumlah, keterangan, baris: list(rincian, { label: 'Kantong', hidden: true }) },
    layar: {
      ...({ title, purpose, when, menu: 'pembelian', icon: 'count', initially: leaders } as const),
    },
  }) as const

const sortirnya = sortirDokumen(
  'SORTIR',
  'SO',
  'Sortir Pembelian',
  'Buka kantong dari brankas, uji kadarnya, tentukan jadi apa',
)
const sorters = whoSees('/sortir-pembelian')

/** Bags of bought gold are opened, weighed, tested, and sorted (DOMAIN 5). */
export const sortir = defineDocument({
  ...sortirnya,
  onSpot: true,
  commands: {
    simpan: makes({
      path: 'sortir-pembelian/simpan',
      label: 'Sortir',
      summary: 'Open bags of bought gold: weigh, test, and say what becomes of each',
      right: sorters,
      when,
      to: 'VALID',
      mayAsk: ['SORTIR', 'SEGEL_KANTONG'],
      body: {
        baris: list(
          {
            ...barisTimbang('SORTIR'),
            ...segelKantong,
            tujuan,
            kadar_uji: kadar({ label: 'Kadar Uji', max: 100_00, min: 1 }),
            cara_uji: choice({ label: 'Cara Uji', of: caraUji }),
          },
          { label: 'Kantong', min: 1, max: 200 },
        ),
        keterangan,
      },
    }),
    batal: cancels('BATAL_SORTIR', {
      path: 'sortir-pembelian/batal',
      label: 'Batal Sortir',
      consequence: 'Kantongnya kembali ke tempat dan berat semula.',
      summary: 'Take a sorting of today back: its bags lie where they lay',
      right: sorters,
      when,
      authorise: 'BATAL_SORTIR',
    }),
  },
  list: {
    path: 'sortir-pembelian/lihat',
    summary: 'Sortings, newest first; with count',
    right: sorters,
    columns: sortirnya.kolom,
  },
  screen: { ...sortirnya.layar, path: '/sortir-pembelian', place: 10 },
})

const pindahnya = sortirDokumen(
  'PINDAH_SORTIR',
  'PI',
  'Pindah Sortir',
  'Ubah hasil sortir: kantong menunggu yang lain',
)
const movers = whoSees('/pindah-sortir')

/** A bag that was sorted waits for something else than was said. */
export const pindahSortir = defineDocument({
  ...pindahnya,
  onSpot: true,
  commands: {
    simpan: makes({
      path: 'pindah-sortir/simpan',
      label: 'Pindahkan',
      summary: 'Bags that were sorted wait for something else, weighed again',
      right: movers,
      when,
      to: 'VALID',
      mayAsk: ['SORTIR'],
      body: {
        baris: list(
          { ...barisTimbang('PINDAH_SORTIR'), tujuan },
          { label: 'Kantong', min: 1, max: 200 },
        ),
        keterangan: text({ label: 'Keterangan', required: 'Keterangan Tidak Boleh Kosong' }),
      },
    }),
    batal: cancels('BATAL_PINDAH_SORTIR', {
      path: 'pindah-sortir/batal',
      label: 'Batal Pindah Sortir',
      consequence: 'Kantongnya kembali ke tempat dan berat semula.',
      summary: 'Take a move of today between sorted bags back',
      right: movers,
      when,
      authorise: 'BATAL_SORTIR',
    }),
  },
  list: {
    path: 'pindah-sortir/lihat',
    summary: 'Moves of sorted bags, newest first; with count',
    right: movers,
    columns: pindahnya.kolom,
  },
  screen: { ...pindahnya.layar, path: '/pindah-sortir', place: 11, icon: 'tray' },
})
