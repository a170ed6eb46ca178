import { csvFor } from '#kernel/language'
import type { Master } from '#kernel/master'
import { callsOf } from '#kernel/master-calls'
import { callFile } from '../call.tsx'
import { failure } from '../dialogs/notices.tsx'
import { isCancelled, whileFetching } from '../dialogs/fetching.tsx'
import { printFile, saveFile } from '../page/download.tsx'
import { spokenLanguage } from '../words.tsx'
import type { MasterList } from './use-list.tsx'

export type Format = 'csv' | 'pdf' | 'xlsx'

/** The whole list as a file; who gives it up hears nothing. */
export async function leaveAs(
  format: Format,
  master: Master,
  asked: MasterList['asked'],
  words: string,
  count: number,
): Promise<void> {
  const { limit: _, skip: __, ...query } = asked
  const given = {
    params: {},
    query: { ...query, format: format === 'csv' ? csvFor(spokenLanguage()) : format },
  }
  try {
    const file = await whileFetching(
      words,
      (options) => callFile(callsOf(master).list, given, options),
      count,
    )
    if (format === 'pdf') printFile(file)
    else saveFile(file)
  } catch (error) {
    if (!isCancelled(error)) failure(error)
  }
}
