import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { leaders } from '#kernel/screen'
import { serve, serveMove, step } from '#server/document/run'
import { handle, reply, type Handler } from '#server/serve'
import {
  adaDipilih,
  adaMenunggu,
  bolehDisaring,
  checkDilihat,
  checkValidator,
  kasirPenerima,
  tanggalMenunggu,
} from '#modules/kasir/kasir.server'
import { settingKasir } from '#modules/kasir/setting'
import { batasBayar } from '#modules/kunjungan/bagian.server'
import { pembayaranBuku } from '#modules/pembayaran/buku'
import { jumlahKembali, settle } from '#modules/pembayaran/pembayaran.rules'
import { checkUang } from '#modules/pembayaran/uang.server'
import { perluTransfer } from '#modules/pembayaran/transfer.rules'
import { transferMenunggu } from '#modules/pembayaran/transfer.server'
import { mengakhiri, uangKwitansi } from './buku.ts'
import { diterima, lanjutanDari, periksaJanji, type Menepati } from './janji.server.ts'
import { serveKertasKwitansi } from './kertas-kwitansi.server.ts'
import { batalKwitansi } from './kwitansi-batal.server.ts'
import { janjiDari, muatKwitansi, yangMenunggu } from './kwitansi-muat.server.ts'
import { hitungPajak } from './pajak-janji.server.ts'

/** What waits for the cashier, oldest first. */
const semua = <I, L extends string>(menepati: Menepati<I, L>): Handler => {
  const { barang, kwitansi } = menepati
  return handle(kwitansi.menunggu, async (ctx, { query }) => {
    const all = (await bolehDisaring(ctx, query)) ? await muatKwitansi(ctx, menepati, {}) : []
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
      jumlah: uangKwitansi(each),
      barang: barang(each.isi),
      belum_masuk: tunggu.has(each.nomor),
      baru: each.status_janji === 'OPEN' && each.jenis === 'MUKA',
      pembayaran: [...each.pembayaran],
    }))
    const disaring = query.kode_sales !== null || query.user_id !== null
    return reply(rows, { message: adaMenunggu(rows.length, disaring), count: rows.length })
  })
}

/** The money enters the drawer of the cashier who takes it, and what it pays goes on. */
const validasi = <I, L extends string>(menepati: Menepati<I, L>): Handler => {
  const { document } = menepati.kwitansi
  const { commands } = document
  return serve(document, commands.validasi, async (ctx, { body }) => {
    adaDipilih(body.nomor, 'VALIDASI')
    const found = await yangMenunggu(ctx, menepati, body.nomor)
    checkValidator(ctx, found)
    checkDilihat(found, body.dilihat)
    const kasir = await kasirPenerima(ctx, body.user_id)
    const milik = await janjiDari(ctx, menepati, found)
    const pajakDari = await hitungPajak(ctx, menepati)
    const lunas = found.filter(({ jenis }) => mengakhiri(jenis)).map(({ id_janji }) => id_janji)
    const tanggal = tanggalMenunggu(ctx, found)
    return {
      tanggal,
      // Goods are handed over for it: somebody says so while a transfer was not seen yet.
      needs: perluTransfer(await transferMenunggu(ctx, lunas)),
      periksa: [
        ['tagihan', found.map(({ id }) => ({ id_group: id }))],
        ...found.map((each) => periksaJanji({ ...milik(each), menunggu: null })),
      ],
      write: () => {
        const lanjut = found.map((each) => {
          const { id, jenis, pembayaran } = each
          const uang = { id, janji: milik(each), jenis, lunas: pembayaran, pajakDari }
          return diterima(menepati, uang, kasir)
        })
        const makes = lanjut.flatMap((each) => each.makes ?? [])
        return {
          makes,
          steps: [
            ...found.map((each) => step(document, commands.validasi, each)),
            ...lanjut.flatMap(({ steps }) => steps),
          ],
          books: lanjut.flatMap(({ books }) => books),
          answer: reply(
            { nomor: found.map(({ nomor }) => nomor), lanjutan: lanjutanDari(menepati, makes) },
            { message: 'Validasi Transaksi Berhasil' },
          ),
          nomor: found.flatMap(({ no_janji, nomor }) => [nomor, no_janji]),
        }
      },
    }
  })
}

/** Nothing was taken: the promise waits for no money any more; one that lends is not made. */
const batalValidasi = <I, L extends string>(menepati: Menepati<I, L>): Handler => {
  const { document } = menepati.kwitansi
  const { commands } = document
  return serve(document, commands.batalValidasi, async (ctx, { body }) => {
    adaDipilih(body.nomor, 'BATAL')
    // Its promise may go on without it by now: somebody must be able to end it (ADR 0389).
    if (!ctx.setting(settingKasir.CANCEL_VALIDATION_MODULE) && !leaders.includes(ctx.user.level))
      throw new Refusal('Pembayaran Yang Menunggu Dibatalkan SPV Atau OWN')
    const found = await yangMenunggu(ctx, menepati, body.nomor)
    const milik = await janjiDari(ctx, menepati, found)
    const ditarik = found.flatMap((each) =>
      each.jenis === 'PINJAM' ? (menepati.pinjam?.tarik(milik(each)) ?? []) : [],
    )
    return {
      tanggal: tanggalMenunggu(ctx, found),
      write: () => ({
        steps: [
          ...found.map((each) => step(document, commands.batalValidasi, each)),
          ...ditarik.flatMap(({ steps }) => steps),
        ],
        books: ditarik.flatMap(({ books }) => books),
        nomor: found.flatMap(({ no_janji, nomor }) => [nomor, no_janji]),
        answer: reply({ jumlah: found.length }, { message: 'Batal Validasi Berhasil' }),
      }),
    }
  })
}

/** How a waiting payment is paid may change at the cash desk; how much may not. */
const bayar = <I, L extends string>(menepati: Menepati<I, L>): Handler => {
  const { document } = menepati.kwitansi
  const { commands } = document
  return serveMove(document, commands.bayar, async (ctx, { body }) => {
    const found = await yangMenunggu(ctx, menepati, [body.nomor])
    const lunas = settle(
      body.pembayaran,
      found.reduce((sum, each) => sum + uangKwitansi(each), 0),
      batasBayar(ctx),
    )
    await checkUang(ctx, body.pembayaran)
    return {
      moves: found,
      tanggal: tanggalMenunggu(ctx, found),
      make: () => ({
        books: found.map(({ id, jenis, pembayaran: [lama] }) =>
          write(
            pembayaranBuku,
            lunas.map((each) => ({
              ...{ ...each, id_group: id, masuk: jenis !== 'PINJAM' },
              versi_bayar: (lama?.versi_bayar ?? 0) + 1,
            })),
          ),
        ),
        answer: { kembali: jumlahKembali(lunas) },
      }),
    }
  })
}

/**
 * The commands of the payments of one kind of promise, and what waits for the cashier: once for
 * every kind.
 */
export const serveKwitansi = <I, L extends string>(menepati: Menepati<I, L>): Handler[] => [
  semua(menepati),
  validasi(menepati),
  batalValidasi(menepati),
  bayar(menepati),
  batalKwitansi(menepati),
  ...serveKertasKwitansi(menepati),
]
