import { formatRupiah } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'
import { numberOf } from '#server/document/post'
import { serve } from '#server/document/run'
import { reply } from '#server/serve'
import { tukarTambah, type NotaTercatat } from '#modules/kunjungan/batal.rules'
import { batalkan, muatBatal, notaBernomor, type NotaBatal } from '#modules/kunjungan/batal.server'
import { balikKupon } from '#modules/kupon/buku'
import { balikPoin } from '#modules/member/buku'
import { jurnalUang } from '#modules/pembayaran/uang.effects'
import { pemberiUang } from '#modules/pembayaran/uang-kembali.server'
import { checkBatalBeli, bukuBatalNota } from './batal.rules.ts'
import { dokumenPembelian } from './pembelian.ts'

const perintah = dokumenPembelian.commands.batal

/** How a purchase is cancelled. What a correction took of points and coupons comes back with it. */
export const pembelianBatal = (
  nota: NotaTercatat,
): NotaBatal<'gerak_barang' | 'kantong' | 'kupon' | 'poin'> => ({
  nota,
  document: dokumenPembelian,
  perintah,
  barang: (id) => [...bukuBatalNota(nota), balikPoin(id, nota.id), balikKupon(id, nota.id)],
})

/** Cancels a VALID purchase of today: a document of its own (BT) that negates what it posted. */
export const batal = serve(dokumenPembelian, perintah, async (ctx, { body }) => {
  const group = await muatBatal(ctx, body.no_faktur_beli)
  const beli = notaBernomor(group, body.no_faktur_beli)
  checkBatalBeli(beli, ctx.toko.tgl_system)
  if (tukarTambah(group))
    throw new Refusal(
      '{{nomor}} Bagian Dari Tukar Tambah {{group}}, Batalkan Bersama Di Batal Penjualan',
      { params: { nomor: beli.nomor, group: group.nomor } },
    )
  return {
    needs: [
      {
        kategori: 'BATAL_PEMBELIAN',
        sebelum: { [beli.nomor]: `VALID Rp ${formatRupiah(beli.harga_total)}` },
        sesudah: { [beli.nomor]: 'BATAL' },
        keterangan: body.alasan,
      },
    ],
    write: () => {
      const batal = batalkan(group, {
        pemberi: pemberiUang(ctx, null), // the seller brings it back: into the drawer of who takes it
        notas: [pembelianBatal(beli)],
        uang: (batalId, back) => jurnalUang('MASUK', batalId, back, group.akun_beli),
      })
      return {
        ...batal,
        answer: reply(
          { no_batal: numberOf(batal.makes[0]?.id ?? '') },
          { message: 'Pembelian {{nomor}} Berhasil Dibatalkan', params: { nomor: beli.nomor } },
        ),
        nomor: [beli.nomor],
      }
    },
  }
})
