import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Fields } from '#kernel/field'
import { sentencesOf, type Master } from '#kernel/master'
import { callsOf, pathKeyOf } from '#kernel/master-calls'
import { call } from '../call.tsx'
import { failure, success } from '../dialogs/notices.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { useForm } from '../form/use-form.tsx'
import { LazyPart } from '../page/LazyPart.tsx'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import { textAt, type Row } from './rows.tsx'

interface Props {
  readonly master: Master
  readonly row: Row | undefined
  readonly onClose: () => void
}

/** Adds or edits a row: the usual form, or the one that the master's module brings. */
export function MasterForm(props: Props) {
  const own = useShell().forms.get(props.master.name)
  const queries = useQueryClient()
  if (own === undefined) return <UsualForm {...props} />
  const onSaved = (): void => {
    void queries.invalidateQueries({ queryKey: [props.master.name] })
    props.onClose()
  }
  return <LazyPart part={own} given={{ row: props.row, onSaved, onClose: props.onClose }} />
}

/** Saves and says so; a refusal goes to its field, any other sentence into the popup. */
function useSave({ master, onClose, row }: Props) {
  const t = useWords()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const sentences = sentencesOf(master)
  const save = async (values: Row, refuse: (error: unknown) => boolean): Promise<void> => {
    setBusy(true)
    const { create, update } = callsOf(master)
    try {
      if (row === undefined) await call(create, { body: values })
      else {
        const { [master.key]: _, ...rest } = values
        const versi = Number(row['versi'] ?? 1)
        const params = { [pathKeyOf(update.path)]: textAt(row, master.key) }
        await call(update, { params, body: { ...rest, versi } })
      }
      success(t(row === undefined ? sentences.created : sentences.updated))
      await queries.invalidateQueries({ queryKey: [master.name] })
      onClose()
    } catch (error) {
      const otherwise = row === undefined ? sentences.createFailed : sentences.updateFailed
      if (!refuse(error)) failure(error, t(otherwise))
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}

function UsualForm(props: Props) {
  const { master, onClose, row } = props
  const t = useWords()
  const fields: Fields = master.fields
  const given = useMemo(() => row, [row])
  const form = useForm(fields, given)
  const { busy, save } = useSave(props)
  const submit = (): void => {
    const values = form.submit()
    if (values !== undefined && !busy) void save(values, form.refuse)
  }
  const title = row === undefined ? 'Tambah {{apa}}' : 'Edit {{apa}}'
  return (
    <FormDialog
      title={t(title, { apa: t(master.title) })}
      busy={busy}
      changed={form.changed}
      onSave={submit}
      onClose={onClose}
    >
      <FormFields form={form} autoFocus readOnly={row === undefined ? [] : [master.key]} />
    </FormDialog>
  )
}
