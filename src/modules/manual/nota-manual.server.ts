import { write } from '#kernel/ledger'
import { checkCancel, takesBack, undone } from '#server/document/cancel'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { loadDocument } from '#server/document/recorded'
import { born, serve, step } from '#server/document/run'
import { onlyActive } from '#server/master/active'
import type { Context } from '#server/serve'
import { laciCukup } from '#modules/kas/laci-cukup.server'
import { batasBayar, daftarBayar } from '#modules/kunjungan/bagian.server'
import { checkDikenal } from '#modules/pelanggan/identitas.server'
import { pelangganDari } from '#modules/pelanggan/pelanggan.server'
import { jumlahKembali, settle } from '#modules/pembayaran/pembayaran.rules'
import { perluTransfer } from '#modules/pembayaran/transfer.rules'
import { transferBaru } from '#modules/pembayaran/transfer.server'
import { checkUang } from '#modules/pembayaran/uang.server'
import { checkFoto } from '#modules/pembelian/foto.server'
import { checkPenjual, type Penjual } from '#modules/pembelian/penjual.rules'
import { wajibPenjual } from '#modules/pembelian/penjual.server'
import { drafSekali, hapusDraf } from '#modules/kunjungan/draf.server'
import { npwpPembeli } from '#modules/penjualan/pajak/npwp.rules'
import { periksaPajak } from '#modules/penjualan/pajak/pajak.server'
import { salesDipilih } from '#modules/penjualan/sales'
import { settingPenjualan } from '#modules/penjualan/setting'
import { notaManualBuku } from './buku.ts'
import { akunNotaManual, bukuGram, bukuStok } from './manual.effects.ts'
import { bukuSah } from './nota-manual.effects.ts'
import { arahUang, checkArah, checkTotal, jumlahManual, totalUsd } from './nota-manual.rules.ts'
import { notaManual } from './nota-manual.ts'
import { diAtasLimit, nilaiManual, perluManual } from './nilai-manual.server.ts'
import { settingManual } from './setting.ts'

const { commands } = notaManual
/** Bought over the counter without a nota of ours: what every purchase asks of its seller. */
async function checkBeli(ctx: Context, orang: Penjual): Promise<void> {
  checkPenjual(orang, true, wajibPenjual(ctx))
  await checkFoto(ctx, { ...orang, baris: [] }, '')
}

const simpan = serve(notaManual, commands.simpan, async (ctx, { body }) => {
  const { arah, keterangan, kode_sales, pembayaran, pembeli_pajak, total } = body
  await onlyActive(ctx, salesDipilih({ kode_sales }))
  const dinilai = await nilaiManual(ctx, body)
  const { gerak, jumlah, kena, manual, menurut, meterai, muda } = dinilai
  const { beli, jual } = jumlah
  const orang = {
    ...body,
    npwp: jual > 0 ? npwpPembeli(body) : null,
    foto_identitas: beli > 0 ? body.foto_identitas : null,
  }
  checkTotal(total, jumlah)
  const tagihan = arah === 'JUAL' ? total : 0 - total
  const lunas = settle(pembayaran, tagihan, batasBayar(ctx))
  await checkUang(ctx, pembayaran)
  if (beli > 0) await checkBeli(ctx, orang)
  const dikenal = await checkDikenal(ctx, orang, { nilai: Math.max(jual, beli) })
  const { berat, qty } = jumlahManual(kena)
  const langsung = ctx.setting(settingPenjualan.SKIP_VALIDASI_MODULE) && !diAtasLimit(ctx, dinilai)
  return {
    needs: [
      ...perluManual(ctx, dinilai),
      ...perluTransfer(
        langsung && arah === 'JUAL' ? transferBaru(ctx, lunas, 'Kunjungan Ini') : [],
      ),
    ],
    periksa: [...drafSekali(body.id_draf), ...dikenal, ...muda, ['tabel', periksaPajak(menurut)]],
    write: async () => {
      const id = newId()
      const pelanggan = await pelangganDari(ctx, orang)
      const isi = {
        ...{ arah, kode_sales, keterangan, pembeli_pajak, gerak, qty, berat },
        ...{ ...jumlah, ppn: jumlah.pajak - jumlah.pph22 + jumlah.pajak_termasuk },
        ...{ meterai, baris: kena },
        total_usd: totalUsd(total, ctx.setting(settingManual.KURS_USD)),
        id_pelanggan: pelanggan.id,
      }
      const kasir = { user_id: ctx.user.user_id, laci: ctx.user.user_id }
      return {
        makes: [
          born(notaManual, commands.simpan, { id, isi, status: langsung ? 'VALID' : 'OPEN' }),
        ],
        books: [
          ...pelanggan.books,
          bukuStok(id, gerak),
          write(notaManualBuku, [{ id, tagihan, qty, berat }]),
          bukuGram(id, gerak, akunNotaManual),
          daftarBayar(id, lunas, arahUang[arah]),
          ...(langsung ? bukuSah({ id, isi }, lunas, manual, kasir) : []),
        ],
        answer: {
          nomor: numberOf(id),
          siap_cetak: langsung, // its paper comes with its money
          kembali: jumlahKembali(lunas),
          kartu_milik: pelanggan.kartu_milik,
        },
      }
    },
    after: () => hapusDraf(ctx, body.id_draf),
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
      periksa: [['batal', dibalik.map(({ name }) => ({ id: old.id, buku: name }))]],
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
