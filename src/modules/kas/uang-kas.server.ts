import { sql } from 'kysely'
import { z } from 'zod'
import type { RowOf } from '#kernel/field'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { leaders } from '#kernel/screen'
import { whole } from '#kernel/shape'
import { serveCancel } from '#server/document/cancel'
import type { Recorded } from '#server/document/recorded'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import { onlyActive } from '#server/master/active'
import { handle, reply, type Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari } from '#modules/akuntansi/jurnal.rules'
import { tanggalPosting } from '#modules/hari/tanggal-aktif.server'
import { kasBuku } from './buku.ts'
import { kodeTransaksi } from './kode-transaksi.ts'
import { checkLaci } from './laci-cukup.server.ts'
import { checkAkunLawan } from './kode-transaksi.server.ts'
import { mutasiCash } from './mutasi-cash.ts'
import { kasirDari, muatKas, rp } from './muat.server.ts'
import { daftarUangKas, type barisUangKas } from './uang-kas.calls.ts'
import { barisTunai, perluSaksiKeluar } from './uang-kas.rules.ts'
import { saldoAwalKas, uangKas, type uangKasMasuk } from './uang-kas.ts'
import { settingKas } from './setting.ts'

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

const keluarSendiri = defineLoad('uang_keluar_sendiri', whole)

/** Money out: it lies in the drawer, and above the limits another person agrees. */
async function izinKeluar(ctx: Context, body: RowOf<typeof uangKasMasuk>) {
  const { jumlah, keterangan, kode_transaksi } = body
  const { laci, user_id } = kasirDari(ctx)
  await checkLaci(ctx, laci, jumlah)
  const tgl = body.tgl_system ?? ctx.toko.tgl_system
  const sudah = await ctx.db.load(keluarSendiri, [ctx.kodeToko, user_id, tgl])
  const sekali = ctx.setting(settingKas.UANG_KELUAR_SENDIRI)
  const sehari = ctx.setting(settingKas.UANG_KELUAR_SEHARI)
  // What he had paid out alone when this was judged: still true in the posting.
  if (!perluSaksiKeluar(jumlah, sudah, { sekali, sehari }))
    return { periksa: [['uang_keluar', { sudah }] as const] }
  return {
    needs: [
      {
        kategori: 'UANG_KELUAR' as const,
        sebelum: { Batas: rp(sekali), 'Batas Sehari': rp(sehari), 'Sudah Keluar': rp(sudah) },
        sesudah: { Laci: laci, Kategori: kode_transaksi, 'Jumlah Rp': rp(jumlah) },
        keterangan,
      },
    ],
  }
}

/** Money into or out of the own drawer; the transaction code brings its account. */
const simpan = serveCommand(uangKas, uangKas.commands.simpan, async (ctx, { body }) => {
  const { kode_transaksi, jumlah, keterangan } = body
  await onlyActive(ctx, { master: kodeTransaksi, field: 'kode_transaksi', kode: kode_transaksi })
  const { transaksi, akun } = await muatKas(ctx, { kode_transaksi })
  if (!transaksi)
    throw refusedField('kode_transaksi', '{{field}} Tidak Valid', { field: 'Kategori' })
  await checkAkunLawan(ctx, transaksi.nomor_akun)
  const tanggal = tanggalPosting(ctx, body.tgl_system)
  const masuk = transaksi.jenis_transaksi === 'MASUK'
  const bertanda = masuk ? jumlah : -jumlah
  const peta = { ...akun[masuk ? 'KAS_MASUK' : 'KAS_KELUAR'], LAWAN: transaksi.nomor_akun }
  const gerak = { kategori: kode_transaksi, jumlah: bertanda, keterangan }
  return {
    tanggal,
    ...(masuk ? {} : await izinKeluar(ctx, body)),
    make: (id, nomor) => ({
      isi: body,
      books: [
        write(jurnal, jurnalDari(id, antara('KAS', 'LAWAN', bertanda), peta)),
        write(kasBuku, [barisTunai(id, kasirDari(ctx), gerak)]),
      ],
      answer: { nomor },
    }),
  }
})

/** What came into a drawer goes out of it again: it must lie there. */
async function laciCukup(ctx: Context, { buku }: Recorded): Promise<void> {
  for (const recorded of buku['kas'] ?? []) {
    const { jenis, jumlah_in, laci } = kasTercatat.parse(recorded)
    if (jenis === 'CASH') await checkLaci(ctx, laci, jumlah_in)
  }
}
const kasTercatat = z.object({ jenis: z.string(), jumlah_in: z.number(), laci: z.string() })

export const uangKasHandlers = [
  daftar,
  simpan,
  serveCancel(uangKas, uangKas.commands.batal, laciCukup),
  serveCancel(saldoAwalKas, saldoAwalKas.commands.batal, laciCukup),
]
