import { refusedField } from '#kernel/refusal'
import { serveMove } from '#server/document/run'
import { batasBayar, daftarBayar } from '#modules/kunjungan/bagian.server'
import { tanggalMenunggu } from '#modules/kasir/kasir.server'
import { arahUang, jumlahKembali, ubahLunas } from '#modules/pembayaran/pembayaran.rules'
import { checkRekening } from '#modules/pembayaran/uang.server'
import { kunjungan } from '#modules/konter/kunjungan'
import { muatGroup, totalGroup } from './muat.server.ts'

/** How a waiting group is paid may change at the cash desk; what it sells may not (DOMAIN 5). */
export const bayar = serveMove(kunjungan, kunjungan.commands.bayar, async (ctx, { body }) => {
  const {
    group: [group],
  } = await muatGroup(ctx, [body.no_faktur_group])
  if (!group) throw refusedField('no_faktur_group', 'Data Tidak Ditemukan')
  const total = totalGroup(group)
  const lunas = ubahLunas(body.pembayaran, total, batasBayar(ctx), group.pembayaran)
  await checkRekening(ctx, lunas)
  const versi = (group.pembayaran[0]?.versi_bayar ?? 0) + 1
  return {
    moves: [group],
    tanggal: tanggalMenunggu(ctx, [group]),
    make: () => ({
      books: [daftarBayar(group.id, lunas, arahUang(total), versi)],
      answer: { kembali: jumlahKembali(lunas) },
    }),
  }
})
