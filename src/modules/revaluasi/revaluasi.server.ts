import { formatBerat, formatPersen } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { requireApprovals } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { handle, type Context } from '#server/serve'
import { isi, periksaMaster } from '#modules/stok/master-barang.server'
import { cobaRevaluasi, simpanRevaluasi } from './revaluasi.calls.ts'
import { bukuDinilai, bukuRevaluasi, gramDinilai } from './revaluasi.effects.ts'
import { bolehDinilai, dinilaiDari, jumlahDari, type BarangDinilai } from './revaluasi.rules.ts'
import { revaluasi, type otorisasiRevaluasi } from './revaluasi.ts'

/** The one answer of muat_revaluasi. */
interface Termuat {
  readonly versi: Readonly<Record<string, number>>
  readonly kadar: number
  readonly kadar_eod: number
  readonly barang: readonly BarangDinilai[]
}

/** @throws Refusal at a kadar that counts for nothing yet */
async function muat(ctx: Context, kode_kadar: string): Promise<Termuat> {
  const found = await ctx.db.call<Termuat | null>('muat_revaluasi', [ctx.kodeToko, kode_kadar])
  if (found) return found
  const params = { field: 'Kode Kadar', nilai: kode_kadar }
  throw refusedField('kode_kadar', '{{field}} {{nilai}} Tidak Ditemukan', params)
}

export const coba = handle(cobaRevaluasi, async (ctx, { body }) => {
  const { barang, kadar, kadar_eod: kadar_eod_dari } = await muat(ctx, body.kode_kadar)
  const pieces = dinilaiDari(barang, body.kadar_eod)
  const rooms = [...new Set(pieces.map(({ kini }) => kini.kode_gudang))].toSorted()
  return {
    kadar,
    kadar_eod_dari,
    ...jumlahDari(pieces),
    gudang: rooms.map((kode_gudang) => ({
      kode_gudang,
      ...jumlahDari(pieces.filter(({ kini }) => kini.kode_gudang === kode_gudang)),
    })),
  }
})

/** What the approver reads, before and after. */
const terbaca = (kode: string, kadarEod: number, pcs: number, murni: number) => ({
  'Kode Kadar': kode,
  'Kadar EOD (%)': formatPersen(kadarEod),
  Pcs: String(pcs),
  'Berat Murni': `${formatBerat(murni)} gr`,
})

/** All pieces of the kadar, or none, as they were read. */
export const simpan = handle(simpanRevaluasi, async (ctx, { body }) => {
  const { alasan, kadar_eod: ke, kode_kadar } = body
  const { barang, kadar, kadar_eod: dari, versi } = await muat(ctx, kode_kadar)
  const pieces = dinilaiDari(barang, ke)
  bolehDinilai(pieces, dari, ke)
  const { murni_dari, murni_ke, pcs, selisih } = jumlahDari(pieces)
  const otorisasi = await requireApprovals(ctx, [
    {
      kategori: 'REVALUASI' satisfies keyof typeof otorisasiRevaluasi,
      sebelum: terbaca(kode_kadar, dari, pcs, murni_dari),
      sesudah: terbaca(kode_kadar, ke, pcs, murni_ke),
      keterangan: alasan,
    },
  ])
  const id = newId()
  const { commands, name: jenis, prefix } = revaluasi
  const acuan = { kode_kadar, kadar, kadar_eod_dari: dari, kadar_eod_ke: ke }
  const saved = await post(
    ctx,
    {
      perintah: commands.simpan.call,
      otorisasi,
      dokumen: [{ id, jenis, prefix, status: commands.simpan.to, alasan, isi: acuan }],
      periksa: [
        periksaMaster({ versi }),
        [
          'barang',
          pieces.map(({ kini: { kode_barcode, status, versi } }) => ({
            kode_barcode,
            status,
            versi,
          })),
        ],
      ],
      tulis: [
        ...isi('koreksi_barang', bukuDinilai(id, pieces, ke)),
        ...isi('gram', gramDinilai(id, pieces, kadar)),
        ['revaluasi', [bukuRevaluasi(id, acuan, pieces)]],
      ],
    },
    { nomor: numberOf(id), pcs, selisih },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'kadar_eod' })
  ctx.live.changed(ctx.kodeToko, { jenis: 'barang', nomor: saved.nomor })
  return saved
})
