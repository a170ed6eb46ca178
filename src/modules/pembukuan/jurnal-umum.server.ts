import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { sql } from 'kysely'
import { serveCommand } from '#server/document/run'
import { onlyActive } from '#server/master/active'
import type { Context } from '#server/serve'
import { akun } from '#modules/akuntansi/akun'
import { jurnal } from '#modules/akuntansi/buku'
import { bukanKendali } from '#modules/akuntansi/kendali.server'
import { barisDari, checkJurnal } from './jurnal-umum.rules.ts'
import { jurnalUmum } from './jurnal-umum.ts'

/** Each is an account of the shop, in use, and none has a book of its own. */
async function checkAkun(ctx: Context, nomor: readonly string[]): Promise<void> {
  const { db, kodeToko } = ctx
  const rows = await db.rows<{ nomor_akun: string }>(
    kodeToko,
    sql`select nomor_akun from akun where kode_toko = ${kodeToko}`,
  )
  const known = new Set(rows.map(({ nomor_akun }) => nomor_akun))
  for (const [index, nomor_akun] of nomor.entries()) {
    const field = `baris.${index}.nomor_akun`
    if (!known.has(nomor_akun))
      throw refusedField(field, '{{field}} Tidak Valid', { field: 'Nomor Akun' })
    await onlyActive(ctx, { master: akun, field, kode: nomor_akun })
    await bukanKendali((query) => db.row(kodeToko, query), { field, kodeToko, nomor_akun })
  }
}

/** What no other document books; somebody else agrees. */
export const simpan = serveCommand(
  jurnalUmum,
  jurnalUmum.commands.simpan,
  async (ctx, { body }) => {
    const jumlah = checkJurnal(body.baris)
    await checkAkun(
      ctx,
      body.baris.map(({ nomor_akun }) => nomor_akun),
    )
    const sisi = (nama: 'debit' | 'kredit') =>
      Object.fromEntries(
        body.baris.flatMap((one) =>
          one[nama] > 0 ? [[one.nomor_akun, `Rp ${formatRupiah(one[nama])}`]] : [],
        ),
      )
    return {
      needs: [
        {
          kategori: 'JURNAL_UMUM',
          sebelum: sisi('kredit'),
          sesudah: sisi('debit'),
          keterangan: body.keterangan,
        },
      ],
      make: (id, nomor) => ({
        isi: { ...body, jumlah },
        books: [write(jurnal, barisDari(id, body.baris))],
        answer: { nomor },
      }),
    }
  },
)
