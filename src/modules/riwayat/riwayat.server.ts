import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { saatIni } from '#server/clock'
import { fileOfPicture } from '#server/files/picture'
import { renderNota, type NotaImages } from '#server/paper/nota-pdf'
import { fileReply, handle, type Context } from '#server/serve'
import { bacaSatu, faktaUntuk, mayKnowCost, tidakDitemukan } from '#modules/stok/data-barang.server'
import { kertasRiwayat, riwayatBarang, type babRiwayat } from './riwayat.calls.ts'
import { kertas } from './kertas-riwayat.ts'
import { kisahDari, type Bab } from './riwayat.rules.ts'

type Catatan = Partial<RowOf<typeof babRiwayat>>
interface Tercatat extends Omit<Bab, 'otorisasi'> {
  readonly otorisasi: Bab['otorisasi'] | null
  readonly catatan: Catatan | null
}

const perubahanUntuk = (ctx: Context, perubahan: unknown): unknown => {
  if (typeof perubahan !== 'object' || perubahan === null) return perubahan
  return Object.fromEntries(
    Object.entries(perubahan).map(([kapan, fakta]) => [
      kapan,
      faktaUntuk(ctx.user.level, Object(fakta)),
    ]),
  )
}

/** Empty unless this kind of chapter knows it. */
const kosong = {
  waktu: null,
  hasil: null,
  selisih: null,
  disebut: false,
  label_ke: null,
  gugur: false,
  hasil_opname: null,
  tindak: null,
  berat_beli: null,
  berat_nota: null,
  kondisi: null,
}

/**
 * The chapters of a piece in the order of time, as this user may know them: not what it has cost,
 * nor who delivered it.
 * @throws Refusal E-TIDAK-ADA
 */
async function muatKisah(ctx: Context, barcode: string): Promise<Bab[]> {
  const rows = await ctx.db.rows<Tercatat>(
    ctx.kodeToko,
    sql`select * from riwayat_barang(${ctx.kodeToko}, ${barcode})`,
  )
  if (rows.length === 0) throw tidakDitemukan(barcode)
  const tahu = mayKnowCost(ctx.user.level)
  return rows.map(({ catatan, ...bab }) => ({
    ...bab,
    ...kosong,
    ...catatan,
    otorisasi: (bab.otorisasi ?? []).map(({ kategori, pemberi }) => ({
      kategori: ctx.t(ctx.house.approvals[kategori] ?? kategori),
      pemberi,
    })),
    nilai: tahu || bab.peristiwa !== 'MASUK' ? bab.nilai : null,
    pihak: tahu || bab.peristiwa !== 'MASUK' ? bab.pihak : null,
    perubahan: perubahanUntuk(ctx, bab.perubahan),
  }))
}

export const riwayat = handle(riwayatBarang, (ctx, { params }) =>
  muatKisah(ctx, params.kode_barcode.toUpperCase()),
)

/** The photo of a piece, where it has one that is still there. */
async function fotoDari(ctx: Context, path: string | null): Promise<NotaImages> {
  const file = path === null ? undefined : fileOfPicture(ctx.kodeToko, path)
  const bytes = file === undefined ? undefined : await ctx.files.read(file)
  return new Map(path !== null && bytes ? [[path, bytes]] : [])
}

export const cetak = handle(kertasRiwayat, async (ctx, { params }) => {
  const barcode = params.kode_barcode.toUpperCase()
  const barang = await bacaSatu(ctx, barcode)
  if (!barang) throw tidakDitemukan(barcode)
  const pages = kertas({
    barang,
    kisah: kisahDari(await muatKisah(ctx, barcode)),
    toko: ctx.toko,
    oleh: ctx.user.user_id,
    saat: saatIni(ctx.clock),
    t: ctx.t,
  })
  return fileReply({
    type: 'application/pdf',
    name: `riwayat-${barcode}.pdf`,
    body: await renderNota(pages, await fotoDari(ctx, barang.gambar ?? null)),
    inline: true,
  })
})
