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

/** Opens a PDF in the browser's own print dialog, without leaving the page. */
export function printFile({ blob }: Received): void {
  const url = URL.createObjectURL(blob)
  const frame = document.createElement('iframe')
  frame.className = 'only-heard'
  frame.title = 'print'
  frame.src = url
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus()
    frame.contentWindow?.print()
  })
  document.body.append(frame)
  setTimeout(() => {
    frame.remove()
    URL.revokeObjectURL(url)
  }, 10 * 60_000) // nobody can tell when the dialog closes
}
