import { sql } from 'kysely'
import { write } from '#kernel/ledger'
import { Refusal, refusedField } from '#kernel/refusal'
import type { Tanggal } from '#kernel/tanggal'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { born, step } from '#server/document/run'
import { serveOn, serveStep } from '#server/document/standing'
import { reply } from '#server/serve'
import { checkBukti } from '#modules/janji/bukti'
import { bukuPindah } from '#modules/janji/janji.effects'
import { perluTransfer } from '#modules/pembayaran/transfer.rules'
import { transferMenunggu } from '#modules/pembayaran/transfer.server'
import { gerakBarang } from '#modules/stok/buku'
import { fotoAda } from '#modules/stok/foto-ada.server'
import { bukuJanjiTitip } from '#modules/titipan/buat.server'
import { petaTitipan } from '#modules/titipan/muat.server'
import { dokumenTitipan } from '#modules/titipan/titipan'
import { akunTitipan } from '#modules/titipan/titipan.effects'
import { gerakSimpan } from './cicilan.effects.ts'
import { barangDicicil } from './cicilan.rules.ts'
import { cicilanDibaca } from './cicilan.server.ts'
import { cicilan } from './cicilan.ts'

const { ambil: perintah, serah: serahkan } = cicilan.commands

/**
 * Its customer comes for what he has paid: a deposit keeps the piece at its price, and the piece is
 * sold to him at the counter by the rules of every sale (ADR 0304).
 */
export const ambil = serveOn(cicilan, perintah, cicilanDibaca, async (ctx, kini, body) => {
  const barang = barangDicicil(kini)
  const { bukti, foto_kartu } = body
  if (body.kode_barcode !== barang.kode_barcode)
    throw refusedField('kode_barcode', '{{field}} Tidak Valid', { field: 'Barcode' })
  await fotoAda(ctx, [{ gambar: foto_kartu }], () => 'foto_kartu')
  const { id: id_asal, isi, nomor, saldo } = kini
  const tanpaKartu = checkBukti(kini, body, {
    ...{ kategori: 'AMBIL_CICILAN_TANPA_KARTU', barang: isi.nama_barang },
  })
  const nomor_akun = akunTitipan(await petaTitipan(ctx))
  return {
    needs: [...tanpaKartu, ...perluTransfer(await transferMenunggu(ctx, [id_asal]))],
    write: () => {
      const id = newId()
      const no_titipan = numberOf(id)
      return {
        makes: [
          born(dokumenTitipan, dokumenTitipan.commands.simpan, { id, id_asal, status: 'TITIP' }),
        ],
        steps: [step(cicilan, perintah, kini)],
        facts: [{ id_dokumen: id_asal, isi: { bukti, foto_kartu } }],
        books: [
          write(gerakBarang, [gerakSimpan(id, barang, 'TITIP')]),
          ...bukuPindah(id, kini, kini, nomor_akun),
          ...bukuJanjiTitip(id, {
            ...{ kode_sales: isi.kode_sales, id_pelanggan: isi.id_pelanggan },
            ...{ keterangan: nomor, nomor_akun, jumlah: saldo },
            tgl_batas: null,
            barang: { ...isi, berat: barang.berat },
          }),
        ],
        answer: reply(
          { nomor, no_titipan, kode_barcode: barang.kode_barcode },
          { message: 'Cicilan {{nomor}} Siap Dijual Di Konter', params: { nomor } },
        ),
      }
    },
  }
})

/**
 * Before that a piece left with its last payment: nothing is held for it, and somebody else agrees
 * that it is over, so that its customer may be forgotten.
 */
export const serah = serveStep(cicilan, serahkan, cicilanDibaca, async (ctx, kini, body) => {
  const { isi, nomor } = kini
  const dibawa = await ctx.db.row<{ tgl: Tanggal | null }>(
    ctx.kodeToko,
    sql`select kencana.serah_cicilan(${ctx.kodeToko}, ${kini.id}) as tgl`,
  )
  if (!dibawa?.tgl)
    throw new Refusal('Barang {{kode_barcode}} Masih Dipegang {{nomor}}, Serahkan Dengan Ambil', {
      params: { kode_barcode: isi.kode_barcode, nomor },
    })
  if (dibawa.tgl !== body.tgl_serah)
    throw refusedField('tgl_serah', '{{field}} Tidak Valid', { field: 'Dibawa Pelanggan' })
  return {
    needs: [
      {
        kategori: 'SERAH_CICILAN',
        sebelum: { [nomor]: 'LUNAS', Barang: isi.nama_barang },
        sesudah: { [nomor]: 'DIAMBIL' },
        keterangan: body.alasan,
      },
    ],
  }
})
