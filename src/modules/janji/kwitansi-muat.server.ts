import { Refusal } from '#kernel/refusal'
import { keyOf, list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { masihMenunggu } from '#modules/kasir/kasir.server'
import { bayarTerakhir } from '#modules/pembayaran/pembayaran.rules'
import { jenisKwitansi } from './buku.ts'
import type { Janji } from './janji.rules.ts'
import { muatJanji, type Menepati } from './janji.server.ts'

const kepala = {
  ...{ id: text, nomor: text, status: text, versi: whole, tgl_system: text, saat: text },
  ...{ input_by: text, jenis: keyOf(jenisKwitansi), jumlah: whole, id_janji: text },
  sebelum: whole, // what was held for the promise when it came
  ...{
    no_janji: text,
    status_janji: text,
    kode_sales: maybe(text),
    nama_customer: text,
    no_hp: text,
    pembayaran: bayarTerakhir,
  },
}
const baris = row(kepala)
export type KwitansiKini = ShapeOf<typeof baris>

/** Payments of this kind, with what their promise froze: by number, or all that wait. */
export const muatKwitansi = <I, L extends string>(
  ctx: Context,
  { isi, kwitansi }: Menepati<I, L>,
  minta: { readonly nomor?: readonly string[] },
) =>
  ctx.db.load(defineLoad('muat_kwitansi', list(row({ ...kepala, isi }))), [
    ctx.kodeToko,
    kwitansi.document.name,
    JSON.stringify(minta),
  ])

/** @throws Refusal E-MDB:02 when another cashier was faster: a reload mends it */
export async function yangMenunggu<I, L extends string>(
  ctx: Context,
  menepati: Menepati<I, L>,
  nomor: readonly string[],
): Promise<readonly KwitansiKini[]> {
  const asked = [...new Set(nomor.map((each) => each.trim().toUpperCase()))]
  const found = await muatKwitansi(ctx, menepati, { nomor: asked })
  if (found.length < asked.length)
    throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  masihMenunggu(found)
  return found
}

/** The promise of each of these payments. */
export async function janjiDari<I, L extends string>(
  ctx: Context,
  menepati: Menepati<I, L>,
  found: readonly KwitansiKini[],
): Promise<(kwitansi: KwitansiKini) => Janji<I>> {
  const semua = await muatJanji(ctx, menepati, { id: found.map(({ id_janji }) => id_janji) })
  return ({ id_janji, no_janji }) => {
    const milik = semua.find(({ id }) => id === id_janji)
    if (!milik) throw new RangeError(`the promise ${no_janji} is of another kind`)
    return milik
  }
}
