import { Refusal, refusedField } from '#kernel/refusal'
import type { Tanggal } from '#kernel/tanggal'
import type { StatusCuriga, TandaCuriga } from './pola.ts'

/** What somebody says of a finding. */
export interface TandaMasuk {
  readonly tanda: TandaCuriga
  readonly alasan: string | null
  readonly no_laporan: string | null
  readonly tgl_lapor: Tanggal | null
}

/** The finding as it stands, and when it is said. */
export interface Berdiri {
  readonly status: StatusCuriga
  readonly tgl_system: Tanggal // the day on which it happened
  readonly hariIni: Tanggal
}

const wajib = (field: string, label: string): never => {
  throw refusedField(field, '{{field}} Tidak Boleh Kosong', { field: label })
}

/**
 * What is kept of a word about a finding: a report has its number and its day, everything else a
 * reason. After a report only another report follows.
 * @throws Refusal
 */
export function tandaDari(masuk: TandaMasuk, kini: Berdiri): TandaMasuk {
  const { hariIni, status, tgl_system } = kini
  const { alasan, no_laporan, tanda, tgl_lapor } = masuk
  if (status === 'DILAPORKAN' && tanda !== 'DILAPORKAN')
    throw new Refusal('Temuan Ini Sudah Dilaporkan')
  if (tanda !== 'DILAPORKAN') {
    if (alasan === null) wajib('alasan', 'Alasan')
    return { tanda, alasan, no_laporan: null, tgl_lapor: null }
  }
  if (no_laporan === null) wajib('no_laporan', 'No Laporan')
  if (tgl_lapor === null) return wajib('tgl_lapor', 'Tanggal Lapor')
  if (tgl_lapor < tgl_system || tgl_lapor > hariIni)
    throw refusedField('tgl_lapor', 'Tanggal Lapor Harus Antara {{dari}} Dan {{sampai}}', {
      dari: tgl_system,
      sampai: hariIni,
    })
  return { tanda, alasan, no_laporan, tgl_lapor }
}
