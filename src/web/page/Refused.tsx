import { Button } from 'antd'
import { useWords } from '../words.tsx'

interface Props {
  readonly error: Error
  readonly onRetry: () => unknown
}

/** Something could not be loaded: the sentence, and the next step as a button. */
export function Refused({ error, onRetry }: Props) {
  const t = useWords()
  return (
    <div className="refused" role="alert">
      <span>{error.message}</span>
      <Button size="small" onClick={() => onRetry()}>
        {t('Coba Lagi')}
      </Button>
    </div>
  )
}
