import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { problemOf, refusalFor } from '#kernel/problem'
import { Refusal } from '#kernel/refusal'
import { daysBetween } from '#kernel/tanggal'
import { handle, type Context } from '#server/serve'
import { saidOf } from '#server/words'
import { halanganBeli } from './asal.rules.ts'
import { jumlahPembelian } from './bagian.server.ts'
import type { BarisBeliMasuk, FaktaBeli } from './barang-beli.rules.ts'
import { faktaBeli, muatPembelian } from './muat.server.ts'
import { masalahBeli, perhatianBeli } from './masalah.ts'
import { diAtasHargaJual, hargaNota, persenBeli, rataAsal } from './nilai.rules.ts'
import { hitungPembelian, type barisBeliHarga } from './pembelian.calls.ts'
import { hargaPembelian, type BarisBeli } from './pembelian.rules.ts'
import { bidangWajib, tanpaNota } from './penjual.rules.ts'
import { wajibPenjual } from './penjual.server.ts'

type BarisHarga = RowOf<typeof barisBeliHarga>
type Masuk = BarisBeliMasuk & { readonly harga_lama: number | null }

type Masalah = BarisHarga['masalah'][number]

/** Why this one line cannot be bought, or nothing. */
function halanganOf(line: Masuk, facts: FaktaBeli): Refusal | undefined {
  const { kode_barcode, nota_hilang } = line
  if (kode_barcode !== null) {
    const halangan = halanganBeli(kode_barcode, facts.barang.get(kode_barcode), nota_hilang)
    if (halangan) return halangan
  }
  try {
    hargaPembelian([line], null, facts)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error
  }
}

/** The refusals of a line; a piece that stands in a second line is a mistake, too. */
function masalahOf(
  ctx: Context,
  lines: readonly Masuk[],
  line: Masuk,
  facts: FaktaBeli,
): Masalah[] {
  const { kode_barcode } = line
  const first = lines.find((each) => each.kode_barcode === kode_barcode)
  const dua =
    kode_barcode !== null && first !== line
      ? refusalFor(masalahBeli, 'BARANG_DUA_KALI', { kode_barcode })
      : undefined
  return [halanganOf(line, facts), dua].flatMap((refusal) =>
    refusal
      ? [{ kode: problemOf(masalahBeli, refusal), kalimat: saidOf(refusal, ctx.t).message }]
      : [],
  )
}

function perhatianOf(
  ctx: Context,
  { harga_lama: lama }: Masuk,
  priced: BarisBeli | undefined,
  { aturan, koreksi }: FaktaBeli,
): BarisHarga['perhatian'] {
  if (!priced) return []
  const dariPasar = !koreksi && (priced.asal === null || aturan.dasar === 'PASAR')
  const said = (
    kode: keyof typeof perhatianBeli,
    params: Readonly<Record<string, string>>,
  ): BarisHarga['perhatian'][number] => ({ kode, kalimat: ctx.t(perhatianBeli[kode], params) })
  return [
    ...(lama === null || lama === priced.harga
      ? []
      : [said('HARGA_BERUBAH', { lama: formatRupiah(lama), baru: formatRupiah(priced.harga) })]),
    ...(diAtasHargaJual(priced, dariPasar)
      ? [
          said('DI_ATAS_HARGA_JUAL', {
            beli: formatRupiah(priced.harga_gram),
            jual: formatRupiah(priced.harga_emas),
          }),
        ]
      : []),
  ]
}

/** What the history of our piece fills in, priced or not. */
function riwayatOf(line: Masuk, facts: FaktaBeli): Partial<BarisHarga> {
  const asal = facts.barang.get(line.kode_barcode ?? '')?.asal
  if (!asal) return {}
  return {
    no_faktur_jual: asal.no_faktur_jual,
    tgl_nota: asal.tgl_nota,
    umur: daysBetween(asal.tgl_nota, facts.tgl_system),
    nama_barang: asal.nama_barang,
    kode_group: asal.kode_group,
    kode_dept: asal.kode_dept,
    kadar: asal.kadar,
    kadar_nota: asal.kadar,
    gambar: asal.gambar,
    berat_nota: asal.berat,
    harga_nota: hargaNota(asal),
    rata_asal: rataAsal(asal),
  }
}

const hargaOf = (priced: BarisBeli | undefined): Partial<BarisHarga> =>
  priced
    ? {
        kondisi: priced.kondisi.nama_kondisi,
        kadar: priced.kadar,
        kadar_nota: priced.kadar_nota,
        berat: priced.berat,
        berat_hitung: priced.berat_hitung,
        harga_emas: priced.harga_emas,
        harga_dasar: priced.harga_dasar,
        hitungan: priced.hitungan,
        potongan: priced.potongan,
        tambahan: priced.tambahan,
        harga: priced.harga,
        harga_gram: priced.harga_gram,
        persen_beli: persenBeli(priced.harga_emas, priced.harga_gram),
        rincian: priced.rincian.map((step) => ({ ...step })),
      }
    : {}

const kosong = {
  no_faktur_jual: null,
  tgl_nota: null,
  umur: null,
  kondisi: null,
  kadar: null,
  kadar_nota: null,
  gambar: null,
  berat: null,
  berat_hitung: null,
  berat_nota: null,
  harga_emas: null,
  harga_nota: null,
  rata_asal: null,
  harga_dasar: null,
  hitungan: null,
  potongan: null,
  tambahan: null,
  harga: null,
  harga_gram: null,
  persen_beli: null,
  rincian: [],
}

/**
 * Prices the counter without saving. It tells the bad lines apart and prices the good ones
 * together, so that tukar and an agreed price of the visit spread over what can be bought.
 */
export const hitung = handle(hitungPembelian, async (ctx, { body }) => {
  const lines = body.baris
  const termuat = await muatPembelian(
    ctx,
    lines.flatMap(({ kode_barcode }) => kode_barcode ?? []),
  )
  const kunjungan = {
    nilai_jual: body.nilai_jual ?? 0,
    koreksi: body.jenis === 'KOREKSI',
    alasan: null,
  }
  const facts = faktaBeli(ctx, termuat, kunjungan)
  const masalah = lines.map((line) => masalahOf(ctx, lines, line, facts))
  const good = lines.filter((_, index) => masalah[index]?.length === 0)
  const priced = good.length > 0 ? hargaPembelian(good, body.harga_setuju, facts) : []
  const dinilai = jumlahPembelian(ctx, priced, termuat, kunjungan)
  const byLine = new Map(priced.map((each) => [each.masuk, each]))
  return {
    baris: lines.map((line, index) => ({
      ...kosong,
      kode_barcode: line.kode_barcode,
      nama_barang: line.nama_barang,
      kode_group: line.kode_group,
      kode_dept: line.kode_dept,
      berat_kotor: line.berat_kotor,
      potong_batu: line.potong_batu,
      ...riwayatOf(line, facts),
      ...hargaOf(byLine.get(line)),
      masalah: masalah[index] ?? [],
      perhatian: perhatianOf(ctx, line, byLine.get(line), facts),
    })),
    qty: dinilai.baris.length,
    berat: dinilai.berat,
    total: dinilai.total,
    perlu: dinilai.perlu.map((each) => ({ ...each })),
    penjual_wajib: bidangWajib(lines.some(tanpaNota), wajibPenjual(ctx)),
  }
})
