import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { serveMove } from '#server/document/run'
import { handle, reply, type Context } from '#server/serve'
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
import { jumlahKembali, settle } from '#modules/pembayaran/pembayaran.rules'
import { checkUang } from '#modules/pembayaran/uang.server'
import { bayarTitip, bukuTitip } from './buat.server.ts'
import { menunggu } from './lihat.server.ts'
import { muatTitipan, petaTitipan, type TitipanTermuat } from './muat.server.ts'
import { gerakBarang } from '#modules/stok/buku'
import { validasiTitipanSemua } from './titipan.calls.ts'
import { gerakTitip } from './titipan.effects.ts'
import { barangDititip } from './titipan.rules.ts'
import { dokumenTitipan } from './titipan.ts'

const { commands } = dokumenTitipan

/** @throws Refusal E-MDB:02 when another cashier was faster: a reload mends it */
async function muatMenunggu(ctx: Context, nomor: readonly string[]): Promise<TitipanTermuat[]> {
  const found = await muatTitipan(ctx, [...new Set(nomor)])
  masihMenunggu(found)
  return found
}

export const semua = handle(validasiTitipanSemua, async (ctx, { query }) => {
  const rows = (await bolehDisaring(ctx, query)) ? await menunggu(ctx, query) : []
  const disaring = query.kode_sales !== null || query.user_id !== null
  return reply(rows, { message: adaMenunggu(rows.length, disaring), count: rows.length })
})

/** Validates deposits: the money enters the drawer of the cashier who takes it, and is owed. */
export const simpan = serveMove(dokumenTitipan, commands.validasi, async (ctx, { body }) => {
  adaDipilih(body.titipan, 'VALIDASI')
  const titipan = await muatMenunggu(ctx, body.titipan)
  checkValidator(ctx, titipan)
  checkDilihat(titipan, body.dilihat)
  const kasir = await kasirPenerima(ctx, body.user_id)
  const peta = await petaTitipan(ctx)
  return {
    moves: titipan,
    tanggal: tanggalMenunggu(ctx, titipan),
    periksa: [['tagihan', titipan.map(({ id }) => ({ id_group: id }))]],
    make: () => ({
      books: titipan.flatMap(({ id, jumlah, pembayaran }) =>
        bukuTitip(id, jumlah, pembayaran, peta, kasir),
      ),
      answer: reply(
        { titipan: titipan.map(({ nomor }) => nomor) },
        { message: 'Validasi Transaksi Berhasil' },
      ),
    }),
  }
})

/** Withdraws deposits that wait: nothing was taken, and their pieces are free again. */
export const batalkan = serveMove(dokumenTitipan, commands.batalValidasi, async (ctx, { body }) => {
  adaDipilih(body.titipan, 'BATAL')
  const titipan = await muatMenunggu(ctx, body.titipan)
  return {
    moves: titipan,
    tanggal: tanggalMenunggu(ctx, titipan),
    make: () => ({
      books: [
        write(
          gerakBarang,
          titipan.flatMap((each) => {
            const piece = barangDititip(each)
            return piece ? [gerakTitip(each.id, piece, 'ADA')] : []
          }),
        ),
      ],
      answer: reply({ jumlah: titipan.length }, { message: 'Batal Validasi Berhasil' }),
    }),
  }
})

/** How a waiting deposit is paid may change at the cash desk; how much may not. */
export const bayar = serveMove(dokumenTitipan, commands.bayar, async (ctx, { body }) => {
  const [titipan] = await muatMenunggu(ctx, [body.no_titipan.trim().toUpperCase()])
  if (!titipan) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const lunas = settle(body.pembayaran, titipan.jumlah)
  await checkUang(ctx, body.pembayaran, 'Titipan Tidak Dibayar Dengan Titipan')
  const versi_bayar = (titipan.pembayaran[0]?.versi_bayar ?? 0) + 1
  return {
    moves: [titipan],
    tanggal: tanggalMenunggu(ctx, [titipan]),
    make: () => ({
      books: [bayarTitip(titipan.id, lunas, versi_bayar)],
      answer: { kembali: jumlahKembali(lunas) },
    }),
  }
})
