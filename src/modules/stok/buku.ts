import { defineLedger } from '#kernel/document'
import { berat, code, kadar, open, text, type RowOf } from '#kernel/field'

const sure = { required: true } as const

/** Where each piece went: from state and place to state and place (DOMAIN 3: pieces). */
export const gerakBarang = defineLedger({
  name: 'gerak_barang',
  title: 'Gerak Barang',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }),
    dari_status: text({ label: 'Dari Status' }),
    ke_status: text({ label: 'Ke Status', ...sure }),
    dari_gudang: text({ label: 'Dari Gudang' }),
    dari_baki: text({ label: 'Dari Baki' }),
    ke_gudang: text({ label: 'Ke Gudang' }),
    ke_baki: text({ label: 'Ke Baki' }),
    berat: berat({ label: 'Berat', ...sure }),
    murni: berat({ label: 'Berat Murni', ...sure }),
  },
})

/** A movement as the book is asked to write it: who held the piece when the rules read it. */
export type Gerak = RowOf<typeof gerakBarang.entry> & { readonly pemegang: string | null }

/** Corrections of a piece's master facts: the same keys before and after. */
export const koreksiBarangBuku = defineLedger({
  name: 'koreksi_barang',
  title: 'Koreksi Barang',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }),
    sebelum: open({ label: 'Sebelum', ...sure }),
    sesudah: open({ label: 'Sesudah', ...sure }),
  },
})

/** Neraca gram: double entry in gross and fine milligrams; every posting sums to zero. */
export const gram = defineLedger({
  name: 'gram',
  title: 'Neraca Gram',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    akun: text({ label: 'Akun', ...sure }),
    kadar: kadar({ label: 'Kadar', ...sure }),
    kotor: berat({ label: 'Berat', ...sure }),
    murni: berat({ label: 'Berat Murni', ...sure }),
  },
  balances: ['kotor', 'murni'],
})
