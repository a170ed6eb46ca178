import { sql } from 'kysely'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { serveCommand } from '#server/document/run'
import { reply, type Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari, type PetaAkun } from '#modules/akuntansi/jurnal.rules'
import { kasBuku } from './buku.ts'
import { kasMutasi, perluSaksi, sisiBank, type SisiBank } from './mutasi-cash.rules.ts'
import { mutasiCash } from './mutasi-cash.ts'
import { kasirDari, rp } from './muat.server.ts'
import { settingKas } from './setting.ts'

interface Termuat {
  readonly kode_bank: string | null
  readonly aktif: boolean | null
  readonly kategori: boolean
  readonly akun: PetaAkun
}

/** The account, the category, and what a deposit is booked to. */
async function muat(ctx: Context, bank: SisiBank, kategori: string): Promise<Termuat> {
  const { kodeToko } = ctx
  const found = await ctx.db.row<Termuat>(
    kodeToko,
    sql`select r.kode_bank, r.aktif,
        exists(select from kode_transaksi k where k.kode_toko = ${kodeToko}
          and k.kode_transaksi = ${kategori} and k.aktif) as kategori,
        (select coalesce(jsonb_object_agg(kode_akun, nomor_akun), '{}') from para_akun_transaksi
          where kode_toko = ${kodeToko} and trx = 'KAS' and type = 'SETORAN') as akun
      from (select ${bank.no_rekening}::text as nomor) x
        left join rekening r on r.kode_toko = ${kodeToko} and r.no_rekening = x.nomor`,
  )
  if (!found) throw new Error('a row of constants has no row')
  return found
}

/** The account is the bank's and in use, the category is known. @throws Refusal at its field */
function periksa({ kode_bank, setor }: SisiBank, found: Termuat): void {
  const tidakSah = (field: string, label: string) =>
    refusedField(field, '{{field}} Tidak Valid', { field: label })
  if (found.kode_bank !== kode_bank || found.aktif !== true)
    throw setor
      ? tidakSah('tujuan_rekening', 'Rekening Tujuan')
      : tidakSah('asal_rekening', 'Rekening Asal')
  if (!found.kategori) throw tidakSah('kategori', 'Kategori')
}

/** Cash from the own drawer to an account of the shop, or back (SPEC 7). */
export const mutasi = serveCommand(
  mutasiCash,
  mutasiCash.commands.simpan,
  async (ctx, { body }) => {
    const bank = sisiBank(body)
    const termuat = await muat(ctx, bank, body.kategori)
    periksa(bank, termuat)
    const kasir = kasirDari(ctx)
    const saksi = perluSaksi(bank, body.jumlah, ctx.setting(settingKas.SETOR_BANK_SENDIRI))
    const masuk = bank.setor ? body.jumlah : -body.jumlah
    return {
      needs: saksi
        ? [
            {
              kategori: 'SETOR_BANK',
              sebelum: { Laci: kasir.laci },
              sesudah: { 'No Rekening': bank.no_rekening, 'Jumlah Rp': rp(body.jumlah) },
              keterangan: body.keterangan,
            },
          ]
        : [],
      make: (id, nomor) => ({
        isi: body,
        books: [
          write(jurnal, jurnalDari(id, antara('BANK', 'KAS', masuk), termuat.akun)),
          write(kasBuku, kasMutasi(id, kasir, body, bank)),
        ],
        answer: reply({ nomor }, { message: 'Mutasi Uang Cash Berhasil Disimpan' }),
      }),
    }
  },
)
