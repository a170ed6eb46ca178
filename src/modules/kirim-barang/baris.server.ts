import { sql } from 'kysely'
import { formatBerat, formatPersen } from '#kernel/figures'
import { handle, type Context } from '#server/serve'
import { nomorBaru } from '#modules/antar-toko/antar-toko.server'
import { muatBarangAkun } from '#modules/stok/master-barang.server'
import { timbangUlang } from '#modules/stok/timbang-ulang.rules'
import { barisKirim, barisTerima, belumDiterima, nomorKirim } from './kirim-barang.calls.ts'
import { bernomor as paketBernomor } from './kirim-barang.server.ts'
import { dikemasDari, sisaDari } from './kirim-barang.rules.ts'
import { settingKirimBarang } from './setting.ts'
import { menungguDari } from './terima-barang.rules.ts'
import { bernomor as datangBernomor } from './terima-barang.server.ts'

type Ditimbang = Parameters<typeof timbangUlang>[0] & {
  readonly nama_barang: string
  readonly kadar: number
}

/** What it is, and beyond the tolerance how the scale differs from its label. */
function dibaca(ctx: Context, piece: Ditimbang, timbang: number | null | undefined) {
  const kata = `${piece.nama_barang} · ${formatPersen(piece.kadar)}`
  const toleransi = ctx.setting(settingKirimBarang.TOLERANSI_KIRIM_BARANG)
  const hasil = timbang ? timbangUlang(piece, timbang, toleransi, 'timbang') : undefined
  if (!hasil?.lewat) return { kata, beda: null }
  return { kata, beda: ctx.t('Selisih {{berat}} gr', { berat: formatBerat(hasil.selisih) }) }
}

const dikemas = handle(barisKirim, async (ctx, { query }) => {
  const { kode_barcode, nomor, timbang } = query
  const baris = [{ kode_barcode }]
  if (!nomor) {
    const { barang } = await muatBarangAkun(ctx, 'KIRIM_BARANG', [kode_barcode])
    const [piece] = dikemasDari(baris, barang)
    if (!piece) throw new RangeError('a line has a piece')
    return {
      ...dibaca(ctx, piece, null),
      kata: `${piece.nama_barang} · ${formatPersen(piece.kadar)} · ${formatBerat(piece.berat)} gr`,
    }
  }
  const piece = sisaDari(await paketBernomor(ctx, nomor)).find(
    (one) => one.kode_barcode === kode_barcode,
  )
  return piece
    ? dibaca(ctx, piece, timbang)
    : { kata: kode_barcode, beda: ctx.t('Bukan Sisa Kiriman Ini') }
})

const dibuka = handle(barisTerima, async (ctx, { query }) => {
  const { kode_barcode, nomor, timbang } = query
  const kini = await datangBernomor(ctx, nomor)
  const one = kini.isi.baris.find((line) => line.kode_barcode === kode_barcode)
  if (!one) return { kata: kode_barcode, beda: ctx.t('Tak Terduga, Tidak Dikirim') }
  const menunggu = menungguDari(kini).includes(one)
  return menunggu
    ? dibaca(ctx, one.barang, timbang)
    : { kata: one.barang.nama_barang, beda: ctx.t('Sudah Diterima Atau Dilepas') }
})

const belum = handle(belumDiterima, ({ db, kodeToko, toko }) =>
  db.rows<{ no_kirim: string; nomor: string; asal: string; tgl_kirim: string; umur: number }>(
    kodeToko,
    sql`select isi->>'no_kirim' as no_kirim, nomor, isi->>'asal' as asal,
        isi->>'tgl_kirim' as tgl_kirim,
        (${toko.tgl_system}::date - (isi->>'tgl_kirim')::date)::int as umur
      from surat_antar_toko(${kodeToko}, '{TERIMA_BARANG}', '{KIRIM,SEBAGIAN}') order by saat`,
  ),
)

const nomor = handle(nomorKirim, (ctx) => ({ no_kirim: nomorBaru(ctx) }))

export const barisHandlers = [dikemas, dibuka, belum, nomor]
