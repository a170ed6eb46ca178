import pg from 'pg'
import { Refusal, type Params, type RefusalCode } from '#kernel/refusal'
import { AskerGone, DatabaseAway, DatabaseRefusal, ReadersFull } from '../db-errors.ts'

/** The sentences for refusals of our own SQL functions; modules add theirs. */
export const bookSentences: Readonly<Record<string, string>> = {
  berubah: 'Data Sudah Berubah, Silahkan Ulangi Kembali',
  status_sudah_berubah: '{{nomor}} Sudah {{status}} Oleh {{oleh}}',
  tanggal_berikut_salah: 'Tanggal Berikutnya Harus Setelah {{tgl_system}}',
  tanggal_tidak_aktif: 'Tanggal {{diminta}} Tidak Aktif, Tanggal Toko {{tgl_system}}',
  toko_tutup: 'Toko Sudah Tutup',
  toko_sudah_ditutup: 'Toko Sudah Ditutup Oleh {{oleh}}',
  hari_sudah_ditutup: 'Tanggal {{tgl_system}} Sudah Ditutup',
  bukan_hari_tutup_terakhir: 'Hanya Tanggal {{tgl_segel}} Yang Bisa Dibuka Lagi',
  otorisasi_tidak_berlaku: 'Otorisasi Tidak Berlaku Lagi, Minta Otorisasi Kembali',
  otorisasi_sudah_diputus: 'Otorisasi Sudah Diputus',
  pemberi_tidak_berhak: 'Otorisasi Tidak Berlaku Lagi, Minta Otorisasi Kembali',
  dokumen_tidak_ada: 'Data Tidak Ditemukan',
  toko_tidak_ada: 'Toko Tidak Ditemukan',
  kunci_sudah_dipakai: 'Permintaan Ini Sudah Pernah Dikirim Dengan Isi Lain',
}

/** What our SQL states mean to a client; any other state is a rule that refused. */
const codes: Readonly<Record<string, RefusalCode>> = {
  KN002: 'E-MDB:02',
  KN003: 'E-MDB:02',
  KN005: 'E-TUTUP',
  KN006: 'E-MDB:02',
  KN403: 'E-OTORISASI',
  KN404: 'E-TIDAK-ADA',
  KN409: 'E-KUNCI',
}

const paramsOf = (values: Readonly<Record<string, unknown>>): Params =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  )

export type Sentences = Readonly<Record<string, string>>

/**
 * A refusal of one of our SQL functions as a Refusal; undefined when it has no sentence, which is a
 * bug to log.
 */
function fromBooks(error: DatabaseRefusal, sentences: Sentences): Refusal | undefined {
  const text = Object.hasOwn(sentences, error.code) ? sentences[error.code] : undefined
  if (text === undefined) return undefined
  const code = codes[error.sqlstate] ?? 'E-TOLAK'
  const params = paramsOf(error.parameters)
  return new Refusal(text, { code, params, ...(code === 'E-OTORISASI' ? { details: params } : {}) })
}

/** Errors of PostgreSQL itself that only a strange request can cause. */
function fromPostgres(error: pg.DatabaseError): Refusal | undefined {
  const state = error.code ?? ''
  if (state === '23505') return new Refusal('Data Sudah Ada')
  if (state === '23503')
    return new Refusal('Data Yang Ditunjuk Tidak Ada Atau Masih Dipakai', { code: 'E-PAKAI' })
  if (state === '40001' || state === '40P01')
    return new Refusal('Data Sudah Berubah, Silahkan Ulangi Kembali', { code: 'E-MDB:02' })
  // 57014: longer than a request may take. 55P03: somebody else holds the row for too long.
  if (state === '57014')
    return new Refusal('Permintaan Ini Terlalu Lama, Persempit Lalu Coba Lagi', { status: 503 })
  if (state === '55P03')
    return new Refusal('Server Sedang Sibuk, Coba Lagi Sebentar', { status: 429 })
  // 22: a value that no column of that type can hold; 23: one that a rule of the table forbids.
  if (state.startsWith('22') || state.startsWith('23'))
    return new Refusal('Data Tidak Valid', { code: 'E-ISI' })
  return undefined
}

/** Turns an error into a Refusal for the user; undefined means a bug: 500 and a log line. */
export function refusalOf(error: unknown, sentences: Sentences): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof DatabaseAway)
    return new Refusal('Koneksi bermasalah...', { code: 'E-KONEKSI' })
  // The caller has gone and does not get the answer.
  if (error instanceof AskerGone) return new Refusal('Koneksi bermasalah...', { status: 499 })
  if (error instanceof ReadersFull)
    return new Refusal('Terlalu Banyak Unduhan Sekaligus, Coba Lagi Sebentar', { status: 429 })
  if (error instanceof DatabaseRefusal) return fromBooks(error, sentences)
  if (error instanceof pg.DatabaseError) return fromPostgres(error)
  return undefined
}
