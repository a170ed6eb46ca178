// One kept-alive HTTP/1.1 connection over a bare socket: a load generator that shares two cores
// with what it measures must itself cost as little as possible.
import net from 'node:net'

const headEnd = Buffer.from('\r\n\r\n')

/** The bytes of one answer at the start of `data`, or undefined while it is not complete. */
function answerIn(data) {
  const end = data.indexOf(headEnd)
  if (end < 0) return undefined
  const head = data.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  const from = end + 4
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)
  if (length !== null) {
    const to = from + Number(length[1])
    return data.length < to ? undefined : { status, body: data.subarray(from, to), size: to }
  }
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) {
    return { status, body: Buffer.alloc(0), size: from }
  }
  const parts = []
  for (let at = from; ;) {
    const line = data.indexOf('\r\n', at)
    if (line < 0) return undefined
    const size = Number.parseInt(data.toString('latin1', at, line), 16)
    const to = line + 2 + size
    if (data.length < to + 2) return undefined
    if (size === 0) return { status, body: Buffer.concat(parts), size: to + 2 }
    parts.push(data.subarray(line + 2, to))
    at = to + 2
  }
}

export class Connection {
  #socket
  #data = Buffer.alloc(0)
  #waiting
  #host

  constructor(socket, host) {
    this.#socket = socket
    this.#host = host
    socket.setNoDelay(true)
    socket.on('data', (part) => {
      this.#data = this.#data.length === 0 ? part : Buffer.concat([this.#data, part])
      const answer = answerIn(this.#data)
      if (answer === undefined) return
      this.#data = this.#data.subarray(answer.size)
      const waiting = this.#waiting
      this.#waiting = undefined
      waiting?.resolve(answer)
    })
    const fail = (error) => this.#waiting?.reject(error)
    socket.on('error', fail)
    socket.on('close', () => fail(new Error('the server closed the connection')))
  }

  static open(origin) {
    const { hostname, port, host } = new URL(origin)
    return new Promise((resolve, reject) => {
      const socket = net.connect(Number(port), hostname)
      socket.once('error', reject)
      socket.once('connect', () => resolve(new Connection(socket, host)))
    })
  }

  /** Sends one request and resolves with {status, body}. One at a time on a connection. */
  send({ method = 'GET', path, headers = {}, body = '' }) {
    const content = Buffer.from(body)
    const lines = [`${method} ${path} HTTP/1.1`, `host: ${this.#host}`]
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
    if (content.length > 0) {
      lines.push('content-type: application/json', `content-length: ${content.length}`)
    }
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) throw new Error('the server closed the connection before')
      this.#waiting = { resolve, reject }
      this.#socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), content]))
    })
  }

  close() {
    this.#waiting = undefined
    this.#socket.destroy()
  }
}
