import { formatRupiah } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'
import { handle, type Context } from '#server/serve'
import { saidOf } from '#server/words'
import { murniUntukModal } from '#modules/harga/harga-barang.server'
import { perluLimit } from '#modules/pembelian/otorisasi.rules'
import { bidangWajib } from '#modules/pembelian/penjual.rules'
import { wajibPenjual } from '#modules/pembelian/penjual.server'
import { settingPembelian } from '#modules/pembelian/setting'
import { untukPeminta } from '#modules/penjualan/hargai.server'
import { perluLimitJual } from '#modules/penjualan/otorisasi-jual.rules'
import { aturanMeterai, meteraiNota } from '#modules/penjualan/pajak/meterai.rules'
import { aturanPembeli, muatMenurutTanggal } from '#modules/penjualan/pajak/pajak.server'
import type { PembeliPajak } from '#modules/penjualan/pajak/pembeli'
import { settingPenjualan } from '#modules/penjualan/setting'
import { muatManual } from './barang-manual.server.ts'
import { hitungManual } from './hitung-manual.calls.ts'
import { mudaTinggal, saldoDari, sebutanManual, type SaldoManual } from './manual.rules.ts'
import {
  berharga,
  jumlahManual,
  lihatBaris,
  nilaiNota,
  type Arah,
  type BarisMasuk,
} from './nota-manual.rules.ts'
import { jumlahKena, kenakanPajak, type BarisKena } from './pajak-manual.rules.ts'

interface NotaMasuk {
  readonly arah: Arah
  readonly baris: readonly BarisMasuk[]
  readonly pembeli_pajak: PembeliPajak | null
}

/** What lies in the trays and the taxes of today: what a note is judged by. */
async function muatNilai(ctx: Context, { baris, pembeli_pajak }: NotaMasuk) {
  const [manual, menurut] = await Promise.all([
    muatManual(ctx, baris),
    muatMenurutTanggal(ctx, [], null),
  ])
  return { manual, menurut, aturan: aturanPembeli(ctx, menurut, pembeli_pajak) }
}
type Dasar = Awaited<ReturnType<typeof muatNilai>>

const dijual = (kena: readonly BarisKena[], semua: readonly SaldoManual[]) =>
  kena.flatMap((line, index) => {
    const at = `baris.${index}.`
    return line.arah === 'JUAL' ? [{ at, berat: line.berat, kini: saldoDari(at, line, semua) }] : []
  })

/** @throws Refusal at the line that cannot be sold or bought so */
function nilai(ctx: Context, { aturan, manual }: Dasar, { arah, baris }: NotaMasuk) {
  const kena = kenakanPajak(berharga(arah, baris, manual.baris), manual.baris, aturan)
  const keluar = dijual(kena, manual.baris)
  const jumlah = jumlahKena(arah, kena)
  return {
    kena,
    muda: mudaTinggal(keluar),
    jumlah,
    meterai: meteraiNota(jumlah.jual, aturanMeterai(ctx.setting)),
    ...nilaiNota(kena, manual.baris, murniUntukModal(ctx.setting, manual.harga_murni)),
  }
}
type Nilai = ReturnType<typeof nilai>

/** The lines of one side, together. */
const sisi = ({ jumlah, kena }: Nilai, arah: Arah) => {
  const baris = kena.filter((line) => line.arah === arah)
  const total = arah === 'JUAL' ? jumlah.jual : jumlah.beli
  return baris.length === 0 ? null : { ...jumlahManual(baris), total }
}

/** Bought for more than the shop's limit: it waits for a second person (DOMAIN 12). */
export function diAtasLimit(ctx: Context, { jumlah }: Nilai): boolean {
  const limit = ctx.setting(settingPembelian.LIMIT_PEMBELIAN)
  return limit > 0 && jumlah.beli > limit
}

/** What somebody else must agree to before the note is saved. */
export function perluManual(ctx: Context, dinilai: Nilai) {
  const { jumlah, lain, modal } = dinilai
  const dibeli = sisi(dinilai, 'BELI')
  const limit = ctx.setting(settingPembelian.LIMIT_PEMBELIAN)
  return [
    ...lain.map(({ daftar, harga, nama }) => ({
      kategori: 'HARGA_MANUAL' as const,
      sebelum: { [nama]: `Rp ${formatRupiah(daftar)}` },
      sesudah: { [nama]: `Rp ${formatRupiah(harga)}` },
    })),
    ...untukPeminta(ctx, modal),
    ...perluLimitJual(ctx.setting(settingPenjualan.BATAS_PENJUALAN), jumlah.jual),
    ...(dibeli && diAtasLimit(ctx, dinilai)
      ? [perluLimit(limit, { berat: dibeli.berat, jumlah: jumlah.beli })]
      : []),
  ]
}

/** A note by what lies in the trays and by the taxes of today: its lines, and what it comes to. */
export async function nilaiManual(ctx: Context, masuk: NotaMasuk) {
  const dasar = await muatNilai(ctx, masuk)
  return { ...dasar, ...nilai(ctx, dasar, masuk) }
}

/**
 * The lines that can stand beside those above them, and what stops the others. Of those above only
 * one of the same heap says anything of a line.
 */
function pilah(ctx: Context, dasar: Dasar, masuk: NotaMasuk) {
  const diAtas = new Map<string, BarisMasuk>()
  const dilihat = masuk.baris.map((line) => {
    const tempat = sebutanManual(line)
    const sama = diAtas.get(tempat)
    try {
      nilai(ctx, dasar, { ...masuk, baris: sama ? [sama, line] : [line] })
      diAtas.set(tempat, line)
      return { line, masalah: [] }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const kalimat = saidOf(error, ctx.t).message
      return { line, masalah: [{ kode: 'BARIS_MANUAL' as const, kalimat }] }
    }
  })
  return { baik: [...diAtas.values()], dilihat }
}

/** What a good line comes to. */
const hargaLine = (line: Nilai['kena'][number] | undefined) => ({
  harga: line?.harga ?? null,
  pajak: line?.pajak ?? null,
  pajak_termasuk: line?.pajak_termasuk ?? null,
  harga_total: line?.harga_total ?? null,
})

/** The same before it is saved: prices what is on the counter. */
export const hitung = handle(hitungManual, async (ctx, { body }) => {
  const dasar = await muatNilai(ctx, body)
  const { baik, dilihat } = pilah(ctx, dasar, body)
  const dinilai = nilai(ctx, dasar, { ...body, baris: baik })
  const { pajak, pajak_termasuk, pph22, total } = dinilai.jumlah
  const kena = new Map(baik.map((line, at) => [line, dinilai.kena[at]]))
  return {
    baris: dilihat.map(({ line, masalah }) => ({
      ...line,
      arah: line.arah ?? body.arah,
      ...lihatBaris(line, line.arah ?? body.arah, dasar.manual.baris),
      ...hargaLine(kena.get(line)),
      masalah,
    })),
    jual: sisi(dinilai, 'JUAL'),
    beli: sisi(dinilai, 'BELI'),
    ...{ pajak_termasuk, pph22, total, ppn: pajak - pph22 },
    meterai: dinilai.meterai?.jumlah ?? 0,
    perlu: perluManual(ctx, dinilai).map((each) => ({
      kategori: each.kategori,
      sebelum: ('shown' in each && each.shown) || each.sebelum,
      sesudah: each.sesudah,
    })),
    penjual_wajib: bidangWajib(true, wajibPenjual(ctx)),
  }
})
