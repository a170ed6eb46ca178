import { useRef } from 'react'
import { useIntent } from '#web/call'

/** The idempotency key of a posting, bound to what is posted. */
export interface Kunci {
  /** The same key for every try of the same body; another body is another intent. */
  readonly untuk: (body: unknown) => string
  /** The server answered: whatever comes next is another intent, even with the same body. */
  readonly selesai: () => void
}

export function useKunci(): Kunci {
  const intent = useIntent()
  const sent = useRef('')
  return {
    untuk: (body) => {
      const text = JSON.stringify(body)
      if (text !== sent.current) intent.settle()
      sent.current = text
      return intent.key()
    },
    selesai: intent.settle,
  }
}
