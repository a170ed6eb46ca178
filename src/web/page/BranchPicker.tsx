import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useId } from 'react'
import { everyShop, shopsAsked } from '#kernel/report-call'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'

interface Props {
  /** null: the own shop; several: codes with commas between, or ALL. */
  readonly value: string | null
  /** More than one may be chosen. */
  readonly several?: boolean
  readonly onChange: (kodeToko: string | null) => void
}

/** The choice of a branch: it shows for the head office only (SPEC 2, 6). */
export function BranchPicker({ onChange, several = false, value }: Props) {
  const t = useWords()
  const id = useId()
  const { branches, toko } = useShell()
  const found = useQuery({
    queryKey: ['toko', 'pilih'],
    enabled: toko.pusat,
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) => branches(signal),
  })
  if (!toko.pusat) return null
  const options = (found.data ?? []).map((one) => ({
    value: one.kode_toko,
    label: `${one.kode_toko} - ${one.nama_toko}`,
  }))
  const shared = {
    id,
    loading: found.isFetching,
    showSearch: { optionFilterProp: 'label' },
  }
  const own = toko.kode_toko
  return (
    <div className={several ? 'form-field branch-several' : 'form-field'}>
      <span className="branch-label">
        <label htmlFor={id}>{t('Toko')}</label>
        {several ? (
          <button
            type="button"
            className="branch-all"
            aria-pressed={value === everyShop}
            onClick={() => onChange(value === everyShop ? null : everyShop)}
          >
            {t('Semua Cabang')}
          </button>
        ) : null}
      </span>
      {several ? (
        <Select
          {...shared}
          mode="multiple"
          className="ref-input several"
          maxTagCount={1}
          maxTagPlaceholder={(rest) => `+${rest.length}`}
          value={[...(shopsAsked(value) ?? [own])]}
          onChange={(chosen: string[]) => onChange(together(chosen, own))}
          options={[{ value: everyShop, label: t('Semua Toko') }, ...options]}
        />
      ) : (
        <Select
          {...shared}
          className="ref-input"
          value={value ?? own}
          onChange={(chosen: string) => onChange(chosen === own ? null : chosen)}
          options={options}
        />
      )}
    </div>
  )
}

/** ALL stands alone: choosing it removes the others, and choosing another removes it. */
function together(chosen: readonly string[], own: string): string | null {
  const last = chosen.at(-1)
  if (last === everyShop) return everyShop
  const some = chosen.filter((kode) => kode !== everyShop)
  return some.length === 0 || (some.length === 1 && some[0] === own) ? null : some.join(',')
}
