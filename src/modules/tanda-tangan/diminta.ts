import { z } from 'zod'

const baris = z.object({
  kata: z.string(),
  rupiah: z.number().optional(),
  berat: z.number().optional(),
  tanggal: z.string().optional(),
  teks: z.string().optional(),
})
export type BarisTanda = z.infer<typeof baris>

const diminta = z.object({
  id: z.string(),
  nomor: z.string(),
  jenis: z.string(),
  nama: z.string(),
  baris: z.array(baris),
})
export type Diminta = z.infer<typeof diminta>

/** What a screen is asked to have signed; undefined: nothing any more. */
export const bacaDiminta = (said: unknown): Diminta | undefined => diminta.safeParse(said).data

/** The papers by the names that customers know; who signs is on each of them. */
export const judulTanda: Readonly<Record<string, string>> = {
  HUTANG: 'Surat Hutang',
  PESANAN: 'Nota Pesanan',
  SERVICE: 'Nota Service',
  PEMBELIAN: 'Nota Beli',
}
