import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { samarNomor } from '#kernel/samar'
import { keyOf, list, maybe, row, text, whole } from '#kernel/shape'
import { defineLoad } from '#server/load'
import { handle, type Context } from '#server/serve'
import type { Lunas, NilaiHak, Pembayaran } from '#modules/pembayaran/pembayaran.rules'
import type { Kembalian } from '#modules/pembayaran/uang-kembali.rules'
import { bacaKupon, nilaiKupon, nomorKupon, statusKupon } from './bayar-kupon.rules.ts'
import { kuponBuku } from './buku.ts'
import { cekKupon } from './kupon.calls.ts'
import { settingKupon } from './setting.ts'

const kupon = list(
  row({
    ...{ no_kupon: text, kode_kupon: text, nama_kupon: text, nilai_kupon: whole },
    ...{ tgl_dapat: text, berlaku_sampai: text, status: keyOf(statusKupon) },
    ...{ nota: text, dipakai_di: maybe(text) },
  }),
)
const muat = defineLoad('muat_kupon', kupon)
const dariNota = defineLoad('kupon_dari_nota', kupon)

/** How payments by coupons are judged, and what is written of them. */
export async function kuponUntuk(
  ctx: Context,
  payments: readonly Pick<Pembayaran, 'jenis' | 'no_ref'>[],
) {
  const nomor = payments.flatMap(({ jenis, no_ref }) =>
    jenis === 'KUPON' ? [nomorKupon(no_ref ?? '')] : [],
  )
  if (nomor.length === 0 || !ctx.setting(settingKupon.KUPON_MODULE)) return { hak: {}, buku: [] }
  const found = await ctx.db.load(muat, [ctx.kodeToko, nomor.join(','), ctx.toko.tgl_system])
  const KUPON: NilaiHak = ({ jumlah, no_ref }) => {
    const no_kupon = nomorKupon(no_ref ?? '')
    return nilaiKupon(
      found.find((one) => one.no_kupon === no_kupon),
      no_kupon,
      jumlah,
    )
  }
  return { hak: { KUPON }, buku: [bayarDenganKupon] }
}

/** The coupons that pay a visit are taken when it is saved: nobody counts on them twice. */
const bayarDenganKupon = (id_group: string, lunas: readonly Lunas[]) =>
  write(
    kuponBuku,
    lunas.flatMap(({ jenis, jumlah, no_ref }) =>
      jenis === 'KUPON'
        ? [
            {
              id_dokumen: id_group,
              id_group,
              jenis: 'BAYAR' as const,
              rp: jumlah,
              no_kupon: no_ref,
            },
          ]
        : [],
    ),
  )

const terpakai = defineLoad('kupon_group', list(row({ no_kupon: text, rp: whole })))

/** What coupons paid of a visit goes back with its cancel; the last of it is a coupon again. */
export async function kuponGroup(ctx: Context, idGroup: string) {
  const rows = await ctx.db.load(terpakai, [ctx.kodeToko, idGroup])
  const kas = rows.map(({ no_kupon, rp }) => ({
    ...{ kategori: 'KUPON', jenis: 'KUPON', no_rekening: no_kupon }, // each is a way of its own
    ...{ user_id: '', laci: '', jumlah: rp, fee: 0, no_ref: no_kupon },
  }))
  const kembali = (id_dokumen: string, back: readonly Kembalian[]) =>
    write(
      kuponBuku,
      back.flatMap(({ jenis, jumlah, no_ref: no_kupon }) =>
        jenis === 'KUPON'
          ? [
              {
                ...{ id_dokumen, id_group: idGroup, jenis: 'KEMBALI' as const },
                ...{ rp: 0 - jumlah, no_kupon },
              },
            ]
          : [],
      ),
    )
  return { kas, kembali }
}

/** Whoever brings a coupon sees it whole; by the number of a note nobody does (docs/adr/0334). */
export const cek = handle(cekKupon, async (ctx, { query }) => {
  const hari = ctx.toko.tgl_system
  const nomor = nomorKupon(query.kupon)
  const satu = await ctx.db.load(muat, [ctx.kodeToko, nomor, hari])
  const nota = query.kupon.trim().toUpperCase()
  const dari = satu.length > 0 ? [] : await ctx.db.load(dariNota, [ctx.kodeToko, nota, hari])
  const samar = dari.map((one) => ({ ...one, no_kupon: samarNomor(one.no_kupon) }))
  const semua = [...satu, ...samar]
  if (semua.length > 0) return semua.map(({ kode_kupon: _kode, ...one }) => one)
  throw new Refusal('Kupon {{no_kupon}} Tidak Dikenal', {
    code: 'E-TIDAK-ADA',
    params: { no_kupon: nomor.length === 10 ? bacaKupon(nomor) : query.kupon },
  })
})
