/**
 * What the QR of the members' app begins with, so that a counter tells it from a barcode. It finds
 * a member and proves nothing: whoever photographs it has it.
 */
const awalan = 'MEMBER:'

export const isMember = (text: string): boolean => text.trim().toUpperCase().startsWith(awalan)

/** The code that was scanned, as members have it. */
export const kodeMember = (text: string): string =>
  text.trim().toUpperCase().replace(awalan, '').trim()

export const qrMember = (kode_member: string): string => awalan + kode_member
