import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ScanInput } from '../fields/ScanInput.tsx'
import type { Values } from '../form/use-form.tsx'
import { useKeys } from '../keys.tsx'
import { useScan } from '../scan.tsx'
import { Page } from './Page.tsx'
import { Refused } from './Refused.tsx'
import { Waiting } from './Skeleton.tsx'

const idPindai = 'halaman-pindai'

/**
 * The code that a screen shows, empty before the first. It stands in the address under `name`:
 * back leads back, and the address can be sent to somebody.
 */
export function useScanned(name: string) {
  const navigate = useNavigate()
  const router = useRouter()
  const search: Values = useSearch({ strict: false })
  const asked = search[name]
  return {
    kode: typeof asked === 'string' || typeof asked === 'number' ? String(asked) : '',
    pilih: (text: string): void =>
      void navigate({
        to: router.state.location.pathname,
        search: { [name]: text.trim().toUpperCase() },
      }),
  }
}

interface Props {
  readonly scanned: ReturnType<typeof useScanned>
  /** What is scanned or typed: 'No Dokumen'. */
  readonly label: string
  /** What to do, as long as nothing was scanned. */
  readonly hint: string
  /** What is asked about the code; the page waits for all of it. */
  readonly found: readonly UseQueryResult[]
  readonly actions?: ReactNode
  readonly children: () => ReactNode
}

/** Scan something and see it: one field, then what it is, then the next scan. */
export function ScanPage(props: Props) {
  const { actions, children, found, hint, label, scanned } = props
  const error = found.find((one) => one.error !== null)?.error
  useScan(scanned.pilih, idPindai)
  useKeys([{ key: 'F2', label: 'Pindai', run: () => document.getElementById(idPindai)?.focus() }])
  return (
    <Page
      tools={
        <ScanInput
          id={idPindai}
          autoFocus
          ariaLabel={label}
          placeholder={label}
          onScan={scanned.pilih}
        />
      }
      actions={actions}
    >
      {scanned.kode === '' ? (
        <p className="meta">{hint}</p>
      ) : error ? (
        <Refused error={error} onRetry={() => Promise.all(found.map((one) => one.refetch()))} />
      ) : found.every((one) => one.isSuccess) ? (
        children()
      ) : (
        <Waiting />
      )}
    </Page>
  )
}
