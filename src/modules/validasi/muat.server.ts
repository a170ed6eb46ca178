import type { Way } from '#kernel/document'
import { Refusal } from '#kernel/refusal'
import { fieldShapes, list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import type { Transition } from '#server/document/post'
import { step } from '#server/document/run'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { petaTrx } from '#modules/akuntansi/jurnal.rules'
import type { statusNota } from '#modules/kunjungan/kunjungan'
import { masihMenunggu } from '#modules/kasir/kasir.server'
import { bayarTerakhir } from '#modules/pembayaran/pembayaran.rules'
import { pembelianGroup, type PembelianTercatat } from '#modules/pembelian/tercatat.rules'
import { dokumenPembelian } from '#modules/pembelian/pembelian'
import { kunjungan } from '#modules/konter/kunjungan'
import { dokumenPenjualan } from '#modules/penjualan/penjualan'
import { penjualanBarisBuku } from '#modules/penjualan/buku'
import { meterai, meteraiToko } from '#modules/penjualan/pajak/meterai.rules'
import type { NotaEfek, Tempat } from '#modules/penjualan/penjualan.effects'

/** A line of a waiting note, with where its piece stands now (baris_nota). */
const barisMenunggu = row({
  ...{ ...fieldShapes(penjualanBarisBuku.entry), n: whole, pph22: whole },
  barang: row({
    ...{ status: text, kode_gudang: maybe(text), kode_baki: maybe(text) },
    ...{ id_pemegang: maybe(text), berat: whole, murni: whole },
  }),
})

const notaMenunggu = row({
  ...{ id: text, nomor: text, status: text, versi: whole, harga_total: whole },
  ...{ cetak: whole, baris: list(barisMenunggu), meterai: maybe(meterai) },
})
export type NotaMenunggu = ShapeOf<typeof notaMenunggu>

const groupMenunggu = row({
  ...{ id: text, nomor: text, status: text, versi: whole, tgl_system: text, input_by: text },
  ...{ pembayaran: bayarTerakhir, nota: list(notaMenunggu), beli: pembelianGroup },
})
export type GroupMenunggu = ShapeOf<typeof groupMenunggu>

const muat = defineLoad(
  'muat_group',
  row({ group: list(groupMenunggu), akun: petaTrx, akun_beli: petaTrx }),
)

/**
 * The groups of these numbers, all still OPEN.
 * @throws Refusal E-MDB:02 when another cashier was faster (a reload mends it), E-TIDAK-ADA
 */
export async function muatGroup(ctx: Context, nomor: readonly string[]) {
  const loaded = await ctx.db.load(muat, [ctx.kodeToko, JSON.stringify({ nomor })])
  const found = new Map(loaded.group.map((group) => [group.nomor, group]))
  for (const each of nomor) {
    const group = found.get(each)
    if (!group)
      throw new Refusal('Faktur {{nomor}} Tidak Ditemukan', {
        code: 'E-TIDAK-ADA',
        params: { nomor: each },
      })
    masihMenunggu([group])
  }
  return loaded
}

const isOpen = (nota: { readonly status: string }): boolean => nota.status === 'OPEN'

/** The OPEN notes of a group: what it sells. */
export const terbuka = (group: GroupMenunggu): NotaMenunggu[] => group.nota.filter(isOpen)

/** Its OPEN purchases. */
export const beliTerbuka = (group: GroupMenunggu): PembelianTercatat[] => group.beli.filter(isOpen)

/** What the customer owes for the whole visit; below zero the shop pays (SPEC 4). */
export const totalGroup = (group: GroupMenunggu): number =>
  terbuka(group).reduce((sum, nota) => sum + nota.harga_total, 0) -
  beliTerbuka(group).reduce((sum, beli) => sum + beli.harga_total, 0)

export const tempatNota = (nota: NotaMenunggu): Tempat[] =>
  nota.baris.map((line) => ({ ...line.barang, kode_barcode: line.kode_barcode }))

export const efekNota = (nota: NotaMenunggu): NotaEfek => ({
  id: nota.id,
  meterai: meteraiToko(nota.meterai),
  baris: nota.baris.map((line) => ({ ...line, kode_gudang: line.barang.kode_gudang ?? '' })),
})

/** Groups and their OPEN notes go one step together, from the versions that were read. */
export const langkahGroup = (
  groups: readonly GroupMenunggu[],
  perintah: Way<keyof typeof statusNota>,
): Transition[] =>
  groups.flatMap((group) => [
    step(kunjungan, perintah, group),
    ...terbuka(group).map((nota) => step(dokumenPenjualan, perintah, nota)),
    ...beliTerbuka(group).map((beli) => step(dokumenPembelian, perintah, beli)),
  ])

/** The numbers that were ticked, each once. A group may stand in both lists (an exchange). */
export const dipilih = (body: { penjualan: string[]; pembelian: string[] }): string[] => [
  ...new Set([...body.penjualan, ...body.pembelian]),
]
