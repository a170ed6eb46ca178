import { list, row, text, whole, keyOf, type ShapeOf } from '#kernel/shape'
import { write } from '#kernel/ledger'
import { takesBack, undone } from '#server/document/cancel'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { loadDocument } from '#server/document/recorded'
import { serve, serveMove, step } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle, reply, type Context, type Handler } from '#server/serve'
import { formatRupiah } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'
import {
  adaDipilih,
  adaMenunggu,
  bolehDisaring,
  checkDilihat,
  checkValidator,
  kasirPenerima,
  masihMenunggu,
  tanggalMenunggu,
} from '#modules/kasir/kasir.server'
import { pembayaranBuku } from '#modules/pembayaran/buku'
import { bayarTerakhir, jumlahKembali, settle } from '#modules/pembayaran/pembayaran.rules'
import { kasBalik } from '#modules/pembayaran/uang.effects'
import { checkUang } from '#modules/pembayaran/uang.server'
import { perluTransfer } from '#modules/pembayaran/transfer.rules'
import { transferMenunggu } from '#modules/pembayaran/transfer.server'
import { pengembalian } from '#modules/pembayaran/uang-kembali.rules'
import { checkUangKembali, pemberiUang, tunaiKeluar } from '#modules/pembayaran/uang-kembali.server'
import { kasBuku } from '#modules/kas/buku'
import { jenisKwitansi } from './buku.ts'
import { diterima, hitungPajakJasa, muatJanji, periksaJanji, type Menepati } from './janji.server.ts'
import { takMenunggu, type Janji } from './janji.rules.ts'

const kepala = {
  ...{ id: text, nomor: text, status: text, versi: whole, tgl_system: text, saat: text },
  ...{ input_by: text, jenis: keyOf(jenisKwitansi), jumlah: whole, id_janji: text },
  ...{ no_janji: text, nama_customer: text, no_hp: text, pembayaran: bayarTerakhir },
}
const baris = row(kepala)
type Termuat = ShapeOf<typeof baris>

/**
 * The four commands of the payments of one kind of promise, and what waits for the cashier: once
 * for every kind.
 */
export function serveKwitansi<I, L extends string>(menepati: Menepati<I, L>): Handler[] {
  const { barang, isi, kwitansi, lepas } = menepati
  const { document, janji, menunggu } = kwitansi
  const { commands } = document
  const load = defineLoad('muat_kwitansi', list(row({ ...kepala, isi })))
  const muat = (ctx: Context, minta: { readonly nomor?: readonly string[] }) =>
    ctx.db.load(load, [ctx.kodeToko, document.name, JSON.stringify(minta)])

  /** @throws Refusal E-MDB:02 when another cashier was faster: a reload mends it */
  const yangMenunggu = async (ctx: Context, nomor: readonly string[]): Promise<readonly Termuat[]> => {
    const asked = [...new Set(nomor.map((each) => each.trim().toUpperCase()))]
    const found = await muat(ctx, { nomor: asked })
    if (found.length < asked.length)
      throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
    masihMenunggu(found)
    return found
  }

  const untuk = async (ctx: Context, found: readonly Termuat[]): Promise<Map<string, Janji<I>>> =>
    new Map(
      (await muatJanji(ctx, menepati, { id: found.map(({ id_janji }) => id_janji) })).map((each) => [
        each.id,
        each,
      ]),
    )
  const milik = (semua: ReadonlyMap<string, Janji<I>>, { id_janji, no_janji }: Termuat) => {
    const found = semua.get(id_janji)
    if (!found) throw new RangeError(`the promise ${no_janji} is of another kind`)
    return found
  }

  const semua = handle(menunggu, async (ctx, { query }) => {
    const all = (await bolehDisaring(ctx, query)) ? await muat(ctx, {}) : []
    const shown = all.filter(({ input_by }) => (query.user_id ?? input_by) === input_by)
    const belum = await transferMenunggu(
      ctx,
      shown.map(({ id }) => id),
    )
    const tunggu = new Set(belum.map(({ nomor }) => nomor))
    const rows = shown.map((each) => ({
      ...each,
      barang: barang(each.isi),
      belum_masuk: tunggu.has(each.nomor),
      pembayaran: [...each.pembayaran],
    }))
    const disaring = query.kode_sales !== null || query.user_id !== null
    return reply(rows, { message: adaMenunggu(rows.length, disaring), count: rows.length })
  })

  const validasi = serve(document, commands.validasi, async (ctx, { body }) => {
    adaDipilih(body.nomor, 'VALIDASI')
    const found = await yangMenunggu(ctx, body.nomor)
    checkValidator(ctx, found)
    checkDilihat(found, body.dilihat)
    const kasir = await kasirPenerima(ctx, body.user_id)
    const semuanya = await untuk(ctx, found)
    const pajakDari = await hitungPajakJasa(ctx)
    const lunas = found.filter(({ jenis }) => jenis === 'LUNAS').map(({ id }) => id)
    const tanggal = tanggalMenunggu(ctx, found)
    return {
      tanggal,
      // Goods are handed over for it: somebody says so while a transfer was not seen yet.
      needs: perluTransfer(await transferMenunggu(ctx, lunas)),
      periksa: [
        ['tagihan', found.map(({ id }) => ({ id_group: id }))],
        ...[...semuanya.values()].map((each) => periksaJanji({ ...each, menunggu: null })),
      ],
      write: () => {
        const lanjut = found.map((each) => {
          const { id, jenis, pembayaran } = each
          const uang = { id, janji: milik(semuanya, each), jenis, lunas: pembayaran, pajakDari }
          return diterima(ctx, menepati, uang, kasir)
        })
        return {
          steps: [
            ...found.map((each) => step(document, commands.validasi, each)),
            ...lanjut.flatMap(({ steps }) => steps),
          ],
          books: lanjut.flatMap(({ books }) => books),
          facts: lanjut.flatMap(({ facts = [] }) => facts),
          answer: reply(
            { nomor: found.map(({ nomor }) => nomor) },
            { message: 'Validasi Transaksi Berhasil' },
          ),
          nomor: found.flatMap(({ no_janji, nomor }) => [nomor, no_janji]),
        }
      },
    }
  })

  const batalValidasi = serveMove(document, commands.batalValidasi, async (ctx, { body }) => {
    adaDipilih(body.nomor, 'BATAL')
    const found = await yangMenunggu(ctx, body.nomor)
    return {
      moves: found,
      tanggal: tanggalMenunggu(ctx, found),
      make: () => ({
        books: [],
        answer: reply({ jumlah: found.length }, { message: 'Batal Validasi Berhasil' }),
      }),
    }
  })

  const bayar = serveMove(document, commands.bayar, async (ctx, { body }) => {
    const found = await yangMenunggu(ctx, [body.nomor])
    const lunas = settle(
      body.pembayaran,
      found.reduce((sum, { jumlah }) => sum + jumlah, 0),
    )
    await checkUang(ctx, body.pembayaran)
    return {
      moves: found,
      tanggal: tanggalMenunggu(ctx, found),
      make: () => ({
        books: found.map(({ id, pembayaran: [lama] }) =>
          write(
            pembayaranBuku,
            lunas.map((each) => ({
              ...{ ...each, id_group: id, masuk: true },
              versi_bayar: (lama?.versi_bayar ?? 0) + 1,
            })),
          ),
        ),
        answer: { kembali: jumlahKembali(lunas) },
      }),
    }
  })

  /** Cash goes out of the drawer of whoever gives it; everything else is the exact negation. */
  const batal = serve(document, commands.batal, async (ctx, { body }) => {
    const books = document.books.filter(({ name, undo }) => undo && name !== kasBuku.name)
    const old = await loadDocument(ctx, { ...document, books: [...books, kasBuku] }, body.nomor)
    if (old.status !== 'VALID')
      throw new Refusal('{{nomor}} Berstatus {{status}}, Tidak Dapat Dibatalkan', {
        params: { nomor: old.nomor, status: old.status },
      })
    if (old.tgl_system !== ctx.toko.tgl_system)
      throw new Refusal('Tidak Dapat Membatalkan {{dokumen}} Kemarin', {
        params: { dokumen: document.title },
      })
    const found = await muat(ctx, { nomor: [old.nomor] })
    const semuanya = await untuk(ctx, found)
    const back = found.flatMap(({ pembayaran }) =>
      pembayaran.map((each) => ({ ...each, kategori: janji.name, user_id: '', laci: '' })),
    )
    const keluar = pengembalian(back, 0, true)
    const uangTunai = await checkUangKembali(ctx, tunaiKeluar(keluar), body.uang_dari)
    const lepasan = found.map((each) => {
      const satu = milik(semuanya, each)
      takMenunggu(satu)
      if (each.jenis === 'LUNAS') return { satu, ...lepas(ctx, satu) }
      if (satu.saldo < each.jumlah)
        throw new Refusal('Uang {{nomor}} Sudah Dipakai', { params: { nomor: old.nomor } })
      return { satu, steps: [], books: [] }
    })
    const jumlah = found.reduce((sum, each) => sum + each.jumlah, 0)
    return {
      needs: [
        {
          kategori: 'BATAL_KWITANSI',
          sebelum: { [old.nomor]: `VALID Rp ${formatRupiah(jumlah)}` },
          sesudah: { [old.nomor]: 'BATAL', ...uangTunai },
          keterangan: body.alasan,
        },
        ...perluTransfer(await transferMenunggu(ctx, [old.id])),
      ],
      periksa: lepasan.map(({ satu }) => periksaJanji(satu)),
      write: () => {
        const id = newId()
        const di = pemberiUang(ctx, body.uang_dari)
        return {
          makes: [takesBack(commands.batal, old, id)],
          steps: [
            step(document, commands.batal, old),
            ...lepasan.flatMap(({ steps }) => steps),
          ],
          books: [
            ...undone({ books }, old, id),
            ...lepasan.flatMap((each) => each.books),
            write(kasBuku, kasBalik(id, janji.name, { back: keluar, nomor: old.nomor }, di)),
          ],
          answer: { nomor: numberOf(id) },
          nomor: found.flatMap(({ no_janji, nomor }) => [nomor, no_janji]),
        }
      },
    }
  })

  return [semua, validasi, batalValidasi, bayar, batal]
}
