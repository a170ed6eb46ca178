import { Button } from 'antd'
import { formatRupiah } from '#kernel/figures'
import { Icon } from '../icons.tsx'
import { useWords } from '../words.tsx'

interface Props {
  readonly page: number
  readonly size: number
  readonly count: number
  readonly onPage: (page: number) => void
}

/** The position in a long list, and the way to the next page. */
export function Pager({ count, onPage, page, size }: Props) {
  const t = useWords()
  if (count === 0) return null
  const from = page * size + 1
  const to = Math.min(count, from + size - 1)
  const last = Math.max(0, Math.ceil(count / size) - 1)
  return (
    <nav className="pager" aria-label={t('Halaman')}>
      <span className="meta" aria-live="polite">
        {t('{{dari}} - {{sampai}} dari {{jumlah}}', {
          dari: from,
          sampai: to,
          jumlah: formatRupiah(count),
        })}
      </span>
      {last === 0 ? null : (
        <>
          <Button
            size="small"
            disabled={page === 0}
            aria-label={t('Halaman Sebelumnya')}
            icon={<Icon name="left" />}
            onClick={() => onPage(page - 1)}
          />
          <span className="meta">
            {page + 1} / {last + 1}
          </span>
          <Button
            size="small"
            disabled={page >= last}
            aria-label={t('Halaman Berikutnya')}
            icon={<Icon name="right" />}
            onClick={() => onPage(page + 1)}
          />
        </>
      )}
    </nav>
  )
}
