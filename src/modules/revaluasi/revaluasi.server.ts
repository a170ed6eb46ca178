import { formatBerat, formatPersen } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { byKey, list, maybe, row, whole } from '#kernel/shape'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle, type Context } from '#server/serve'
import { gram, koreksiBarangBuku } from '#modules/stok/buku'
import { periksaBarang, periksaMaster } from '#modules/stok/master-barang.server'
import { cobaRevaluasi } from './revaluasi.calls.ts'
import { bukuDinilai, bukuRevaluasi, gramDinilai } from './revaluasi.effects.ts'
import { checkDinilai, dinilaiDari, jumlahDari, barangDinilai } from './revaluasi.rules.ts'
import { revaluasi, revaluasiBuku } from './revaluasi.ts'

const load = defineLoad(
  'muat_revaluasi',
  maybe(row({ versi: byKey(whole), kadar: whole, kadar_eod: whole, barang: list(barangDinilai) })),
)

/** @throws Refusal at a kadar that counts for nothing yet */
async function muat(ctx: Context, kode_kadar: string) {
  const found = await ctx.db.load(load, [ctx.kodeToko, kode_kadar])
  if (found) return found
  const params = { field: 'Kode Kadar', nilai: kode_kadar }
  throw refusedField('kode_kadar', '{{field}} {{nilai}} Tidak Ditemukan', params)
}

const coba = handle(cobaRevaluasi, async (ctx, { body }) => {
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

export const handlers = [
  coba,
  /** All pieces of the kadar, or none, as they were read. */
  serveCommand(revaluasi, revaluasi.commands.simpan, async (ctx, { body }) => {
    const { alasan, kadar_eod: ke, kode_kadar } = body
    const { barang, kadar, kadar_eod: dari, versi } = await muat(ctx, kode_kadar)
    const pieces = dinilaiDari(barang, ke)
    checkDinilai(pieces, dari, ke)
    const { murni_dari, murni_ke, pcs, selisih } = jumlahDari(pieces)
    const acuan = { kode_kadar, kadar, kadar_eod_dari: dari, kadar_eod_ke: ke }
    return {
      needs: [
        {
          kategori: 'REVALUASI',
          sebelum: terbaca(kode_kadar, dari, pcs, murni_dari),
          sesudah: terbaca(kode_kadar, ke, pcs, murni_ke),
          keterangan: alasan,
        },
      ],
      periksa: [periksaMaster({ versi }), periksaBarang(pieces.map(({ kini }) => kini))],
      make: (id, nomor) => ({
        isi: acuan,
        books: [
          write(koreksiBarangBuku, bukuDinilai(id, pieces, ke)),
          write(gram, gramDinilai(id, pieces, kadar)),
          write(revaluasiBuku, [bukuRevaluasi(id, acuan, pieces)]),
        ],
        answer: { nomor, pcs, selisih },
      }),
    }
  }),
]
