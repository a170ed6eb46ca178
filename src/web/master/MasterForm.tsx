import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { Fields } from '#kernel/field'
import { sentencesOf, type Master } from '#kernel/master'
import { callsOf, pathKeyOf } from '#kernel/master-calls'
import { call } from '../call.tsx'
import { failure, success } from '../dialogs/notices.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { useForm } from '../form/use-form.tsx'
import { LazyPart } from '../page/LazyPart.tsx'
import { CallError } from '../request.tsx'
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

const changedSince = 'E-MDB:02'
/** SPEC 9: what was saved is read first. */
const reloadAfter = 1_000

interface SaveProps extends Props {
  /** The server's sentence when somebody else has saved the row since it was read. */
  readonly onStale: (sentence: string) => void
}

/**
 * Saves and shows the success. A refusal is shown at its field, any other sentence in the popup.
 */
function useSave({ master, onClose, onStale, row }: SaveProps) {
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
      if (master.reloads) setTimeout(() => location.reload(), reloadAfter)
      await queries.invalidateQueries({ queryKey: [master.name] })
      onClose()
    } catch (error) {
      const otherwise = row === undefined ? sentences.createFailed : sentences.updateFailed
      if (error instanceof CallError && error.code === changedSince) onStale(error.message)
      else if (!refuse(error)) failure(error, t(otherwise))
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}

/** The row as it is stored now, and how to load it again below what was typed. */
function useStored({ master, row }: Props, rebase: (row: Row) => void) {
  const t = useWords()
  const [stored, setStored] = useState(row)
  const [stale, setStale] = useState<string>()
  const reload = async (): Promise<void> => {
    const key = textAt(row, master.key)
    try {
      const { data } = await call(callsOf(master).list, { params: {}, query: { q: key } })
      const found = data.find((one: Row) => one[master.key] === key)
      if (found === undefined) {
        failure(t('Data Tidak Ditemukan'))
        return
      }
      rebase(found)
      setStored(found)
      setStale(undefined)
    } catch (error) {
      failure(error)
    }
  }
  return { stored, stale, setStale, reload }
}

interface StaleProps {
  readonly sentence: string
  readonly onReload: () => Promise<void>
}

/** Somebody else saved first: his row can be loaded, and what was typed stays on top of it. */
function Stale({ onReload, sentence }: StaleProps) {
  const t = useWords()
  return (
    <div className="refused form-stale" role="alert">
      <span>
        {sentence}. {t('Yang Anda ketik tetap ada.')}
      </span>
      <Button size="small" autoFocus onClick={() => void onReload()}>
        {t('Muat Ulang')}
      </Button>
    </div>
  )
}

function UsualForm(props: Props) {
  const { master, onClose } = props
  const t = useWords()
  const part = useShell().formParts.get(master.name)
  const fields: Fields = master.fields
  const form = useForm(fields, props.row)
  const { reload, setStale, stale, stored } = useStored(props, form.rebase)
  const { busy, save } = useSave({ ...props, row: stored, onStale: setStale })
  const submit = (): void => {
    const values = form.submit()
    if (values !== undefined && !busy) void save(values, form.refuse)
  }
  const title = stored === undefined ? 'Tambah {{apa}}' : 'Edit {{apa}}'
  return (
    <FormDialog
      title={t(title, { apa: t(master.title) })}
      busy={busy}
      changed={form.changed}
      onSave={submit}
      onClose={onClose}
    >
      {stale === undefined ? null : <Stale sentence={stale} onReload={reload} />}
      <FormFields form={form} autoFocus readOnly={stored === undefined ? [] : [master.key]} />
      {part ? <LazyPart part={part} given={{ form }} /> : null}
    </FormDialog>
  )
}
