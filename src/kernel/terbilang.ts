/**
 * An amount of rupiah in Indonesian words, as a nota carries it. Unit: whole rupiah. Bounds: safe
 * integers, negative ones included. Throws RangeError for anything else: a fraction of a rupiah is
 * a bug.
 */
export function terbilang(rupiah: number): string {
  if (!Number.isSafeInteger(rupiah)) {
    throw new RangeError(`terbilang needs whole rupiah within safe integers, got ${rupiah}`)
  }
  if (rupiah === 0) return 'nol rupiah'
  const sign = rupiah < 0 ? 'minus ' : ''
  return `${sign}${kelompokTiga(Math.abs(rupiah)).join(' ')} rupiah`
}

const SATUAN = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
] as const

/** Names of the powers of a thousand; kuadriliun covers the largest safe integer. */
const PANGKAT = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'] as const

function kelompokTiga(amount: number): string[] {
  const words: string[] = []
  let rest = amount
  for (const pangkat of PANGKAT) {
    const three = rest % 1000
    rest = (rest - three) / 1000
    if (three > 0) words.unshift(sebutKelompok(three, pangkat))
  }
  return words
}

function sebutKelompok(three: number, pangkat: string): string {
  // A single thousand is one word, "seribu"; a single million stays "satu juta".
  if (three === 1 && pangkat === 'ribu') return 'seribu'
  const words = sebutRatusan(three)
  return pangkat === '' ? words : `${words} ${pangkat}`
}

function sebutRatusan(three: number): string {
  const puluhan = three % 100
  const ratus = (three - puluhan) / 100
  const words = []
  if (ratus === 1) words.push('seratus')
  if (ratus > 1) words.push(`${SATUAN[ratus]} ratus`)
  if (puluhan > 0) words.push(sebutPuluhan(puluhan))
  return words.join(' ')
}

function sebutPuluhan(two: number): string {
  if (two < SATUAN.length) return `${SATUAN[two]}`
  const satuan = two % 10
  if (two < 20) return `${SATUAN[satuan]} belas`
  const puluh = `${SATUAN[(two - satuan) / 10]} puluh`
  return satuan === 0 ? puluh : `${puluh} ${SATUAN[satuan]}`
}
