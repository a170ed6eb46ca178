import { choice, code, persen, phone, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'
import { contohTempat, tempatAlamat } from '#modules/toko/wilayah'

/** A goldsmith or workshop: repairs, plates and washes (DOMAIN 1); gold stands on his account. */
export const tukang = defineMaster({
  name: 'tukang',
  title: 'Master Tukang',
  path: '/master-tukang',
  icon: 'labour',
  purpose: 'Tukang dan bengkel: perbaikan, sepuh dan cuci',
  key: 'kode_tukang',
  shown: 'nama_tukang',
  tells: 'keahlian',
  fields: {
    kode_tukang: code({ label: 'Kode Tukang', required: true }),
    nama_tukang: text({ label: 'Nama Tukang', required: true }),
    keahlian: choice({
      label: 'Keahlian',
      of: { SEMUA: 'Semua Pekerjaan', PERBAIKAN: 'Perbaikan', SEPUH: 'Sepuh', CUCI: 'Cuci' },
      required: true,
      initial: 'SEMUA',
    }),
    no_hp: phone({ label: 'No HP', min: 11 }),
    alamat_tukang: text({ label: 'Alamat', max: 200 }),
    ...tempatAlamat,
    batas_cuci: persen({ label: 'Batas Susut Cuci (%)', when: 'SEPUHAN_MODULE' }),
    batas_sepuh: persen({ label: 'Batas Susut Sepuh (%)', when: 'SEPUHAN_MODULE' }),
    batas_pesanan: persen({ label: 'Batas Susut Pesanan (%)' }),
    aktif,
  },
  calls: usualCalls('tukang', 'kode_tukang'),
  contoh: {
    kode_tukang: 'SARNO',
    nama_tukang: 'Pak Sarno',
    keahlian: 'PERBAIKAN',
    no_hp: null,
    alamat_tukang: null,
    ...contohTempat,
    batas_cuci: 40,
    batas_sepuh: null,
    batas_pesanan: null,
    aktif: true,
  },
})

/** Who bears gold that was lost at his. */
export const bebanSusut = { TOKO: 'Toko', TUKANG: 'Tukang, Dari Upahnya' } as const

/** The goldsmith who is named. */
export const tukangDipilih = (kode: string) =>
  ({ master: tukang, field: 'kode_tukang', kode }) as const
