/** What of COPY the connection of pg can do; its types tell nothing of it. */
import 'pg'

declare module 'pg' {
  interface Connection {
    sendCopyFromChunk(chunk: Uint8Array): void
    endCopyFrom(): void
    sendCopyFail(reason: string): void
  }
}
