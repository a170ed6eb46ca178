import { sql } from 'kysely'
import { refusedField } from '#kernel/refusal'
import { post } from '#server/document/post'
import { handle } from '#server/serve'
import { batasBayar } from '#modules/faktur/kunjungan.server'
import { tanggalMeja } from '#modules/faktur/meja.server'
import { arahUang, samaTitipan, settle } from '#modules/faktur/pembayaran.rules'
import { muatGroup, totalGroup } from './muat-group.server.ts'
import { validasiBayar } from './validasi.calls.ts'

/** How a waiting group is paid may change at the cash desk; what it sells may not (DOMAIN 5). */
export const bayar = handle(validasiBayar, async (ctx, { body }) => {
  const {
    group: [group],
  } = await muatGroup(ctx, [body.no_faktur_group])
  if (!group) throw refusedField('no_faktur_group', 'Data Tidak Ditemukan')
  const total = totalGroup(group)
  const lunas = settle(body.pembayaran, total, batasBayar(ctx))
  if (!samaTitipan(lunas, group.pembayaran))
    throw refusedField('pembayaran', 'Pembayaran Dengan Titipan Tidak Dapat Diubah')
  const known = await ctx.db.rows<{ no_rekening: string }>(
    ctx.kodeToko,
    sql`
    select no_rekening from kencana.rekening where kode_toko = ${ctx.kodeToko} and aktif`,
  )
  lunas.forEach(({ no_rekening }, index) => {
    if (no_rekening && !known.some((each) => each.no_rekening === no_rekening))
      throw refusedField(
        `pembayaran.${index}.no_rekening`,
        'Rekening {{no_rekening}} Tidak Ditemukan',
        { no_rekening },
      )
  })
  const versi = (group.pembayaran[0]?.versi_bayar ?? 0) + 1
  const saved = await post(
    ctx,
    {
      perintah: 'validasi/bayar',
      ...tanggalMeja(ctx, [group]),
      transisi: [{ id: group.id, dari: 'OPEN', ke: 'OPEN', versi: group.versi }],
      tulis: [
        [
          'pembayaran',
          lunas.map((payment) => ({
            ...payment,
            id_group: group.id,
            versi_bayar: versi,
            masuk: arahUang(total) === 'MASUK',
          })),
        ],
      ],
    },
    { kembali: lunas.reduce((sum, payment) => sum + payment.kembali, 0) },
  )
  ctx.live.changed(ctx.kodeToko, {
    jenis: 'VALIDASI',
    nomor: [body.no_faktur_group],
    oleh: ctx.user.user_id,
  })
  return saved
})
