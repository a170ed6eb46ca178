import { call } from '#web/call'
import type { Terpilih } from '../kasir/MejaValidasi.tsx'
import { useAksiKasir, type AksiKasir } from '../kasir/use-kasir.tsx'
import type { validasiTitipanSemua } from './titipan.calls.ts'
import { dokumenTitipan } from './titipan.ts'
import { useCetakTitipan } from './use-cetak-titipan.tsx'

export type Menunggu = NonNullable<(typeof validasiTitipanSemua)['types']>['a'][number]

/** Validates the ticked deposits, or withdraws them. */
export function useValidasiTitipan({ dipilih, setuju, ...meja }: Terpilih<Menunggu>): AksiKasir {
  const cetak = useCetakTitipan()
  const titipan = dipilih.map(({ no_titipan }) => no_titipan)
  const aksi = useAksiKasir({
    ...meja,
    jumlah: dipilih.length,
    validasi: {
      siap: async () => {
        const terima = await setuju()
        return terima && { titipan, ...terima }
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
