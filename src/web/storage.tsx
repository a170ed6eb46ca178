import { randomId } from './random-id.tsx'

/**
 * What this browser remembers. SPEC 4: when the session ends, local storage is cleared. What
 * belongs to the machine and not to the person (its id, its look, its language) is put back.
 */
const ofTheMachine = [
  'perangkat',
  'bahasa',
  'tampilan',
  'menu',
  'suara',
  'toko',
  'timbangan',
  'pemindai',
  'opname',
  'brankas', // bags of a count that goes on
  'label',
  'struk',
  'printer-label',
  'printer-struk',
  'printer-label-baud',
  'printer-struk-baud',
  'sales', // who sold last, by user
] as const
const ofThePerson = [
  'islogin',
  'token',
  'user_id',
  'gerak', // when somebody last put a hand to it
  'terkunci',
  'tambah-banyak', // rows with their cost: for no other user
  'tambah-banyak-kepala',
  'tambah-banyak-bawaan',
  'penerimaan',
  'penerimaan-kepala',
  'penerimaan-bawaan',
  'penerimaan-timbang',
] as const
export type Key = (typeof ofTheMachine)[number] | (typeof ofThePerson)[number]

export function kept(key: Key): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // a browser that forbids storage still works, it only forgets
  }
}

export function keep(key: Key, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // see kept
  }
}

/** Clears local storage, all but what belongs to the machine. */
export function clearPerson(): void {
  const machine = ofTheMachine.map((key) => [key, kept(key)] as const)
  try {
    localStorage.clear()
  } catch {
    return
  }
  for (const [key, value] of machine) if (value !== null) keep(key, value)
}

/** The id of this browser, made once: the same device takes its own session up again (DOMAIN 8). */
export function deviceId(): string {
  const known = kept('perangkat')
  if (known) return known
  const made = randomId()
  keep('perangkat', made)
  return made
}

const note = 'pesan'

/** A sentence (a phrase) for the page that comes next in this tab. */
export function leaveNote(phrase: string): void {
  try {
    sessionStorage.setItem(note, phrase)
  } catch {
    // see kept
  }
}

/** The sentence that the last page left, once. */
export function takeNote(): string | null {
  try {
    const phrase = sessionStorage.getItem(note)
    sessionStorage.removeItem(note)
    return phrase
  } catch {
    return null
  }
}
