import { tanggalOf, type Mentah, type Terbaca } from './baca.rules.ts'

/** The fields of an MT940 message, in order: each begins a line with its number between colons. */
function* fields(text: string): Generator<readonly [string, string]> {
  const parts = text.replaceAll('\r', '').split(/^:(\d{2}[A-Z]?):/m)
  for (let at = 1; at + 1 < parts.length; at += 2)
    yield [parts[at] ?? '', (parts[at + 1] ?? '').replace(/\n-\}?\s*$/, '').trim()]
}

/** MT940 writes the sen behind a comma, and no dots. */
const sen = (text: string): number => {
  const [whole = '0', rest = ''] = text.split(',')
  return Number(whole) * 100 + Number(rest.padEnd(2, '0').slice(0, 2))
}

const tgl = (text: string): string | undefined =>
  tanggalOf(Number(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4, 6)))

const saldoOf = (text: string): number | undefined => {
  const found = /^([CD])\d{6}[A-Z]{3}([\d,]+)/.exec(text)
  return found ? sen(found[2] ?? '') * (found[1] === 'D' ? -1 : 1) : undefined
}

const baris61 =
  /^(\d{6})(?:\d{4})?(R?[CD])[A-Z]?([\d,]+)[NFS][A-Z0-9]{3}([^\n]*?)(?:\/\/([^\n]*))?(?:\n([\s\S]*))?$/

/** Whether a file is an MT940 message. */
export const isMt940 = (text: string): boolean =>
  /^:20:/m.test(text) && /^:61:|^:60[FM]:/m.test(text)

/** A SWIFT MT940 customer statement; several messages of one account go on from each other. */
export function bacaMt940(text: string): Terbaca {
  const baris: Mentah[] = []
  const salah: { baris: number; teks: string }[] = []
  let awal: number | null = null
  let akhir: number | null = null
  let sampai: string | null = null
  let rekening: string | null = null
  let nomor = 0
  // A text of its own follows each line; behind a balance it is about the whole message.
  let sebelum = ''
  for (const [field, value] of fields(text)) {
    nomor += 1
    if (field === '25') rekening = value
    else if (field === '60F' || field === '60M') awal ??= saldoOf(value) ?? null
    else if (field === '62F' || field === '62M') {
      akhir = saldoOf(value) ?? akhir
      sampai = tgl(value.slice(1, 7)) ?? sampai
    } else if (field === '86') {
      const last = baris.at(-1)
      if (last && sebelum === '61')
        baris[baris.length - 1] = { ...last, keterangan: `${last.keterangan} ${value}`.trim() }
    } else if (field === '61') {
      const found = baris61.exec(value)
      const hari = tgl(found?.[1] ?? '')
      if (!found || hari === undefined) salah.push({ baris: nomor, teks: value.slice(0, 120) })
      else {
        const arah = found[2] === 'C' || found[2] === 'RD' ? 1 : -1
        const refs = [found[4], found[5]].map((one) => (one ?? '').trim())
        const known = refs.filter((one) => one !== '' && one !== 'NONREF')
        baris.push({
          tgl: hari,
          keterangan: (found[6] ?? '').trim(),
          no_ref: known.join(' ') || null,
          sen: sen(found[3] ?? '') * arah,
        })
      }
    }
    sebelum = salah.at(-1)?.baris === nomor ? '' : field
  }
  return { baris, awal, akhir, sampai, salah, rekening }
}
