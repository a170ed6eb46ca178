import { useEffect, useRef } from 'react'
import { announce, failure, info, success } from '#web/dialogs/notices'
import { CallError } from '#web/request'
import { useWords } from '#web/words'

/** What the list of the desk was answered: the server's sentence, and whether anything waits. */
export interface Dimuat {
  readonly pesan: string | undefined
  readonly ada: boolean
}

/** SPEC 8: whether there is something to validate; said when somebody asked, not at every news. */
export function kabarkan({ ada, pesan }: Dimuat): void {
  if (pesan === undefined) return
  if (ada) success(pesan)
  else info(pesan)
}

/** Tells once what each list was answered, the first and every filtered one, and why one failed. */
export function useKabar(
  saring: string | null,
  dimuat: Dimuat | undefined,
  error: Error | null,
): void {
  const t = useWords()
  useEffect(() => {
    if (!error) return
    // SPEC 8: the load says the server's sentence, the search says its own.
    if (saring !== null) failure(t('Gagal Mengambil Data Ke server'))
    else if (error instanceof CallError && !error.unknown) failure(error)
    else failure(t('Terjadi Kesalahan Saat Request Data'))
  }, [error, saring, t])
  const told = useRef<string | null>(undefined)
  useEffect(() => {
    if (dimuat === undefined || told.current === saring) return
    const first = told.current === undefined
    told.current = saring
    // What waits stands there for all to see when the screen opens: no notice lies over it.
    if (first && dimuat.ada) announce(dimuat.pesan ?? '')
    else kabarkan(dimuat)
  }, [dimuat, saring])
}
