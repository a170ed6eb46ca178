import { formatBerat } from '#kernel/figures'
import { requireApprovals, type Approval } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { handle, type Context } from '#server/serve'
import type { PetaAkun } from '#modules/akuntansi/jurnal.rules'
import { simpanKembaliKeBaki } from './data-barang.calls.ts'
import { gerakKembali, gramKembali, jurnalKembali } from './kembali-ke-baki.effects.ts'
import { kembaliDari, type Kembali, type KembaliMasuk } from './kembali-ke-baki.rules.ts'
import { kembaliKeBaki, type otorisasiKembali } from './kembali-ke-baki.ts'
import { bukuKoreksi } from './koreksi-barang.effects.ts'
import { isi, muatBarang, periksaMaster } from './master-barang.server.ts'

const kategori = 'KEMBALI_KE_BAKI' satisfies keyof typeof otorisasiKembali

/** A weight beyond the tolerance: the approver sees the label and the scale. */
function otorisasi(
  ctx: Context,
  { berat_kotor, keterangan, kode_barcode }: KembaliMasuk,
  { berat_label, lewat }: Kembali,
): Promise<Approval[]> {
  const figures = (berat: number): Record<string, string> => ({
    Barcode: kode_barcode,
    Berat: `${formatBerat(berat)} gr`,
  })
  return lewat
    ? requireApprovals(ctx, [
        {
          kategori,
          sebelum: figures(berat_label),
          sesudah: figures(berat_kotor),
          ...(keterangan === null ? {} : { keterangan }),
        },
      ])
    : Promise.resolve([])
}

/** Where the shop books what is lost with gold: one account for all that does (/parameter-akun). */
const akunSusut = async (ctx: Context, { rugi }: Kembali): Promise<PetaAkun> =>
  rugi === 0
    ? {}
    : (
        await ctx.db.call<{ readonly akun: PetaAkun }>('muat_barang_akun', [
          ctx.kodeToko,
          'HANCUR_BARANG',
          '[]',
        ])
      ).akun

/** Lays a piece that came back into a tray: weighed again, with a tag (DOMAIN 5). */
export const kembali = handle(simpanKembaliKeBaki, async (ctx, { body }) => {
  const { kode_barcode } = body
  const { kini, termuat } = await muatBarang(ctx, kode_barcode)
  const toleransi = ctx.setting<number>('TOLERANSI_BERAT_KEMBALI')
  const hasil = kembaliDari(body, kini, {
    baki: new Map(termuat.baki),
    bandrol: new Map(termuat.bandrol),
    toleransi,
  })
  const approvals = await otorisasi(ctx, body, hasil)
  const akun = await akunSusut(ctx, hasil)
  const id = newId()
  const { commands, name: jenis, prefix } = kembaliKeBaki
  const { berat_label, rugi, sebelum, selisih, sesudah } = hasil
  const saved = await post(
    ctx,
    {
      perintah: commands.simpan.call,
      otorisasi: approvals,
      dokumen: [
        {
          id,
          jenis,
          prefix,
          status: commands.simpan.to,
          isi: { ...body, berat_label, selisih, rugi, toleransi, sebelum, sesudah },
        },
      ],
      periksa: [
        periksaMaster(termuat),
        ['barang', [{ kode_barcode, status: kini.status, versi: kini.versi }]],
      ],
      tulis: [
        ...isi('koreksi_barang', bukuKoreksi(id, kini, hasil)),
        ['gerak_barang', gerakKembali(id, body, kini, hasil)],
        ...isi('gram', gramKembali(id, body, kini, hasil)),
        ...isi('jurnal', jurnalKembali(id, kini, hasil, akun)),
      ],
    },
    { nomor: numberOf(id) },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'barang', kode_barcode })
  return saved
})
