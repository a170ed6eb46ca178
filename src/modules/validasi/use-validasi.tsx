import { useState } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { confirm, failure, info, success } from '#web/dialogs/notices'
import { CallError } from '#web/request'
import { useFlag } from '#web/session'
import { leaveNote } from '#web/storage'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { useKunci } from '../faktur/use-kunci.tsx'
import { useOtorisasi } from '../otorisasi/use-otorisasi.tsx'
import { useCetakKunjungan } from '../penjualan/use-cetak-kunjungan.tsx'
import { daftarNomor, dilihatDari, grandTotal, type Kelompok } from './kelompok.ts'
import { useTimbang } from './use-timbang.tsx'
import { validasiBatal, validasiSimpan } from './validasi.calls.ts'

/** SPEC 4: the list is loaded again 300 ms after validating. */
const muatUlang = 300
/** SPEC 4: without the cancel module, Batal clears the lists after 1 second. */
const kosongkan = 1000
/** SPEC 8, 9: what changed under the eyes loads the page again, after the reload delay. */
const muatHalaman = 1000

interface Needs {
  readonly kelompok: readonly Kelompok[]
  readonly kasir: string | null
  readonly onMuat: () => void
  readonly onKosong: () => void
}

type Kerja = 'VALIDASI' | 'BATAL'

/** What each says when nobody knows better (SPEC 8, as it is written there). */
const kalimatGagal = {
  VALIDASI: 'Terjadi Kesalahaan Saat Mengirim Data',
  BATAL: 'Terjadi Kesalahan Saat Membatal Validasi, Silahkan Ulangi Kembali',
} as const

/** Runs one of the two, one at a time; its refusal is said, and mended where a reload mends it. */
function useKerja(muatLagi: (kerja: Kerja, error: CallError) => void) {
  const t = useWords()
  const [sibuk, setSibuk] = useState<Kerja>()
  const kerjakan = async (kerja: Kerja, run: () => Promise<void>): Promise<void> => {
    setSibuk(kerja)
    try {
      await run()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      soundBad()
      failure(error.unknown ? t(kalimatGagal[kerja]) : error)
      if (error.code === 'E-MDB:02') muatLagi(kerja, error)
    } finally {
      setSibuk(undefined)
    }
  }
  return { sibuk, kerjakan }
}

/** SPEC 5: validating shows the grand total, cancelling asks twice. */
function useTanya() {
  const t = useWords()
  const answers = { yes: t('Ya'), no: t('Tidak') }
  return {
    validasi: (kelompok: readonly Kelompok[]): Promise<boolean> => {
      const { berat, total } = grandTotal(kelompok)
      return confirm({
        ...answers,
        title: t('Validasi Transaksi Ini ?'),
        text: t('Grand Total Rp {{total}} / {{berat}} gr', {
          total: formatRupiah(total),
          berat: formatBerat(berat),
        }),
      })
    },
    batal: (): Promise<boolean> =>
      confirm({
        ...answers,
        title: t('Anda Yakin !!'),
        text: t('Ingin Membatal Validasi Ini ?'),
        danger: true,
      }),
  }
}

/** Validates the ticked groups, or withdraws them (SPEC 4, 5). */
export function useValidasi({ kasir, kelompok, onKosong, onMuat }: Needs) {
  const t = useWords()
  const kunci = useKunci()
  const tanya = useTanya()
  const otorisasi = useOtorisasi()
  const cetakan = useCetakKunjungan()
  const timbangan = useTimbang()
  const bisaBatal = useFlag('CANCEL_VALIDATION_MODULE')
  const selesai = (): void => {
    kunci.selesai()
    onKosong()
    setTimeout(onMuat, muatUlang)
  }
  // SPEC 8: a validation that met a change loads the page again, which says once more why.
  const muatLagi = (kerja: Kerja, { message }: CallError): void => {
    selesai()
    if (kerja === 'BATAL') return
    leaveNote(message)
    setTimeout(() => location.reload(), muatHalaman)
  }
  const { kerjakan, sibuk } = useKerja(muatLagi)
  const validasi = async (): Promise<void> => {
    if (kelompok.length === 0) {
      info(t('Data yang akan divalidasi kosong, PILIH minimal 1 faktur'))
      return
    }
    if (sibuk) return
    const timbang = await timbangan.timbang(kelompok)
    if (timbang === undefined || !(await tanya.validasi(kelompok))) return
    await kerjakan('VALIDASI', async () => {
      const dilihat = dilihatDari(kelompok)
      const body = { ...daftarNomor(kelompok), user_id: kasir, dilihat, timbang }
      const saved = await otorisasi.run((approvals) =>
        call(validasiSimpan, { body }, { key: kunci.untuk(body), approvals }),
      )
      if (saved === undefined) return
      const { data, message } = saved
      soundGood()
      success(message ?? t('Validasi Transaksi Berhasil'))
      selesai()
      cetakan.cetak(data)
    })
  }
  const batal = async (): Promise<void> => {
    if (!bisaBatal) {
      setTimeout(onKosong, kosongkan)
      return
    }
    if (kelompok.length === 0) {
      info(t('Data yang akan di batal validasi kosong, PILIH minimal 1 faktur'))
      return
    }
    if (sibuk || !(await tanya.batal())) return
    await kerjakan('BATAL', async () => {
      const body = daftarNomor(kelompok)
      const saved = await otorisasi.run((approvals) =>
        call(validasiBatal, { body }, { key: kunci.untuk(['BATAL', body]), approvals }),
      )
      if (saved === undefined) return
      success(saved.message ?? t('Batal Validasi Berhasil'))
      selesai()
    })
  }
  const dialog = (
    <>
      {timbangan.dialog}
      {otorisasi.dialog}
      {cetakan.dialog}
    </>
  )
  return { sibuk, bisaBatal, validasi: () => void validasi(), batal: () => void batal(), dialog }
}
