import { requireApprovals } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { handle } from '#server/serve'
import { isi } from '#modules/stok/master-barang.server'
import { muatPembelian } from '../fakta.server.ts'
import { simpanHancur } from './kantong.calls.ts'
import { gerakHancur, gerakKe, gramPindah, jurnalSusut } from './kantong.effects.ts'
import { beratSetiap, hancurDari } from './kantong.rules.ts'
import { muatKantong } from './kantong.server.ts'
import { hancurPembelian, type otorisasiKantong } from './kantong.ts'

/** Destroys bought goods: what is left goes to LEBUR, what is lost to SUSUT, gold and cost. */
export const hancur = handle(simpanHancur, async (ctx, { body }) => {
  const { akun, kantong } = await muatKantong(
    ctx,
    body.baris.map(({ kode_kantong }) => kode_kantong),
  )
  const bags = hancurDari(body.baris, kantong)
  const otorisasi = await requireApprovals(ctx, [
    {
      kategori: 'HANCUR_PEMBELIAN' satisfies keyof typeof otorisasiKantong,
      sebelum: beratSetiap(bags, ({ kantong }) => kantong.berat),
      sesudah: beratSetiap(bags, ({ berat }) => berat),
      keterangan: body.alasan,
    },
  ])
  const barcode = bags.flatMap((bag) => bag.kantong.kode_barcode ?? [])
  const { barang } = await muatPembelian(ctx, barcode)
  const id = newId()
  const { commands, name: jenis, prefix } = hancurPembelian
  const saved = await post(
    ctx,
    {
      perintah: commands.simpan.call,
      otorisasi,
      dokumen: [{ id, jenis, prefix, status: commands.simpan.to, alasan: body.alasan, isi: {} }],
      tulis: [
        ['gerak_kantong', bags.map((bag) => gerakKe(id, bag, 'HANCUR'))],
        ...isi('gerak_barang', gerakHancur(id, barang)),
        ['gram', gramPindah(id, bags, 'LEBUR')],
        ...isi('jurnal', jurnalSusut(id, bags, akun['HANCUR'] ?? {})),
      ],
    },
    { nomor: numberOf(id) },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'kantong', nomor: saved.nomor })
  return saved
})
