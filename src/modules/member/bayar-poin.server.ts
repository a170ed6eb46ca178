import { write } from '#kernel/ledger'
import { list, row, text, whole } from '#kernel/shape'
import { defineLoad } from '#server/load'
import { handle, type Context } from '#server/serve'
import type { Lunas, NilaiHak, Pembayaran } from '#modules/pembayaran/pembayaran.rules'
import type { Kembalian } from '#modules/pembayaran/uang-kembali.rules'
import { poinBuku } from './buku.ts'
import { poinBayar } from './member.calls.ts'
import { nilaiPoin, poinTermuat } from './poin-bayar.rules.ts'
import { settingMember } from './setting.ts'

const muat = defineLoad('muat_bayar_poin', poinTermuat)

/** How payments of a customer's visit by points are judged, and what is written of them. */
export async function poinUntuk(
  ctx: Context,
  no_hp: string | null,
  payments: readonly Pick<Pembayaran, 'jenis'>[],
) {
  const pakai = payments.some(({ jenis }) => jenis === 'POIN')
  if (!pakai || !ctx.setting(settingMember.MEMBER_MODULE)) return { hak: {}, buku: [] }
  const termuat = await ctx.db.load(muat, [ctx.kodeToko, no_hp ?? '', ctx.toko.tgl_system])
  const POIN: NilaiHak = ({ jumlah }, total) => nilaiPoin(termuat, jumlah, total)
  const nilai_rp = termuat.aturan?.nilai_rp ?? 0
  const tulis = (id: string, lunas: readonly Lunas[]) => bayarDenganPoin(id, lunas, nilai_rp)
  return { hak: { POIN }, buku: [tulis] }
}

/** The points that pay a visit are taken when it is saved: nobody counts on them twice. */
const bayarDenganPoin = (id_group: string, lunas: readonly Lunas[], nilai_rp: number) =>
  write(
    poinBuku,
    lunas.flatMap(({ jenis, jumlah, no_ref }) =>
      jenis === 'POIN'
        ? [
            {
              ...{ id_dokumen: id_group, id_group, jenis: 'BAYAR' as const, rp: jumlah },
              ...{ untuk: no_ref, jumlah: 0 - jumlah / nilai_rp },
            },
          ]
        : [],
    ),
  )

export const poinKonter = handle(poinBayar, async (ctx, { query: { no_hp } }) => {
  const kosong = { nilai_rp: 0, point_minimum: 0, batas_persen: 0 }
  const termuat = await ctx.db.load(muat, [ctx.kodeToko, no_hp, ctx.toko.tgl_system])
  return { ...kosong, ...termuat.aturan, poin: termuat.member?.poin ?? 0 }
})

const terpakai = defineLoad('poin_group', list(row({ kode_member: text, poin: whole, rp: whole })))

/** Points that paid a visit come back, whole, with what its cancel gives back. */
export async function poinGroup(ctx: Context, idGroup: string) {
  const rows = await ctx.db.load(terpakai, [ctx.kodeToko, idGroup])
  const kas = rows.map(({ kode_member, poin, rp }) => ({
    ...{ kategori: 'POIN', jenis: 'POIN', no_rekening: null, user_id: '', laci: '' },
    ...{ jumlah: rp, fee: 0, no_ref: kode_member },
    ...(poin > 0 && rp % poin === 0 ? { langkah: rp / poin } : {}),
  }))
  const kembali = (id_dokumen: string, back: readonly Kembalian[]) =>
    write(
      poinBuku,
      rows.flatMap(({ kode_member, poin, rp }) => {
        const way = back.find(({ jenis }) => jenis === 'POIN')
        if (way === undefined) return []
        const jumlah = way.jumlah === rp ? poin : Math.floor((poin * way.jumlah) / rp)
        return jumlah === 0
          ? []
          : [
              {
                ...{ id_dokumen, id_group: idGroup, jenis: 'KEMBALI' as const },
                ...{ untuk: kode_member, jumlah, rp: 0 - way.jumlah },
              },
            ]
      }),
    )
  return { kas, kembali }
}
