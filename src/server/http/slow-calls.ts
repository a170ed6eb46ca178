import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** Longer than this somebody at the counter has noticed. */
const slowMs = 2_000

/**
 * A line for each answer that was no success or took long, at `debug` for every one; with its
 * id, and the declared call instead of the address, which may name a customer.
 */
export function registerSlowCalls(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply
    const ms = Math.trunc(reply.elapsedTime)
    // Refused is told, too: a hundred of them in a minute are somebody who guesses, or a fault.
    const level = status >= 400 || ms > slowMs ? 'info' : 'debug'
    if (!log.isLevelEnabled(level)) return
    const call = `${request.method} ${request.routeOptions.url ?? '?'}`
    log[level]({ id: request.id, call, status, ms }, 'answered')
  })
}
