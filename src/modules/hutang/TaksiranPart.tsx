import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { check } from '#kernel/schema'
import { call, toWire } from '#web/call'
import { usePaused } from '#web/late'
import type { FieldPartProps } from '#web/module'
import { useSetting } from '#web/session'
import { useWords } from '#web/words'
import { AngkaHutang } from './AngkaHutang.tsx'
import { hitungHutang } from './hutang.calls.ts'
import { dipinjam, taksiranHutang } from './jaminan.ts'
import { settingHutang } from './setting.ts'

/** Pawnbroking needs a licence: it is said where loans begin, until the shop has noted its own. */
function Izin() {
  const t = useWords()
  if (useSetting(settingHutang.HUTANG_NO_IZIN)) return null
  return (
    <p className="angka-janji-ingat">
      {t('Usaha gadai perlu izin OJK: catat nomor izinnya di Setting System')}
    </p>
  )
}

/** What would be lent on the pieces that were entered, while they are entered. */
export function TaksiranPart({ form }: FieldPartProps) {
  const t = useWords()
  const { jaminan, pokok, tgl_system = null } = form.values
  const typed = usePaused(JSON.stringify({ jaminan, pokok, tgl_system }), 300)
  const found = useQuery({
    queryKey: ['taksiran_hutang', typed],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const asked = check(dipinjam, toWire(dipinjam, JSON.parse(typed)))
      return 'value' in asked ? call(hitungHutang, { body: asked.value }, { signal }) : null
    },
  })
  const nilai = found.data?.data
  const dibayarkan = nilai && nilai.diterima > 0 ? nilai.diterima : null
  const tell = useEffectEvent(() => form.set('dibayarkan', dibayarkan))
  useEffect(() => tell(), [dibayarkan])
  if (found.error) return <p className="form-error">{found.error.message}</p>
  return (
    <>
      {nilai ? (
        <AngkaHutang fields={taksiranHutang} values={nilai} />
      ) : (
        <p className="meta">{t('Taksiran muncul setelah jaminan lengkap')}</p>
      )}
      <Izin />
    </>
  )
}
