import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState, type ComponentType } from 'react'
import { tanggal as tanggalField, type Fields } from '#kernel/field'
import { show } from '#kernel/kinds'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { LabelledInput } from '#web/fields/LabelledInput'
import type { PaperProps } from '#web/module'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import './angka-janji.css'

const hariLain = tanggalField({ label: 'Tanggal', required: true })

interface Kutipan {
  readonly janji: string // the kind of promise, as its news are called
  readonly judul: string
  readonly fields: Fields
  readonly tanya: (
    query: { nomor: string; tanggal: string },
    signal: AbortSignal,
  ) => Promise<Readonly<Record<string, unknown>>>
}

/** What ends a promise on a day that its customer asks about. */
export const kutipJanji = ({ fields, janji, judul, tanya }: Kutipan): ComponentType<PaperProps> =>
  function KutipJanji({ nomor, onDone }) {
    const t = useWords()
    const id = useId()
    const { tgl_system } = useShell().toko
    const [tanggal, setTanggal] = useState<unknown>(tgl_system)
    const found = useQuery({
      queryKey: [janji, 'kutip', nomor, tanggal],
      enabled: tanggal !== null,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => tanya({ nomor, tanggal: String(tanggal) }, signal),
    })
    return (
      <ViewDialog
        title={`${t(judul)} ${nomor}`}
        onOpened={() => document.getElementById(id)?.focus()}
        onClose={onDone}
      >
        <div className="kutip-janji">
          <LabelledInput
            id={id}
            field={hariLain}
            value={tanggal}
            onChange={setTanggal}
            error={found.error?.message}
          />
          {found.data && !found.error ? (
            <dl className="angka-janji" aria-live="polite">
              {Object.entries(fields).map(([name, field]) => (
                <div key={name}>
                  <dt>{t(field.label)}</dt>
                  <dd>{show(found.data[name], field, 'layar', t)}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        <ViewButtons onClose={onDone} />
      </ViewDialog>
    )
  }
