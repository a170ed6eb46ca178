import { giveBack } from '../focus.tsx'
import type { Received } from '../request.tsx'

/** Hands a received file to the browser's downloads. */
export function saveFile({ blob, name }: Received): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000) // the download has begun by then
}

/**
 * Opens a PDF in the browser's own print dialog, without leaving the page. The frame may take the
 * keyboard for that; afterwards the element that had it gets it back, or a dialog that was opened
 * since.
 */
export function printFile({ blob }: Received): void {
  const url = URL.createObjectURL(blob)
  const before = document.activeElement
  const frame = document.createElement('iframe')
  frame.className = 'only-heard'
  frame.title = 'print'
  frame.tabIndex = -1
  frame.src = url
  const back = (): void => {
    frame.blur()
    giveBack(before)
  }
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('afterprint', back)
    frame.contentWindow?.focus()
    frame.contentWindow?.print()
    back() // print() comes back when its dialog closes, in most browsers
  })
  addEventListener('focus', back)
  document.body.append(frame)
  setTimeout(() => {
    removeEventListener('focus', back)
    frame.remove()
    URL.revokeObjectURL(url)
  }, 10 * 60_000) // nobody can tell when the dialog closes
}
