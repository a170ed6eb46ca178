import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Command } from '#kernel/document'
import type { Fields } from '#kernel/field'
import { call } from '../call.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { StepNumber } from '../form/LineReading.tsx'
import type { Form } from '../form/use-form.tsx'
import type { Row } from '../master/rows.tsx'
import { useScan } from '../scan.tsx'
import { useShell } from '../session.tsx'
import { soundBad } from '../sound.tsx'
import { useWords } from '../words.tsx'
import { PostDialog } from './PostDialog.tsx'
import { scanInto } from './scan-target.tsx'
import { beginningOf } from './step-beginning.tsx'

/** A command that leads the document of a number on, with whatever else it asks. */
export type Step = Command<string, never, { readonly nomor: string }, object>

/** It ends the document as if it had not been: red, and on the key Del. */
export const takesBack = ({ to, undoes }: Step): boolean => undoes !== undefined || to === 'BATAL'

interface Props {
  readonly command: Step
  readonly nomor: string
  /** As it is listed: what is `given` is read there, and what is changed begins with it. */
  readonly row?: Row
  /** What is loaded again afterwards. */
  readonly topics: readonly string[]
  readonly onSaved?: (answer: object) => void
  readonly onClose: () => void
}

/** Where a command leads, by its answer: 'path?name={field}' with the fields filled in. */
const pathOf = (next: string, answer: object): string =>
  next.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Object.entries(answer).find(([key]) => key === name)?.[1] ?? '')),
  )

/** What a step asks; a scan goes where it belongs, and never to the list below. */
function StepFields({ form }: { readonly form: Form }) {
  useScan((scanned) => {
    if (!scanInto(form, scanned)) soundBad()
  })
  return (
    <div className="step-fields">
      <FormFields form={form} autoFocus />
    </div>
  )
}

/** Leads a document on, or takes it back: asks what the command asks, and for its approval. */
export function StepDialog({ command, nomor, onClose, onSaved, row = {}, topics }: Props) {
  const t = useWords()
  const navigate = useNavigate()
  const answer = useRef<object>({})
  const { body = {}, consequence, failed, label, next } = command
  const { nomor: _, ...asked }: Fields = body
  const { tgl_system } = useShell().toko
  const [awal] = useState(() => beginningOf(asked, row, tgl_system, takesBack(command)))
  return (
    <PostDialog
      awal={awal}
      title={`${t(label)} ${nomor}`}
      width={520}
      saveLabel={t(label)}
      danger={takesBack(command)}
      fields={asked}
      failed={failed}
      segarkan={topics}
      send={async (values, options) => {
        const done = await call(command, { body: { ...values, nomor } }, options)
        answer.current = done.data
        return done
      }}
      renderIsi={(form) => (
        <>
          {consequence === undefined ? null : <p className="meta step-akibat">{t(consequence)}</p>}
          <StepNumber value={nomor}>
            <StepFields form={form} />
          </StepNumber>
        </>
      )}
      onTersimpan={() => {
        onSaved?.(answer.current)
        if (next !== undefined) void navigate({ href: pathOf(next, answer.current) })
      }}
      onClose={onClose}
    />
  )
}
