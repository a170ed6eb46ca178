import { sql } from 'kysely'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { serveCancel } from '#server/document/cancel'
import { serveCommand } from '#server/document/run'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari } from '#modules/akuntansi/jurnal.rules'
import { kasBuku } from './buku.ts'
import { checkAkunLawan, dariSaldoAwal } from './kode-transaksi.server.ts'
import { checkLaci, laciCukup } from './laci-cukup.server.ts'
import { kasirDari, muatKategori, rp } from './muat.server.ts'
import { alihKasir, alihKategori, duaKategori, keKasir, type Alih } from './pengalihan.rules.ts'
import { pengalihan } from './pengalihan.ts'

/** A colleague who works in this shop. @throws Refusal at ke_kasir */
async function checkKasir(ctx: Context, kasir: string): Promise<void> {
  const found = await ctx.db.chain.row(sql`select 1 from users
    where not diblokir and kode_toko = ${ctx.kodeToko} and user_id = ${kasir}`)
  if (!found) throw refusedField('ke_kasir', '{{field}} Tidak Valid', { field: 'Kepada Kasir' })
}

/** Who gives and who takes, or which categories; and what is written of it. */
async function bagian(ctx: Context, body: Alih) {
  const saya = kasirDari(ctx)
  if (body.cara === 'KASIR') {
    const ke = keKasir(body, saya.laci)
    await checkKasir(ctx, ke)
    await checkLaci(ctx, saya.laci, body.jumlah)
    const books = (id: string) => [write(kasBuku, alihKasir(id, saya, ke, body))]
    return { dari: saya.laci, ke, books }
  }
  const { dari, ke } = duaKategori(body)
  const asal = await muatKategori(ctx, 'dari_kategori', dari)
  const { akun, transaksi } = await muatKategori(ctx, 'ke_kategori', ke)
  if (transaksi.jenis_transaksi !== asal.transaksi.jenis_transaksi)
    throw refusedField('ke_kategori', 'Kedua Kategori Harus Sama-Sama Masuk Atau Keluar')
  await checkAkunLawan(ctx, asal.transaksi.nomor_akun)
  await checkAkunLawan(ctx, transaksi.nomor_akun)
  for (const { nomor_akun } of [asal.transaksi, transaksi])
    dariSaldoAwal(ctx, { lawan: akun.SALDO_AWAL_KAS['LAWAN'], nomor_akun })
  const masuk = transaksi.jenis_transaksi === 'MASUK'
  const peta = { DARI: asal.transaksi.nomor_akun, KE: transaksi.nomor_akun }
  const [debit, kredit] = masuk ? (['DARI', 'KE'] as const) : (['KE', 'DARI'] as const)
  return {
    ...{ dari, ke },
    books: (id: string) => [
      // Two codes of one account need no journal: the money is booked there already.
      write(
        jurnal,
        peta.DARI === peta.KE ? [] : jurnalDari(id, antara(debit, kredit, body.jumlah), peta),
      ),
      write(kasBuku, alihKategori(id, saya, { dari, ke, masuk }, body)),
    ],
  }
}

/** Cash into a colleague's drawer, or an amount to another category. */
const simpan = serveCommand(pengalihan, pengalihan.commands.simpan, async (ctx, { body }) => {
  const { books, dari, ke } = await bagian(ctx, body)
  const { cara, jumlah, keterangan } = body
  return {
    needs: [
      {
        kategori: 'PENGALIHAN_SALDO',
        sebelum: { Dari: dari },
        sesudah: { Ke: ke, 'Jumlah Rp': rp(jumlah) },
        keterangan,
      },
    ],
    make: (id, nomor) => ({
      isi: { cara, dari, ke, jumlah, keterangan },
      books: books(id),
      answer: { nomor },
    }),
  }
})

export const pengalihanHandlers = [
  simpan,
  serveCancel(pengalihan, pengalihan.commands.batal, laciCukup),
]
