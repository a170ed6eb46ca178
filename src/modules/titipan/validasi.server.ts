import { Refusal } from '#kernel/refusal'
import type { Tanggal } from '#kernel/tanggal'
import { post, type Posting, type Transition } from '#server/document/post'
import { handle, reply, type Context } from '#server/serve'
import { gabungBuku } from '#modules/faktur/kunjungan.server'
import { settle } from '#modules/faktur/pembayaran.rules'
import { bukuTitip } from './buat.server.ts'
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

const sudah: Readonly<Record<string, string>> = {
  TITIP: 'Titipan {{nomor}} Sudah Divalidasi',
  DIPAKAI: 'Titipan {{nomor}} Sudah Dipakai',
  BATAL: 'Titipan {{nomor}} Sudah Dibatalkan',
}

/** @throws Refusal E-MDB:02 when another cashier was faster: a reload mends it */
async function muatMenunggu(ctx: Context, nomor: readonly string[]): Promise<TitipanTermuat[]> {
  const found = await muatTitipan(ctx, [...new Set(nomor)])
  for (const each of found)
    if (each.status !== 'OPEN')
      throw new Refusal(sudah[each.status] ?? 'Data Tidak Ditemukan', {
        code: 'E-MDB:02',
        params: { nomor: each.nomor },
      })
  return found
}

/** Deposits belong to the day they were entered for, while that day is open. */
function tanggalTitipan(
  ctx: Context,
  titipan: readonly TitipanTermuat[],
): Pick<Posting, 'tgl_system' | 'boleh_mundur'> {
  const [tgl_system, ...lain] = new Set<Tanggal>(titipan.map((each) => each.tgl_system))
  if (lain.length > 0) throw new Refusal('Titipan Dari Tanggal Berbeda Divalidasi Terpisah')
  if (tgl_system === undefined || tgl_system >= ctx.toko.tgl_system) return {}
  return { tgl_system, boleh_mundur: true }
}

const langkah = (titipan: readonly TitipanTermuat[], ke: 'TITIP' | 'BATAL'): Transition[] =>
  titipan.map(({ id, versi }) => ({ id, dari: 'OPEN', ke, versi }))

export const semua = handle(validasiTitipanSemua, async (ctx) => {
  const rows = await menunggu(ctx)
  const message =
    rows.length > 0 ? 'Data Yang Harus Validasi Tersedia' : 'Belum Ada Data Yang Harus Di Validasi'
  return reply(rows, { message, count: rows.length })
})

/** Validates deposits: the money enters the drawer of the cashier who does, and is owed. */
export const simpan = handle(validasiTitipanSimpan, async (ctx, { body }) => {
  if (body.titipan.length === 0)
    throw new Refusal('Data yang akan divalidasi kosong, PILIH minimal 1 faktur', { code: 'E-ISI' })
  const titipan = await muatMenunggu(ctx, body.titipan)
  const sendiri = titipan.find((each) => each.input_by === ctx.user.user_id)
  if (sendiri && ctx.setting('VALIDASI_ORANG_LAIN_MODULE'))
    throw new Refusal('Titipan {{nomor}} Harus Divalidasi Oleh Orang Lain', {
      params: { nomor: sendiri.nomor },
    })
  const peta = await petaTitipan(ctx)
  const nomor = titipan.map((each) => each.nomor)
  const saved = await post(
    ctx,
    {
      perintah: 'validasi/simpan/titipan',
      ...tanggalTitipan(ctx, titipan),
      transisi: langkah(titipan, 'TITIP'),
      periksa: [['tagihan', titipan.map(({ id }) => ({ id_group: id }))]],
      tulis: gabungBuku(
        titipan.map(({ id, jumlah, pembayaran }) =>
          bukuTitip(id, jumlah, pembayaran, peta, ctx.user.user_id),
        ),
      ),
    },
    reply({ titipan: nomor }, { message: 'Validasi Transaksi Berhasil' }),
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'TITIPAN', nomor, oleh: ctx.user.user_id })
  return saved
})

/** Withdraws deposits that wait: nothing was taken, and their pieces are free again. */
export const batalkan = handle(validasiTitipanBatal, async (ctx, { body }) => {
  if (body.titipan.length === 0)
    throw new Refusal('Data yang akan di batal validasi kosong, PILIH minimal 1 faktur', {
      code: 'E-ISI',
    })
  const titipan = await muatMenunggu(ctx, body.titipan)
  const nomor = titipan.map((each) => each.nomor)
  const saved = await post(
    ctx,
    {
      perintah: 'validasi/cancel/titipan',
      ...tanggalTitipan(ctx, titipan),
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
      ...tanggalTitipan(ctx, [titipan]),
      transisi: [{ id: titipan.id, dari: 'OPEN', ke: 'OPEN', versi: titipan.versi }],
      tulis: gabungBuku([
        {
          pembayaran: lunas.map((payment) => ({
            ...payment,
            id_group: titipan.id,
            versi_bayar,
            masuk: true,
          })),
        },
      ]),
    },
    { kembali: lunas.reduce((sum, { kembali }) => sum + kembali, 0) },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'TITIPAN', nomor, oleh: ctx.user.user_id })
  return saved
})
