import { choice, code, integer, persen, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/**
 * What is taxed, from which day on and at which rate (DOMAIN 6: rule, base, factor, rate). The rate
 * of the law and the part of the price that it applies to stand apart, as the rules write them:
 * 12 % x 11/12 x 10 % is tarif 12,00 and faktor 11/120. Of the rows that begin for one case the
 * latest that has begun applies (ADR 0140).
 */
export const paraPajak = defineMaster({
  name: 'para_pajak',
  title: 'Parameter Pajak',
  path: '/master-parameter-pajak',
  icon: 'report',
  purpose: 'Tarif pajak menurut kategori dan faktur perolehan, berlaku mulai tanggal',
  key: 'kode_pajak',
  shown: 'kode_pajak',
  initially: ['SPV'],
  fields: {
    kode_pajak: code({ label: 'Kode Pajak', required: true }),
    berlaku_mulai: tanggal({ label: 'Berlaku Mulai', required: true }),
    aturan: text({ label: 'Aturan', hint: 'Peraturan yang mendasarinya', required: true, max: 60 }),
    jenis_pajak: choice({
      label: 'Jenis Pajak',
      hint: 'Berlaku selama modulnya menyala',
      of: {
        PPN_PERSEN: 'PPN Persen',
        PPN_BERAT: 'PPN Berat',
        PAJAK_24K: 'Pajak 24K',
        PPH22: 'PPh 22',
      },
      required: true,
      initial: 'PPN_PERSEN',
    }),
    objek: choice({
      label: 'Objek',
      of: { BARANG: 'Barang', JASA: 'Jasa dan Ongkos' },
      required: true,
      initial: 'BARANG',
    }),
    kode_kategori: ref('kategori', { label: 'Kategori', hint: 'Kosong berarti semua' }),
    perolehan: choice({
      label: 'Faktur Perolehan',
      hint: 'Apakah barang diterima dengan faktur pajak',
      of: { SEMUA: 'Ada atau tidak', ADA: 'Ada', TIDAK: 'Tidak ada' },
      required: true,
      initial: 'SEMUA',
    }),
    tarif: persen({
      label: 'Tarif (%)',
      hint: '0 berarti bebas pajak',
      required: true,
      initial: 0,
    }),
    faktor_atas: integer({
      label: 'Faktor',
      hint: 'Bagian harga yang dikenai tarif: 11 dari 120',
      required: true,
      min: 1,
      max: 100_000,
      initial: 1,
    }),
    faktor_bawah: integer({
      label: 'Per',
      required: true,
      min: 1,
      max: 100_000,
      initial: 1,
    }),
    per_gram: rupiah({
      label: 'Pajak Per Gram',
      hint: 'Untuk PPN berat',
      required: true,
      initial: 0,
    }),
  },
  rule: (row) =>
    row.faktor_atas > row.faktor_bawah
      ? { field: 'faktor_atas', text: 'Faktor Paling Banyak 1' }
      : row.jenis_pajak === 'PAJAK_24K' && row.kode_kategori === null
        ? { field: 'kode_kategori', text: 'Pajak 24K Harus Menyebut Kategori' }
        : row.jenis_pajak === 'PPH22' && (row.objek !== 'BARANG' || row.per_gram > 0)
          ? { field: 'objek', text: 'PPh 22 Dipungut Dari Harga Barang' }
          : undefined,
  calls: usualCalls('para-pajak', 'kode_pajak', 'para-pajak'),
  contoh: {
    kode_pajak: 'PPN-2030',
    berlaku_mulai: '2030-01-01',
    aturan: 'PMK 48/2023 jo. PMK 11/2025',
    jenis_pajak: 'PPN_PERSEN',
    objek: 'BARANG',
    kode_kategori: null,
    perolehan: 'ADA',
    tarif: 12_00,
    faktor_atas: 11,
    faktor_bawah: 120,
    per_gram: 0,
  },
})
