import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { checkCancel, takesBack, undone } from '#server/document/cancel'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { loadDocument } from '#server/document/recorded'
import { serve, serveCommand, step } from '#server/document/run'
import { onlyActive } from '#server/master/active'
import { laciCukup } from '#modules/kas/laci-cukup.server'
import { batasBayar, daftarBayar } from '#modules/kunjungan/bagian.server'
import { pelangganDari } from '#modules/pelanggan/pelanggan.server'
import { settle } from '#modules/pembayaran/pembayaran.rules'
import { checkUang } from '#modules/pembayaran/uang.server'
import { salesDipilih } from '#modules/penjualan/sales'
import { muatManual } from './barang-manual.server.ts'
import { notaManualBuku } from './buku.ts'
import { akunNotaManual, bukuGram, bukuStok } from './manual.effects.ts'
import { arahUang, checkArah, nilaiNota, totalUsd } from './nota-manual.rules.ts'
import { notaManual } from './nota-manual.ts'
import { settingManual } from './setting.ts'

const { commands } = notaManual
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
        answer: { nomor, siap_cetak: false }, // its paper comes with its money
      }
    },
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
  batal('JUAL', commands.batalJual),
  batal('BELI', commands.batalBeli),
]
