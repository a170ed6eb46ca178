import { code, persen, text } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** The condition in which gold is taken as security, and what is taken off its worth for it. */
export const kondisiPinjaman = defineMaster({
  name: 'kondisi_pinjaman',
  title: 'Master Kondisi Pinjaman',
  path: '/master-kondisi-pinjaman',
  icon: 'condition',
  purpose: 'Kondisi barang jaminan dan potongan taksirannya',
  key: 'kode_kondisi',
  shown: 'nama_kondisi',
  fields: {
    kode_kondisi: code({ label: 'Kode Kondisi', required: true }),
    nama_kondisi: text({ label: 'Nama Kondisi', required: true }),
    potongan_persen: persen({ label: 'Potongan Taksiran (%)', required: true, initial: 0 }),
  },
  calls: usualCalls('parapinjaman', 'kode_kondisi'),
  contoh: { kode_kondisi: 'PENYOK', nama_kondisi: 'Penyok', potongan_persen: 10_00 },
})
