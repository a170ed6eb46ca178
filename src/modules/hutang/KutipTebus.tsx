import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/call'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { LabelledInput } from '#web/fields/LabelledInput'
import type { PaperProps } from '#web/module'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { AngkaHutang } from './AngkaHutang.tsx'
import { kutipHutang, tanggalTebus } from './hutang.calls.ts'

const shown = kutipHutang.answer.fields ?? {}

/** What redeems a loan on a day that its customer asks about. */
export function KutipTebus({ nomor, onDone }: PaperProps) {
  const t = useWords()
  const { tgl_system } = useShell().toko
  const [tanggal, setTanggal] = useState<unknown>(tgl_system)
  const found = useQuery({
    queryKey: ['HUTANG', 'kutip', nomor, tanggal],
    enabled: tanggal !== null,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await call(kutipHutang, { query: { nomor, tanggal: String(tanggal) } }, { signal })).data,
  })
  return (
    <ViewDialog title={`${t('Tebus')} ${nomor}`} onClose={onDone}>
      <LabelledInput
        field={tanggalTebus}
        value={tanggal}
        onChange={setTanggal}
        error={found.error?.message}
      />
      {found.data && !found.error ? <AngkaHutang fields={shown} values={found.data} /> : null}
      <ViewButtons onClose={onDone} />
    </ViewDialog>
  )
}
