import { nearest } from '#kernel/rounding'
import { sql } from 'kysely'
import type { NotaDesign, NotaPage } from '#kernel/nota'
import type { NotaElement } from '#kernel/nota-element'
import { Refusal, refusedField } from '#kernel/refusal'
import { everyShop } from '#kernel/report-call'
import { seesAll } from '#kernel/right'
import { drawnPicture, fileOfPicture } from '#server/files/picture'
import { bagianHuruf, hurufToko } from '#modules/nota/huruf.server'
import { checkPaperFont, paperFontFile } from '#server/paper/fonts'
import { measuringDocument, renderNota, type NotaImages } from '#server/paper/nota-pdf'
import { marksOf, PT_PER_MM, type NotaMark } from '#server/paper/nota-marks'
import { outlineOf } from '#server/paper/nota-svg'
import { fileReply, handle, reply, type Context } from '#server/serve'
import { desainBawaan } from './bawaan.ts'
import { namaFoto, namaIsian, type ContohIsi } from './contoh.ts'
import { jenisDari, rupaKertas } from './daftar.ts'
import { berparaf, halamanContoh } from './halaman-contoh.ts'
import type { KodeKertas, UkuranRancang } from './kertas.ts'
import {
  bacaRancangan,
  cobaRancangan,
  fotoContoh,
  gambarRancangan,
  hurufNota,
  simpanRancangan,
  unggahHuruf,
} from './rancang.calls.ts'
import { settingRancangNota } from './setting.ts'
import { dariDesain, keDesain, periksaRancangan, type Rancangan } from './rancang.rules.ts'

interface Versi {
  readonly versi: number
  readonly isi: NotaDesign | null
  readonly catatan: string | null
  readonly oleh: string
  readonly pada: string
}

/** The fonts of SPEC 9, and the one that we ship. */
const hurufSpec = ['noto sans', 'tahoma', 'candara', 'tabacglamg3', 'times'] as const

const riwayat = (ctx: Context, kertas: KodeKertas, ukuran: UkuranRancang): Promise<Versi[]> =>
  ctx.db.rows(
    ctx.kodeToko,
    sql`select versi, isi, catatan, oleh, pada from kencana.template_nota
      where kode_toko = ${ctx.kodeToko} and kertas = ${kertas} and ukuran = ${ukuran}
      order by versi desc limit 50`,
  )

/** Behind a slip and behind a page of elements alone no picture is printed. */
const berlatar = (kertas: KodeKertas, ukuran: UkuranRancang): boolean =>
  ukuran !== 'SLIP' && 'jenis' in rupaKertas[kertas]

const baca = handle(bacaRancangan, async (ctx, { query: { kertas, ukuran, versi } }) => {
  const semua = await riwayat(ctx, kertas, ukuran)
  const terakhir = semua[0]?.versi ?? 0
  const dipilih = versi ?? terakhir
  const row = semua.find((one) => one.versi === dipilih)
  if (!row && dipilih !== 0) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const bawaan = desainBawaan(kertas, ukuran)
  const desain = berparaf(kertas, ukuran, row?.isi ?? bawaan)
  const nama = namaIsian({ elements: [...bawaan.elements, ...desain.elements] })
  return {
    ...dariDesain(desain),
    ...{ versi: row?.isi ? row.versi : 0, terakhir },
    ...{ isian: nama.nota, isian_baris: nama.baris },
    latar: berlatar(kertas, ukuran) ? (ctx.toko.latar_nota ?? '') : null,
    huruf: [...new Set([...hurufSpec, ...(ctx.toko.huruf_nota ?? []).map((one) => one.nama)])],
    riwayat: semua.map(({ isi, ...one }) => ({ ...one, bawaan: isi === null })),
  }
})

/** What a designer asks to see. */
interface Minta {
  readonly kertas: KodeKertas
  readonly ukuran: UkuranRancang
  readonly contoh: ContohIsi
  readonly rancangan: Rancangan
}

/** A design filled with an example, on its pages. */
const halamanDari = ({ toko }: Context, { rancangan, ...minta }: Minta): NotaPage[] =>
  halamanContoh({
    ...minta,
    desain: keDesain(rancangan),
    latar: berlatar(minta.kertas, minta.ukuran) ? (toko.latar_nota ?? '') : '',
    logo: toko.logo_nota ?? '',
  })

/** Which element of the design it is drawn for; -1: what the design itself has not. */
const keDari = ({ name }: NotaElement): number => (/^\d+$/.test(name) ? Number(name) : -1)

const keMm = (points: number): number => nearest((points / PT_PER_MM) * 1000) / 1000

/** A mark in millimetres; letters that the screen has no font for come as they are drawn. */
const goresan = (mark: NotaMark, element: NotaElement): object =>
  mark.kind === 'text'
    ? {
        ...{ ...mark, bentuk: outlineOf(mark, element) },
        ...{ x: keMm(mark.x), y: keMm(mark.y), width: keMm(mark.width), size: keMm(mark.size) },
      }
    : mark.kind === 'bars'
      ? { kind: 'bars', bars: mark.bars.map((bar) => bar.map(keMm)) }
      : { ...mark, width: keMm(mark.width), height: keMm(mark.height) }

const gambar = handle(gambarRancangan, async (ctx, { body }) => {
  const huruf = await hurufToko(ctx)
  const doc = measuringDocument()
  const pages = halamanDari(ctx, body)
  return pages.map(({ elements, latar, lebar, tinggi }) => ({
    latar,
    lebar: nearest(lebar * 100),
    tinggi: nearest(tinggi * 100),
    elemen: elements
      .map((one) => [one, { ...one, font_family: huruf(one.font_family) }] as const)
      .map(([one, tercetak]) => ({
        ke: keDari(one),
        x: one.position_x,
        y: one.position_y,
        width: one.width,
        height: one.height,
        rotate: one.rotate,
        warna: one.warna,
        tebal: one.tebal,
        huruf: one.font_family,
        goresan: marksOf(doc, tercetak).map((mark) => goresan(mark, tercetak)),
      })),
  }))
})

/** The shop's pictures, and one that stands for a piece's photo. */
async function gambarContoh(ctx: Context): Promise<NotaImages> {
  const milik = [ctx.toko.latar_nota, ctx.toko.logo_nota].flatMap((one) => one ?? [])
  const found = await Promise.all(
    milik.map(async (name) => {
      const file = fileOfPicture(ctx.kodeToko, name)
      return [name, file ? await ctx.files.read(file) : undefined] as const
    }),
  )
  const ada = found.flatMap(([name, bytes]) => (bytes ? [[name, bytes] as const] : []))
  return new Map([...ada, [namaFoto, await drawnPicture(namaFoto)] as const])
}

const foto = handle(fotoContoh, async () => {
  const body = await drawnPicture(namaFoto)
  return fileReply({ type: 'image/jpeg', name: 'foto.jpg', body, inline: true, keep: 3600 })
})

const coba = handle(cobaRancangan, async (ctx, { body }) => {
  const pages = halamanDari(ctx, body)
  const pdf = await renderNota(pages, await gambarContoh(ctx), await hurufToko(ctx))
  return fileReply({ type: 'application/pdf', name: 'contoh-nota.pdf', body: pdf, inline: true })
})

/**
 * The shops that take a design over: of this server, named or all of them. Where a shop leaves its
 * papers to its owner that holds for a copy, too: of all shops such a one is left out.
 */
async function tokoTujuan(ctx: Context, toko: readonly string[]): Promise<string[]> {
  if (toko.length === 0) return []
  if (!ctx.toko.pusat) throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  const semua = toko.includes(everyShop)
  const ada = await ctx.db.chain.rows<{ kode_toko: string }>(
    sql`select kode_toko from toko where ${semua} or kode_toko = any(${[...toko]}::text[])
      order by kode_toko`,
  )
  if (!semua && ada.length < new Set(toko).size) throw refusedField('toko', 'Toko Tidak Ditemukan')
  const tujuan: string[] = []
  for (const { kode_toko } of ada) {
    if (kode_toko === ctx.kodeToko) continue
    const shop = await ctx.shop(kode_toko)
    const hanyaOwner = shop?.setting(settingRancangNota.SETTING_NOTA_OWNER_MODULE) ?? true
    if (!hanyaOwner || seesAll.includes(ctx.user.level)) tujuan.push(kode_toko)
    else if (!semua)
      throw refusedField('toko', 'Nota Toko {{kode_toko}} Hanya Dirancang Owner', { kode_toko })
  }
  return tujuan
}

const simpan = handle(simpanRancangan, async (ctx, { body }) => {
  const { catatan, dari, kertas, rancangan, ukuran } = body
  if (rancangan) periksaRancangan(rancangan, jenisDari(kertas), ukuran === 'SLIP')
  const toko = await tokoTujuan(ctx, body.toko)
  const isi = rancangan ? JSON.stringify(keDesain(rancangan)) : null
  const tulis = (kodeToko: string, asal: number | null) =>
    ctx.db.row<{ versi: number }>(
      kodeToko,
      sql`insert into kencana.template_nota (kode_toko, kertas, ukuran, versi, isi, catatan, oleh)
        select ${kodeToko}, ${kertas}, ${ukuran}, coalesce(max(versi), 0) + 1, ${isi}::jsonb,
          ${catatan}, ${ctx.user.user_id}
        from kencana.template_nota where kode_toko = ${kodeToko} and kertas = ${kertas}
          and ukuran = ${ukuran}
        having ${asal}::int is null or coalesce(max(versi), 0) = ${asal}
        on conflict do nothing returning versi`,
    )
  const row = await tulis(ctx.kodeToko, dari)
  if (!row)
    throw new Refusal('Rancangan Ini Sudah Diubah Orang Lain, Muat Ulang', { code: 'E-MDB:02' })
  for (const kode of toko) await tulis(kode, null)
  for (const kode of [ctx.kodeToko, ...toko]) ctx.live.shopChanged(kode, 'toko')
  return reply(row.versi, { message: 'Rancangan Berhasil Disimpan' })
})

const huruf = handle(hurufNota, async (ctx, { query: { nama, tebal } }) => {
  // The other weight stands in for one that is missing, as on paper.
  const { dasar, lebihTebal } = bagianHuruf(nama ?? '')
  const tebalnya = tebal || lebihTebal
  const row = await ctx.db.row<{ berkas: Buffer }>(
    ctx.kodeToko,
    sql`select berkas from kencana.huruf_nota where kode_toko = ${ctx.kodeToko} and nama = ${dasar}
      order by (tebal = ${tebalnya}) desc, versi desc limit 1`,
  )
  const body = row?.berkas ?? (await paperFontFile(tebalnya))
  return fileReply({ type: 'font/ttf', name: 'huruf-nota.ttf', body, inline: true })
})

/** Fonts are small: this is more than any of a Latin script has. */
const hurufTerbesar = 4 * 1024 * 1024

const unggah = handle(unggahHuruf, async (ctx, { body, upload }) => {
  const { nama, tebal } = body
  const berkas = upload?.bytes
  if (!berkas || berkas.length > hurufTerbesar || !hurufSah(berkas))
    throw refusedField('berkas', 'Berkas Ini Bukan Huruf TTF Atau OTF')
  const { dasar } = bagianHuruf(nama)
  await ctx.db.rows(
    ctx.kodeToko,
    sql`insert into kencana.huruf_nota (kode_toko, nama, tebal, versi, berkas, oleh)
      select ${ctx.kodeToko}, ${dasar}, ${tebal}, coalesce(max(versi), 0) + 1, ${berkas},
        ${ctx.user.user_id}
      from kencana.huruf_nota where kode_toko = ${ctx.kodeToko} and nama = ${dasar}
        and tebal = ${tebal}`,
  )
  ctx.live.shopChanged(ctx.kodeToko, 'toko')
  return reply(null, { message: 'Huruf Berhasil Disimpan' })
})

function hurufSah(berkas: Uint8Array): boolean {
  try {
    checkPaperFont(berkas)
    return true
  } catch {
    return false
  }
}

export const rancangHandlers = [baca, gambar, foto, coba, simpan, huruf, unggah]
