import { useQuery } from '@tanstack/react-query'
import { failure, success } from '#web/dialogs/notices'
import type { Answer } from '#web/request'

/** While one is under way its end is asked for: another server, or a console, may be making it. */
const tungguMs = 2_000

interface Options<K> {
  readonly kunci: string
  readonly muat: (signal: AbortSignal) => Promise<K>
}

/** Work of the server that goes on by itself: how it stands, and how more of it is asked for. */
export function useKerja<K extends { readonly berjalan: boolean }>({ kunci, muat }: Options<K>) {
  const found = useQuery<K>({
    queryKey: [kunci],
    queryFn: ({ signal }) => muat(signal),
    refetchInterval: ({ state }) => (state.data?.berjalan ? tungguMs : false),
  })
  return {
    keadaan: found.data,
    galat: found.error,
    ulang: found.refetch,
    berjalan: found.data?.berjalan === true,
    /** While one is being made the server refuses another, in words. */
    minta: async (mulai: () => Promise<Answer<unknown>>): Promise<void> => {
      try {
        success((await mulai()).message ?? '')
      } catch (error) {
        failure(error)
      }
      await found.refetch()
    },
  }
}
