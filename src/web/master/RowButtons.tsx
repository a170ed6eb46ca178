import { Button, Tooltip } from 'antd'
import { Icon, type IconName } from '../icons.tsx'
import { useWords } from '../words.tsx'

interface Props {
  readonly onEdit: () => void
  readonly onHistory: () => void
  /** Left out where no row is ever deleted. */
  readonly onDelete?: () => void
}

/** For the pointer; the keyboard has Enter and Del on the row itself. */
export function RowButtons({ onDelete, onEdit, onHistory }: Props) {
  const t = useWords()
  const one = (label: string, icon: IconName, run: () => void) => (
    <Tooltip title={label}>
      <Button
        type="text"
        size="small"
        tabIndex={-1}
        aria-label={label}
        icon={<Icon name={icon} />}
        onClick={run}
      />
    </Tooltip>
  )
  return (
    <>
      {one(t('Edit'), 'edit', onEdit)}
      {one(t('Riwayat'), 'history', onHistory)}
      {onDelete ? one(t('Hapus'), 'delete', onDelete) : null}
    </>
  )
}
