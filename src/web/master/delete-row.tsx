import type { QueryClient } from '@tanstack/react-query'
import type { Translate } from '#kernel/language'
import { sentencesOf, type Master } from '#kernel/master'
import { callsOf, pathKeyOf } from '#kernel/master-calls'
import { call } from '../call.tsx'
import { confirm, confirmDelete, failure, success } from '../dialogs/notices.tsx'
import { CallError } from '../request.tsx'
import { textAt, type Row } from './rows.tsx'

interface Given {
  readonly master: Master
  readonly row: Row
  readonly t: Translate
  readonly queries: QueryClient
}

/** A row that documents name cannot be deleted: asks whether to switch it off instead. */
async function switchOff({ master, row, t }: Given, { message }: CallError): Promise<void> {
  const { update } = callsOf(master)
  const text = `${message}. ${t('Nonaktifkan: tidak dapat dipilih lagi, yang lama tetap memakainya.')}`
  const title = `${textAt(row, master.key)} ${textAt(row, master.shown)}`
  if (!(await confirm({ title, text, yes: t('Nonaktifkan'), no: t('Batal') }))) return
  const { [master.key]: key, ...rest } = row
  const params = { [pathKeyOf(update.path)]: String(key) }
  await call(update, { params, body: { ...rest, aktif: false } })
  success(t(sentencesOf(master).updated))
}

/** Deletes a row after a question; a row in use is refused with the server's sentence. */
export async function deleteRow(given: Given): Promise<void> {
  const { master, queries, row, t } = given
  const sentences = sentencesOf(master)
  const key = textAt(row, master.key)
  if (!(await confirmDelete(`${key} ${textAt(row, master.shown)}`.trim()))) return
  const endpoint = callsOf(master).delete
  const gone = async (): Promise<void> => {
    await call(endpoint, { params: { [pathKeyOf(endpoint.path)]: key } })
    success(t(sentences.deleted))
  }
  try {
    await gone().catch((error: unknown) => {
      const inUse = error instanceof CallError && error.code === 'E-PAKAI'
      if (inUse && row['aktif'] === true) return switchOff(given, error)
      throw error
    })
    await queries.invalidateQueries({ queryKey: [master.name] })
  } catch (error) {
    failure(error, t(sentences.deleteFailed))
  }
}
