import { choice, code, integer } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/**
 * The tiers of gold weight rounding (SPEC 5: steps of 0.05 or 0.1 by the third decimal). Off unless
 * the module is on; the reading itself is kept beside the rounded weight.
 */
export const pembulatanBerat = defineMaster({
  name: 'pembulatan_berat',
  title: 'Parameter Pembulatan Berat',
  path: '/parameter-pembulatan-berat',
  icon: 'gold',
  purpose: 'Kelipatan berat emas menurut angka desimal ketiga',
  when: 'PEMBULATAN_BERAT_MODULE',
  key: 'kode_tingkat',
  shown: 'kode_tingkat',
  fields: {
    kode_tingkat: code({ label: 'Kode Tingkat', required: true }),
    angka_dari: integer({ label: 'Desimal Ketiga Dari', required: true, max: 9 }),
    angka_sampai: integer({ label: 'Desimal Ketiga Sampai', required: true, max: 9 }),
    kelipatan: choice({
      label: 'Kelipatan',
      of: { K005: '0,05 gr', K010: '0,1 gr' },
      required: true,
      initial: 'K005',
    }),
    arah: choice({
      label: 'Arah',
      of: { NAIK: 'Ke Atas', TURUN: 'Ke Bawah', DEKAT: 'Terdekat' },
      required: true,
      initial: 'TURUN',
    }),
  },
  rule: ({ angka_dari, angka_sampai }) =>
    angka_sampai < angka_dari
      ? {
          field: 'angka_sampai',
          text: '{{field}} Tidak Boleh Kurang Dari {{min}}',
          params: { field: 'Desimal Ketiga Sampai', min: angka_dari },
        }
      : undefined,
  calls: usualCalls('para-pembulatan-berat', 'kode_tingkat', 'para-pembulatan-berat'),
  contoh: {
    kode_tingkat: 'T1',
    angka_dari: 0,
    angka_sampai: 4,
    kelipatan: 'K005',
    arah: 'TURUN',
  },
})
