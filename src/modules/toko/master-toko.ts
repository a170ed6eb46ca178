import { choice, code, paragraph, phone, text } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'
import type { FieldRefusal } from '#kernel/refusal'
import { zones } from '#kernel/tanggal'
import { contohTempat, tempatAlamat } from './wilayah.ts'

/** What /settingtoko writes; nota and reports print it. */
export const identitasToko = {
  nama_toko: text({ label: 'Nama Toko', required: true, max: 60 }),
  alamat_toko: paragraph({ label: 'Alamat', max: 90 }), // SPEC 9: printed up to 90 characters
  ...tempatAlamat,
  no_hp: phone({ label: 'No HP' }),
  zona: choice({ label: 'Zona Waktu', of: zones, required: true, initial: 'Asia/Jakarta' }),
}

/** The number under which the shop pays its taxes: 15 or 16 digits, however they are set apart. */
export const pajakToko = {
  npwp: text({ label: 'NPWP', hint: 'Dicetak di nota yang ber-PPN', max: 30 }),
  nama_pajak: text({ label: 'Nama Wajib Pajak', hint: 'Kalau lain dari nama toko', max: 60 }),
  alamat_pajak: paragraph({
    label: 'Alamat Wajib Pajak',
    hint: 'Kalau lain dari alamat',
    max: 200,
  }),
  nitku: text({ label: 'NITKU', hint: 'Enam angka tempat usaha; 000000 untuk pusat', max: 6 }),
}

/**
 * The sixteen digits of a tax number, however they are set apart; one of fifteen digits is padded
 * with a zero in front (PMK 112/2022). undefined: it is none.
 */
export function npwp16(text: string): string | undefined {
  const digits = text.replaceAll(/[.\- ]/g, '')
  if (!/^\d{15,16}$/.test(digits) || /^0+$/.test(digits)) return undefined
  return digits.padStart(16, '0')
}

const tidakValid = (field: string, label: string): FieldRefusal => ({
  field,
  text: '{{field}} Tidak Valid',
  params: { field: label },
})

/** An address that the calls of a shop can be added to. */
export const isPortal = (portal: string): boolean =>
  /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~-]+)*$/i.test(portal)

/** The shops of the chain, and where each is reached (DOMAIN 9); the head office adds one here. */
export const masterToko = defineMaster({
  name: 'toko',
  title: 'Master Toko',
  path: '/master-toko',
  icon: 'shop',
  purpose: 'Toko di rantai ini dan alamat portalnya',
  when: 'KIRIM_BARANG_MODULE',
  chain: true,
  pusat: true,
  levels: ['OWN', 'SU'],
  initially: [],
  kept: 'Toko Tidak Bisa Dihapus, Buku Dan Notanya Tetap Ada',
  key: 'kode_toko',
  shown: 'nama_toko',
  fields: {
    kode_toko: code({ label: 'Kode Toko', required: true, max: 10 }),
    ...identitasToko,
    alamat_toko: { ...identitasToko.alamat_toko, required: true },
    portal: text({
      label: 'Portal',
      hint: 'Diubah di Kerja di Cabang dengan password OWN; kosong berarti di server ini',
      max: 200,
    }),
  },
  rule: ({ kode_toko, portal }) => {
    if (!/^[A-Z0-9]+$/.test(kode_toko)) return tidakValid('kode_toko', 'Kode Toko')
    return portal === null || isPortal(portal) ? undefined : tidakValid('portal', 'Portal')
  },
  calls: usualCalls('tokos', 'kode_toko'),
  contoh: {
    kode_toko: 'GS9',
    nama_toko: 'Toko Emas Kencana Sembilan',
    alamat_toko: 'Jl. Sembilan 9, Surabaya',
    ...contohTempat,
    no_hp: null,
    zona: 'Asia/Jakarta',
    portal: null,
  },
})
