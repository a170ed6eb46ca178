import { handle, type Context } from '#server/serve'
import { aturanMeterai, meteraiNota } from '#modules/penjualan/pajak/meterai.rules'
import { aturanPembeli, muatMenurutTanggal } from '#modules/penjualan/pajak/pajak.server'
import type { PembeliPajak } from '#modules/penjualan/pajak/pembeli'
import { muatManual } from './barang-manual.server.ts'
import { hitungManual } from './hitung-manual.calls.ts'
import { berarah, type Arah, type BarisMasuk } from './nota-manual.rules.ts'
import { jumlahKena, kenakanPajak } from './pajak-manual.rules.ts'

interface NotaMasuk {
  readonly arah: Arah
  readonly baris: readonly BarisMasuk[]
  readonly pembeli_pajak: PembeliPajak | null
}

/** A note by what lies in the trays and by the taxes of today: its lines, and what it comes to. */
export async function nilaiManual(ctx: Context, { arah, baris, pembeli_pajak }: NotaMasuk) {
  const [manual, menurut] = await Promise.all([
    muatManual(ctx, baris),
    muatMenurutTanggal(ctx, [], null),
  ])
  const aturan = aturanPembeli(ctx, menurut, pembeli_pajak)
  const kena = kenakanPajak(berarah(arah, baris), manual.baris, aturan)
  const jumlah = jumlahKena(arah, kena)
  const meterai = meteraiNota(jumlah.jual, aturanMeterai(ctx.setting))
  return { manual, menurut, kena, jumlah, meterai }
}

/** The same before it is saved. */
export const hitung = handle(hitungManual, async (ctx, { body }) => {
  const { jumlah, meterai } = await nilaiManual(ctx, body)
  const { pajak, pajak_termasuk, pph22, total } = jumlah
  return { pajak_termasuk, pph22, total, ppn: pajak - pph22, meterai: meterai?.jumlah ?? 0 }
})
