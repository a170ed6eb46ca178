import { choice, phone, text } from '#kernel/field'
import { tempatAlamat } from '#modules/toko/wilayah'

/** The customer of a note: walk-ins may stay nameless (DOMAIN 5). */
export const customer = {
  nama_customer: text({ label: 'Nama Customer' }),
  alamat_customer: text({ label: 'Alamat Customer', max: 200 }),
  ...tempatAlamat,
  no_hp: phone({ label: 'No HP', min: 11, tooShort: 'Mohn Masukan Nomor Handphone Yang Valid' }),
  jenis_pelanggan: choice({
    label: 'Jenis Pelanggan',
    of: { UMUM: 'Umum', MEMBER: 'Member' },
    initial: 'UMUM',
  }),
}

/** A person whose money the shop keeps: nobody else may spend it or ask for it back. */
export const penitip = {
  ...customer,
  nama_customer: text({ label: 'Nama Customer', required: true, part: 'orang' }),
  no_hp: phone({
    label: 'No HP',
    required: true,
    min: 11,
    tooShort: 'Mohn Masukan Nomor Handphone Yang Valid',
  }),
}
