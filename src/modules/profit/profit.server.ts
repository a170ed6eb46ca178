import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { list, text } from '#kernel/shape'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { koreksiBarangBuku } from '#modules/stok/buku'
import { bukanKonsinyasi } from '#modules/stok/konsinyasi.server'
import { bukuKoreksi } from '#modules/stok/koreksi-barang.effects'
import { muatBarangAkun, periksaBarang } from '#modules/stok/master-barang.server'
import { pilihProfit } from './profit.calls.ts'
import { jurnalProfit } from './profit.effects.ts'
import { profitDari, yangDiubah, type Perubahan } from './profit.rules.ts'
import { updateProfit, type caraProfit } from './profit.ts'

const pilihan = defineLoad('barcode_pilihan', list(text))

/** At most so many go in one document. */
const terbanyak = 500

/** Pieces by scan, by tray, by group. */
const pilih = handle(pilihProfit, async (ctx, { body }) => {
  const { kode_baki, kode_group } = body
  const barcode =
    kode_baki === null && kode_group === null
      ? body.barcode
      : await ctx.db.load(pilihan, [ctx.kodeToko, kode_baki, kode_group])
  if (barcode.length > terbanyak)
    throw new Refusal('Paling Banyak {{max}} Barang Sekali Simpan', { params: { max: terbanyak } })
  const { barang } = await muatBarangAkun(ctx, 'KOREKSI_BARANG', barcode)
  if (barang.length === 0) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return [...barang]
})

/** What the approver reads: each piece with the figure that changes. */
const terbaca = (
  cara: keyof typeof caraProfit,
  changed: readonly Perubahan[],
  sesudah: boolean,
): Record<string, string> =>
  Object.fromEntries(
    changed.map(({ fakta, kini }) => [
      `${kini.kode_barcode} ${kini.nama_barang}`,
      formatRupiah(yangDiubah(cara, sesudah ? fakta : kini) ?? 0),
    ]),
  )

export const handlers = [
  pilih,
  /** Changes them all, or none, as they were read. */
  serveCommand(updateProfit, updateProfit.commands.simpan, async (ctx, { body }) => {
    const { alasan, cara, persen, rupiah } = body
    const barcode = body.baris.map(({ kode_barcode }) => kode_barcode)
    const { akun, barang } = await muatBarangAkun(ctx, 'KOREKSI_BARANG', barcode)
    const changed = profitDari(body, barcode, barang)
    if (cara.startsWith('POKOK')) await bukanKonsinyasi(ctx, barcode, 'baris')
    const pcs = changed.length
    return {
      needs: [
        {
          kategori: 'UPDATE_PROFIT',
          sebelum: terbaca(cara, changed, false),
          sesudah: terbaca(cara, changed, true),
          keterangan: alasan,
        },
      ],
      periksa: [periksaBarang(changed.map(({ kini }) => kini))],
      make: (id, nomor) => ({
        isi: { cara, rupiah, persen, pcs },
        books: [
          write(
            koreksiBarangBuku,
            changed.flatMap((one) => bukuKoreksi(id, one.kini, one)),
          ),
          write(jurnal, jurnalProfit(id, changed, akun)),
        ],
        answer: { nomor, pcs },
      }),
    }
  }),
]
