import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { defineEndpoint } from '#kernel/endpoint'
import { group as bundle, integer, rupiah, text, yes } from '#kernel/field'
import type { Master } from '#kernel/master'
import { buildHouse, defineModule } from '#kernel/module'
import { signedIn } from '#kernel/right'
import { encode } from '#kernel/wire'
import { audit } from '#server/audit/audit'
import { requireApprovals } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { booksOf } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle, serveModule } from '#server/serve'
import { createTestHttp, testPassword, type TestAnswer, type TestHttp } from '#server/test-http'
import { daftarBayar } from '#modules/kunjungan/bagian.server'
import { pelangganDari } from '#modules/pelanggan/pelanggan.server'
import type { Lunas } from '#modules/pembayaran/pembayaran.rules'
import { bukuUang } from '#modules/pembayaran/uang.effects'
import { kunjungan } from '#modules/konter/kunjungan'
import { cincin, dataOf } from '../../../scenarios/cincin.ts'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import { bagianPembelian, nilaiPembelian } from './bagian.server.ts'
import { muatPembelian } from './muat.server.ts'
import { pembelianMasuk, penjual } from './pembelian.ts'
import { bukuBatal, bukuValidasi, pembelianGroup } from './tercatat.rules.ts'

// A shop that has sold seven rings on one note, and a visit of purchases alone: the posting is made
// here, of the part that the module gives.

const beli = defineEndpoint({
  method: 'POST',
  path: 'uji/beli',
  summary: 'A visit that only sells to the shop, paid in cash',
  right: signedIn,
  posting: true,
  body: { ...penjual, ...pembelianMasuk, langsung: yes({ label: 'Langsung' }) },
  answer: bundle({
    no_faktur_beli: text({ label: 'No', required: true }),
    no_faktur_group: text({ label: 'No', required: true }),
    total: rupiah({ label: 'Total', required: true }),
  }),
})
const tahap = <const P extends string>(path: P) =>
  defineEndpoint({
    method: 'POST',
    path,
    summary: 'The next step of OPEN purchases',
    right: signedIn,
    posting: true,
    body: { id_group: text({ label: 'Id', required: true }) },
    answer: bundle({ n: integer({ label: 'N', required: true }) }),
  })
const batal = tahap('uji/batal')
const validasi = tahap('uji/validasi')

/** Paid out in cash. */
const tunai = (jumlah: number): Lunas => ({
  jenis: 'CASH',
  no_rekening: null,
  jumlah,
  fee: 0,
  no_ref: null,
  diterima: jumlah,
  kembali: 0,
})

const simpan = handle(beli, async (ctx, { body }) => {
  const barcode = body.baris.flatMap(({ kode_barcode }) => kode_barcode ?? [])
  const termuat = await muatPembelian(ctx, barcode)
  const visit = { nilaiJual: 0, penjual: body, di: 'pembelian.', alasan: 'salah kode' }
  const dinilai = nilaiPembelian(ctx, body, termuat, visit)
  const otorisasi = await requireApprovals(ctx, dinilai.perlu)
  const id_group = newId()
  const dikenal = await pelangganDari(ctx, body)
  const bagian = bagianPembelian(ctx, dinilai, termuat, {
    id_group,
    kode_sales: 'SLS1',
    id_pelanggan: dikenal.id,
    keterangan: null,
    langsung: body.langsung,
  })
  const lunas = tunai(dinilai.total)
  const kasir = { user_id: ctx.user.user_id, laci: ctx.user.user_id }
  const uang = bukuUang('KELUAR', { id: id_group, pembayaran: [lunas] }, kasir, termuat.akun)
  return post(
    ctx,
    {
      perintah: 'uji/beli',
      otorisasi,
      dokumen: [
        { id: id_group, jenis: 'GROUP', prefix: 'FG', status: body.langsung ? 'VALID' : 'OPEN' },
        ...bagian.makes,
      ],
      periksa: bagian.periksa,
      tulis: booksOf(kunjungan, [
        ...dikenal.books,
        ...bagian.books,
        daftarBayar(id_group, [lunas], 'KELUAR'),
        ...(body.langsung ? [...bagian.valid, ...uang] : []),
      ]),
    },
    {
      no_faktur_beli: numberOf(bagian.id[0] ?? ''),
      no_faktur_group: numberOf(id_group),
      total: dinilai.total,
    },
  )
})

const group = defineLoad('pembelian_group', pembelianGroup)
const masihOpen = { dari: 'OPEN', versi: 1 } as const

const batalkan = handle(batal, async (ctx, { body: { id_group } }) => {
  const beli = await ctx.db.load(group, [ctx.kodeToko, id_group])
  return post(
    ctx,
    {
      perintah: 'uji/batal',
      transisi: [id_group, ...beli.map(({ id }) => id)].map((id) => ({
        id,
        ...masihOpen,
        ke: 'BATAL',
      })),
      tulis: booksOf(kunjungan, bukuBatal(beli)),
    },
    { n: beli.length },
  )
})

const validkan = handle(validasi, async (ctx, { body: { id_group } }) => {
  const beli = await ctx.db.load(group, [ctx.kodeToko, id_group])
  const { akun } = await muatPembelian(ctx, [])
  const lunas = tunai(beli.reduce((sum, { harga_total }) => sum + harga_total, 0))
  const kasir = { user_id: 'kasir1', laci: 'kasir1' }
  const uang = bukuUang('KELUAR', { id: id_group, pembayaran: [lunas] }, kasir, akun)
  return post(
    ctx,
    {
      perintah: 'uji/validasi',
      transisi: [id_group, ...beli.map(({ id }) => id)].map((id) => ({
        id,
        ...masihOpen,
        ke: 'VALID',
      })),
      periksa: [['tagihan', [{ id_group }]]],
      tulis: booksOf(kunjungan, [...bukuValidasi(beli, akun), ...uang]),
    },
    { n: beli.length },
  )
})

const uji = defineModule({ name: 'uji', needs: [] })

export interface TokoBeli {
  readonly http: TestHttp
  readonly kasir: string // tokens
  readonly own: string
  /** What was sold: rings of 4.120 gr at 1,650,000 a gram, 6,798,000 each, on one note. */
  readonly barcode: readonly string[]
  readonly nota: { readonly no_faktur_jual: string; readonly id: string }
  send(path: string, body: object, token?: string, otorisasi?: string): Promise<TestAnswer>
  /** As send(), where somebody else gives the approval that is asked for. */
  withApproval(path: string, body: object): Promise<TestAnswer>
  rows<R>(statement: ReturnType<typeof sql<R>>): Promise<R[]>
  /** What audit finds. */
  beda(): Promise<string[]>
}

type Send = TokoBeli['send']

const sender =
  (http: TestHttp, kasir: string): Send =>
  (path, body, token = kasir, otorisasi) =>
    http.send('POST', `/api/v1/${path}`, {
      token,
      body,
      headers: {
        'idempotency-key': randomUUID(),
        ...(otorisasi ? { 'x-otorisasi': otorisasi } : {}),
      },
    })

async function withApproval(
  send: Send,
  kasir: string,
  path: string,
  body: object,
): Promise<TestAnswer> {
  const refused = await send(path, body)
  const { kategori, no_otorisasi } = refused.json.details ?? {}
  const approval = { user_id: 'own', password: testPassword, kategori, no_otorisasi }
  dataOf(await send('authorisation', approval))
  return send(path, body, kasir, String(no_otorisasi))
}

async function fill(send: Send, own: string, master: Master, done: Set<string>): Promise<void> {
  const off = master.when !== undefined && !house.settings[master.when]?.initial
  if (done.has(master.name) || off) return
  done.add(master.name)
  for (const { ref } of Object.values(master.fields))
    if (ref) await fill(send, own, house.master(ref.master), done)
  const body = Object(encode(bundle(master.fields), master.contoh))
  dataOf(await send(master.calls.create, body, own))
}

/** Receives seven rings and sells them to Ibu Sari; answers their barcodes. */
async function jualCincin(send: Send, own: string): Promise<string[]> {
  const tujuh = { asal: 'SALDO AWAL', baris: Array.from({ length: 7 }, () => cincin) }
  const made = await send('barang/tambah', tujuh, own)
  const barcode: string[] = made.json.data.barang.map(
    (each: { kode_barcode: string }) => each.kode_barcode,
  )
  dataOf(await send('penjualan/harga-hari-ini', {}))
  const total = 7 * (6_798_000 + 309_000)
  const jual = await send('penjualan/simpan', {
    kode_sales: 'SLS1',
    nama_customer: 'Ibu Sari',
    no_hp: '081234567890',
    baris: barcode.map((kode_barcode) => ({ kode_barcode })),
    pembayaran: [{ jenis: 'CASH', jumlah: total }],
    total,
  })
  const { no_faktur_group } = dataOf(jual)
  dataOf(await send('validasi/simpan/jualbeli', { penjualan: [no_faktur_group], pembelian: [] }))
  return barcode
}

export async function openTokoBeli(): Promise<TokoBeli> {
  const http = await createTestHttp({
    house: buildHouse([...house.modules, uji]),
    modules: [...servedModules, serveModule(uji, { handlers: [simpan, batalkan, validkan] })],
  })
  await http.addShop('GS1', 'PUSAT')
  const own = await http.token('own', 'OWN')
  const kasir = await http.token('kasir1', 'KASIR')
  const send = sender(http, kasir)
  const done = new Set<string>()
  for (const master of house.masters) await fill(send, own, master, done)
  const barcode = await jualCincin(send, own)
  const rows: TokoBeli['rows'] = (statement) => http.database.db.rows('GS1', statement)
  const [nota] = await rows(
    sql<TokoBeli['nota']>`select d.nomor as no_faktur_jual, d.id from kencana.dokumen d
      where d.jenis = 'PENJUALAN'`,
  )
  if (!nota) throw new Error('nothing was sold')
  return {
    http,
    kasir,
    own,
    barcode,
    nota,
    send,
    rows,
    withApproval: (path, body) => withApproval(send, kasir, path, body),
    beda: async () =>
      (await audit(http.database.ownerUrl, () => undefined)).beda.map(({ kalimat }) => kalimat),
  }
}

/** A line of a purchase as the counter sends it: one of the rings, in good order. */
export const baris = (kode_barcode: string | undefined, lain: object = {}): object => ({
  kode_barcode,
  kode_kondisi: 'BAIK',
  berat_kotor: 4.12,
  ...lain,
})
export const isi = (...lines: object[]): object => ({ jenis: 'BELI', baris: lines })
