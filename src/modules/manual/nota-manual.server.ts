import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { maybe } from '#kernel/shape'
import { checkCancel, takesBack, undone } from '#server/document/cancel'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { loadDocument } from '#server/document/recorded'
import { serve, serveCommand, serveMove, step } from '#server/document/run'
import { defineLoad } from '#server/load'
import { onlyActive } from '#server/master/active'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'
import { laciCukup } from '#modules/kas/laci-cukup.server'
import {
  checkValidator,
  kasirPenerima,
  masihMenunggu,
  tanggalMenunggu,
} from '#modules/kasir/kasir.server'
import { batasBayar, daftarBayar } from '#modules/kunjungan/bagian.server'
import { pelangganDari } from '#modules/pelanggan/pelanggan.server'
import { settle, type Lunas } from '#modules/pembayaran/pembayaran.rules'
import { perluTransfer } from '#modules/pembayaran/transfer.rules'
import { transferMenunggu } from '#modules/pembayaran/transfer.server'
import { jurnalUang, kasBayar, kasTerima, type Kasir } from '#modules/pembayaran/uang.effects'
import { checkUang } from '#modules/pembayaran/uang.server'
import { salesDipilih } from '#modules/penjualan/sales'
import { notaManualBuku } from './buku.ts'
import { muatManual } from './barang-manual.server.ts'
import {
  akunNotaManual,
  bukuGram,
  bukuGramKeluar,
  bukuStok,
  jurnalBeli,
  jurnalJual,
} from './manual.effects.ts'
import { saldoDari, tambahManual } from './manual.rules.ts'
import {
  checkArah,
  nilaiNota,
  notaKini,
  totalUsd,
  type NotaManualKini,
} from './nota-manual.rules.ts'
import { notaManual } from './nota-manual.ts'
import { settingManual } from './setting.ts'

const { commands } = notaManual
const muat = defineLoad('muat_nota_manual', maybe(notaKini))

/** @throws Refusal E-TIDAK-ADA; E-MDB:02 when another cashier was faster */
async function menunggu(ctx: Context, nomor: string): Promise<NotaManualKini> {
  const found = await ctx.db.load(muat, [ctx.kodeToko, nomor.trim().toUpperCase()])
  if (!found) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  masihMenunggu([found])
  return found
}

const arahUang = { JUAL: 'MASUK', BELI: 'KELUAR' } as const

/** The cash book's rows: what the customer pays, or what the shop does. */
const kasManual = {
  JUAL: (id: string, lunas: readonly Lunas[], di: Kasir) =>
    kasTerima(id, 'PENJUALAN MANUAL', lunas, di),
  BELI: (id: string, lunas: readonly Lunas[], di: Kasir) =>
    kasBayar(id, 'PEMBELIAN MANUAL', lunas, di),
} as const

const simpan = serveCommand(notaManual, commands.simpan, async (ctx, { body }) => {
  const { arah, baris, keterangan, kode_sales, pembayaran, total, ...siapa } = body
  await onlyActive(ctx, salesDipilih({ kode_sales }))
  const { baris: saldo } = await muatManual(ctx, baris)
  const { gerak, lain } = nilaiNota(arah, { baris, total }, saldo)
  const tagihan = arah === 'JUAL' ? total : 0 - total
  const lunas = settle(pembayaran, tagihan, batasBayar(ctx))
  await checkUang(ctx, pembayaran)
  return {
    needs: lain.map(({ daftar, harga, kode_group }) => ({
      kategori: 'HARGA_MANUAL',
      sebelum: { [kode_group]: `Rp ${formatRupiah(daftar)}` },
      sesudah: { [kode_group]: `Rp ${formatRupiah(harga)}` },
    })),
    make: async (id, nomor) => {
      const pelanggan = await pelangganDari(ctx, siapa)
      const qty = baris.reduce((sum, line) => sum + line.qty, 0)
      const berat = baris.reduce((sum, line) => sum + line.berat, 0)
      return {
        isi: {
          ...{ arah, kode_sales, keterangan, total, baris, gerak, qty, berat },
          total_usd: totalUsd(total, ctx.setting(settingManual.KURS_USD)),
          id_pelanggan: pelanggan.id,
        },
        books: [
          ...pelanggan.books,
          bukuStok(id, gerak),
          write(notaManualBuku, [{ id, tagihan, qty, berat }]),
          bukuGram(id, gerak, akunNotaManual),
          daftarBayar(id, lunas, arahUang[arah]),
        ],
        answer: { nomor },
      }
    },
  }
})

/** What a note books when its money is there. */
async function bukuSah(ctx: Context, { id, isi }: NotaManualKini) {
  const { akun, baris: saldo } = await muatManual(ctx, isi.baris)
  const { gerak, total } = isi
  if (isi.arah === 'JUAL')
    return [bukuGramKeluar(id, gerak), write(jurnal, jurnalJual(id, total, gerak, akun))]
  const datang = isi.baris.map((line) => tambahManual(line, saldoDari('', line, saldo), line.harga))
  return [
    bukuStok(id, datang),
    bukuGram(id, datang, 'PELANGGAN'),
    write(jurnal, jurnalBeli(id, total, akun)),
  ]
}

const validasi = serveMove(notaManual, commands.validasi, async (ctx, { body }) => {
  const kini = await menunggu(ctx, body.nomor)
  const { akun_bayar, id, isi, nomor, pembayaran } = kini
  checkValidator(ctx, [kini])
  const kasir = await kasirPenerima(ctx, null)
  return {
    moves: [kini],
    needs: isi.arah === 'JUAL' ? perluTransfer(await transferMenunggu(ctx, [id])) : [],
    tanggal: tanggalMenunggu(ctx, [kini]),
    make: async () => ({
      books: [
        ...(await bukuSah(ctx, kini)),
        write(jurnal, jurnalUang(arahUang[isi.arah], id, pembayaran, akun_bayar)),
        write(kasBuku, kasManual[isi.arah](id, pembayaran, kasir)),
      ],
      answer: { nomor },
    }),
  }
})

/** What it sold lies in its tray again. */
const batalValidasi = serveMove(notaManual, commands.batalValidasi, async (ctx, { body }) => {
  const kini = await menunggu(ctx, body.nomor)
  const kembali = kini.isi.gerak.map((row) => ({
    ...{ ...row, dibaca: null, qty: 0 - row.qty, berat: 0 - row.berat },
    ...{ murni: 0 - row.murni, nilai: 0 - row.nilai },
  }))
  return {
    moves: [kini],
    tanggal: tanggalMenunggu(ctx, [kini]),
    make: () => ({
      books: [bukuStok(kini.id, kembali), bukuGram(kini.id, kembali, akunNotaManual)],
      answer: { nomor: kini.nomor },
    }),
  }
})

const dibalik = notaManual.books.filter(({ undo }) => undo !== undefined)

/** The exact negation of a VALID note of today; the list of its payments stays as it was. */
const batal = (
  arah: 'BELI' | 'JUAL',
  command: typeof commands.batalBeli | typeof commands.batalJual,
) =>
  serve(notaManual, command, async (ctx, { body }) => {
    const milik = { ...notaManual, books: dibalik }
    const old = await loadDocument(ctx, milik, body.nomor)
    checkArah(old.isi, arah)
    checkCancel(notaManual, command, old, ctx.toko.tgl_system)
    await laciCukup(ctx, old)
    return {
      needs: [
        {
          kategori: 'BATAL_NOTA_MANUAL',
          sebelum: { [old.nomor]: old.status },
          sesudah: { [old.nomor]: 'BATAL' },
          keterangan: body.alasan,
        },
      ],
      write: () => {
        const id = newId()
        return {
          makes: [takesBack(command, old, id)],
          steps: [step(notaManual, command, old)],
          books: undone(milik, old, id),
          answer: { nomor: numberOf(id) },
        }
      },
    }
  })

export const notaHandlers = [
  simpan,
  validasi,
  batalValidasi,
  batal('JUAL', commands.batalJual),
  batal('BELI', commands.batalBeli),
]
