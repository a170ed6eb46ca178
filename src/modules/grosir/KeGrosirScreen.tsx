import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#web/call'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { useWords } from '#web/words'
import { keGrosir } from './grosir.calls.ts'

/** Leads on to the wholesale program at once, or says why not. */
export function KeGrosirScreen() {
  const t = useWords()
  const found = useQuery({
    queryKey: ['grosir'],
    queryFn: async () => (await call(keGrosir, {})).data.alamat,
    gcTime: 0, // a ticket is used once
    retry: false,
    refetchOnWindowFocus: false,
  })
  useEffect(() => {
    if (found.data !== undefined) location.assign(found.data)
  }, [found.data])
  return (
    <Page>
      {found.error ? (
        <Refused error={found.error} onRetry={found.refetch} />
      ) : (
        <p role="status">{t('Membuka program grosir ...')}</p>
      )}
    </Page>
  )
}
