/**
 * A whole number of a document as its paper bears it: PS-GS1-261124-0001 (DOMAIN 4).
 * @param prefix of these kinds alone, as a pattern: 'F[JG]'
 */
export const isNomor = (text: string, prefix = '[A-Z]{2}'): boolean =>
  new RegExp(`^${prefix}-[A-Z0-9]{1,10}-\\d{6}-\\d{4,}$`, 'i').test(text.trim())

/** The digits of a telephone number, or of a part of one, as they are kept: 62 for the first 0. */
export const nomorHp = (typed: string): string => typed.replace(/\D/g, '').replace(/^0/, '62')
