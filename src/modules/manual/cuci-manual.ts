import { alasan, cancels, defineDocument, makes, moves, nomor } from '#kernel/document'
import { berat, choice, integer, ref, rupiah, tanggal, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { prosesCuci } from '#modules/sepuhan/kirim-cuci'
import { hutangTukang } from '#modules/service/hutang-tukang'
import { bebanSusut } from '#modules/service/tukang'
import { gram } from '#modules/stok/buku'
import { jumlahManual, stokManual, tempatManual } from './buku.ts'
import { layarManual, pemimpin } from './layar.ts'

const sure = { required: true } as const
const layar = whoSees('/stock-cuci-manual')
/** SPEC 2 counts it among plating and laundry. */
const when = 'SEPUHAN_MODULE'

export const statusCuciManual = {
  KIRIM: 'Di Tukang',
  SELESAI: 'Selesai',
  BATAL: 'Dibatalkan',
} as const

/** What becomes of pieces that did not come with the others. */
export const sisaCuci = { MENYUSUL: 'Menyusul', HILANG: 'Tidak Kembali' } as const

export const otorisasiCuciManual = {
  SUSUT_CUCI_MANUAL: 'Susut Cuci Manual',
  BATAL_TERIMA_CUCI_MANUAL: 'Batal Terima Cuci Manual',
} as const

/** Manual goods at a goldsmith's, to be washed or plated (docs/adr/0332): weighed out and in. */
export const cuciManual = defineDocument({
  name: 'CUCI_MANUAL',
  title: 'Stock Cuci Manual',
  prefix: 'MS',
  onSpot: true,
  states: statusCuciManual,
  ends: ['SELESAI', 'BATAL'],
  books: [stokManual, gram, jurnal, hutangTukang],
  commands: {
    simpan: makes({
      path: 'stock-cuci-manual/simpan',
      label: 'Kirim',
      summary: 'Manual goods go to a goldsmith to be washed or plated',
      right: layar,
      when,
      to: 'KIRIM',
      body: {
        kode_tukang: ref('tukang', { label: 'Tukang', required: 'Tukang Harus Dipilih' }),
        proses: choice({ label: 'Proses', of: prosesCuci, ...sure, initial: 'CUCI' }),
        tgl_janji: tanggal({ label: 'Janji Selesai', ...sure, initial: 'today' }),
        ...tempatManual,
        ...jumlahManual,
        keterangan: text({ label: 'Keterangan', max: 200 }),
      },
    }),
    terima: moves(['KIRIM'], {
      path: 'stock-cuci-manual/terima',
      label: 'Terima',
      summary: 'They come back into their tray, some or all, weighed; what is missing is waste',
      right: layar,
      when,
      freezes: true,
      to: 'SELESAI',
      or: ['KIRIM'],
      mayAsk: ['SUSUT_CUCI_MANUAL'],
      body: {
        nomor,
        qty_sisa: integer({ label: 'Sisa Pcs', given: true }),
        berat_sisa: berat({ label: 'Sisa Berat', given: true }),
        qty_terima: integer({ label: 'Pcs Diterima', from: 'qty_sisa', min: 0 }),
        berat_terima: berat({ label: 'Berat Terima', ...sure, from: 'berat_sisa', min: 0 }),
        sisa: choice({ label: 'Yang Belum Kembali', of: sisaCuci, initial: 'MENYUSUL' }),
        upah: rupiah({ label: 'Upah Tukang', ...sure, initial: 0 }),
        beban: choice({ label: 'Ditanggung', of: bebanSusut, ...sure, initial: 'TOKO' }),
        alasan_susut: text({ label: 'Sebab Susut', max: 200, hint: 'Wajib bila ada susut' }),
      },
    }),
    batalTerima: moves(['KIRIM', 'SELESAI'], {
      path: 'stock-cuci-manual/batal-terima',
      label: 'Batal Terima',
      consequence: 'Barang dari penerimaan terakhir kembali di tukang, upahnya ditarik.',
      summary: 'Take the last receipt from a goldsmith back, with its wage and its waste',
      right: layar,
      when,
      freezes: true,
      to: 'KIRIM',
      authorise: 'BATAL_TERIMA_CUCI_MANUAL',
      body: { nomor, alasan },
    }),
    batal: cancels('BATAL_CUCI_MANUAL', {
      path: 'stock-cuci-manual/batal',
      label: 'Batal Cuci Manual',
      summary: 'Take back what went today and did not come back yet',
      right: layar,
      when,
      from: ['KIRIM'],
    }),
  },
  list: {
    path: 'stock-cuci-manual/lihat',
    summary: 'Manual goods at goldsmiths and back, newest first',
    right: layar,
    reckons: { qty_sisa: 'sisa_qty_cuci_manual', berat_sisa: 'sisa_berat_cuci_manual' },
    columns: {
      kode_tukang: ref('tukang', { label: 'Tukang', ...sure }),
      tgl_janji: tanggal({ label: 'Janji Selesai', ...sure, late: ['KIRIM'] }),
      qty: integer({ label: 'Qty', ...sure }),
      berat: berat({ label: 'Berat Kirim', ...sure }),
      qty_sisa: integer({ label: 'Sisa Pcs' }),
      berat_sisa: berat({ label: 'Sisa Berat' }),
      ...tempatManual,
      proses: choice({ label: 'Proses', of: prosesCuci, ...sure }),
      qty_terima: integer({ label: 'Pcs Diterima', hidden: true }),
      berat_terima: berat({ label: 'Berat Terima' }),
      qty_hilang: integer({ label: 'Pcs Hilang', hidden: true }),
      susut: berat({ label: 'Susut' }),
      beban: choice({ label: 'Ditanggung', of: bebanSusut, hidden: true }),
      upah: rupiah({ label: 'Upah Tukang', hidden: true }),
      keterangan: text({ label: 'Keterangan', hidden: true }),
      alasan_susut: text({ label: 'Sebab Susut', hidden: true }),
    },
  },
  dialog: true,
  screen: {
    ...layarManual(43, {
      path: '/stock-cuci-manual',
      title: 'Stock Cuci Manual',
      menu: 'barang',
      icon: 'truck',
      purpose: 'Barang tanpa barcode di tukang cuci dan sepuh',
      initially: pemimpin,
    }),
    when,
  },
})
