import { defineDocument, makes } from '#kernel/document'
import { code, group, integer, list, rupiah, text, yes } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'
import { servers, whoSees } from '#kernel/right'
import { tugasCabangBuku } from '#kernel/branch-job'

const sure = { required: true } as const

/** What one act made of the prices; without a group the price of fine gold. */
export const ubahHargaBuku = defineLedger({
  name: 'ubah_harga',
  title: 'Ubah Harga Emas',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    kode_group: code({ label: 'Group' }),
    harga_dari: rupiah({ label: 'Harga Lama' }),
    harga_ke: rupiah({ label: 'Harga Baru', ...sure }),
    harga_beli_dari: rupiah({ label: 'Harga Beli Lama' }),
    harga_beli_ke: rupiah({ label: 'Harga Beli Baru' }),
  },
  news: ['group_harga', 'para_harga_emas'],
})

/** The groups whose price holds for the day, whether it moved or not. */
export const konfirmasiHarga = defineLedger({
  name: 'konfirmasi_harga',
  title: 'Konfirmasi Harga',
  entry: { kode_group: code({ label: 'Group', ...sure }) },
  projection: true,
  news: 'group_harga',
})

/** The price of a group as its user saw it, and the price that he sets. */
export const barisHarga = {
  kode_group: code({ label: 'Group', ...sure }),
  harga_dari: rupiah({ label: 'Harga Lama', ...sure }),
  harga: rupiah({ label: 'Harga Baru', ...sure }),
  harga_beli_dari: rupiah({ label: 'Harga Beli Lama', ...sure }),
  harga_beli: rupiah({ label: 'Harga Beli Baru', ...sure }),
}

/** Prices to set or to try: without a figure fine gold stays as it is, as do groups not named. */
export const hargaMasuk = {
  murni: rupiah({ label: 'Harga Emas Murni/Gram', min: 1 }),
  baris: list(barisHarga, { label: 'Harga', max: 500 }),
}

/** The prices of the head office, which replace those of a branch. */
export const hargaPusat = {
  murni: hargaMasuk.murni,
  baris: list(
    {
      kode_group: barisHarga.kode_group,
      harga: barisHarga.harga,
      harga_beli: barisHarga.harga_beli,
    },
    { label: 'Harga', max: 500 },
  ),
}

export const otorisasiHarga = { UBAH_HARGA_EMAS: 'Ubah Harga Emas' } as const

const answer = group({
  nomor: text({ label: 'No Dokumen', ...sure }),
  jumlah: integer({ label: 'Jumlah', ...sure }),
})

/** The gold prices of a day, set in one act (DOMAIN 6). */
export const ubahHarga = defineDocument({
  name: 'UBAH_HARGA',
  title: 'Ubah Harga Emas',
  prefix: 'HG',
  states: { VALID: 'Valid' },
  books: [ubahHargaBuku, konfirmasiHarga, tugasCabangBuku],
  commands: {
    simpan: makes({
      path: 'harga-emas/simpan',
      label: 'Simpan',
      summary: 'Set the prices of the day in one act; a change over the limit needs an approver',
      right: whoSees('/harga-emas-hari-ini'),
      to: 'VALID',
      body: {
        ...hargaMasuk,
        /** The head office's: every branch takes the prices over, each as an act of its own. */
        ke_cabang: yes({ label: 'Kirim Ke Semua Cabang' }),
      },
      answer,
      mayAsk: ['UBAH_HARGA_EMAS'] satisfies (keyof typeof otorisasiHarga)[],
    }),
    /** A branch takes over what the head office sends. */
    terima: makes({
      path: 'portal/harga-emas',
      label: 'Harga Dari Pusat',
      summary: 'Sets the prices of the groups that are there as the head office has them',
      right: servers,
      portal: 'cabang',
      to: 'VALID',
      body: hargaPusat,
      answer,
    }),
  },
})
