import type { Bus } from './live/bus.ts'
import type { Engine } from './http/engine.ts'
import type { Robot } from './http/robot.ts'

/** What goes on by itself on every server: as long as it runs. */
export interface Worker {
  start(): void
  /** Begins nothing new; finishes what is under way. */
  stop(): Promise<void>
  /** Everything that is due now. @returns how many things were worked on */
  work(): Promise<number>
}

/** What a module's worker is made of. */
export interface WorkPlace {
  readonly engine: Engine
  readonly bus: Pick<Bus, 'listen'>
  readonly robot: Robot
}
export type WorkerOf = (place: WorkPlace) => Worker
