import { useEffect, useMemo, type ReactNode } from 'react'
import type { Received } from '../request.tsx'
import { ViewButtons, ViewDialog } from './ViewDialog.tsx'
import '../document/opened.css'

interface Props {
  readonly title: string
  readonly paper: Received
  readonly onClose: () => void
  /** What can be done with it: buttons, each with its key. */
  readonly children?: ReactNode
}

/** Elsewhere the paper leaves as a file. */
export const canShowPaper = (): boolean => navigator.pdfViewerEnabled

/** The paper in the browser's own viewer, without its tools. */
function Content({ children, onClose, paper, title }: Props) {
  const url = useMemo(() => URL.createObjectURL(paper.blob), [paper])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it keeps the PDF viewer out */}
      <iframe className="nota-contoh" title={title} src={`${url}#toolbar=0&view=FitH`} />
      <ViewButtons autoFocus onClose={onClose}>
        {children}
      </ViewButtons>
    </>
  )
}

/** A look at a paper that is no print. */
export function PaperDialog(props: Props) {
  return (
    <ViewDialog title={props.title} width={900} centered onClose={props.onClose}>
      <Content {...props} />
    </ViewDialog>
  )
}
