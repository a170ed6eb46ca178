import { isNomor } from '#kernel/nomor'
import { Refusal } from '#kernel/refusal'

/** What was scanned or typed at the counter of purchases. */
export interface KunciNota {
  readonly id: string | null //           of a sale, from the QR of its nota
  readonly no_faktur: string | null
  readonly kode_barcode: string | null
}

const qr = /[?&]toko=(?<toko>[A-Z0-9]{1,10})&id=(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i

/**
 * The QR of a nota (the address of its public page), the number of a note or of a visit, else the
 * barcode of a piece.
 * @throws Refusal when the QR is of another shop's nota
 */
export function kunciNota(typed: string, kodeToko: string): KunciNota {
  const none = { id: null, no_faktur: null, kode_barcode: null }
  const found = qr.exec(typed)?.groups
  if (found) {
    const kode_toko = found['toko']?.toUpperCase() ?? ''
    if (kode_toko !== kodeToko)
      throw new Refusal('Nota Ini Dari Toko {{kode_toko}}', { params: { kode_toko } })
    return { ...none, id: found['id']?.toLowerCase() ?? null }
  }
  const text = typed.trim().toUpperCase()
  return isNomor(text, 'F[JG]') ? { ...none, no_faktur: text } : { ...none, kode_barcode: text }
}
