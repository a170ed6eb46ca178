import { write } from '#kernel/ledger'
import { serveCommand } from '#server/document/run'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { gerakBarang, gram, koreksiBarangBuku } from '#modules/stok/buku'
import { perluKadarLain } from '#modules/stok/kadar-lain.rules'
import { barcodeBaru, faktaMaster, periksaMaster } from '#modules/stok/master-barang.server'
import { checkPilihan } from '#modules/stok/pilihan.rules'
import { muatPilihan } from '#modules/stok/pilihan.server'
import { perluBuka } from './buka.rules.ts'
import { aturanBuka } from './buka.server.ts'
import { gerakJualLagi, gramJualLagi, jurnalJualLagi } from './jual-lagi.effects.ts'
import { jualLagiDari, type JualLagi } from './jual-lagi.rules.ts'
import { gerakKe } from './kantong.effects.ts'
import { beratSetiap } from './kantong.rules.ts'
import { muatJualLagi, muatKantong } from './kantong.server.ts'
import { gerakKantong, jualLagi } from './kantong.ts'
import { settingStok } from '#modules/stok/setting'

/** A weight beyond the tolerance needs an approver, who sees the bag and the scale. */
const beratLain = (lagi: JualLagi) =>
  lagi.lewat
    ? [
        {
          kategori: 'JUAL_LAGI' as const,
          sebelum: beratSetiap([lagi], ({ kantong }) => kantong.berat),
          sesudah: beratSetiap([lagi], ({ berat }) => berat),
        },
      ]
    : []

/** A piece that was not ours is given a barcode. */
async function barcodeOf(ctx: Context, { koreksi }: JualLagi): Promise<string> {
  if (koreksi) return koreksi.kini.kode_barcode
  const [issued = ''] = await barcodeBaru(ctx, 1)
  return issued
}

/** Lays a bought piece straight into a tray: same story, new label, own cost and weight. */
export const simpan = serveCommand(jualLagi, jualLagi.commands.simpan, async (ctx, { body }) => {
  const termuat = await muatJualLagi(ctx, body.kode_kantong)
  const master = faktaMaster(termuat)
  const lagi = jualLagiDari(body, termuat.kantong, termuat.barang, {
    ...master,
    baki: new Map(termuat.baki),
    toleransi: ctx.setting(settingStok.TOLERANSI_BERAT_KEMBALI),
  })
  checkPilihan(lagi.fakta, await muatPilihan(ctx), '', termuat.barang ?? undefined)
  const { fakta, kantong, selisih } = lagi
  const { berat, kadar, nama_barang } = fakta
  const { kode_kantong: nama, no_segel } = body
  const dibuka = perluBuka([{ kantong, no_segel, at: '' }], aturanBuka(ctx))
  return {
    needs: [...beratLain(lagi), ...dibuka, ...perluKadarLain([{ nama, fakta }], master.group)],
    periksa: [periksaMaster(termuat)],
    make: async (id, nomor) => {
      const kode_barcode = await barcodeOf(ctx, lagi)
      const susut = lagi.rugi > 0 ? (await muatKantong(ctx, [])).akun['HANCUR'] : {}
      const buku = gerakJualLagi(id, body, lagi, kode_barcode)
      return {
        id_asal: kantong.id_beli,
        isi: {
          kode_kantong: kantong.kode_kantong,
          ...{ kode_barcode, nama_barang, kadar, berat, selisih },
        },
        books: [
          write(gerakKantong, [gerakKe(id, lagi, 'BARANG')]),
          write(gerakBarang, buku.gerak_barang),
          write(koreksiBarangBuku, buku.koreksi_barang),
          write(gram, gramJualLagi(id, lagi, body.kode_gudang)),
          write(jurnal, jurnalJualLagi(id, lagi, { ...susut, ...termuat.akun })),
        ],
        answer: { nomor, kode_barcode },
      }
    },
  }
})
