import type { RowOf } from '#kernel/field'
import { formatBerat, formatPersen } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'
import { list, maybe, pair, row, text, whole } from '#kernel/shape'
import { defineLoad } from '#server/load'
import { renderNota } from '#server/paper/nota-pdf'
import { fileReply, handle, reply, type Context } from '#server/serve'
import { petaTrx } from '#modules/akuntansi/jurnal.rules'
import { barangTercatat } from '#modules/stok/koreksi-barang.rules'
import { groupSekadar } from '#modules/stok/kadar-lain.rules'
import { faktaMaster, master } from '#modules/stok/master-barang.server'
import { bolehGroup } from '#modules/stok/pilihan.rules'
import { muatPilihan } from '#modules/stok/pilihan.server'
import {
  cariKantong,
  labelKantong,
  pilihanKantong,
  satuKantong,
  type barisKantong,
} from './kantong.calls.ts'
import { kantong, type Kantong, type Tempat } from './kantong.rules.ts'
import { bolehDari } from './kantong.ts'
import { kertasLabel } from './label-kantong.ts'
import { batuLengkap } from '#modules/berlian/batu.rules'

const muat = defineLoad(
  'muat_kantong',
  row({ akun: petaTrx, kantong: list(kantong), kadar_eod: list(pair(whole, whole)) }),
)

/** These bags, those that there are; and what each kadar counts for in fine gold. */
export const muatKantong = (ctx: Context, kode: readonly string[]) =>
  ctx.db.load(muat, [ctx.kodeToko, JSON.stringify({ kode })])

/** A bag, our piece in it, the masters. */
const untukJual = defineLoad(
  'muat_jual_lagi',
  row({
    ...master.shapes,
    kantong: maybe(kantong),
    barang: maybe(barangTercatat),
    baki_terakhir: maybe(row({ kode_gudang: text, kode_baki: text })),
  }),
)

export const muatJualLagi = (ctx: Context, kode: string) =>
  ctx.db.load(untukJual, [ctx.kodeToko, kode])

const dicari = defineLoad('cari_kantong', list(kantong))

const shown = (bag: Kantong): RowOf<typeof barisKantong> => ({
  kode_kantong: bag.kode_kantong,
  tgl_system: bag.tgl_system,
  nama_barang: bag.nama_barang,
  kode_barcode: bag.kode_barcode,
  kondisi: bag.kondisi,
  kadar: bag.kadar,
  berat: bag.berat,
  harga: bag.harga,
  tempat: bag.tempat,
  input_by: bag.input_by,
})

/** More than anybody looks through; a word narrows it. */
const terbanyak = 500

const cariDi = (
  ctx: Context,
  tempat: readonly Tempat[],
  q: string | null,
): Promise<readonly Kantong[]> =>
  ctx.db.load(dicari, [ctx.kodeToko, JSON.stringify({ tempat, q, limit: terbanyak })])

export const cari = handle(cariKantong, async (ctx, { body: { q, tempat, untuk } }) => {
  const bags = await cariDi(ctx, tempat ? [tempat] : bolehDari[untuk ?? 'HANCUR'], q)
  return reply(bags.map(shown), { count: bags.length })
})

export const pilihan = handle(pilihanKantong, async (ctx, { query }) => {
  const bags = await cariDi(ctx, bolehDari[query.untuk], null)
  return bags.map(({ berat, kadar, kode_kantong, nama_barang }) => ({
    kode_kantong,
    uraian: `${nama_barang} ${formatPersen(kadar)} % ${formatBerat(berat)} gr`,
  }))
})

export const satu = handle(satuKantong, async (ctx, { body }) => {
  const termuat = await muatJualLagi(ctx, body.kode_kantong)
  const { baki_terakhir, barang, kantong: bag } = termuat
  if (!bag)
    throw new Refusal('Kantong {{kode_kantong}} Tidak Ditemukan', {
      code: 'E-TIDAK-ADA',
      params: { kode_kantong: body.kode_kantong },
    })
  // The group of its jenis that is as pure as the gold; the label of a group it leaves stays here.
  const semula = barang?.kode_group ?? bag.kode_group
  const kode_dept = barang?.kode_dept ?? bag.kode_dept
  const pilihan = await muatPilihan(ctx)
  const groups = [...faktaMaster(termuat).group].filter(([kode]) =>
    bolehGroup(pilihan, kode_dept, kode),
  )
  const kode_group = groupSekadar(bag.kadar, semula, new Map(groups)) ?? semula
  return {
    ...shown(bag),
    isi: {
      kode_gudang: baki_terakhir?.kode_gudang ?? null,
      kode_baki: baki_terakhir?.kode_baki ?? null,
      nama_barang: barang?.nama_barang ?? bag.nama_barang,
      kode_dept,
      kode_group,
      kadar_cetak: kode_group === barang?.kode_group ? barang.kadar_cetak : null,
      kode_intern: barang?.kode_intern ?? null,
      size: barang?.size ?? null,
      nama_atribut: barang?.nama_atribut ?? null,
      berat_atribut: barang?.berat_atribut ?? null,
      harga_atribut: barang?.harga_atribut ?? null,
      kode_bandrol: barang?.kode_bandrol ?? null,
      harga_tetap: barang?.harga_tetap ?? null,
      ongkos: barang?.ongkos ?? null,
      kode_kondisi: barang?.kode_kondisi ?? null,
      no_sertifikat: barang?.no_sertifikat ?? null,
      gambar: barang?.gambar ?? null,
      data_berlian: batuLengkap(barang?.data_berlian ?? []),
    },
  }
})

/** The labels of these bags, one a page. */
export const label = handle(labelKantong, async (ctx, { body }) => {
  const { kantong: bags } = await muatKantong(ctx, body.kode_kantong)
  if (bags.length === 0) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return fileReply({
    type: 'application/pdf',
    name: `label-kantong-${ctx.toko.tgl_system}.pdf`,
    body: await renderNota(bags.flatMap((bag) => kertasLabel(bag, ctx.kodeToko))),
    inline: true,
  })
})
