import { useNavigate, useSearch } from '@tanstack/react-router'
import { useScan } from '#web/scan'

/**
 * The note that is looked at stands in the address: other screens open it, back leads back. A
 * scanned one opens too.
 */
export function useDibuka() {
  const navigate = useNavigate()
  const search: { readonly nota?: string } = useSearch({ strict: false })
  const buka = (nota: string | undefined): void =>
    void navigate({ to: '.', search: nota === undefined ? {} : { nota } })
  useScan((text) => buka(text.trim().toUpperCase()))
  return { nomor: search.nota, buka }
}
