import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { handle, reply, type Context } from '#server/serve'
import { makerCode, openMaker } from '#server/backup/maker'
import {
  buatCadangan,
  cobaCadangan,
  keadaanCadangan,
  umurCadangan,
  type cobaPulih,
} from './cadangan.calls.ts'

/** A night and half a day: one missed night is told the next noon. */
const basiJam = 36

interface Umur {
  readonly jam: number
  readonly terakhir: string | null
}

async function umurKini({ db }: Context) {
  const umur = await db.chain.row<Umur>(
    sql`select trunc(extract(epoch from umur_cadangan()) / 3600)::int as jam,
      (select max(mulai) from cadangan where gagal is null) as terakhir`,
  )
  const { jam, terakhir } = umur ?? { jam: 0, terakhir: null }
  return { jam, basi: jam >= basiJam, terakhir }
}

const umur = handle(umurCadangan, umurKini)

interface Baris {
  readonly mulai: string
  readonly cara: 'JADWAL' | 'TOMBOL' | 'PERINTAH'
  readonly oleh: string | null
  readonly berkas: string | null
  readonly ukuran: number | null
  readonly detik: number
  readonly terkunci: boolean
  readonly gagal: string | null
  readonly salinan: string | null
}

type Coba = RowOf<typeof cobaPulih>

const cobaTerakhir = sql<Coba>`select mulai, berkas, toko, posting, barang, banyak_berkas, sampai,
    beda, gagal, ceil(extract(epoch from selesai - mulai))::int as detik
  from coba_pulih order by mulai desc limit 1`

const coba = handle(cobaCadangan, async (ctx) => {
  if (!ctx.backups.config)
    throw new Refusal('Server Ini Tidak Membuat Cadangan', { code: 'E-TIDAK-ADA' })
  if (await ctx.backups.underWay()) throw new Refusal('Cadangan Sedang Dibuat')
  if (!(await ctx.backups.beginTrial(ctx.user.user_id)))
    throw new Refusal('Belum Ada Cadangan Yang Dapat Dicoba')
  return reply(null, { message: 'Cadangan Mulai Dicoba Pulihkan' })
})

const keadaan = handle(keadaanCadangan, async (ctx) => {
  const { config } = ctx.backups
  const riwayat = await ctx.db.chain.rows<Baris>(
    sql`select mulai, cara, oleh, berkas, ukuran, gagal, salinan, coalesce(terkunci, false) as terkunci,
        ceil(extract(epoch from selesai - mulai))::int as detik
      from cadangan order by mulai desc limit 60`,
  )
  return {
    ...(await umurKini(ctx)),
    berjalan: await ctx.backups.underWay(),
    mencoba: ctx.backups.trying,
    coba: (await ctx.db.chain.row<Coba>(cobaTerakhir)) ?? null,
    bisa: config !== undefined,
    folder: config?.folder ?? null,
    pukul: config?.hour ?? null,
    simpan: config?.keep ?? 0,
    terkunci: config?.passphrase !== undefined,
    pembuat: config ? makerCode(openMaker(config.keyFile).kunci) : null,
    riwayat,
  }
})

const buat = handle(buatCadangan, async (ctx) => {
  if (!ctx.backups.config)
    throw new Refusal('Server Ini Tidak Membuat Cadangan', { code: 'E-TIDAK-ADA' })
  if (!(await ctx.backups.begin(ctx.user.user_id))) throw new Refusal('Cadangan Sedang Dibuat')
  return reply(null, { message: 'Cadangan Mulai Dibuat' })
})

export const cadanganHandlers = [umur, keadaan, buat, coba]
