import { describeDocument } from '#kernel/described'
import { defineLedger } from '#kernel/ledger'
import { code, list, rupiah, text } from '#kernel/field'

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
})

/** The price of a group as whoever changes it saw it, and as it shall be. */
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

/** Prices as the head office has them, whatever a branch had. */
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

/** The gold prices of a day, set in one act (DOMAIN 6). */
export const ubahHarga = describeDocument({
  name: 'UBAH_HARGA',
  title: 'Ubah Harga Emas',
  prefix: 'HG',
  states: { VALID: 'Valid' },
  header: { murni: hargaMasuk.murni },
  lines: barisHarga,
  posts: [ubahHargaBuku],
  commands: { simpan: { label: 'Simpan', from: [], to: 'VALID', call: 'harga-emas/simpan' } },
  contoh: {
    VALID: {
      murni: 2_300_000,
      baris: [
        {
          kode_group: '75',
          harga_dari: 1_650_000,
          harga: 1_675_000,
          harga_beli_dari: 1_500_000,
          harga_beli: 1_525_000,
        },
      ],
    },
  },
})
