import { code, ref, text } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** The place of the examples; the page is made without those, so it is not read from them. */
export const contohTempat = { kode_kota: '3279', kode_kecamatan: '3279010' }

// Of the whole chain (DOMAIN 9): what one shop writes, the others read.

export const kota = defineMaster({
  name: 'kota',
  title: 'Master Kota',
  path: '/master-kota',
  icon: 'place',
  purpose: 'Kota untuk semua alamat, sama untuk semua toko',
  chain: true,
  key: 'kode_kota',
  shown: 'nama_kota',
  fields: {
    kode_kota: code({ label: 'Kode Kota', required: true }),
    nama_kota: text({ label: 'Nama Kota', required: true }),
    provinsi: text({ label: 'Provinsi', required: true }),
  },
  calls: usualCalls('kota', 'kode_kota', 'kota/get'),
  contoh: { kode_kota: contohTempat.kode_kota, nama_kota: 'Banjar', provinsi: 'Jawa Barat' },
})

export const kecamatan = defineMaster({
  name: 'kecamatan',
  title: 'Master Kecamatan',
  path: '/master-kecamatan',
  icon: 'place',
  purpose: 'Kecamatan di tiap kota, sama untuk semua toko',
  chain: true,
  key: 'kode_kecamatan',
  shown: 'nama_kecamatan',
  fields: {
    kode_kecamatan: code({ label: 'Kode Kecamatan', required: true }),
    nama_kecamatan: text({ label: 'Nama Kecamatan', required: true }),
    kode_kota: ref('kota', { label: 'Kota', required: true }),
  },
  calls: usualCalls('kecamatan', 'kode_kecamatan', 'kecamatan/get'),
  contoh: { ...contohTempat, nama_kecamatan: 'Banjar' },
})

/** Where an address lies: a kota, and one of its kecamatan. */
export const tempatAlamat = {
  kode_kota: ref('kota', { label: 'Kota' }),
  kode_kecamatan: ref({ master: 'kecamatan', by: 'kode_kota' }, { label: 'Kecamatan' }),
}

/** Nobody has said where. */
export const tanpaTempat = { kode_kota: null, kode_kecamatan: null }
