import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { confirm, failure, info, success } from '#web/dialogs/notices'
import { CallError } from '#web/request'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { useKunci } from '../faktur/use-kunci.tsx'
import {
  validasiTitipanBatal,
  validasiTitipanSimpan,
  type validasiTitipanSemua,
} from './titipan.calls.ts'
import { useCetakTitipan } from './use-cetak-titipan.tsx'

export type Menunggu = NonNullable<(typeof validasiTitipanSemua)['types']>['a'][number]

type Kerja = 'VALIDASI' | 'BATAL'

/** SPEC 4: the list is loaded again 300 ms after validating. */
const muatUlang = 300

/** Validates the ticked deposits, or withdraws them. */
export function useValidasiTitipan(dipilih: readonly Menunggu[], onKosong: () => void) {
  const t = useWords()
  const queries = useQueryClient()
  const kunci = useKunci()
  const cetak = useCetakTitipan()
  const [sibuk, setSibuk] = useState<Kerja>()
  const titipan = dipilih.map(({ no_titipan }) => no_titipan)
  const answers = { yes: t('Ya'), no: t('Tidak') }
  const selesai = (): void => {
    kunci.selesai()
    onKosong()
    setTimeout(() => void queries.invalidateQueries({ queryKey: ['TITIPAN'] }), muatUlang)
  }
  const kerjakan = async (kerja: Kerja, run: () => Promise<void>): Promise<void> => {
    setSibuk(kerja)
    try {
      await run()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      soundBad()
      failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
      if (!error.unknown) selesai()
    } finally {
      setSibuk(undefined)
    }
  }
  const validasi = async (): Promise<void> => {
    if (titipan.length === 0) {
      info(t('Data yang akan divalidasi kosong, PILIH minimal 1 faktur'))
      return
    }
    const total = dipilih.reduce((sum, { jumlah }) => sum + jumlah, 0)
    const text = t('Grand Total Rp {{total}}', { total: formatRupiah(total) })
    if (sibuk || !(await confirm({ ...answers, title: t('Validasi Titipan Ini ?'), text }))) return
    await kerjakan('VALIDASI', async () => {
      const body = { titipan }
      const saved = await call(validasiTitipanSimpan, { body }, { key: kunci.untuk(body) })
      soundGood()
      success(saved.message ?? t('Validasi Transaksi Berhasil'))
      selesai()
      await cetak.otomatis(saved.data.titipan)
    })
  }
  const batal = async (): Promise<void> => {
    if (titipan.length === 0) {
      info(t('Data yang akan di batal validasi kosong, PILIH minimal 1 faktur'))
      return
    }
    const title = t('Anda Yakin !!')
    const text = t('Ingin Membatal Validasi Ini ?')
    if (sibuk || !(await confirm({ ...answers, title, text, danger: true }))) return
    await kerjakan('BATAL', async () => {
      const body = { titipan }
      const key = kunci.untuk(['BATAL', body])
      const saved = await call(validasiTitipanBatal, { body }, { key })
      success(saved.message ?? t('Batal Validasi Berhasil'))
      selesai()
    })
  }
  return {
    sibuk,
    validasi: () => void validasi(),
    batal: () => void batal(),
    dialog: cetak.dialog,
  }
}
