import { requireApprovals, type ApprovalNeed } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { handle, type Context } from '#server/serve'
import { fotoAda } from '#modules/stok/foto-ada.server'
import { perluKadarLain } from '#modules/stok/kadar-lain.rules'
import { faktaMaster, isi, periksaMaster } from '#modules/stok/master-barang.server'
import { periksaPilihan } from '#modules/stok/pilihan.rules'
import { muatPilihan } from '#modules/stok/pilihan.server'
import { gerakJualLagi, gramJualLagi, jurnalJualLagi } from './jual-lagi.effects.ts'
import { jualLagiDari, type JualLagi } from './jual-lagi.rules.ts'
import { simpanJualLagi } from './kantong.calls.ts'
import { gerakKe } from './kantong.effects.ts'
import { beratSetiap } from './kantong.rules.ts'
import { muatJualLagi, muatKantong } from './kantong.server.ts'
import { jualLagi, type otorisasiKantong } from './kantong.ts'

/** A weight beyond the tolerance: the approver sees the bag and the scale. */
const beratLain = (lagi: JualLagi): ApprovalNeed[] =>
  lagi.lewat
    ? [
        {
          kategori: 'JUAL_LAGI' satisfies keyof typeof otorisasiKantong,
          sebelum: beratSetiap([lagi], ({ kantong }) => kantong.berat),
          sesudah: beratSetiap([lagi], ({ berat }) => berat),
        },
      ]
    : []

/** A piece that was not ours is given a barcode; a refused posting leaves a gap, never a twin. */
async function barcodeOf(ctx: Context, { koreksi }: JualLagi): Promise<string> {
  if (koreksi) return koreksi.kini.kode_barcode
  const [issued = ''] = await ctx.db.call<string[]>('barcode_baru', [ctx.kodeToko, 1])
  return issued
}

/** Lays a bought piece straight into a tray: same story, new label, own cost and weight. */
export const simpan = handle(simpanJualLagi, async (ctx, { body }) => {
  const termuat = await muatJualLagi(ctx, body.kode_kantong)
  const master = faktaMaster(termuat)
  const lagi = jualLagiDari(body, termuat.kantong, termuat.barang, {
    ...master,
    baki: new Map(termuat.baki),
    toleransi: ctx.setting<number>('TOLERANSI_BERAT_KEMBALI'),
  })
  periksaPilihan(lagi.fakta, await muatPilihan(ctx), '', termuat.barang ?? undefined)
  await fotoAda(ctx, [lagi.fakta], () => 'gambar', termuat.barang?.gambar)
  const nama = body.kode_kantong
  const otorisasi = await requireApprovals(ctx, [
    ...beratLain(lagi),
    ...perluKadarLain([{ nama, fakta: lagi.fakta }], master.group),
  ])
  const kode_barcode = await barcodeOf(ctx, lagi)
  const akun =
    lagi.rugi > 0
      ? { ...(await muatKantong(ctx, [])).akun['HANCUR'], ...termuat.akun }
      : termuat.akun
  const id = newId()
  const { commands, name: jenis, prefix } = jualLagi
  const buku = gerakJualLagi(id, body, lagi, kode_barcode)
  const { fakta, kantong, selisih } = lagi
  const saved = await post(
    ctx,
    {
      perintah: commands.simpan.call,
      otorisasi,
      dokumen: [
        {
          id,
          jenis,
          prefix,
          status: commands.simpan.to,
          id_asal: kantong.id_beli,
          isi: {
            kode_kantong: kantong.kode_kantong,
            kode_barcode,
            nama_barang: fakta.nama_barang,
            kadar: fakta.kadar,
            berat: fakta.berat,
            selisih,
          },
        },
      ],
      periksa: [periksaMaster(termuat)],
      tulis: [
        ['gerak_kantong', [gerakKe(id, lagi, 'BARANG')]],
        ['gerak_barang', buku.gerak_barang],
        ...isi('koreksi_barang', buku.koreksi_barang),
        ['gram', gramJualLagi(id, lagi, body.kode_gudang)],
        ...isi('jurnal', jurnalJualLagi(id, lagi, akun)),
      ],
    },
    { nomor: numberOf(id), kode_barcode },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'kantong', nomor: saved.nomor })
  ctx.live.changed(ctx.kodeToko, { jenis: 'barang', kode_barcode })
  return saved
})
