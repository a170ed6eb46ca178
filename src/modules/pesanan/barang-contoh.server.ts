import { write } from '#kernel/ledger'
import { Refusal, refusedField } from '#kernel/refusal'
import { loadDocument } from '#server/document/recorded'
import { serveCommand, serveMove } from '#server/document/run'
import { statusBarang } from '#modules/stok/barang'
import { gerakBarang } from '#modules/stok/buku'
import { gerakDari } from '#modules/stok/gerak.effects'
import { muatBarang, periksaBarang } from '#modules/stok/master-barang.server'
import { barangContoh } from './barang-contoh.ts'
import { satu } from './menepati.server.ts'
import { barangDari } from './pesanan.rules.ts'

const { commands } = barangContoh

/** The piece is out of its tray, still ours: this document holds it. */
export const ambilContoh = serveCommand(barangContoh, commands.ambil, async (ctx, { body }) => {
  const { isi, nomor, status } = await satu(ctx, body.no_pesanan)
  const barang = barangDari(isi)[(body.baris ?? 1) - 1]
  if (!barang) throw refusedField('baris', '{{field}} Tidak Valid', { field: 'Barang Ke' })
  const { kode_tukang } = barang
  if ((status !== 'OPEN' && status !== 'VALID') || barang.berat_jadi !== undefined)
    throw refusedField('no_pesanan', 'Pesanan {{nomor}} Sudah Selesai', { nomor })
  const { kini } = await muatBarang(ctx, body.kode_barcode)
  const { berat, kode_barcode, kode_baki, kode_gudang, nama_barang, versi } = kini
  if (kini.status !== 'ADA')
    throw refusedField('kode_barcode', 'Barang {{kode_barcode}} Tidak Ada Di Baki, {{status}}', {
      ...{ kode_barcode, status: statusBarang[kini.status] },
    })
  return {
    periksa: [periksaBarang([kini])],
    make: (id, no_contoh) => ({
      isi: {
        ...{ kode_barcode, nama_barang, berat, no_pesanan: nomor, kode_tukang },
        ...{ dari_baki: kode_baki, keterangan: body.keterangan },
      },
      books: [write(gerakBarang, [{ ...gerakDari(id, kini, 'CONTOH', { kode_gudang }), versi }])],
      answer: { nomor: no_contoh },
    }),
  }
})

/** It is in the shop again, and waits until it is weighed and laid into a tray (KM). */
export const kembaliContoh = serveMove(barangContoh, commands.kembali, async (ctx, { body }) => {
  const contoh = await loadDocument(ctx, barangContoh, body.nomor)
  const { kini } = await muatBarang(ctx, String(contoh.isi['kode_barcode']))
  if (contoh.status !== 'DIPINJAM')
    throw new Refusal('Barang {{kode_barcode}} Sudah Kembali', {
      ...{ code: 'E-MDB:02', params: { kode_barcode: kini.kode_barcode } },
    })
  const { kode_gudang, versi } = kini
  return {
    moves: [contoh],
    periksa: [periksaBarang([kini])],
    make: () => ({
      books: [
        write(gerakBarang, [{ ...gerakDari(contoh.id, kini, 'KEMBALI', { kode_gudang }), versi }]),
      ],
      answer: { nomor: contoh.nomor },
    }),
  }
})
