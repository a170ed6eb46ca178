import { z } from 'zod'

// What a counter tells the screen of its customer: only what he may read on his own nota.

const angka = z.number().int()
const barang = z.object({
  kunci: z.string(),
  nama: z.string(),
  kadar: z.string(),
  berat: angka.nullable(),
  rincian: z.array(z.object({ kata: z.string(), nilai: angka })),
  total: angka.nullable(),
})
export type BarangTayang = z.infer<typeof barang>

const nota = z.object({
  jenis: z.literal('NOTA'),
  jual: z.array(barang),
  beli: z.array(barang),
  /** Lines before those that are shown. */
  lain: angka,
  total: angka,
  bayar: z.array(z.object({ kata: z.string(), jumlah: angka })),
  sisa: angka,
  kembali: angka,
})
const selesai = z.object({
  jenis: z.literal('SELESAI'),
  menunggu: z.boolean(),
  total: angka,
  kembali: angka,
  nota: z.array(z.object({ nomor: z.string(), url: z.string() })),
})
const timbang = z.object({
  jenis: z.literal('TIMBANG'),
  berat: angka.nullable(),
  stabil: z.boolean(),
})
const tayangan = z.discriminatedUnion('jenis', [
  z.object({ jenis: z.literal('KOSONG') }),
  nota,
  selesai,
  timbang,
])
export type Tayangan = z.infer<typeof tayangan>
export type NotaTayang = z.infer<typeof nota>
export type SelesaiTayang = z.infer<typeof selesai>

/** What came over a line that others may speak on, too. */
export const bacaTayangan = (said: unknown): Tayangan | undefined => tayangan.safeParse(said).data

/** So many lines fit on a screen, and into a message of the live line. */
export const barisTayang = 12

/** The channel of one browser: a second window of the same computer hears without a server. */
export const saluranLayar = 'kencana-layar'
