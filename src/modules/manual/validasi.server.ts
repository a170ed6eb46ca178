import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { list } from '#kernel/shape'
import { formatBerat } from '#kernel/figures'
import { serveMove } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle, reply, type Context } from '#server/serve'
import {
  adaDipilih,
  adaMenunggu,
  bolehDisaring,
  checkDilihat,
  checkValidator,
  kasirPenerima,
  masihMenunggu,
  perluValidatorBeli,
  tanggalMenunggu,
} from '#modules/kasir/kasir.server'
import { batasBayar } from '#modules/kunjungan/bagian.server'
import { pembayaranBuku } from '#modules/pembayaran/buku'
import { jumlahKembali, settle } from '#modules/pembayaran/pembayaran.rules'
import { perluTransfer } from '#modules/pembayaran/transfer.rules'
import { transferMenunggu } from '#modules/pembayaran/transfer.server'
import { checkUang } from '#modules/pembayaran/uang.server'
import { muatManual } from './barang-manual.server.ts'
import { akunNotaManual, bukuGram, bukuStok } from './manual.effects.ts'
import { bukuSah } from './nota-manual.effects.ts'
import { notaKini, tagihanNota, type NotaManualKini } from './nota-manual.rules.ts'
import { manualMenunggu, notaManual } from './nota-manual.ts'

const { commands } = notaManual
const muat = defineLoad('muat_nota_manual', list(notaKini))
const muatNota = (ctx: Context, minta: { readonly nomor?: readonly string[] }) =>
  ctx.db.load(muat, [ctx.kodeToko, JSON.stringify(minta)])

/** @throws Refusal E-TIDAK-ADA; E-MDB:02 when another cashier was faster */
async function menunggu(ctx: Context, nomor: readonly string[]) {
  const asked = [...new Set(nomor.map((each) => each.trim().toUpperCase()))]
  const found = await muatNota(ctx, { nomor: asked })
  if (found.length < asked.length)
    throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  masihMenunggu(found)
  return found
}

const ringkas = ({ isi: { baris } }: NotaManualKini): string =>
  baris
    .map(
      ({ berat, kode_dept, kode_group }) => `${kode_dept} ${kode_group} ${formatBerat(berat)} gr`,
    )
    .join(', ')

/** What waits for the cashier, oldest first. */
const semua = handle(manualMenunggu, async (ctx, { query }) => {
  const all = (await bolehDisaring(ctx, query)) ? await muatNota(ctx, {}) : []
  const shown = all.filter(
    (each) =>
      each.input_by === (query.user_id ?? each.input_by) &&
      each.kode_sales === (query.kode_sales ?? each.kode_sales),
  )
  const belum = await transferMenunggu(
    ctx,
    shown.map(({ id }) => id),
  )
  const tunggu = new Set(belum.map(({ nomor }) => nomor))
  const rows = shown.map((each) => ({
    ...each,
    arah: each.isi.arah,
    barang: ringkas(each),
    berat: each.isi.baris.reduce((sum, { berat }) => sum + berat, 0),
    jumlah: tagihanNota(each),
    belum_masuk: tunggu.has(each.nomor),
    pembayaran: [...each.pembayaran],
  }))
  const disaring = query.kode_sales !== null || query.user_id !== null
  return reply(rows, { message: adaMenunggu(rows.length, disaring), count: rows.length })
})

const dibeli = ({ isi: { beli } }: NotaManualKini) => (beli > 0 ? [{ harga_total: beli }] : [])

const validasi = serveMove(notaManual, commands.validasi, async (ctx, { body }) => {
  adaDipilih(body.nomor, 'VALIDASI')
  const found = await menunggu(ctx, body.nomor)
  checkValidator(ctx, found)
  checkDilihat(found, body.dilihat)
  const kasir = await kasirPenerima(ctx, body.user_id)
  const dijual = found.filter(({ isi }) => isi.arah === 'JUAL').map(({ id }) => id)
  return {
    moves: found,
    needs: [
      ...perluTransfer(await transferMenunggu(ctx, dijual)),
      ...(await perluValidatorBeli(
        ctx,
        found.map((each) => ({ ...each, beli: dibeli(each) })),
      )),
    ],
    tanggal: tanggalMenunggu(ctx, found),
    periksa: [['tagihan', found.map(({ id }) => ({ id_group: id }))]],
    make: async () => {
      const manual = await muatManual(
        ctx,
        found.flatMap(({ isi }) => isi.baris),
      )
      return {
        books: found.flatMap((nota) => bukuSah(nota, nota.pembayaran, manual, kasir)),
        answer: reply(
          { nomor: found.map(({ nomor }) => nomor) },
          { message: 'Validasi Transaksi Berhasil' },
        ),
      }
    },
  }
})

/** What was sold lies in its tray again. */
const batalValidasi = serveMove(notaManual, commands.batalValidasi, async (ctx, { body }) => {
  adaDipilih(body.nomor, 'BATAL')
  const found = await menunggu(ctx, body.nomor)
  return {
    moves: found,
    tanggal: tanggalMenunggu(ctx, found),
    make: () => ({
      books: found.flatMap(({ id, isi }) => {
        const kembali = isi.gerak.map((row) => ({
          ...{ ...row, dibaca: null, qty: 0 - row.qty, berat: 0 - row.berat },
          ...{ murni: 0 - row.murni, nilai: 0 - row.nilai },
        }))
        return [bukuStok(id, kembali), bukuGram(id, kembali, akunNotaManual)]
      }),
      answer: reply({ jumlah: found.length }, { message: 'Batal Validasi Berhasil' }),
    }),
  }
})

/** How a waiting note is paid may change at the cash desk; how much may not. */
const bayar = serveMove(notaManual, commands.bayar, async (ctx, { body }) => {
  const found = await menunggu(ctx, [body.nomor])
  const lunas = settle(
    body.pembayaran,
    found.reduce((sum, each) => sum + tagihanNota(each), 0),
    batasBayar(ctx),
  )
  await checkUang(ctx, body.pembayaran)
  return {
    moves: found,
    tanggal: tanggalMenunggu(ctx, found),
    make: () => ({
      books: found.map(({ id, isi, pembayaran: [lama] }) =>
        write(
          pembayaranBuku,
          lunas.map((each) => ({
            ...{ ...each, id_group: id, masuk: isi.arah === 'JUAL' },
            versi_bayar: (lama?.versi_bayar ?? 0) + 1,
          })),
        ),
      ),
      answer: { kembali: jumlahKembali(lunas) },
    }),
  }
})

export const validasiHandlers = [semua, validasi, batalValidasi, bayar]
