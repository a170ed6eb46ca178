import { berat, code, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'

/** The tag tied to a piece; its weight counts when a tray is weighed. */
export const bandrol = defineMaster({
  name: 'bandrol',
  title: 'Master Bandrol',
  path: '/master-bandrol',
  icon: 'tag',
  purpose: 'Bandrol barang dan beratnya',
  key: 'kode_bandrol',
  shown: 'nama_bandrol',
  fields: {
    kode_bandrol: code({ label: 'Kode Bandrol', required: true }),
    nama_bandrol: text({ label: 'Nama Bandrol', required: true }),
    berat_bandrol: berat({ label: 'Berat Bandrol', required: true }),
    aktif,
  },
  calls: usualCalls('parabandrol', 'kode_bandrol'),
  contoh: { kode_bandrol: 'KECIL', nama_bandrol: 'Bandrol Kecil', berat_bandrol: 120, aktif: true },
})
