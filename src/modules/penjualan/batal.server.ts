import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { numberOf } from '#server/document/post'
import { serve, type Need } from '#server/document/run'
import { reply, type Context } from '#server/serve'
import { tukarTambah, type GroupTercatat, type NotaTercatat } from '#modules/kunjungan/batal.rules'
import {
  batalkan,
  muatBatal,
  type GroupTermuat,
  notaBernomor,
  uangBatal,
  type NotaBatal,
} from '#modules/kunjungan/batal.server'
import { kuponGroup } from '#modules/kupon/bayar-kupon.server'
import { balikKupon } from '#modules/kupon/buku'
import { poinGroup } from '#modules/member/bayar-poin.server'
import { balikPoin } from '#modules/member/buku'
import { jurnalUang } from '#modules/pembayaran/uang.effects'
import type { AsalUang } from '#modules/pembayaran/uang-kembali'
import { checkUangKembali, pemberiUang, tunaiKeluar } from '#modules/pembayaran/uang-kembali.server'
import { pembelianBatal } from '#modules/pembelian/batal.server'
import { gerakBarang } from '#modules/stok/buku'
import { titipanGroup } from '#modules/titipan/pakai.server'
import { checkBatal, gerakKembali } from './batal.rules.ts'
import { dokumenPenjualan } from './penjualan.ts'
import type { Kembalian } from '#modules/pembayaran/uang-kembali.rules'

const { batal: batalPenjualan } = dokumenPenjualan.commands

/** A visit with what deposits, points and coupons paid of it: they get it back the same way. */
export async function denganTitipan(ctx: Context, group: GroupTermuat) {
  const titipan = await titipanGroup(ctx, group.id)
  const poin = await poinGroup(ctx, group.id)
  const kupon = await kuponGroup(ctx, group.id)
  return {
    ...group,
    kas: [...group.kas, ...titipan.kas, ...poin.kas, ...kupon.kas],
    kembali: (id: string, back: readonly Kembalian[]) => {
      const { books, steps } = titipan.kembali(id, group.id, back)
      return { steps, books: [...books, poin.kembali(id, back), kupon.kembali(id, back)] }
    },
  }
}

/** How a note of either side is cancelled. */
export const notaBatal = (
  nota: NotaTercatat,
): NotaBatal<'gerak_barang' | 'kantong' | 'poin' | 'kupon'> =>
  nota.jenis === 'PEMBELIAN'
    ? pembelianBatal(nota)
    : {
        nota,
        document: dokumenPenjualan,
        perintah: dokumenPenjualan.commands.batal,
        barang: (id) => [
          write(gerakBarang, gerakKembali(nota, id)),
          balikPoin(id, nota.id),
          balikKupon(id, nota.id),
        ],
      }

interface Asked<K> {
  readonly kategori: K
  readonly alasan: string
  readonly uang_dari: AsalUang | null
}

/** First the cash must lie in the drawer that gives it; then another person agrees. */
export async function perluBatal<K extends string>(
  ctx: Context,
  group: GroupTercatat,
  notas: readonly NotaTercatat[],
  { alasan, kategori, uang_dari }: Asked<K>,
): Promise<Need<K>[]> {
  const tunai = tunaiKeluar(uangBatal(group, notas).back)
  const uang = await checkUangKembali(ctx, tunai, uang_dari)
  return [
    {
      kategori,
      sebelum: Object.fromEntries(
        notas.map((nota) => [nota.nomor, `VALID Rp ${formatRupiah(nota.harga_total)}`]),
      ),
      sesudah: { ...Object.fromEntries(notas.map((nota) => [nota.nomor, 'BATAL'])), ...uang },
      keterangan: alasan,
    },
  ]
}

/** A sale that may go by itself. @throws Refusal */
export function satuNota(ctx: Context, group: GroupTercatat, nomor: string): NotaTercatat {
  const sale = notaBernomor(group, nomor)
  checkBatal(sale, ctx.toko.tgl_system)
  if (tukarTambah(group))
    throw new Refusal('{{nomor}} Bagian Dari Tukar Tambah {{group}}, Tekan Batal Tukar Tambah', {
      params: { nomor: sale.nomor, group: group.nomor },
    })
  return sale
}

/** Cancels a VALID sale of today: a document of its own (BT) that negates what the sale posted. */
export const batal = serve(dokumenPenjualan, batalPenjualan, async (ctx, { body }) => {
  const { kembali, ...group } = await denganTitipan(ctx, await muatBatal(ctx, body.no_faktur_jual))
  const sale = satuNota(ctx, group, body.no_faktur_jual)
  return {
    needs: await perluBatal(ctx, group, [sale], { kategori: 'BATAL_PENJUALAN', ...body }),
    write: () => {
      const whole = batalkan(group, {
        pemberi: pemberiUang(ctx, body.uang_dari),
        notas: [notaBatal(sale)],
        lain: kembali,
        uang: (batalId, back) => jurnalUang('MASUK', batalId, back, group.akun_jual),
      })
      return {
        ...whole,
        answer: reply(
          { no_batal: numberOf(whole.makes[0]?.id ?? '') },
          { message: 'Penjualan {{nomor}} Berhasil Dibatalkan', params: { nomor: sale.nomor } },
        ),
        nomor: [sale.nomor],
      }
    },
  }
})
