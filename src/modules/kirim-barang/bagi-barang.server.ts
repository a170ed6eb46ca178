import { formatBerat } from '#kernel/figures'
import { list, maybe, row } from '#kernel/shape'
import { Refusal } from '#kernel/refusal'
import { newId } from '#server/document/ids'
import { born, checkStands, serve, serveCommand, serveMove, step } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle, type Context } from '#server/serve'
import { checkTujuan } from '#modules/antar-toko/antar-toko.rules'
import { nomorBaru, periksaNomor, tidakAda, tokoLain } from '#modules/antar-toko/antar-toko.server'
import { statusBarang } from '#modules/stok/barang'
import { fotoAda } from '#modules/stok/foto-ada.server'
import { bukanKonsinyasi } from '#modules/stok/konsinyasi.server'
import { barangTercatat } from '#modules/stok/koreksi-barang.rules'
import {
  bagiDari,
  dikemasnya,
  kemasan,
  namaPaket,
  paketDipindai,
  perPaket,
  usulan,
} from './bagi-barang.rules.ts'
import { bagiBarang } from './bagi-barang.ts'
import { barisBagi } from './kirim-barang.calls.ts'
import { bekal, dikirimDari } from './kirim-barang.server.ts'
import { dikemasDari, jumlahDari } from './kirim-barang.rules.ts'
import { kirimBarang } from './kirim-barang.ts'

const { commands } = bagiBarang

const dibawa = defineLoad('barang_penerimaan', row({ barang: list(barangTercatat) }))
const load = defineLoad('muat_bagi_barang', maybe(usulan))

/** @throws Refusal E-TIDAK-ADA */
async function muat(ctx: Context, nomor: string) {
  const kini = await ctx.db.load(load, [ctx.kodeToko, nomor.trim().toUpperCase()])
  if (!kini) throw tidakAda()
  return kini
}

/** Every branch can be reached from here. @throws Refusal */
async function checkCabang(ctx: Context, tujuan: readonly (string | null)[]): Promise<void> {
  const rantai = (await tokoLain(ctx)).map(({ kode_toko }) => kode_toko)
  for (const satu of tujuan)
    if (satu !== null) checkTujuan(satu, ctx.kodeToko, rantai, 'Cabang Tidak Tersedia')
}

const usul = serveCommand(bagiBarang, commands.usul, async (ctx, { body }) => {
  await checkCabang(
    ctx,
    body.aturan.map(({ tujuan }) => tujuan),
  )
  const no_terima = body.no_terima.trim().toUpperCase()
  const { barang } = await ctx.db.load(dibawa, [ctx.kodeToko, no_terima])
  const bita = new Map(
    (await bekal(ctx, barang)).map((one) => [
      one.kode_barcode,
      Buffer.byteLength(JSON.stringify(one)),
    ]),
  )
  const baris = kemasan(bagiDari(barang, body.aturan, bita))
  return {
    make: (_id, nomor) => ({
      isi: {
        ...{ no_terima, aturan: body.aturan, baris, pcs: baris.length },
        berat: baris.reduce((sum, { berat }) => sum + berat, 0),
      },
      books: [],
      answer: { nomor },
    }),
  }
})

const ubah = serveMove(bagiBarang, commands.ubah, async (ctx, { body }) => {
  const kini = await muat(ctx, body.nomor)
  const ke = new Map(body.baris.map(({ kode_barcode, tujuan }) => [kode_barcode, tujuan]))
  await checkCabang(ctx, [...ke.values()])
  const baris = kemasan(
    kini.baris.map((one) => ({
      ...one,
      tujuan: ke.has(one.kode_barcode) ? (ke.get(one.kode_barcode) ?? null) : one.tujuan,
    })),
  )
  return {
    moves: [kini],
    make: () => ({ facts: { baris }, books: [], answer: { nomor: kini.nomor } }),
  }
})

const batal = serveMove(bagiBarang, commands.batal, async (ctx, { body }) => {
  const kini = await muat(ctx, body.nomor)
  return { moves: [kini], make: () => ({ books: [], answer: { nomor: kini.nomor } }) }
})

const kemas = serveMove(bagiBarang, commands.kemas, async (ctx, { body }) => {
  const { nomor: _, pindaian, ...kepala } = body
  const kini = await muat(ctx, body.nomor)
  checkStands(bagiBarang, commands.kemas, kini)
  const { pieces, tujuan } = paketDipindai(pindaian, kini)
  await fotoAda(ctx, [{ gambar: body.foto }], () => 'foto')
  const kode = pieces.map(({ kode_barcode }) => kode_barcode)
  const lain = kini.dikemas.filter((one) => !one.baris.some((satu) => kode.includes(satu)))
  return {
    moves: [kini],
    make: () => ({
      facts: { dikemas: [...lain, { ...kepala, tujuan, baris: kode, pengemas: ctx.user.user_id }] },
      books: [],
      answer: { nomor: kini.nomor },
    }),
  }
})

/** A scanned piece: which parcel it is laid into. */
export const dibagi = handle(barisBagi, async (ctx, { query }) => {
  const { kode_barcode, nomor } = query
  const kini = await muat(ctx, nomor)
  const paket = perPaket(kini).find(({ pieces }) =>
    pieces.some((one) => one.kode_barcode === kode_barcode),
  )
  const piece = paket?.pieces.find((one) => one.kode_barcode === kode_barcode)
  if (!paket || !piece) return { kata: kode_barcode, beda: ctx.t('Tidak Untuk Cabang') }
  const kata = `${namaPaket(paket)} · ${piece.nama_barang} · ${formatBerat(piece.berat)} gr`
  return { kata, beda: piece.status === 'ADA' ? null : statusBarang[piece.status] }
})

/** The parcels of all branches, or none of them. */
const kirim = serve(bagiBarang, commands.kirim, async (ctx, { body }) => {
  const kini = await muat(ctx, body.nomor)
  checkStands(bagiBarang, commands.kirim, kini)
  const isian = perPaket(kini)
  const kode = isian.flatMap(({ pieces }) => pieces.map(({ kode_barcode }) => kode_barcode))
  await bukanKonsinyasi(ctx, kode, 'paket')
  if (isian.length === 0) throw new Refusal('Belum Ada Barang Untuk Cabang')
  await checkCabang(
    ctx,
    isian.map(({ tujuan }) => tujuan),
  )
  const paket = isian.map((one) => {
    const { pieces, tujuan } = one
    const nama = namaPaket(one)
    const dikemas = dikemasnya(one, kini)
    if (!dikemas) throw new Refusal('Paket {{paket}} Belum Dikemas', { params: { paket: nama } })
    dikemasDari(pieces, pieces)
    const { baris: _, pengemas: _oleh, ...isi } = dikemas
    const kepala = { ...isi, tujuan, keterangan: kini.nomor, no_kirim: nomorBaru(ctx) }
    return { id: newId(), nama, pieces, kepala }
  })
  return {
    needs: [
      {
        kategori: 'KIRIM_BARANG',
        sebelum: { [kini.nomor]: `${kini.baris.length} pcs` },
        sesudah: Object.fromEntries(
          paket.map(({ kepala, nama, pieces }) => {
            const { berat, pcs } = jumlahDari(pieces)
            return [nama, `${pcs} pcs ${formatBerat(berat)} gr, ${kepala.no_segel}`]
          }),
        ),
      },
    ],
    periksa: paket.map(({ kepala }) => periksaNomor(kirimBarang.name, kepala.no_kirim)),
    write: async () => {
      const jadi = await Promise.all(
        paket.map(async ({ id, kepala, pieces }) => ({
          id,
          ...dikirimDari(ctx, id, kepala, {
            ...{ pieces, akun: kini.akun, baris: await bekal(ctx, pieces) },
          }),
        })),
      )
      return {
        makes: jadi.map(({ id, isi }) =>
          born(kirimBarang, kirimBarang.commands.simpan, { id, isi, id_asal: kini.id }),
        ),
        steps: [step(bagiBarang, commands.kirim, kini)],
        facts: [
          {
            id_dokumen: kini.id,
            isi: { no_kirim: paket.map(({ kepala }) => kepala.no_kirim).join(', ') },
          },
        ],
        books: jadi.flatMap(({ books }) => books),
        answer: { nomor: kini.nomor },
        nomor: [kini.nomor],
      }
    },
  }
})

export const bagiHandlers = [usul, ubah, batal, kemas, dibagi, kirim]
