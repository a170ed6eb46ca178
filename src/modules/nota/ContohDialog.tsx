import { useEffect, useMemo } from 'react'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import type { Received } from '#web/request'
import { useWords } from '#web/words'
import '../../web/document/opened.css'

interface Props {
  readonly contoh: Received
  readonly onClose: () => void
}

/** The paper in the browser's own viewer, without its tools. */
function Isi({ contoh, onClose }: Props) {
  const t = useWords()
  const url = useMemo(() => URL.createObjectURL(contoh.blob), [contoh])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it keeps the PDF viewer out */}
      <iframe className="nota-contoh" title={t('Contoh Nota')} src={`${url}#toolbar=0&view=FitH`} />
      <ViewButtons autoFocus onClose={onClose} />
    </>
  )
}

/** A look at the paper that is no print. */
export function ContohDialog(props: Props) {
  const t = useWords()
  return (
    <ViewDialog title={t('Contoh Nota')} width={900} centered onClose={props.onClose}>
      <Isi {...props} />
    </ViewDialog>
  )
}
