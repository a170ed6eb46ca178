import { Refusal, refusedField } from '#kernel/refusal'
import { addDays, type Tanggal } from '#kernel/tanggal'

/** Where the shop stands when a month is closed. */
export interface BulanKini {
  readonly tgl_system: Tanggal
  readonly terakhir: Tanggal | null // the end of the last closed month
  readonly terbuka: Tanggal | null //  the first day up to that end that is not sealed
}

/** @throws Refusal at `sampai`: no month ends there, it is closed or not over, a day is open */
export function checkBulan(sampai: Tanggal, { terakhir, terbuka, tgl_system }: BulanKini): void {
  if (!addDays(sampai, 1).endsWith('-01'))
    throw refusedField('sampai', 'Harus Tanggal Terakhir Sebuah Bulan')
  if (sampai >= tgl_system)
    throw refusedField('sampai', 'Bulan Itu Belum Berakhir, Tanggal Toko {{tgl_system}}', {
      tgl_system,
    })
  if (terakhir !== null && sampai <= terakhir)
    throw refusedField('sampai', 'Sudah Ditutup Sampai {{terakhir}}', { terakhir })
  if (terbuka !== null)
    throw refusedField('sampai', 'Tanggal {{terbuka}} Belum Ditutup', { terbuka })
}

/** @throws Refusal: a later month is closed */
export function checkTerakhir(sampai: Tanggal, terakhir: Tanggal | null): void {
  if (terakhir !== null && sampai < terakhir)
    throw new Refusal('Buka Dahulu Bulan Sampai {{terakhir}}', { params: { terakhir } })
}

/** One bank account at the end of the month, as bank_bulan tells it. */
interface BankBulan {
  readonly no_rekening: string
  readonly keadaan: string
  readonly sampai: Tanggal | null
}

/**
 * An account that is compared with its bank is compared to the end of the month (ADR 0365).
 * @throws Refusal at `sampai`: its statements end before
 */
export function checkBank(bank: readonly BankBulan[]): void {
  const kurang = bank.find(({ keadaan }) => keadaan === 'KURANG')
  if (kurang)
    throw refusedField(
      'sampai',
      'Rekening Koran {{no_rekening}} Sampai {{tgl}}: Impor Sisanya Atau Pilih Tidak Ada Mutasi',
      {
        no_rekening: kurang.no_rekening,
        tgl: kurang.sampai ?? '-',
      },
    )
}
