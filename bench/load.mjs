// A closed-loop load generator: each connection sends its next request when it has its answer.
import { setTimeout as sleep } from 'node:timers/promises'
import { Connection } from './connection.mjs'

const share = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** What a run showed: latencies in milliseconds. */
export const summaryOf = (latencies, seconds, errors) => {
  const sorted = Float64Array.from(latencies).toSorted()
  return {
    count: sorted.length,
    perSecond: sorted.length / seconds,
    p50: share(sorted, 0.5),
    p90: share(sorted, 0.9),
    p99: share(sorted, 0.99),
    max: share(sorted, 1),
    /** Answers of 400 and more, and broken connections: text -> how often. */
    errors,
  }
}

/**
 * Loads a server and returns {count, perSecond, p50, p90, p99, max, errors}.
 * @param origin       http://127.0.0.1:4080
 * @param connections  how many clients at once
 * @param seconds      how long is measured, after `warmSeconds` that are not
 * @param next         (count, connection) -> {method, path, headers, body}
 */
export async function load({ origin, connections, seconds = 5, warmSeconds = 1, next }) {
  const latencies = []
  const errors = new Map()
  const state = { isMeasured: false, isOver: false, count: 0 }
  const fail = (text) => errors.set(text, (errors.get(text) ?? 0) + 1)
  const client = async (index) => {
    const connection = await Connection.open(origin)
    while (!state.isOver) {
      const request = next(state.count++, index)
      const start = performance.now()
      const { status, body } = await connection.send(request)
      if (status >= 400) fail(`${status} ${body.toString().slice(0, 200)}`)
      else if (state.isMeasured) latencies.push(performance.now() - start)
    }
    connection.close()
  }
  const clients = Array.from({ length: connections }, (_, index) =>
    client(index).catch((error) => fail(error.message)),
  )
  await sleep(warmSeconds * 1000)
  state.isMeasured = true
  const start = performance.now()
  await sleep(seconds * 1000)
  state.isMeasured = false
  const measured = (performance.now() - start) / 1000
  state.isOver = true
  await Promise.all(clients)
  return summaryOf(latencies, measured, errors)
}

/** The middle one of several runs of a figure. */
export const median = (values) => share(Float64Array.from(values).toSorted(), 0.5)
