import { defineEndpoint } from '#kernel/endpoint'
import { choice, code, integer, list, ref, saat, text } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const
const right = whoSees('/parameter-akun')
const when = 'AKUNTANSI_MODULE'

/** Which account a posting books to: for each trx and type, the accounts by their part in it. */
export const detailAkun = {
  kode_akun: code({ label: 'Kode Akun', ...sure, max: 40 }),
  jenis_akun: choice({ label: 'Jenis', of: { DEBET: 'Debet', KREDIT: 'Kredit' }, ...sure }),
  nomor_akun: ref('akun', {
    label: 'Nomor Akun',
    required: 'Nomor Akun Tidak Boleh Kosong',
  }),
  /** Of the row that was read; a save from an older one is refused. */
  versi: integer({ label: 'Versi', hidden: true }),
}

/** A kind of posting and its accounts. */
export const barisParameterAkun = {
  trx: code({ label: 'Transaksi', ...sure, max: 40 }),
  type: code({ label: 'Tipe', ...sure, max: 40 }),
  detail_akun: list({ _id: text({ label: 'Kode Akun', ...sure, hidden: true }), ...detailAkun }),
}

/** The map trx/type -> accounts (SPEC 7); postings read it. */
export const bacaParameterAkun = defineEndpoint({
  method: 'GET',
  path: 'para-akun-transaksi',
  summary: 'The accounts each kind of posting books to',
  right,
  when,
  answer: list(barisParameterAkun),
})

export const simpanParameterAkun = defineEndpoint({
  method: 'PUT',
  path: 'para-akun-transaksi/{trx}/{type}',
  summary: 'Sets the accounts of one kind of posting',
  right,
  when,
  body: { detail_akun: list(detailAkun, { min: 1 }) },
})

/** One change of an account in the map. */
export const perubahanAkun = {
  saat: saat({ label: 'Waktu', ...sure }),
  oleh: text({ label: 'Oleh', ...sure }),
  kode_akun: text({ label: 'Kode Akun', ...sure }),
  dari: text({ label: 'Dari' }),
  ke: text({ label: 'Ke' }),
}

export const riwayatParameterAkun = defineEndpoint({
  method: 'GET',
  path: 'para-akun-transaksi/{trx}/{type}/riwayat',
  summary: 'What became of the accounts of one kind of posting, newest first',
  right,
  when,
  answer: list(perubahanAkun),
})
