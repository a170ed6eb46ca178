import { choice, code, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'

/** An account of the chart; a default chart ships and a shop adds its own. */
export const akun = defineMaster({
  name: 'akun',
  title: 'Master Akun',
  path: '/master-akun',
  icon: 'account',
  purpose: 'Daftar akun untuk jurnal',
  key: 'nomor_akun',
  shown: 'nama_akun',
  fields: {
    nomor_akun: code({ label: 'Nomor Akun', required: true }),
    nama_akun: text({ label: 'Nama Akun', required: true }),
    jenis_akun: choice({
      label: 'Jenis Akun',
      of: {
        HARTA: 'Harta',
        HUTANG: 'Kewajiban',
        MODAL: 'Modal',
        PENDAPATAN: 'Pendapatan',
        BIAYA: 'Biaya',
      },
      required: true,
      initial: 'BIAYA',
    }),
    aktif,
  },
  calls: usualCalls('akuns', 'nomor_akun', 'akuns'),
  contoh: { nomor_akun: '6199', nama_akun: 'Biaya Iklan', jenis_akun: 'BIAYA', aktif: true },
})
