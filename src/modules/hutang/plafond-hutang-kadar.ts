import { code, kadar, rupiah, tanggal } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

const sampaiSeratus = { max: 100_00, tooLong: 'Tidak Boleh Melebihi 100' } // SPEC 5: debt purity

/** The most that is lent per gram, by kadar (DOMAIN 5: plafond by kadar and gram). */
export const plafondHutangKadar = defineMaster({
  name: 'plafond_hutang_kadar',
  title: 'Parameter Plafond Hutang per Kadar',
  path: '/parameter-plafond-hutang-kadar',
  icon: 'loan',
  purpose: 'Pinjaman paling banyak per gram menurut kadar',
  menu: 'hutang',
  when: 'PARAMETER_HUTANG_MODULE',
  key: 'kode_plafond',
  shown: 'kode_plafond',
  fields: {
    kode_plafond: code({ label: 'Kode Plafond', required: true }),
    berlaku_mulai: tanggal({ label: 'Berlaku Mulai', required: true }),
    kadar_dari: kadar({
      label: 'Kadar Dari',
      hint: 'Berlaku mulai kadar ini',
      required: true,
      min: 1,
      tooShort: 'Kadar Tidak Boleh Diisi Dengan 0',
      ...sampaiSeratus,
    }),
    plafond_gram: rupiah({ label: 'Plafond/Gram', required: true, min: 1 }),
  },
  calls: usualCalls('plafond-hutang-kadar', 'kode_plafond', 'plafond-hutang-kadar'),
  contoh: {
    kode_plafond: 'K70',
    berlaku_mulai: '2030-01-01',
    kadar_dari: 70_00,
    plafond_gram: 1_100_000,
  },
})
