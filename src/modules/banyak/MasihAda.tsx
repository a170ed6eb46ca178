import { Button } from 'antd'
import { formatRupiah } from '#kernel/figures'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { useWords } from '#web/words'

interface Props {
  readonly ada: number
  readonly baru: number
  readonly onLanjut: () => void
  readonly onGanti: () => void
  readonly onClose: () => void
}

/** A second file, or a long paste, meets a table that has rows already. */
export function MasihAda({ ada, baru, onClose, onGanti, onLanjut }: Props) {
  const t = useWords()
  return (
    <ViewDialog
      title={t('Ada {{jumlah}} baris dari tadi', { jumlah: formatRupiah(ada) })}
      width={520}
      onClose={onClose}
    >
      <p>
        {t('Lanjutkan menambah {{jumlah}} baris baru di bawahnya, atau ganti semuanya?', {
          jumlah: formatRupiah(baru),
        })}
      </p>
      <ViewButtons onClose={onClose}>
        <Button danger onClick={onGanti}>
          {t('Ganti')}
        </Button>
        <Button type="primary" autoFocus onClick={onLanjut}>
          {t('Lanjutkan')}
        </Button>
      </ViewButtons>
    </ViewDialog>
  )
}
