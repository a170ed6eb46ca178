import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { write } from '#kernel/ledger'
import { maybe, row, whole } from '#kernel/shape'
import { serveCancel } from '#server/document/cancel'
import { checkStands, serveCommand, serveMove } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle, reply, type Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { petaAkun } from '#modules/akuntansi/jurnal.rules'
import { checkSatu, checkTujuan, kirimanAntar } from '#modules/antar-toko/antar-toko.rules'
import {
  baruDatang,
  checkNomor,
  mintaLepas,
  nomorBaru,
  periksaNomor,
  sudahDitarik,
  suratKe,
  suratPertama,
  tidakAda,
  tokoLain,
} from '#modules/antar-toko/antar-toko.server'
import { kasBuku } from '#modules/kas/buku'
import { checkLaci, laciCukup } from '#modules/kas/laci-cukup.server'
import { kasirDari, rp } from '#modules/kas/muat.server'
import type { Kasir } from '#modules/kas/uang-kas.rules'
import { brankas } from '#modules/kas/uang-kas'
import { kirimanReferensi, kirimanToko, type barisKirim } from './kirim-uang.calls.ts'
import {
  jurnalKirim,
  jurnalSampai,
  jurnalTerima,
  kasKirim,
  kasTerimaUang,
} from './kirim-uang.effects.ts'
import { hitungTerima } from './kirim-uang.rules.ts'
import { kirimUang, terimaUang, type tempatUang } from './kirim-uang.ts'

type Baris = RowOf<typeof barisKirim> & { readonly jenis: string }

const dimuat = row({
  akun: petaAkun,
  kiriman: maybe(row({ ...kirimanAntar, jumlah_rp: whole })),
})
const load = defineLoad('muat_kirim_uang', dimuat)
const muat = (ctx: Context, minta: Readonly<Record<string, string>> = {}) =>
  ctx.db.load(load, [ctx.kodeToko, JSON.stringify(minta)])

/** A bag and the accounts. @throws Refusal E-TIDAK-ADA */
async function satu(ctx: Context, minta: Readonly<Record<string, string>>) {
  const { akun, kiriman } = await muat(ctx, minta)
  if (!kiriman) throw tidakAda()
  return { akun, kiriman }
}

const antar = (ctx: Context, status: string | null, reff: string | null) =>
  ctx.db.rows<Baris>(
    ctx.kodeToko,
    sql`select * from uang_antar_toko(${ctx.kodeToko}, ${status}, ${reff})
      order by saat desc limit 500`,
  )

const daftar = handle(kirimanToko, (ctx, { query }) => antar(ctx, query.status ?? null, null))
const cari = handle(kirimanReferensi, async (ctx, { params }) => {
  const rows = await antar(ctx, null, params.no_reff.trim().toUpperCase())
  const datang = rows.filter(({ jenis }) => jenis === terimaUang.name)
  if (datang.length === 0) throw tidakAda()
  return datang
})

/** A drawer of the shop: the user's own, or the safe. */
const laciDi = (ctx: Context, tempat: keyof typeof tempatUang | null): Kasir =>
  tempat === 'BRANKAS' ? { ...kasirDari(ctx), laci: brankas } : kasirDari(ctx)

const kirim = serveCommand(kirimUang, kirimUang.commands.simpan, async (ctx, { body }) => {
  const { dari, jumlah_rp, keterangan, no_segel, pembawa, tujuan: ke } = body
  const toko = (await tokoLain(ctx)).map(({ kode_toko }) => kode_toko)
  checkTujuan(ke, ctx.kodeToko, toko)
  const no_reff = body.no_reff ?? nomorBaru(ctx)
  await checkNomor(ctx, kirimUang.name, ['no_reff', 'No Referensi Sudah Dipakai'], no_reff)
  const di = laciDi(ctx, dari)
  await checkLaci(ctx, di.laci, jumlah_rp)
  const { akun } = await muat(ctx)
  return {
    needs: [
      {
        kategori: 'KIRIM_UANG',
        sebelum: { Laci: di.laci },
        sesudah: { Tujuan: ke, 'Jumlah Rp': rp(jumlah_rp), Pembawa: pembawa ?? '' },
        keterangan: keterangan ?? no_reff,
      },
    ],
    periksa: [periksaNomor(kirimUang.name, no_reff)],
    make: (id, nomor) => ({
      isi: { dari, tujuan: ke, jumlah_rp, no_segel, pembawa, keterangan, no_reff },
      books: [
        write(jurnal, jurnalKirim(id, jumlah_rp, akun)),
        write(kasBuku, kasKirim(id, di, jumlah_rp, `${no_reff} -> ${ke}`)),
        ...suratKe(
          ctx,
          ke,
          terimaUang.commands.datang,
          {
            ...{ asal: ctx.kodeToko, no_reff, id_kirim: id, jumlah_rp, no_segel, pembawa },
            ...{ keterangan, pengirim: ctx.user.user_id, tgl_kirim: ctx.toko.tgl_system },
          },
          { judul: terimaUang.title, keterangan: no_reff, subjek: `uang/${id}` },
        ),
      ],
      answer: { nomor, nota_kirim: nomor, no_reff },
    }),
  }
})

interface Berita {
  readonly asal: string
  readonly id_kirim: string
}

/** The first that this shop hears of a bag: that it comes, or that it is not taken when it does. */
const pertama =
  (kalimat: string) =>
  async (ctx: Context, { body }: { readonly body: Berita }) => ({
    periksa: await suratPertama(ctx, terimaUang.name, body, kalimat),
    make: (_id: string, nomor: string) => ({ isi: body, books: [], answer: { nomor } }),
  })

const datang = serveCommand(terimaUang, terimaUang.commands.datang, pertama(sudahDitarik))
const urung = serveCommand(terimaUang, terimaUang.commands.urung, pertama(baruDatang))

/** The shop that sent it takes it back; the same key asked again is answered the same. */
const lepas = serveMove(terimaUang, terimaUang.commands.lepas, async (ctx, { body }) => {
  const { kiriman: kini } = await satu(ctx, body)
  checkStands(terimaUang, terimaUang.commands.lepas, kini)
  return { moves: [kini], make: () => ({ books: [], answer: { nomor: kini.nomor } }) }
})

/** Counts the bag, and tells the shop that sent it. */
const terima = serveMove(terimaUang, terimaUang.commands.terima, async (ctx, { body, params }) => {
  const no = { no_reff: params.no_reff.trim().toUpperCase() }
  const { akun, kiriman: kini } = await satu(ctx, body.asal ? { ...no, asal: body.asal } : no)
  checkSatu(kini.sama)
  checkStands(terimaUang, terimaUang.commands.terima, kini)
  const { asal, id_kirim, jumlah_rp, no_reff } = kini
  const hasil = hitungTerima(jumlah_rp, body)
  const di = laciDi(ctx, body.ke)
  const penerima = ctx.user.user_id
  const tgl_terima = ctx.toko.tgl_system
  return {
    moves: [kini],
    needs:
      hasil.selisih === 0
        ? []
        : [
            {
              kategori: 'SELISIH_TERIMA_UANG',
              sebelum: { [no_reff]: rp(jumlah_rp) },
              sesudah: { [no_reff]: rp(hasil.terhitung), Selisih: rp(hasil.selisih) },
              keterangan: body.alasan ?? '',
            },
          ],
    make: () => ({
      facts: { ...hasil, penerima, tgl_terima, ke: body.ke, alasan_selisih: body.alasan },
      books: [
        write(jurnal, jurnalTerima(kini.id, hasil, akun)),
        write(kasBuku, kasTerimaUang(kini.id, di, hasil, `${no_reff} <- ${asal}`)),
        ...suratKe(
          ctx,
          asal,
          kirimUang.commands.diterima,
          { id_kirim, terhitung: hasil.terhitung, penerima, tgl_terima },
          { judul: kirimUang.title, keterangan: no_reff, subjek: `uang/${kini.id}` },
        ),
      ],
      answer: reply({ nomor: kini.nomor }, { message: 'Terima Uang Berhasil' }),
    }),
  }
})

/** The other shop has it: nothing of it is on the way any more. */
const diterima = serveMove(kirimUang, kirimUang.commands.diterima, async (ctx, { body }) => {
  const { id_kirim, ...fakta } = body
  const { akun, kiriman: kini } = await satu(ctx, { id: id_kirim })
  return {
    moves: [kini],
    make: () => ({
      facts: fakta,
      books: [write(jurnal, jurnalSampai(kini.id, kini.jumlah_rp, akun))],
      answer: { nomor: kini.nomor },
    }),
  }
})

/** The other shop lets it go before it comes back here: nobody counts what was taken back. */
const batal = serveCancel(kirimUang, kirimUang.commands.batal, laciCukup, async (ctx, old) => {
  const { kiriman } = await satu(ctx, { id: old.id })
  const { id, jumlah_rp, no_reff, pengirim, tgl_kirim, tujuan: ke } = kiriman
  const isi = { asal: ctx.kodeToko, id_kirim: id }
  const { lepas, urung } = terimaUang.commands
  const kepala = { ...isi, pengirim, tgl_kirim, no_reff, jumlah_rp }
  await mintaLepas(ctx, { id, ke }, [lepas, isi], [urung, kepala])
})

export const kirimUangHandlers = [
  ...[daftar, cari, kirim, datang, urung, lepas, terima, diterima, batal],
]
