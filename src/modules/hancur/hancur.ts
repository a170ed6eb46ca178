import { alasan, defineDocument } from '#kernel/document'
import { berat, choice, list, text } from '#kernel/field'
import { kodeBarcode } from '#modules/stok/barang'
import { gerakBarang, gram, koreksiBarangBuku } from '#modules/stok/buku'

const sure = { required: true } as const

/** What became of a piece: broken for the melt, lighter by wear, made into something else. */
export const caraHancur = { PECAH: 'Pecah', SUSUT: 'Susut', UBAH: 'Ubah' }

const berat_hasil = berat({
  label: 'Berat Hasil',
  ...sure,
  min: 1,
  max: 100_000_000, // 100 kg: nobody lays more on a counter's scale
  tooShort: 'Berat Tidak Boleh Diisi Dengan 0',
})

/** A piece and what is left of it; one that was changed has another name. */
export const barisHancur = {
  kode_barcode: kodeBarcode,
  cara: choice({ label: 'Cara', of: caraHancur, ...sure, initial: 'PECAH' }),
  berat_hasil,
  nama_baru: text({ label: 'Nama Baru', max: 100, hint: 'Untuk barang yang diubah' }),
}

export const hancurMasuk = {
  alasan,
  baris: list(barisHancur, {
    label: 'Barang',
    required: 'Belum Ada Barang Di Tabel',
    min: 1,
    max: 200,
  }),
}

/** Always with somebody else's word. */
export const otorisasiHancur = {
  HANCUR_BARANG: 'Hancur Data Barang',
  BATAL_HANCUR_BARANG: 'Batal Hancur',
} as const

const contoh = {
  alasan: 'Patah, tidak bisa dijual lagi',
  baris: [
    { kode_barcode: '010000017', cara: 'PECAH' as const, berat_hasil: 4_050, nama_baru: null },
  ],
}

/** Pieces destroyed or changed (DOMAIN 5): the result to LEBUR, the loss to SUSUT. */
export const hancurBarang = defineDocument({
  name: 'HANCUR_BARANG',
  title: 'Hancur Data Barang',
  prefix: 'HB',
  states: { VALID: 'Valid', BATAL: 'Batal' },
  header: { alasan },
  lines: barisHancur,
  posts: [gerakBarang, koreksiBarangBuku, gram],
  commands: {
    simpan: {
      label: 'Hancurkan',
      from: [],
      to: 'VALID',
      call: 'hancur-data-barang/simpan',
      authorise: 'HANCUR_BARANG' satisfies keyof typeof otorisasiHancur,
      reason: true,
    },
    psu: {
      label: 'Simpan',
      from: [],
      to: 'VALID',
      call: 'hancur-data-barang-psu/simpan',
      authorise: 'HANCUR_BARANG' satisfies keyof typeof otorisasiHancur,
      reason: true,
    },
    batal: {
      label: 'Batal Hancur',
      from: ['VALID'],
      to: 'BATAL',
      call: 'hancur-data-barang/batal',
      authorise: 'BATAL_HANCUR_BARANG' satisfies keyof typeof otorisasiHancur,
      reason: true,
    },
  },
  contoh: { VALID: contoh, BATAL: contoh },
})
