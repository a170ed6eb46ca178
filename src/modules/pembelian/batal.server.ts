import { formatRupiah } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'
import { requireApprovals } from '#server/document/approval'
import { numberOf, post } from '#server/document/post'
import { handle, reply } from '#server/serve'
import { tukarTambah, type GroupTercatat } from '#modules/faktur/batal.rules'
import { muatBatal, notaBernomor, postingBatal } from '#modules/faktur/batal.server'
import { jurnalUang } from '#modules/faktur/uang.effects'
import { pemberiUang } from '#modules/faktur/uang-kembali.server'
import { bolehBatalBeli, bukuBatalNota } from './batal.rules.ts'
import type { PetaBeli } from './pembelian.effects.ts'
import { batalPembelian } from './batal.calls.ts'

interface GroupBeli extends GroupTercatat {
  readonly akun_beli: PetaBeli
}

/** Cancels a VALID purchase of today: a document of its own (BT) that negates what it posted. */
export const batal = handle(batalPembelian, async (ctx, { body }) => {
  const group = await muatBatal<GroupBeli>(ctx, body.no_faktur_beli)
  const beli = notaBernomor(group, body.no_faktur_beli)
  bolehBatalBeli(beli, ctx.toko.tgl_system)
  if (tukarTambah(group))
    throw new Refusal(
      '{{nomor}} Bagian Dari Tukar Tambah {{group}}, Batalkan Bersama Di Batal Penjualan',
      { params: { nomor: beli.nomor, group: group.nomor } },
    )
  const otorisasi = await requireApprovals(ctx, [
    {
      kategori: 'BATAL_PEMBELIAN',
      sebelum: { [beli.nomor]: `VALID Rp ${formatRupiah(beli.harga_total)}` },
      sesudah: { [beli.nomor]: 'BATAL' },
      keterangan: body.alasan,
    },
  ])
  const { id, posting } = postingBatal(group, {
    perintah: 'pembelian/batal',
    alasan: body.alasan,
    pemberi: pemberiUang(ctx, null), // the seller brings it back: into the drawer of who takes it
    nota: [beli],
    gerak: bukuBatalNota,
    uang: (batalId, back) => jurnalUang('MASUK', batalId, back, group.akun_beli),
  })
  const saved = await post(
    ctx,
    { ...posting, otorisasi },
    reply(
      { no_batal: numberOf(id[0] ?? '') },
      { message: 'Pembelian {{nomor}} Berhasil Dibatalkan', params: { nomor: beli.nomor } },
    ),
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'PEMBELIAN', nomor: beli.nomor })
  return saved
})
