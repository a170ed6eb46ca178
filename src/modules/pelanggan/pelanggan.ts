import { choice, code, phone, text } from '#kernel/field'
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

/** The card by which somebody is known; asked where a sum is large (ADR 0141, 0296). */
export const kartuOrang = {
  jenis_identitas: choice({
    label: 'Jenis Identitas',
    of: { KTP: 'KTP', SIM: 'SIM', PASPOR: 'Paspor' },
  }),
  no_identitas: code({ label: 'No Identitas', max: 30 }),
}

/** Who showed no card. */
export const tanpaKartu = { jenis_identitas: null, no_identitas: null } as const

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
  ...kartuOrang,
}

/** What a later payment asks of somebody who has not told it yet, where sums are large. */
export const orangDiminta = {
  alamat_customer: { ...customer.alamat_customer, onRefusal: true },
  jenis_identitas: { ...kartuOrang.jenis_identitas, onRefusal: true },
  no_identitas: { ...kartuOrang.no_identitas, onRefusal: true },
} as const
/** Nobody asked him. */
export const takDiminta = { alamat_customer: null, ...tanpaKartu } as const
