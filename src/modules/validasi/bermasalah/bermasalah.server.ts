import { sql, type RawBuilder } from 'kysely'
import type { Translate } from '#kernel/language'
import { Refusal } from '#kernel/refusal'
import { record } from '#server/document/record'
import { handle, reply, type Context } from '#server/serve'
import { abaikanMasalah, dinilaiOrang, fakturBermasalah, type Masalah } from './bermasalah.calls.ts'
import { settingValidasi } from '../setting.ts'
import { write } from '#kernel/ledger'
import { masalahBuku } from '../buku.ts'

type Termuat = Masalah & { readonly id_dokumen: string; readonly semua: number }

/** The limit of the list, which shows the worst ones; the report has all. */
const terbanyak = 500

/** What stands beside a problem; how long something waits, in the reader's language. */
export const catatanMasalah = (t: Translate): RawBuilder<string | null> => sql`
  case when sinyal in ('MENUNGGU', 'HARI_LALU')
    then format(${t('{{menit}} menit', { menit: '%s' })}, catatan) else catatan end`

/**
 * What is still open of the last month (SPEC 9: a range of a month at most). A possible double
 * purchase is asked about on its day only, while people remember it.
 */
const terbuka = ({ db, kodeToko, setting, t, toko }: Context, dokumen: string | null) =>
  db.rows<Termuat>(
    kodeToko,
    sql`
    select saat, dokumen, sinyal, skor, pasangan, ${catatanMasalah(t)} as catatan, user_id,
      jenis, fakta, id_dokumen, count(*) over ()::int as semua
    from kencana.masalah_terbuka(${kodeToko}, ${toko.tgl_system}::date - 31,
      ${toko.tgl_system}::date, ${setting(settingValidasi.MENIT_MENUNGGU)})
    where (sinyal <> 'BELI_KEMBAR' or tgl_system = ${toko.tgl_system}::date)
      and (${dokumen}::text is null or dokumen = ${dokumen})
    order by skor desc, saat, dokumen limit ${terbanyak}`,
  )

export const bermasalah = handle(fakturBermasalah, async (ctx) => {
  const rows = await terbuka(ctx, null)
  return reply(rows, { count: rows[0]?.semua ?? 0 })
})

/**
 * A person dismisses a problem with a reason. The book keeps the facts that he judged: after
 * another print, or another state of a purchase, the question comes back.
 */
export const abaikan = handle(abaikanMasalah, async (ctx, { body }) => {
  const { alasan, dokumen, fakta, sinyal } = body
  if (!dinilaiOrang.includes(sinyal))
    throw new Refusal('Masalah Ini Tidak Dapat Diabaikan, Selesaikan Lewat Jalan Keluarnya')
  const found = (await terbuka(ctx, dokumen)).find(
    (row) => row.sinyal === sinyal && row.fakta === fakta,
  )
  if (!found)
    throw new Refusal('Faktur {{nomor}} Sudah Berubah', {
      code: 'E-MDB:02',
      params: { nomor: dokumen },
    })
  return record(ctx, abaikanMasalah, {
    books: [write(masalahBuku, [{ id_dokumen: found.id_dokumen, sinyal, fakta, alasan }])],
    answer: reply({ dokumen }, { message: '{{nomor}} Diabaikan', params: { nomor: dokumen } }),
    jenis: 'MASALAH',
    nomor: dokumen,
  })
})
