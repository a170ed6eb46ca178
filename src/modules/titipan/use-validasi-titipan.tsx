import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { confirm } from '#web/dialogs/notices'
import { useWords } from '#web/words'
import { useAksiKasir, type AksiKasir } from '../kasir/use-kasir.tsx'
import type { validasiTitipanSemua } from './titipan.calls.ts'
import { dokumenTitipan } from './titipan.ts'
import { useCetakTitipan } from './use-cetak-titipan.tsx'

export type Menunggu = NonNullable<(typeof validasiTitipanSemua)['types']>['a'][number]

interface Needs {
  readonly dipilih: readonly Menunggu[]
  readonly kasir: string | null
  readonly onMuat: () => void
  readonly onKosong: () => void
}

/** Validates the ticked deposits, or withdraws them. */
export function useValidasiTitipan({ dipilih, kasir, onKosong, onMuat }: Needs): AksiKasir {
  const t = useWords()
  const cetak = useCetakTitipan()
  const titipan = dipilih.map(({ no_titipan }) => no_titipan)
  const yakin = (): Promise<boolean> =>
    confirm({
      yes: t('Ya'),
      no: t('Tidak'),
      title: t('Validasi Titipan Ini ?'),
      text: t('Grand Total Rp {{total}}', {
        total: formatRupiah(dipilih.reduce((sum, { jumlah }) => sum + jumlah, 0)),
      }),
    })
  const aksi = useAksiKasir({
    jumlah: dipilih.length,
    onKosong,
    onMuat,
    validasi: {
      siap: async () => {
        const dilihat = dipilih.map(({ no_titipan, versi }) => ({
          no_faktur_group: no_titipan,
          versi,
        }))
        return (await yakin()) ? { titipan, user_id: kasir, dilihat } : undefined
      },
      kirim: (body, options) => call(dokumenTitipan.commands.validasi, { body }, options),
      jadi: (data) => void cetak.otomatis(data.titipan),
    },
    batal: {
      isi: { titipan },
      kirim: (body, options) => call(dokumenTitipan.commands.batalValidasi, { body }, options),
    },
  })
  const dialog = (
    <>
      {aksi.dialog}
      {cetak.dialog}
    </>
  )
  return { ...aksi, dialog }
}
