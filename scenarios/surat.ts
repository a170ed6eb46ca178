import net, { type AddressInfo } from 'node:net'

/** A letter as it came. */
export interface Surat {
  readonly dari: string
  readonly kepada: string
  readonly isi: string // headers and text
}

/** What the server answers to a command, instead of yes. PUTUS: it hangs up. */
export type Tolak = (perintah: string) => string | undefined

/** A server of mail (SMTP) that a test plays. */
export async function serverSurat() {
  const datang: Surat[] = []
  let tolak: Tolak = () => undefined
  const server = net.createServer((line) => {
    let [dari, kepada, sisa, isi] = ['', '', '', '']
    let dalamSurat = false
    const jawab = (text: string): void => void line.write(`${text}\r\n`)
    const perintah = (kata: string): void => {
      const [awal = ''] = kata.toUpperCase().split(/[ :]/)
      const kalimat = tolak(awal)
      if (kalimat === 'PUTUS') {
        line.destroy()
        return
      }
      if (kalimat !== undefined) jawab(kalimat)
      else if (awal === 'EHLO' || awal === 'HELO') jawab('250 surat.uji')
      else if (awal === 'DATA') {
        dalamSurat = true
        isi = ''
        jawab('354 mulai')
      } else if (awal === 'QUIT') {
        jawab('221 selesai')
        line.end()
      } else {
        if (awal === 'MAIL') dari = kata
        if (awal === 'RCPT') kepada = kata
        jawab('250 baik')
      }
    }
    line.on('error', () => undefined)
    line.setEncoding('utf8').on('data', (text: string) => {
      sisa += text
      for (let at = sisa.indexOf('\r\n'); at >= 0; at = sisa.indexOf('\r\n')) {
        const baris = sisa.slice(0, at)
        sisa = sisa.slice(at + 2)
        if (!dalamSurat) perintah(baris)
        else if (baris === '.') {
          dalamSurat = false
          const kalimat = tolak('SURAT')
          if (kalimat === 'PUTUS') {
            datang.push({ dari, kepada, isi })
            line.destroy()
            return
          }
          if (kalimat === undefined) datang.push({ dari, kepada, isi })
          jawab(kalimat ?? '250 diterima')
        } else isi += `${baris}\n`
      }
    })
    jawab('220 surat.uji')
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    datang,
    menolak: (next: Tolak): void => {
      tolak = next
    },
    close: () => new Promise((done) => server.close(done)),
  }
}
