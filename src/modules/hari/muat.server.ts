import { anything, byKey, list, maybe, row, text, whole, yesNo, type ShapeOf } from '#kernel/shape'
import { tanggalDi, type Tanggal } from '#kernel/tanggal'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import type { HariToko } from './tutup-toko.rules.ts'

/** Closing lines, each with the figures that its SQL function answered. */
const baris = list(row({ kode: text, angka: byKey(anything) }))
export type Angka = ShapeOf<typeof baris>[number]

const jumlahNota = row({ nota: whole, pcs: whole, berat: whole, harga_total: whole })

const muat = defineLoad(
  'muat_tutup_toko',
  row({
    ...{ tgl_system: text, buka: yesNo, tgl_segel: maybe(text) },
    // The closing that sealed the last sealed day.
    segel: maybe(
      row({
        ...{ id: text, nomor: text, status: text, versi: whole },
        ...{ oleh: text, saat: text },
      }),
    ),
    ...{ terbuka_lagi: list(text), halangan: baris, perhatian: baris },
    laci: list(row({ laci: text, nama: maybe(text), saldo: maybe(whole) })),
    ...{ penjualan: jumlahNota, batal: whole, pembelian: jumlahNota, batal_beli: whole },
    kas: list(
      row({
        ...{ kategori: text, jenis: text, rekening: maybe(text) },
        ...{ jumlah_in: whole, jumlah_out: whole, fee: whole },
      }),
    ),
  }),
)
export type HariTermuat = ShapeOf<typeof muat.answer>

export const muatHari = (ctx: Context): Promise<HariTermuat> => ctx.db.load(muat, [ctx.kodeToko])

const halangan = defineLoad('halangan_hari', baris)

/** What stops an earlier day that was opened again: its own, not what waits in the shop today. */
export const halanganHari = (ctx: Context, tgl: Tanggal): Promise<readonly Angka[]> =>
  ctx.db.load(halangan, [ctx.kodeToko, tgl])

const perhatian = defineLoad('perhatian_hari', baris)

/** What waits in the shop today. */
export const perhatianHari = (ctx: Context): Promise<readonly Angka[]> =>
  ctx.db.load(perhatian, [ctx.kodeToko])

export const hariToko = (
  ctx: Context,
  { tgl_system }: Pick<HariTermuat, 'tgl_system'>,
): HariToko => ({
  tgl_system,
  hari_ini: tanggalDi(ctx.toko.zona, ctx.clock.millis()),
})

/** The row of a day that is open from now on. */
export const dibuka = (id_dokumen: string, tgl_system: Tanggal) => ({
  ...{ id_dokumen, status: 'BUKA', tgl_system, alasan: null },
})
