import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server that ran for so long had started well: no wrong setting has ended it. */
const wellAfterMs = 30_000
const firstPauseMs = 1_000
const longestPauseMs = 60_000

/**
 * The server ended on request, with the message of a mistake, or by force: it is not started again.
 */
const meant = new Set([0, 2, 130])

const say = (line) => void process.stdout.write(`${line}\n`)

/**
 * Runs a program of Node, and starts it again when it ends: a shop's PC without a service manager
 * works again by itself. A program that never came up is not tried again: its message must be read.
 * @returns the code to end with
 */
export async function keepRunning(program, args, limits = {}) {
  const { wellMs = wellAfterMs, pauseMs = firstPauseMs, tell = say } = limits
  let child
  let asked = false
  const giveUp = new AbortController()
  const end = (signal) => {
    asked = true
    giveUp.abort()
    child?.kill(signal)
  }
  // Ctrl-C also reaches the server directly; two signals within a second count as one.
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const heard = signals.map((signal) => [signal, () => end(signal)])
  for (const [signal, listener] of heard) process.on(signal, listener)
  // npm dies of a SIGTERM without passing it on.
  const parent = process.ppid
  const orphaned = setInterval(() => {
    if (process.ppid !== parent) end('SIGTERM')
  }, 500)
  orphaned.unref()

  let wasWell = false
  let pause = pauseMs
  try {
    for (;;) {
      const since = performance.now()
      const code = await new Promise((resolve) => {
        child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' })
        child.once('error', () => resolve(1))
        child.once('exit', (exit, signal) => resolve(exit ?? (signal === 'SIGINT' ? 130 : 1)))
      })
      child = undefined
      const isWell = performance.now() - since >= wellMs
      if (isWell) pause = pauseMs
      wasWell ||= isWell
      if (asked || meant.has(code) || !wasWell) return code
      tell(`Server jatuh (kode ${code}); dijalankan lagi dalam ${Math.ceil(pause / 1_000)} detik.`)
      await sleep(pause, undefined, { signal: giveUp.signal }).catch(() => undefined)
      if (asked) return code
      pause = Math.min(pause * 2, longestPauseMs)
    }
  } finally {
    clearInterval(orphaned)
    for (const [signal, listener] of heard) process.off(signal, listener)
  }
}
