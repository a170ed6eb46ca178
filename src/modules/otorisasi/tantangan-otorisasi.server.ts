import { createHash } from 'node:crypto'

/** The challenge of an approval: it is of these questions, their figures and this approver only. */
export function tantanganOtorisasi(
  kodeToko: string,
  pemberi: string,
  questions: readonly { id: string; no_otorisasi: string; sidik: string }[],
): string {
  const all = questions.map(({ id, no_otorisasi, sidik }) => [id, no_otorisasi, sidik])
  const text = JSON.stringify(['kencana otorisasi', kodeToko, pemberi, all])
  return createHash('sha256').update(text).digest('base64url')
}
