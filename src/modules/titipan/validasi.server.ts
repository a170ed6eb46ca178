import { Refusal } from '#kernel/refusal'
import { post, type Transition } from '#server/document/post'
import { handle, reply, type Context } from '#server/serve'
import { gabungBuku } from '#modules/faktur/kunjungan.server'
import {
  adaDipilih,
  adaMenunggu,
  bolehDisaring,
  checkDilihat,
  checkValidator,
  kasirMeja,
  masihMenunggu,
  tanggalMeja,
} from '#modules/faktur/meja.server'
import { settle } from '#modules/faktur/pembayaran.rules'
import { bayarTitip, bukuTitip } from './buat.server.ts'
import { menunggu } from './lihat.server.ts'
import { checkUang, muatTitipan, petaTitipan, type TitipanTermuat } from './muat.server.ts'
import {
  validasiTitipanBatal,
  validasiTitipanBayar,
  validasiTitipanSemua,
  validasiTitipanSimpan,
} from './titipan.calls.ts'
import { gerakTitip } from './titipan.effects.ts'
import { barangDititip } from './titipan.rules.ts'

/** @throws Refusal E-MDB:02 when another cashier was faster: a reload mends it */
async function muatMenunggu(ctx: Context, nomor: readonly string[]): Promise<TitipanTermuat[]> {
  const found = await muatTitipan(ctx, [...new Set(nomor)])
  masihMenunggu(found)
  return found
}

const langkah = (titipan: readonly TitipanTermuat[], ke: 'TITIP' | 'BATAL'): Transition[] =>
  titipan.map(({ id, versi }) => ({ id, dari: 'OPEN', ke, versi }))

export const semua = handle(validasiTitipanSemua, async (ctx, { query }) => {
  const rows = (await bolehDisaring(ctx, query)) ? await menunggu(ctx, query) : []
  const disaring = query.kode_sales !== null || query.user_id !== null
  return reply(rows, { message: adaMenunggu(rows.length, disaring), count: rows.length })
})

/** Validates deposits: the money enters the drawer of the cashier who takes it, and is owed. */
export const simpan = handle(validasiTitipanSimpan, async (ctx, { body }) => {
  adaDipilih(body.titipan, 'VALIDASI')
  const titipan = await muatMenunggu(ctx, body.titipan)
  checkValidator(ctx, titipan)
  checkDilihat(titipan, body.dilihat)
  const kasir = await kasirMeja(ctx, body.user_id)
  const peta = await petaTitipan(ctx)
  const nomor = titipan.map((each) => each.nomor)
  const saved = await post(
    ctx,
    {
      perintah: 'validasi/simpan/titipan',
      ...tanggalMeja(ctx, titipan),
      transisi: langkah(titipan, 'TITIP'),
      periksa: [['tagihan', titipan.map(({ id }) => ({ id_group: id }))]],
      tulis: gabungBuku(
        titipan.map(({ id, jumlah, pembayaran }) => bukuTitip(id, jumlah, pembayaran, peta, kasir)),
      ),
    },
    reply({ titipan: nomor }, { message: 'Validasi Transaksi Berhasil' }),
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'TITIPAN', nomor, oleh: ctx.user.user_id })
  return saved
})

/** Withdraws deposits that wait: nothing was taken, and their pieces are free again. */
export const batalkan = handle(validasiTitipanBatal, async (ctx, { body }) => {
  adaDipilih(body.titipan, 'BATAL')
  const titipan = await muatMenunggu(ctx, body.titipan)
  const nomor = titipan.map((each) => each.nomor)
  const saved = await post(
    ctx,
    {
      perintah: 'validasi/cancel/titipan',
      ...tanggalMeja(ctx, titipan),
      transisi: langkah(titipan, 'BATAL'),
      tulis: gabungBuku([
        {
          gerak_barang: titipan.flatMap((each) => {
            const piece = barangDititip(each)
            return piece ? [gerakTitip(each.id, piece, 'ADA')] : []
          }),
        },
      ]),
    },
    reply({ jumlah: titipan.length }, { message: 'Batal Validasi Berhasil' }),
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'TITIPAN', nomor, oleh: ctx.user.user_id })
  return saved
})

/** How a waiting deposit is paid may change at the cash desk; how much may not. */
export const bayar = handle(validasiTitipanBayar, async (ctx, { body }) => {
  const nomor = [body.no_titipan.trim().toUpperCase()]
  const [titipan] = await muatMenunggu(ctx, nomor)
  if (!titipan) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const lunas = settle(body.pembayaran, titipan.jumlah)
  await checkUang(ctx, body.pembayaran)
  const versi_bayar = (titipan.pembayaran[0]?.versi_bayar ?? 0) + 1
  const saved = await post(
    ctx,
    {
      perintah: 'validasi/bayar/titipan',
      ...tanggalMeja(ctx, [titipan]),
      transisi: [{ id: titipan.id, dari: 'OPEN', ke: 'OPEN', versi: titipan.versi }],
      tulis: gabungBuku([
        {
          pembayaran: bayarTitip(titipan.id, lunas, versi_bayar),
        },
      ]),
    },
    { kembali: lunas.reduce((sum, { kembali }) => sum + kembali, 0) },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'TITIPAN', nomor, oleh: ctx.user.user_id })
  return saved
})
