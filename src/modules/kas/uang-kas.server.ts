import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal, refusedField } from '#kernel/refusal'
import { leaders } from '#kernel/screen'
import { requireApprovals, type Approval } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post, type Posting } from '#server/document/post'
import { onlyActive } from '#server/master/active'
import { handle, reply, type Context } from '#server/serve'
import { balikJurnal, jurnalDari, type BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import { tanggalPosting } from '#modules/hari/tanggal-aktif.server'
import { kodeTransaksi } from './kode-transaksi.ts'
import { checkLaci } from './laci-cukup.server.ts'
import { periksaAkunLawan } from './kode-transaksi.server.ts'
import { mutasiCash } from './mutasi-cash.ts'
import { dokumenBaru, kasirDari, muatKas, rp } from './muat-kas.server.ts'
import { batalUangKas, daftarUangKas, simpanUangKas, type barisUangKas } from './uang-kas.calls.ts'
import {
  balikKas,
  barisTunai,
  bolehBatalKas,
  perluSaksiKeluar,
  type BarisKas,
} from './uang-kas.rules.ts'
import { saldoAwalKas, uangKas, type otorisasiKas, type uangKasMasuk } from './uang-kas.ts'

export const daftar = handle(daftarUangKas, async (ctx, { query }) => {
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
          and d.tgl_system = ${ctx.toko.tgl_system} as dapat_batal
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

interface Keluar {
  readonly otorisasi: readonly Approval[]
  /** What he had paid out alone when this was judged: still true in the posting. */
  readonly periksa: NonNullable<Posting['periksa']>
}

/** Money out: it lies in the drawer, and above the limits another person agrees. */
async function izinKeluar(ctx: Context, body: RowOf<typeof uangKasMasuk>): Promise<Keluar> {
  const { jumlah, keterangan, kode_transaksi } = body
  const { laci, user_id } = kasirDari(ctx)
  await checkLaci(ctx, laci, jumlah)
  const tgl = body.tgl_system ?? ctx.toko.tgl_system
  const sudah = await ctx.db.call<number>('uang_keluar_sendiri', [ctx.kodeToko, user_id, tgl])
  const sekali = ctx.setting<number>('UANG_KELUAR_SENDIRI')
  const sehari = ctx.setting<number>('UANG_KELUAR_SEHARI')
  if (!perluSaksiKeluar(jumlah, sudah, { sekali, sehari }))
    return { otorisasi: [], periksa: [['uang_keluar', { sudah }]] }
  const otorisasi = await requireApprovals(ctx, [
    {
      kategori: 'UANG_KELUAR' satisfies keyof typeof otorisasiKas,
      sebelum: { Batas: rp(sekali), 'Batas Sehari': rp(sehari), 'Sudah Keluar': rp(sudah) },
      sesudah: { Laci: laci, Kategori: kode_transaksi, 'Jumlah Rp': rp(jumlah) },
      keterangan,
    },
  ])
  return { otorisasi, periksa: [] }
}

/** Money into or out of the own drawer; the transaction code brings its account. */
export const simpan = handle(simpanUangKas, async (ctx, { body }) => {
  const { kode_transaksi, jumlah, keterangan } = body
  await onlyActive(ctx, { master: kodeTransaksi, field: 'kode_transaksi', kode: kode_transaksi })
  const { transaksi, akun } = await muatKas(ctx, { kode_transaksi })
  if (!transaksi)
    throw refusedField('kode_transaksi', '{{field}} Tidak Valid', { field: 'Kategori' })
  await periksaAkunLawan(ctx, transaksi.nomor_akun)
  const masuk = transaksi.jenis_transaksi === 'MASUK'
  const bertanda = masuk ? jumlah : -jumlah
  const peta = { ...akun[masuk ? 'KAS_MASUK' : 'KAS_KELUAR'], LAWAN: transaksi.nomor_akun }
  const { otorisasi, periksa } = masuk
    ? { otorisasi: [], periksa: [] }
    : await izinKeluar(ctx, body)
  const id = newId()
  const row = barisTunai(id, kasirDari(ctx), {
    kategori: kode_transaksi,
    jumlah: bertanda,
    keterangan,
  })
  const saved = await post(
    ctx,
    {
      perintah: uangKas.commands.simpan.call,
      ...tanggalPosting(ctx, body.tgl_system),
      otorisasi,
      periksa,
      dokumen: [dokumenBaru(id, uangKas, body)],
      tulis: [
        [
          'jurnal',
          jurnalDari(
            id,
            [
              ['KAS', bertanda],
              ['LAWAN', -bertanda],
            ],
            peta,
          ),
        ],
        ['kas', [row]],
      ],
    },
    { nomor: numberOf(id) },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'kas' })
  return saved
})

/** A cash document with all it left in the books (muat_batal_uang_kas). */
interface Tercatat {
  readonly id: string
  readonly nomor: string
  readonly status: string
  readonly versi: number
  readonly tgl_system: string
  readonly toko_tgl_system: string
  readonly kas: readonly BarisKas[]
  readonly jurnal: readonly Omit<BarisJurnal, 'id_dokumen'>[]
}

/** Cancels a cash document of today by a document of its own (BT) that negates it. */
export const batal = handle(batalUangKas, async (ctx, { body }) => {
  const { nomor, alasan } = body
  const lama = await ctx.db.call<Tercatat | null>('muat_batal_uang_kas', [ctx.kodeToko, nomor])
  if (!lama) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  bolehBatalKas(lama, lama.toko_tgl_system)
  for (const { jenis, jumlah_in, laci } of lama.kas)
    if (jenis === 'CASH') await checkLaci(ctx, laci, jumlah_in)
  const jumlah = lama.kas.reduce((sum, row) => sum + row.jumlah_in + row.jumlah_out, 0)
  const otorisasi = await requireApprovals(ctx, [
    {
      kategori: 'BATAL_UANG_KAS',
      sebelum: { [nomor]: `VALID ${rp(jumlah)}` },
      sesudah: { [nomor]: 'BATAL' },
      keterangan: alasan,
    },
  ])
  const id = newId()
  const saved = await post(
    ctx,
    {
      perintah: uangKas.commands.batal.call,
      otorisasi,
      dokumen: [
        { id, jenis: 'BATAL_UANG_KAS', prefix: 'BT', status: 'VALID', id_asal: lama.id, alasan },
      ],
      transisi: [{ id: lama.id, dari: 'VALID', ke: 'BATAL', versi: lama.versi, alasan }],
      tulis: [
        ['jurnal', balikJurnal(id, lama.jurnal)],
        ['kas', balikKas(lama.kas, id, `BATAL ${nomor}`)],
      ],
    },
    { nomor: numberOf(id) },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'kas' })
  return saved
})
