import type { RowOf } from '#kernel/field'
import { formatBerat } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { serveCommand } from '#server/document/run'
import { handle, type Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { gerakBarang, gram, koreksiBarangBuku } from '#modules/stok/buku'
import { bukanKonsinyasi } from '#modules/stok/konsinyasi.server'
import { muatBarangAkun, periksaBarang } from '#modules/stok/master-barang.server'
import { barangUntukHancur } from './hancur.calls.ts'
import { gerakHancur, gramHancur, jurnalHancur, koreksiHancur } from './hancur.effects.ts'
import { hancurDari, type Hasil } from './hancur.rules.ts'
import { caraHancur, hancurBarang, type hancurMasuk } from './hancur.ts'

const muat = (ctx: Context, barcode: readonly string[]) =>
  muatBarangAkun(ctx, 'HANCUR_BARANG', barcode)

/** A scanned piece: told at once when it cannot be destroyed. */
const barang = handle(barangUntukHancur, async (ctx, { params }) => {
  const kode_barcode = params.kode_barcode.toUpperCase()
  const found = await muat(ctx, [kode_barcode])
  const berat_hasil = found.barang[0]?.berat ?? 0
  const [hasil] = hancurDari(
    [{ kode_barcode, cara: 'PECAH', berat_hasil, nama_baru: null }],
    found.barang,
  )
  if (hasil === undefined) throw new RangeError('a line has a result')
  return hasil.kini
})

/** What the approver reads of each piece. */
const terbaca = (hasil: readonly Hasil[], words: (one: Hasil) => string): Record<string, string> =>
  Object.fromEntries(
    hasil.map((one) => [`${one.kini.kode_barcode} ${one.kini.nama_barang}`, words(one)]),
  )

async function hancurkan(ctx: Context, { alasan, baris }: RowOf<typeof hancurMasuk>) {
  const found = await muat(
    ctx,
    baris.map(({ kode_barcode }) => kode_barcode),
  )
  const hasil = hancurDari(baris, found.barang)
  await bukanKonsinyasi(
    ctx,
    hasil.map(({ kini }) => kini.kode_barcode),
    'baris',
  )
  return {
    needs: [
      {
        kategori: 'HANCUR_BARANG' as const,
        sebelum: terbaca(hasil, ({ kini }) => `${formatBerat(kini.berat)} gr`),
        sesudah: terbaca(
          hasil,
          ({ berat, cara }) => `${ctx.t(caraHancur[cara])} ${formatBerat(berat)} gr`,
        ),
        keterangan: alasan,
      },
    ],
    periksa: [periksaBarang(hasil.map(({ kini }) => kini))],
    make: (id: string, nomor: string) => ({
      isi: {
        pcs: hasil.length,
        berat: hasil.reduce((sum, { kini }) => sum + kini.berat, 0),
        baris: hasil.map(({ berat, cara, kini, rugi }) => ({
          kode_barcode: kini.kode_barcode,
          cara,
          berat: kini.berat,
          hasil: berat,
          harga_pokok: kini.harga_pokok,
          rugi,
        })),
      },
      books: [
        write(koreksiBarangBuku, koreksiHancur(id, hasil)),
        write(gerakBarang, gerakHancur(id, hasil)),
        write(gram, gramHancur(id, hasil)),
        write(jurnal, jurnalHancur(id, hasil, found.akun)),
      ],
      answer: { nomor },
    }),
  }
}

const { psu, simpan } = hancurBarang.commands

export const handlers = [
  barang,
  /** Destroys pieces; what only changes them belongs to the other screen. */
  serveCommand(hancurBarang, simpan, (ctx, { body }) => {
    const other = body.baris.findIndex(({ cara }) => cara !== 'PECAH')
    if (other >= 0)
      throw refusedField(`baris.${other}.cara`, '{{field}} Tidak Valid', { field: 'Cara' })
    return hancurkan(ctx, body)
  }),
  serveCommand(hancurBarang, psu, (ctx, { body }) => hancurkan(ctx, body)),
]
