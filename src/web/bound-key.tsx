import { useRef } from 'react'
import { useIntent } from '#web/call'

/** The idempotency key of a posting, bound to what is posted. */
export interface BoundKey {
  /** The same key for every try of the same body; another body is another intent. */
  readonly of: (body: unknown) => string
  /** The server answered, so the next call is another intent, even with the same body. */
  readonly settle: () => void
}

export function useBoundKey(): BoundKey {
  const intent = useIntent()
  const sent = useRef('')
  return {
    of: (body) => {
      const text = JSON.stringify(body)
      if (text !== sent.current) intent.settle()
      sent.current = text
      return intent.key()
    },
    settle: intent.settle,
  }
}
