import { formatBerat, formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { Refusal, refusedField } from '#kernel/refusal'
import { list, row } from '#kernel/shape'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari, petaAkun } from '#modules/akuntansi/jurnal.rules'
import { bukanKendali } from '#modules/akuntansi/kendali.server'
import { akunPersediaan } from '#modules/stok/barang.rules'
import { perBaris } from '#modules/stok/baris-barang.rules'
import { gerakBarang, gram, koreksiBarangBuku } from '#modules/stok/buku'
import { gerakDari } from '#modules/stok/gerak.effects'
import { akunStok, gramDari } from '#modules/stok/gram.rules'
import { bukanKonsinyasi } from '#modules/stok/konsinyasi.server'
import {
  barangExternal,
  cocokkan,
  type BarangExternal,
  type BarisBerkas,
} from './external.rules.ts'
import { kirimBarangExternal, updateBarangExternal } from './external.ts'

const muat = defineLoad('muat_external', row({ akun: petaAkun, barang: list(barangExternal) }))

/** The pieces that these rows name. */
export const muatBerkas = (
  ctx: Context,
  lines: readonly Pick<BarisBerkas, 'kode_barcode' | 'kode_external'>[],
) =>
  ctx.db.load(muat, [
    ctx.kodeToko,
    JSON.stringify({
      barcode: lines.flatMap((one) => one.kode_barcode ?? []),
      kode: lines.flatMap((one) => (one.kode_barcode === null ? (one.kode_external ?? []) : [])),
    }),
  ])

/** All rows or none. @throws Refusal that names the first wrong row and its column */
function semuaCocok(lines: readonly BarisBerkas[], pieces: readonly BarangExternal[]) {
  const { cocok, masalah, ubah } = cocokkan(lines, pieces)
  const [salah] = masalah
  if (salah) {
    const [field] = salah.salah.fields ?? []
    throw refusedField(
      `baris.${lines.findIndex((one) => one.baris === salah.baris)}.${field?.field ?? ''}`,
      field?.text ?? 'Data Tidak Valid',
      field?.params,
    )
  }
  if (ubah.length === 0) throw new Refusal('Tidak Ada Yang Berubah')
  return { cocok, ubah }
}

const simpan = serveCommand(
  updateBarangExternal,
  updateBarangExternal.commands.simpan,
  async (ctx, { body }) => {
    const { barang } = await muatBerkas(ctx, body.baris)
    const { cocok, ubah } = semuaCocok(body.baris, barang)
    return {
      needs: [
        {
          kategori: 'UPDATE_BARANG_EXTERNAL',
          sebelum: { Cocok: formatRupiah(cocok.length) },
          sesudah: { Berubah: formatRupiah(ubah.length) },
          keterangan: body.keterangan ?? '',
        },
      ],
      make: (id, nomor) => ({
        isi: {
          ...{ nama_file: body.nama_file, keterangan: body.keterangan },
          ...{ cocok: cocok.length, pcs: ubah.length },
        },
        books: [
          write(
            koreksiBarangBuku,
            ubah.map(({ barang: { kode_barcode, versi }, sebelum, sesudah }) => ({
              ...{ id_dokumen: id, kode_barcode, sebelum, sesudah, versi },
            })),
          ),
        ],
        answer: { nomor },
      }),
    }
  },
)

const kirim = serveCommand(
  kirimBarangExternal,
  kirimBarangExternal.commands.simpan,
  async (ctx, { body }) => {
    const { keterangan, nomor_akun, tujuan } = body
    const { kodeToko } = ctx
    await bukanKendali((query) => ctx.db.row(kodeToko, query), {
      ...{ field: 'nomor_akun', kodeToko, nomor_akun },
    })
    const lines = body.baris.map(({ kode_barcode }) => ({ kode_barcode, kode_external: null }))
    const { akun, barang } = await muatBerkas(ctx, lines)
    const pieces = perBaris(lines, barang, ({ kode_barcode }, piece, at) => {
      if (piece.status === 'ADA') return piece
      throw refusedField(`${at}kode_barcode`, 'Barang {{kode_barcode}} Tidak Ada Di Baki', {
        kode_barcode,
      })
    })
    await bukanKonsinyasi(
      ctx,
      pieces.map(({ kode_barcode }) => kode_barcode),
      'baris',
    )
    const berat = pieces.reduce((sum, piece) => sum + piece.berat, 0)
    return {
      needs: [
        {
          kategori: 'KIRIM_BARANG_EXTERNAL',
          sebelum: { 'Akun Lawan': nomor_akun },
          sesudah: {
            'Sistem Tujuan': tujuan,
            'Jumlah Barang': String(pieces.length),
            Berat: `${formatBerat(berat)} gr`,
          },
          keterangan: keterangan ?? '',
        },
      ],
      make: (id, nomor) => ({
        isi: {
          ...{ tujuan, nomor_akun, keterangan, pcs: pieces.length, berat },
          barcode: pieces.map(({ kode_barcode }) => kode_barcode),
        },
        books: [
          write(
            gerakBarang,
            pieces.map((one) => ({ ...gerakDari(id, one, 'EXTERNAL'), versi: one.versi })),
          ),
          write(
            gram,
            gramDari(
              id,
              pieces.map(({ berat: kotor, kadar, kode_gudang, murni }) => ({
                ...{ dari: akunStok(kode_gudang ?? ''), ke: 'EXTERNAL', kadar, kotor, murni },
              })),
            ),
          ),
          write(
            jurnal,
            jurnalDari(
              id,
              pieces.flatMap((one) => antara('LAWAN', akunPersediaan(one), one.harga_pokok)),
              { ...akun, LAWAN: nomor_akun },
            ),
          ),
        ],
        answer: { nomor },
      }),
    }
  },
)

export const externalHandlers = [simpan, kirim]
