export interface BuiltServer {
  readonly origin: string
  readonly pid: number
  readonly dataDir: string
  /** What the server has printed so far (the last 100,000 characters). */
  said(): string
  /** Stops it as an operator would (SIGTERM) and removes its data folder. */
  stop(): Promise<void>
}

/** Starts `dist/server/start.server.js` with these arguments and variables, and waits for /readyz. */
export function startBuiltServer(options?: {
  readonly args?: readonly string[]
  readonly variables?: Readonly<Record<string, string>>
}): Promise<BuiltServer>
