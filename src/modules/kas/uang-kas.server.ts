import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { write } from '#kernel/ledger'
import { leaders } from '#kernel/screen'
import { serveCancel } from '#server/document/cancel'
import { serveCommand } from '#server/document/run'
import { handle, reply, type Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari } from '#modules/akuntansi/jurnal.rules'
import { tanggalPosting } from '#modules/hari/tanggal-aktif.server'
import { kasBuku } from './buku.ts'
import { izinKeluar } from './izin-keluar.server.ts'
import { checkRekening } from './rekening.server.ts'
import { uangBank } from './uang-bank.ts'
import { checkLaci, laciCukup } from './laci-cukup.server.ts'
import { checkAkunLawan, dariSaldoAwal } from './kode-transaksi.server.ts'
import { mutasiCash } from './mutasi.ts'
import { kasirDari, muatKategori, rp } from './muat.server.ts'
import { daftarUangKas, type barisUangKas } from './uang-kas.calls.ts'
import { barisTunai, diRekening } from './uang-kas.rules.ts'
import { saldoAwalKas, uangKas, type uangKasMasuk } from './uang-kas.ts'

const daftar = handle(daftarUangKas, async (ctx, { query }) => {
  // What lies in the safe or in another's drawer is not for every cashier's eyes.
  const pemimpin = leaders.includes(ctx.user.level)
  const jenis = [uangKas.name, mutasiCash.name, ...(pemimpin ? [saldoAwalKas.name] : [])]
  const mine = sql`dokumen d join kas k on k.kode_toko = d.kode_toko and k.id_dokumen = d.id
      and (k.jenis = 'CASH' or d.jenis = ${saldoAwalKas.name})
    where d.kode_toko = ${ctx.kodeToko} and d.jenis = any (${jenis})
    and (${pemimpin} or k.laci = ${kasirDari(ctx).laci})
    and d.tgl_system >= coalesce(${query.tgl_from ?? null}::date, '-infinity')
    and d.tgl_system <= coalesce(${query.tgl_to ?? null}::date, 'infinity')`
  const rows = await ctx.db.rows<RowOf<typeof barisUangKas>>(
    ctx.kodeToko,
    sql`select d.nomor, d.tgl_system, d.saat, d.kategori,
        coalesce(p.nama_transaksi, d.kategori) as nama, d.keterangan, d.laci, d.jumlah_in,
        d.jumlah_out, d.input_by, s.status,
        s.status = 'VALID' and d.jenis <> ${mutasiCash.name}
          and d.tgl_system = ${ctx.toko.tgl_system} as dapat_batal, d.jenis
      from (select d.kode_toko, d.id, d.jenis, d.nomor, d.tgl_system, d.saat, d.input_by,
          k.kategori, k.keterangan, k.laci, k.jumlah_in, k.jumlah_out from ${mine}) d
        join status_dokumen s on s.kode_toko = d.kode_toko and s.id = d.id
        left join kode_transaksi p
          on p.kode_toko = d.kode_toko and p.kode_transaksi = d.kategori
      order by d.saat desc, d.nomor desc
      limit ${query.limit ?? 50} offset ${query.skip ?? 0}`,
  )
  const all = await ctx.db.row<{ count: number }>(
    ctx.kodeToko,
    sql`select count(*)::int as count from ${mine}`,
  )
  return reply(rows, { count: all?.count ?? 0 })
})

/** Where money of a transaction code moves: the own drawer, or an account of the shop. */
interface Tempat {
  readonly rekening?: { readonly no_rekening: string; readonly no_ref: string | null }
  readonly tgl: string
}
type Uang = Pick<RowOf<typeof uangKasMasuk>, 'jumlah' | 'keterangan' | 'kode_transaksi'>

/** Money out: it lies in the drawer, and above the limits another person agrees. */
async function bolehKeluar(ctx: Context, body: Uang, { rekening, tgl }: Tempat) {
  const { jumlah, keterangan, kode_transaksi } = body
  const { laci } = kasirDari(ctx)
  if (!rekening) await checkLaci(ctx, laci, jumlah)
  const dari = rekening ? { 'No Rekening': rekening.no_rekening } : { Laci: laci }
  const sesudah = { ...dari, Kategori: kode_transaksi, 'Jumlah Rp': rp(jumlah) }
  return izinKeluar(ctx, { jumlah, tgl }, { sesudah, keterangan })
}

/** Money into or out of a drawer or an account; the transaction code brings its account. */
async function gerak(ctx: Context, body: Uang, tempat: Tempat) {
  const { jumlah, keterangan, kode_transaksi } = body
  const { akun, transaksi } = await muatKategori(ctx, 'kode_transaksi', kode_transaksi)
  await checkAkunLawan(ctx, transaksi.nomor_akun)
  const lawan = akun.SALDO_AWAL_KAS['LAWAN']
  const awal = dariSaldoAwal(ctx, { lawan, nomor_akun: transaksi.nomor_akun })
  const masuk = transaksi.jenis_transaksi === 'MASUK'
  const bertanda = masuk ? jumlah : -jumlah
  const { rekening } = tempat
  const peta = rekening ? akun.SETORAN : akun[masuk ? 'KAS_MASUK' : 'KAS_KELUAR']
  const amounts = antara(rekening ? 'BANK' : 'KAS', 'LAWAN', bertanda)
  const uang = { kategori: kode_transaksi, jumlah: bertanda, keterangan }
  return {
    ...(masuk ? {} : await bolehKeluar(ctx, body, tempat)),
    ...(awal
      ? {
          needs: [
            {
              kategori: 'SALDO_AWAL_KAS' as const,
              sebelum: { 'No Akun': transaksi.nomor_akun },
              sesudah: { Kategori: kode_transaksi, 'Jumlah Rp': rp(bertanda) },
              keterangan,
            },
          ],
        }
      : {}),
    make: (id: string, nomor: string) => {
      const tunai = barisTunai(id, kasirDari(ctx), uang)
      return {
        isi: body,
        books: [
          write(jurnal, jurnalDari(id, amounts, { ...peta, LAWAN: transaksi.nomor_akun })),
          write(kasBuku, [rekening ? diRekening(tunai, rekening) : tunai]),
        ],
        answer: { nomor },
      }
    },
  }
}

const simpan = serveCommand(uangKas, uangKas.commands.simpan, async (ctx, { body }) => {
  const tgl = body.tgl_system ?? ctx.toko.tgl_system
  return {
    tanggal: tanggalPosting(ctx, body.tgl_system),
    ...(await gerak(ctx, body, { tgl })),
  }
})

const bank = serveCommand(uangBank, uangBank.commands.simpan, async (ctx, { body }) => {
  const { kode_bank, no_rekening } = body
  await checkRekening(ctx, [{ field: 'no_rekening', kode_bank, no_rekening }])
  return gerak(ctx, body, { rekening: body, tgl: ctx.toko.tgl_system })
})

export const uangKasHandlers = [
  daftar,
  simpan,
  bank,
  serveCancel(uangKas, uangKas.commands.batal, laciCukup),
  serveCancel(saldoAwalKas, saldoAwalKas.commands.batal, laciCukup),
]
