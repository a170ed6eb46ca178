import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { portalOf } from './routes.ts'

/** Somebody at the counter notices a longer wait. */
const slowMs = 2_000

/**
 * Logs each answer that failed or took long, at `debug` every answer; with its id, and with the
 * declared call instead of the address, which may name a customer.
 */
export function registerSlowCalls(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply
    const ms = Math.trunc(reply.elapsedTime)
    // Refusals are logged, too: a hundred in a minute mean somebody who guesses, or a fault.
    const level = status >= 400 || ms > slowMs ? 'info' : 'debug'
    if (!log.isLevelEnabled(level)) return
    const call = `${request.method} ${request.routeOptions.url ?? '?'}`
    log[level]({ id: request.id, call, portal: portalOf(request), status, ms }, 'answered')
  })
}
