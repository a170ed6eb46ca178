import { sql } from 'kysely'
import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { handle, type Context } from '#server/serve'
import { aturanMember } from './member.calls.ts'

interface Baris {
  readonly kode: string
  readonly mulai: string
  readonly kode_kategori: string | null
  readonly dasar_point: string
  readonly cara_reset: string
  readonly [angka: string]: unknown
}
const angka = (row: Baris, name: string): number => Number(row[name])

const semua = 'Semua Kategori'

/** What a row says, by the master that it stands in. */
const kalimat = {
  DAPAT: ({ t }: Pick<Context, 't'>, row: Baris) => {
    const umum = { kategori: row.kode_kategori ?? t(semua), point: angka(row, 'point') }
    return row.dasar_point === 'RUPIAH'
      ? t('{{kategori}}: {{point}} point tiap belanja Rp {{tiap}}', {
          ...{ ...umum, tiap: formatRupiah(angka(row, 'tiap_rp')) },
        })
      : t('{{kategori}}: {{point}} point tiap {{tiap}} gr', {
          ...{ ...umum, tiap: formatBerat(angka(row, 'tiap_berat')) },
        })
  },
  NILAI: ({ t }: Pick<Context, 't'>, row: Baris) =>
    t(
      '1 point membayar Rp {{nilai}}; paling sedikit {{minimum}} point, paling banyak {{batas}} %',
      {
        nilai: formatRupiah(angka(row, 'nilai_rp')),
        minimum: angka(row, 'point_minimum'),
        batas: formatPersen(angka(row, 'batas_persen')),
      },
    ),
  HANGUS: ({ t }: Pick<Context, 't'>, row: Baris) =>
    row.cara_reset === 'TAHUNAN'
      ? t('Semua yang didapat sampai tanggal {{tgl}} bulan {{bulan}} hangus sesudahnya', {
          ...{ tgl: angka(row, 'tgl_reset'), bulan: angka(row, 'bulan_reset') },
        })
      : row.cara_reset === 'UMUR'
        ? t('Point hangus setelah {{bulan}} bulan', { bulan: angka(row, 'umur_bulan') })
        : t('Point tidak pernah hangus'),
  AJAK: ({ t }: Pick<Context, 't'>, row: Baris) =>
    t('{{point}} point sekali, dan {{persen}} % dari tiap point temannya', {
      point: angka(row, 'point_ajak'),
      persen: formatPersen(angka(row, 'bagian_persen')),
    }),
} as const

/** In the order in which a shop thinks of them; of each case the latest that has begun. */
export const aturan = handle(aturanMember, async (ctx) => {
  const berlaku = sql`kode_toko = ${ctx.kodeToko} and berlaku_mulai <= ${ctx.toko.tgl_system}::date`
  const muat = {
    DAPAT: sql<Baris>`select distinct on (kode_kategori, dasar_point) kode_get_point as kode,
        berlaku_mulai::text as mulai, kode_kategori, dasar_point, tiap_rp, tiap_berat, point
      from kencana.para_get_point_member where ${berlaku}
      order by kode_kategori nulls first, dasar_point, berlaku_mulai desc`,
    NILAI: sql<Baris>`select kode_point as kode, berlaku_mulai::text as mulai, nilai_rp,
        point_minimum, batas_persen
      from kencana.para_poin where ${berlaku} order by berlaku_mulai desc limit 1`,
    HANGUS: sql<Baris>`select kode_reset as kode, berlaku_mulai::text as mulai, cara_reset,
        tgl_reset, bulan_reset, umur_bulan
      from kencana.reset_poin(${ctx.kodeToko}, ${ctx.toko.tgl_system}::date) limit 1`,
    AJAK: sql<Baris>`select kode_afiliasi as kode, berlaku_mulai::text as mulai, point_ajak,
        bagian_persen
      from kencana.parameter_member_afiliasi where ${berlaku} order by berlaku_mulai desc limit 1`,
  } as const
  const found = []
  for (const jenis of ['DAPAT', 'NILAI', 'HANGUS', 'AJAK'] as const)
    for (const row of await ctx.db.rows(ctx.kodeToko, muat[jenis]))
      found.push({ jenis, kode: row.kode, mulai: row.mulai, kalimat: kalimat[jenis](ctx, row) })
  return found
})
