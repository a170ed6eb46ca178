import { defineEndpoint } from '#kernel/endpoint'
import { choice, code, list, ref } from '#kernel/field'
import { only, signedIn } from '#kernel/right'

/** Which account a posting books to: for each trx and type, the accounts by their part in it. */
export const detailAkun = {
  kode_akun: code({ label: 'Kode Akun', required: true, max: 40 }),
  jenis_akun: choice({ label: 'Jenis', of: { DEBET: 'Debet', KREDIT: 'Kredit' }, required: true }),
  nomor_akun: ref('akun', { label: 'Nomor Akun', required: true }),
}

/** The map trx/type -> accounts (SPEC 7); postings read it. */
export const bacaParameterAkun = defineEndpoint({
  method: 'GET',
  path: 'para-akun-transaksi',
  summary: 'The accounts each kind of posting books to',
  right: signedIn,
  answer: list({
    trx: code({ label: 'Transaksi', required: true, max: 40 }),
    type: code({ label: 'Tipe', required: true, max: 40 }),
    detail_akun: list(detailAkun),
  }),
})

export const simpanParameterAkun = defineEndpoint({
  method: 'PUT',
  path: 'para-akun-transaksi/{trx}/{type}',
  summary: 'Sets the accounts of one kind of posting',
  right: only('OWN', 'SPV', 'SU', 'MU', 'DEV'),
  body: { detail_akun: list(detailAkun, { min: 1 }) },
})
