import { refusedField } from '#kernel/refusal'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { born, serve } from '#server/document/run'
import { checkSeen } from '#server/document/standing'
import { onlyActive } from '#server/master/active'
import { reply } from '#server/serve'
import { checkDikenal } from '#modules/pelanggan/identitas.server'
import { pelangganDari } from '#modules/pelanggan/pelanggan.server'
import { jumlahKembali, settle } from '#modules/pembayaran/pembayaran.rules'
import { checkDijanjikan } from '#modules/preorder/dijanjikan.server'
import { bukuTitipan, type BarangDipilih } from '#modules/titipan/buat.server'
import { checkUang } from '#modules/pembayaran/uang.server'
import { batasTitip, checkSetor } from '#modules/titipan/titipan.rules'
import { dokumenTitipan } from '#modules/titipan/titipan'
import { hargai, periksaHarga, untukPeminta, type Dihargai } from '#modules/penjualan/hargai.server'
import { muatPenjualan } from '#modules/penjualan/muat.server'
import { salesDipilih } from '#modules/penjualan/sales'
import { settingPenjualan } from '#modules/penjualan/setting'
import { settingTitipan } from '#modules/titipan/setting'

const perintah = dokumenTitipan.commands.simpan

/** The piece that was chosen, as it would be sold now. */
function dipilih({ barang, harga }: Dihargai): BarangDipilih {
  const { diskon, harga_gram, harga_jual, harga_total, ongkos } = harga
  return { ...barang, harga_gram, harga_jual, ongkos, diskon, harga_total }
}

/** What the counter showed for the piece is what is agreed. */
function checkHarga(barang: BarangDipilih | null, harga: number | null): void {
  if (barang !== null) checkSeen('Total', harga ?? 0, barang.harga_total)
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
  const dihargai = body.baris ? hargai(ctx, body.baris, termuat, 'baris.') : null
  const barang = dihargai && dipilih(dihargai)
  checkHarga(barang, body.harga)
  const dipilihnya = barang ? [barang.kode_barcode] : []
  const dijanjikan = await checkDijanjikan(ctx, dipilihnya, [], () => 'baris.kode_barcode')
  checkSetor(barang && barang.harga_total, 0, body.jumlah)
  const hari = ctx.setting(settingTitipan.TITIPAN_HARI)
  const tgl_batas = batasTitip(ctx.toko.tgl_system, hari, body.tgl_batas)
  const lunas = settle(body.pembayaran, body.jumlah)
  await checkUang(ctx, body.pembayaran, 'Titipan Tidak Dibayar Dengan Titipan')
  const dikenal = await checkDikenal(ctx, body, { nilai: body.jumlah })
  return {
    needs: untukPeminta(ctx, dihargai?.perlu ?? []),
    periksa: [periksaHarga(termuat), ...dijanjikan, ...dikenal],
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
