import { formatRupiah } from '#kernel/figures'
import { Refusal, refusalAt, refusedField } from '#kernel/refusal'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { born, serve } from '#server/document/run'
import { onlyActive } from '#server/master/active'
import { reply, type Context } from '#server/serve'
import { pelangganDari } from '#modules/pelanggan/pelanggan.server'
import { jumlahKembali, settle } from '#modules/pembayaran/pembayaran.rules'
import { bukuTitipan, type BarangDipilih } from '#modules/titipan/buat.server'
import { checkUang } from '#modules/pembayaran/uang.server'
import { batasTitip, checkSetor } from '#modules/titipan/titipan.rules'
import { dokumenTitipan } from '#modules/titipan/titipan'
import {
  faktaJual,
  muatPenjualan,
  type Termuat,
  dikonfirmasi,
} from '#modules/penjualan/muat.server'
import { untukPeminta } from './hitung.server.ts'
import { halanganJual } from '#modules/penjualan/ketersediaan.rules'
import { priceNota, type BarisMasuk, type PerluOtorisasi } from '#modules/penjualan/penjualan.rules'
import { salesDipilih } from '#modules/penjualan/sales'
import { settingBerlian } from '#modules/berlian/setting'
import { settingPenjualan } from '#modules/penjualan/setting'
import { settingTitipan } from '#modules/titipan/setting'

const perintah = dokumenTitipan.commands.simpan

interface Dipilih {
  readonly barang: BarangDipilih | null
  readonly perlu: readonly PerluOtorisasi[]
}

/** Errors of the one line as its field, not as the first of several. */
const diBaris = (error: unknown): unknown =>
  error instanceof Refusal && error.fields?.[0]
    ? refusalAt(error, error.fields[0].field.replace(/^baris\.0\./, 'baris.'))
    : error

/** The piece as it would be sold now: free, in an open tray, with its price and approvals. */
function hargai(ctx: Context, line: BarisMasuk, termuat: Termuat): Dipilih {
  const piece = termuat.barang.find(({ kode_barcode }) => kode_barcode === line.kode_barcode)
  const berlian = ctx.setting(settingBerlian.BERLIAN_MODULE)
  const halangan =
    piece && halanganJual(piece, dikonfirmasi(ctx, termuat, piece.kode_group), berlian)
  if (halangan) throw refusalAt(halangan, 'baris.kode_barcode')
  try {
    const { baris, perlu } = priceNota(
      [line],
      null,
      faktaJual(ctx, termuat, { no_nota_manual: null }),
    )
    const [priced] = baris
    if (!piece || !priced) return { barang: null, perlu: [] }
    const { diskon, harga_gram, harga_jual, harga_total, ongkos } = priced
    return { barang: { ...piece, harga_gram, harga_jual, ongkos, diskon, harga_total }, perlu }
  } catch (error) {
    throw diBaris(error)
  }
}

/** What the counter showed for the piece is what is agreed. */
function checkHarga(barang: BarangDipilih | null, harga: number | null): void {
  if (barang === null || barang.harga_total === harga) return
  throw new Refusal('Total Berubah Dari Rp {{lama}} Menjadi Rp {{baru}}, Periksa Kembali', {
    code: 'E-MDB:02',
    params: { lama: formatRupiah(harga ?? 0), baru: formatRupiah(barang.harga_total) },
  })
}

/**
 * Takes a deposit in (DOMAIN 5): for the piece that was scanned, which is kept for the customer, or
 * money only. OPEN until the cashier has the money, or held at once without validation.
 */
export const simpanTitip = serve(dokumenTitipan, perintah, async (ctx, { body }) => {
  const termuat = await muatPenjualan(ctx, body.baris ? [body.baris.kode_barcode] : [], null)
  if (!termuat.sales.includes(body.kode_sales))
    throw refusedField('kode_sales', 'Sales Harus Dipilih')
  await onlyActive(ctx, { ...salesDipilih(body), versi: termuat.versi['sales'] })
  const { barang, perlu } = body.baris
    ? hargai(ctx, body.baris, termuat)
    : { barang: null, perlu: [] }
  checkHarga(barang, body.harga)
  checkSetor(barang && barang.harga_total, 0, body.jumlah)
  const hari = ctx.setting(settingTitipan.TITIPAN_HARI)
  const tgl_batas = batasTitip(ctx.toko.tgl_system, hari, body.tgl_batas)
  const lunas = settle(body.pembayaran, body.jumlah)
  await checkUang(ctx, body.pembayaran, 'Titipan Tidak Dibayar Dengan Titipan')
  return {
    needs: untukPeminta(ctx, perlu),
    periksa: [
      [
        'tabel',
        [
          { tabel: 'group_harga', versi: termuat.versi.group_harga ?? 0 },
          { tabel: 'parameter_ongkos', versi: termuat.versi.parameter_ongkos ?? 0 },
        ],
      ],
    ],
    write: async () => {
      const pelanggan = await pelangganDari(ctx, body)
      const langsung = ctx.setting(settingPenjualan.SKIP_VALIDASI_MODULE)
      const status = langsung ? ('TITIP' as const) : ('OPEN' as const)
      const id = newId()
      const no_titipan = numberOf(id)
      const disetujui = {
        kode_sales: body.kode_sales,
        id_pelanggan: pelanggan.id ?? '',
        keterangan: body.keterangan,
        tgl_batas,
        jumlah: body.jumlah,
        kunci_harga: barang !== null && ctx.setting(settingTitipan.TITIPAN_KUNCI_HARGA_MODULE),
        barang,
      }
      return {
        makes: [born(dokumenTitipan, perintah, { id, status })],
        books: [
          ...pelanggan.books,
          ...bukuTitipan(ctx, id, disetujui, { lunas, peta: termuat.akun, langsung }),
        ],
        answer: reply(
          { no_titipan, status, kembali: jumlahKembali(lunas) },
          { message: 'Titipan {{nomor}} Tersimpan', params: { nomor: no_titipan } },
        ),
      }
    },
  }
})
