import type { Fields, RowOf } from '#kernel/field'
import type { CallOptions } from '#web/call'
import type { Answer } from '#web/request'
import { useWords } from '#web/words'
import { PostDialog } from '#web/document/PostDialog'

interface Props<F extends Fields> {
  readonly title: string // a phrase
  readonly fields: F
  readonly send: (values: RowOf<F>, options: CallOptions) => Promise<Answer<object>>
  readonly onClose: () => void
}

/** One cash document in a dialog. */
export function KasDialog<F extends Fields>({ title, ...props }: Props<F>) {
  const t = useWords()
  return <PostDialog {...props} title={t(title)} width={640} segarkan={['kas']} />
}
