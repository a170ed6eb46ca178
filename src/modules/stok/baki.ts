import { berat, choice, code, integer, ref, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'

/** A tray: it lies in one gudang and has a weight of its own, which counts when it is weighed. */
export const baki = defineMaster({
  name: 'baki',
  title: 'Master Baki',
  path: '/master-baki',
  icon: 'tray',
  purpose: 'Baki, gudangnya dan berat kosongnya',
  key: 'kode_baki',
  shown: 'nama_baki',
  fields: {
    kode_baki: code({ label: 'Kode Baki', required: true }),
    nama_baki: text({ label: 'Nama Baki', required: true }),
    kode_gudang: ref('gudang', { label: 'Gudang', required: true }),
    berat_baki: berat({
      label: 'Berat Baki',
      hint: 'Berat baki kosong; ikut dihitung saat baki ditimbang',
      required: true,
    }),
    kapasitas: integer({
      label: 'Kapasitas',
      hint: 'Lebih banyak barang dari ini diperingatkan; kosong atau 0 berarti tanpa batas',
      initial: 50,
    }),
    status_baki: choice({
      label: 'Status',
      of: { READY: 'READY', TUTUP: 'TUTUP', DIHITUNG: 'DIHITUNG' },
      required: true,
      initial: 'READY',
    }),
    aktif,
  },
  calls: usualCalls('baki', 'kode_baki'),
  lists: [
    { path: 'baki/ready', only: { status_baki: 'READY' } },
    { path: 'baki/get/by-kode-gudang/{kode}', by: 'kode_gudang' },
  ],
  contoh: {
    kode_baki: 'A01',
    nama_baki: 'Cincin Depan',
    kode_gudang: 'TOKO',
    berat_baki: 350_000,
    kapasitas: 50,
    status_baki: 'READY',
    aktif: true,
  },
})
