/**
 * Runs a program of Node, and starts it again when it ends after it had come up.
 * @returns the code to end with
 */
export function keepRunning(
  program: string,
  args: readonly string[],
  limits?: {
    /** Milliseconds after which it has come up. */
    readonly wellMs?: number
    /** The first pause; each fall before it has come up again doubles it. */
    readonly pauseMs?: number
    readonly tell?: (line: string) => void
  },
): Promise<number>
