import { choice, code, rupiah, text } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** Kinds of work (DOMAIN 5). */
export const jenisService = {
  PERBAIKAN: 'Perbaikan',
  UKURAN: 'Ubah Ukuran',
  SEPUH: 'Sepuh',
  POLES: 'Poles',
  REMAJA: 'Peremajaan Barang',
} as const

/** What is done to a customer's piece, in words that a nota prints, and what it usually costs. */
export const deskripsiService = defineMaster({
  name: 'para_deskripsi_service',
  title: 'Parameter Deskripsi Service',
  path: '/parameter-deskripsi-service',
  icon: 'labour',
  purpose: 'Pekerjaan service, kalimatnya pada nota dan ongkosnya',
  menu: 'service',
  when: 'DESKRIPSI_SERVICE_MODULE',
  key: 'kode_deskripsi',
  shown: 'deskripsi',
  tells: 'ongkos_rp',
  fields: {
    kode_deskripsi: code({ label: 'Kode Deskripsi', required: true }),
    deskripsi: text({ label: 'Deskripsi', required: true }),
    jenis_service: choice({
      label: 'Jenis Service',
      of: jenisService,
      required: true,
      initial: 'PERBAIKAN',
    }),
    ongkos_rp: rupiah({ label: 'Ongkos Rp', required: true, initial: 0 }),
  },
  calls: usualCalls('para-deskripsi-service', 'kode_deskripsi', 'para-deskripsi-service'),
  contoh: {
    kode_deskripsi: 'PATRI',
    deskripsi: 'Patri rantai putus',
    jenis_service: 'PERBAIKAN',
    ongkos_rp: 50_000,
  },
})
