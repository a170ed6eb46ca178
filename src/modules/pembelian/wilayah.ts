import type { Endpoint } from '#kernel/endpoint'
import { code, text } from '#kernel/field'
import { defineMaster, usualCalls, type Master } from '#kernel/master'
import { callsOf } from '#kernel/master-calls'

// Chain-wide (DOMAIN 9): their tables stand outside the wall, so the engine of the masters, which
// serves one shop's rows, does not serve them; wilayah.server.ts does, in the same calls.

export const kota = defineMaster({
  name: 'kota',
  title: 'Master Kota',
  path: '/master-kota',
  icon: 'place',
  purpose: 'Kota untuk alamat pelanggan, sama untuk semua toko',
  key: 'kode_kota',
  shown: 'nama_kota',
  fields: {
    kode_kota: code({ label: 'Kode Kota', required: true }),
    nama_kota: text({ label: 'Nama Kota', required: true }),
    provinsi: text({ label: 'Provinsi', required: true }),
  },
  calls: usualCalls('kota', 'kode_kota', 'kota/get'),
  contoh: { kode_kota: '3279', nama_kota: 'Banjar', provinsi: 'Jawa Barat' },
})

export const kecamatan = defineMaster({
  name: 'kecamatan',
  title: 'Master Kecamatan',
  path: '/master-kecamatan',
  icon: 'place',
  purpose: 'Kecamatan di tiap kota, sama untuk semua toko',
  key: 'kode_kecamatan',
  shown: 'nama_kecamatan',
  fields: {
    kode_kecamatan: code({ label: 'Kode Kecamatan', required: true }),
    nama_kecamatan: text({ label: 'Nama Kecamatan', required: true }),
    kode_kota: text({
      label: 'Kota',
      required: true,
      max: 20,
      pick: { call: 'kota/get', value: 'kode_kota', words: 'nama_kota' },
    }),
  },
  calls: usualCalls('kecamatan', 'kode_kecamatan', 'kecamatan/get'),
  contoh: { kode_kecamatan: '3578010', nama_kecamatan: 'Genteng', kode_kota: '3578' },
})

/** The calls of a master that the engine does not serve. */
export function callsOfWilayah(master: Master): Endpoint[] {
  const { create, delete: remove, history, list, update } = callsOf(master)
  return [list, create, update, remove, history]
}
