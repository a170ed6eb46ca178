export interface BuiltServer {
  readonly origin: string
  readonly pid: number
  readonly dataDir: string
  /** What the server has printed so far (the last 100,000 characters). */
  said(): string
  /** Stops it as an operator would (SIGTERM), and removes its data folder if it made it. */
  stop(): Promise<void>
}

/**
 * A new data folder; other accounts may pass through it, because for root the database runs under
 * another account.
 */
export function makeDataDir(): string

/** A new data folder that begins as a copy of this one, whose server has stopped. */
export function copyDataDir(dataDir: string): string

/** The owner's address of a database of the embedded PostgreSQL in this data folder. */
export function databaseUrlOf(dataDir: string, database: string): string

/**
 * Starts `dist/server/start.server.js` with these arguments and variables, and waits for /readyz.
 * A `dataDir` that is handed in is the caller's, and stays.
 */
export function startBuiltServer(options?: {
  readonly args?: readonly string[]
  readonly variables?: Readonly<Record<string, string>>
  readonly dataDir?: string
}): Promise<BuiltServer>

/** A port that nobody listens on now. */
export const freePort: () => Promise<number>
