export const idPindai = 'konter-pindai'

/** Back to where every scan lands. */
export const fokusPindai = (): void => document.getElementById(idPindai)?.focus()
