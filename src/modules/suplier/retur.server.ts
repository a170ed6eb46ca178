import { formatBerat } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { list, row } from '#kernel/shape'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import { jurnal } from '#modules/akuntansi/buku'
import { petaAkun } from '#modules/akuntansi/jurnal.rules'
import { rp } from '#modules/kas/muat.server'
import { gerakBarang, gram } from '#modules/stok/buku'
import { gerakDari } from '#modules/stok/gerak.effects'
import { hutangSupplier } from '#modules/stok/hutang-supplier'
import { diterima, gramRetur, hutangRetur, jurnalRetur, returDari } from './retur.rules.ts'
import { returSupplier } from './retur.ts'

const muat = defineLoad('muat_retur', row({ akun: petaAkun, barang: list(diterima) }))

const simpan = serveCommand(returSupplier, returSupplier.commands.simpan, async (ctx, { body }) => {
  const lines = body.baris.map(({ kode_barcode }) => ({ kode_barcode }))
  const minta = JSON.stringify(lines.map(({ kode_barcode }) => kode_barcode))
  const { akun, barang } = await ctx.db.load(muat, [ctx.kodeToko, minta])
  const pieces = returDari(lines, barang)
  const milik = pieces.filter(({ konsinyasi }) => !konsinyasi)
  const jumlah = milik.reduce((sum, { asal }) => sum + asal.harga_pokok, 0)
  const berat = pieces.reduce((sum, piece) => sum + piece.berat, 0)
  const supplier = pieces[0]?.supplier ?? null
  return {
    needs: [
      {
        kategori: 'RETUR_SUPPLIER',
        sebelum: supplier === null ? {} : { Supplier: supplier },
        sesudah: {
          'Jumlah Barang': String(pieces.length),
          Berat: `${formatBerat(berat)} gr`,
          'Hutang Berkurang': rp(jumlah),
        },
        keterangan: body.alasan,
      },
    ],
    make: (id, nomor) => ({
      isi: {
        ...{ supplier, pcs: pieces.length, konsinyasi: pieces.length - milik.length },
        ...{ berat, jumlah, barcode: pieces.map(({ kode_barcode }) => kode_barcode) },
      },
      books: [
        write(
          gerakBarang,
          pieces.map((one) => ({ ...gerakDari(id, one, 'DISERAHKAN'), versi: one.versi })),
        ),
        write(gram, gramRetur(id, pieces)),
        write(jurnal, jurnalRetur(id, pieces, akun)),
        write(hutangSupplier, hutangRetur(id, pieces)),
      ],
      answer: { nomor },
    }),
  }
})

export const returHandlers = [simpan]
