import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { retryJob } from '#server/chain/jobs'
import { handle, reply } from '#server/serve'
import { daftarTugas, ulangiTugas, type statusTugas } from './pusat.calls.ts'

interface BarisTugas {
  readonly id: string
  readonly dibuat: string
  readonly oleh: string
  readonly judul: string
  readonly keterangan: string | null
  readonly hapus: boolean
  readonly cabang: {
    cabang: string
    status: keyof typeof statusTugas
    coba: number
    galat: string | null
    saat: string | null
    berikut: string | null
  }[]
}

/** The latest, and whatever older one somebody still has to look after. */
const daftar = handle(daftarTugas, (ctx) =>
  ctx.db.rows<BarisTugas>(
    ctx.kodeToko,
    sql`select j.id, j.dibuat, j.oleh, j.judul, j.keterangan,
      j.panggilan like 'DELETE %' as hapus,
      (select json_agg(json_build_object('cabang', t.cabang, 'status', t.status, 'coba', t.coba,
          'galat', t.galat, 'saat', t.saat,
          'berikut', case when t.status = 'ANTRI' and t.coba > 0 then t.berikut end)
        order by t.cabang)
        from kencana.tugas_cabang_toko t
        where t.kode_toko = j.kode_toko and t.id = j.id) as cabang
    from kencana.tugas_cabang j where j.kode_toko = ${ctx.kodeToko} and (
      j.id in (select id from kencana.tugas_cabang where kode_toko = ${ctx.kodeToko}
        order by id desc limit 50)
      or exists (select from kencana.tugas_cabang_toko t where t.kode_toko = j.kode_toko
        and t.id = j.id and t.status in ('ANTRI', 'JALAN', 'GAGAL')))
    order by j.id desc limit 300`,
  ),
)

const ulangi = handle(ulangiTugas, async (ctx, { params }) => {
  if (!/^[0-9a-f-]{36}$/.test(params.id))
    throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  if ((await retryJob(ctx, params.id)) === 0)
    throw new Refusal('Tidak Ada Cabang Yang Perlu Diulangi')
  return reply(null, { message: 'Data Sedang Dikirim' })
})

export const tugasHandlers = [daftar, ulangi]
