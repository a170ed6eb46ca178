import { sql } from 'kysely'
import type { Periode } from '#kernel/periode'
import { Refusal, refusedField } from '#kernel/refusal'
import type { Report } from '#kernel/report'
import {
  berkasLaporan,
  hariMinggu,
  hentiJadwal,
  laporanSaya,
  setiap,
  simpanJadwal,
} from '#kernel/report-schedules'
import type { Chore } from '#server/chore'
import { saatIni } from '#server/clock'
import { asOf, scheduledFiles } from '#server/report/scheduled'
import { fileReply, handle, reply, type Context } from '#server/serve'
import { bolehLayar, judulLayar, type Cara } from './tampilan.server.ts'

/** Of a file that three servers began, and none finished. */
const takSelesai = 'Laporan Tidak Selesai'

/** So many schedules one person has; more is a mistake. */
const terbanyak = 50
/** So many files of one person are made or wait at a time. */
const menungguTerbanyak = 10
const bentukJam = /^([01]\d|2[0-3]):[0-5]\d$/

interface Jadwal {
  readonly id: string
  readonly path: string
  readonly nama: string
  readonly format: 'pdf' | 'xlsx'
  readonly tiap: keyof typeof setiap
  readonly hari: number
  readonly jam: string
  readonly berikut: string
  readonly periode: Periode | null
}

type Berkala = Exclude<keyof typeof setiap, 'SEKALI'>

/** Monday is 1, the first of a month 1. */
function hariKirim(tiap: Berkala, minggu: string | null, tanggal: number | null) {
  if (tiap === 'HARI') return 1
  if (tiap === 'MINGGU') return Number(minggu ?? 1)
  if (tanggal === null) throw refusedField('tanggal', '{{field}} Tidak Boleh Kosong')
  return tanggal
}

/** The time at which it comes again and again. */
function jamKirim(jam: string | null): string {
  if (jam === null) throw refusedField('jam', '{{field}} Tidak Boleh Kosong')
  if (!bentukJam.test(jam)) throw refusedField('jam', '{{field}} Tidak Valid')
  return jam
}

/** A period is said by its word: dates that stand would never move. */
function checkPeriode({ filters }: Report, isi: Cara): void {
  const dated = 'tgl_from' in filters || 'tgl' in filters
  if (dated && isi.periode === null) throw refusedField('periode', 'Periode Tidak Boleh Kosong')
}

interface Dijadwal {
  readonly path: string
  readonly nama: string
  readonly isi: Cara
  readonly format: 'pdf' | 'xlsx'
}

/** A file that is begun at once, and stays as long as one of a schedule. */
const sekarang = ({ clock, db, kodeToko, user }: Context, isi: Dijadwal) =>
  db.rows<{ id: string; berikut: string }>(
    kodeToko,
    sql`insert into kencana.laporan_berkas
        (kode_toko, id_jadwal, untuk, user_id, path, nama, isi, format, berikut)
      select ${kodeToko}, gen_random_uuid(), ${saatIni(clock)}, ${user.user_id}, ${isi.path},
        ${isi.nama}, ${JSON.stringify(isi.isi)}::jsonb, ${isi.format}, ${saatIni(clock)}
      where (select count(*) from kencana.laporan_berkas where kode_toko = ${kodeToko}
        and user_id = ${user.user_id} and status in ('ANTRI', 'JALAN')) < ${menungguTerbanyak}
      returning id, berikut`,
  )

const berkala = (
  { clock, db, kodeToko, toko, user }: Context,
  isi: Dijadwal,
  { hari, jam, tiap }: { readonly tiap: Berkala; readonly hari: number; readonly jam: string },
) =>
  db.rows<{ id: string; berikut: string }>(
    kodeToko,
    sql`insert into kencana.laporan_jadwal
        (kode_toko, user_id, path, nama, isi, format, tiap, hari, jam, berikut)
      select ${kodeToko}, ${user.user_id}, ${isi.path}, ${isi.nama},
        ${JSON.stringify(isi.isi)}::jsonb, ${isi.format}, ${tiap}, ${hari}, ${jam}::time,
        kencana.jadwal_berikut(${tiap}, ${hari}, ${jam}::time, ${toko.zona}, ${saatIni(clock)})
      where (select count(*) from kencana.laporan_jadwal
        where kode_toko = ${kodeToko} and user_id = ${user.user_id}) < ${terbanyak}
      returning id, berikut`,
  )

const simpan = handle(simpanJadwal, async (ctx, { body }) => {
  const { format, hari_minggu, isi, nama, path, tanggal, tiap } = body
  judulLayar(ctx, path)
  if (ctx.user.dariPusat) throw new Refusal('Hanya Pengguna Toko Ini Yang Menjadwalkan Laporan')
  const report = ctx.house.reports.find((one) => one.path === path)
  if (!report) throw new Refusal('Layar Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const apa = { path, nama, isi, format }
  // Once: for the dates that stand on the screen, whose day is that of the shop.
  const kirim = (): Promise<{ id: string; berikut: string }[]> => {
    if (tiap === 'SEKALI')
      return sekarang(ctx, { ...apa, isi: asOf(report, isi, ctx.toko.tgl_system) })
    const jam = jamKirim(body.jam)
    checkPeriode(report, isi)
    return berkala(ctx, apa, { tiap, jam, hari: hariKirim(tiap, hari_minggu, tanggal) })
  }
  const [row] = await kirim()
  if (!row) {
    const n = tiap === 'SEKALI' ? menungguTerbanyak : terbanyak
    throw new Refusal('Paling Banyak {{n}} Laporan Terjadwal', { params: { n } })
  }
  ctx.live.changed(ctx.kodeToko, { jenis: scheduledFiles })
  return reply(row, { message: 'Laporan Akan Dikirim' })
})

const henti = handle(hentiJadwal, async (ctx, { params: { id } }) => {
  const gone = await ctx.db.rows(
    ctx.kodeToko,
    sql`delete from kencana.laporan_jadwal
      where kode_toko = ${ctx.kodeToko} and id::text = ${id} and user_id = ${ctx.user.user_id}
      returning id`,
  )
  if (gone.length === 0) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return reply(null, { message: 'Laporan Tidak Dikirim Lagi' })
})

/** When, in the words of the reader. */
function kapan({ t }: Context, { hari, jam, tiap }: Jadwal): string {
  const harinya = Object.entries(hariMinggu).find(([n]) => Number(n) === hari)?.[1] ?? ''
  const rincian = tiap === 'MINGGU' ? ` ${t(harinya)}` : tiap === 'BULAN' ? ` ${hari}` : ''
  return `${t(setiap[tiap])}${rincian}, ${jam}`
}

const saya = handle(laporanSaya, async (ctx) => {
  const { db, house, kodeToko, t, user } = ctx
  const laporan = (path: string): string => t(house.screen(path)?.title ?? path)
  const tampilan = await db.rows<
    { id: string; path: string; nama: string; isi: Cara; pemilik: string } & { milik: boolean }
  >(
    kodeToko,
    sql`select l.id, l.path, l.nama, l.isi, l.user_id = ${user.user_id} as milik,
        coalesce(u.usere_name, l.user_id) as pemilik
      from kencana.laporan_tampilan l left join kencana.users u on u.user_id = l.user_id
      where l.kode_toko = ${kodeToko} and (l.user_id = ${user.user_id} or l.bersama)
      order by milik desc, l.nama`,
  )
  const jadwal = await db.rows<Jadwal>(
    kodeToko,
    sql`select id, path, nama, format, tiap, hari, to_char(jam, 'HH24:MI') as jam, berikut,
        isi ->> 'periode' as periode
      from kencana.laporan_jadwal where kode_toko = ${kodeToko} and user_id = ${user.user_id}
      order by berikut`,
  )
  const berkas = await db.rows<Berkas>(
    kodeToko,
    sql`select id, path, untuk, nama, status, galat from kencana.laporan_berkas
      where kode_toko = ${kodeToko} and user_id = ${user.user_id}
      order by untuk desc limit 200`,
  )
  return {
    tampilan: tampilan
      .filter((one) => one.milik || bolehLayar(ctx, one.path))
      .map((one) => ({
        ...one,
        laporan: laporan(one.path),
        periode: one.isi.periode,
      })),
    jadwal: jadwal.map((one) => ({ ...one, laporan: laporan(one.path), kapan: kapan(ctx, one) })),
    berkas: berkas
      .filter(({ path, status }) => status !== 'JADI' || bolehLayar(ctx, path))
      .map(({ galat, path, ...one }) => ({
        ...one,
        laporan: laporan(path),
        keterangan: galat === null ? null : t(galat === 'TIDAK_SELESAI' ? takSelesai : galat),
      })),
  }
})

interface Berkas {
  readonly id: string
  readonly path: string
  readonly untuk: string
  readonly nama: string
  readonly status: 'ANTRI' | 'GAGAL' | 'JADI' | 'JALAN'
  readonly galat: string | null
}

const tipe: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const unduh = handle(berkasLaporan, async (ctx, { params: { id } }) => {
  const [row] = await ctx.db.rows<{
    path: string
    nama_berkas: string
    berkas: Buffer
    format: string
  }>(
    ctx.kodeToko,
    sql`select path, nama_berkas, berkas, format from kencana.laporan_berkas
      where kode_toko = ${ctx.kodeToko} and id::text = ${id} and user_id = ${ctx.user.user_id}
        and status = 'JADI'`,
  )
  // Whose right was taken since does not read what was made before.
  if (row) judulLayar(ctx, row.path)
  if (!row) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return fileReply({ type: tipe[row.format] ?? '', name: row.nama_berkas, body: row.berkas })
})

/** Files of more than a month go. */
export const rapikanLaporan: Chore = async ({ db }, kodeToko, most) => {
  const row = await db.row<{ n: number }>(
    kodeToko,
    sql`select kencana.rapikan_laporan(clock_timestamp(), ${most}) as n`,
  )
  return row?.n ?? 0
}

export const jadwalHandlers = [simpan, henti, saya, unduh]
