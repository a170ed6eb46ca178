import { text } from '#kernel/field'
import { kataKas } from '#modules/hari/laporan/tutup-toko'

/** What money of the cash book is chosen by: our own words, then those of the shop. */
export const pilihKategori = text({
  label: 'Kategori',
  max: 40,
  of: kataKas,
  pick: { call: 'paratransaksi/get/all', value: 'kode_transaksi', words: 'nama_transaksi' },
})
