import { write } from '#kernel/ledger'
import { serveCommand } from '#server/document/run'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { perluBuka } from '#modules/pembelian/kantong/buka.rules'
import { aturanBuka } from '#modules/pembelian/kantong/buka.server'
import {
  bukuCiri,
  bukuRugi,
  gerakKe,
  gramPindah,
  jurnalSusut,
} from '#modules/pembelian/kantong/kantong.effects'
import { beratSetiap, type Setor } from '#modules/pembelian/kantong/kantong.rules'
import { muatKantong } from '#modules/pembelian/kantong/kantong.server'
import { ciriKantong, gerakKantong, rugiKantong } from '#modules/pembelian/kantong/kantong'
import { settingPembelian } from '#modules/pembelian/setting'
import { gram } from '#modules/stok/buku'
import {
  dibukaDari,
  isiSortir,
  pindahDari,
  sortirDari,
  type BarisSortir,
  type Tersortir,
} from './sortir.rules.ts'
import { pindahSortir, sortir } from './sortir.ts'

/** Bags whose scale is beyond the tolerance: the approver sees book and scale of each. */
export function perluTimbang<K extends string>(kategori: K, bags: readonly Setor[]) {
  const off = bags.filter(({ lewat }) => lewat)
  return off.length === 0
    ? []
    : [
        {
          kategori,
          sebelum: beratSetiap(off, ({ kantong }) => kantong.berat),
          sesudah: beratSetiap(off, ({ timbang }) => timbang),
        },
      ]
}

/** The bags of these lines, and how far a scale may be off. */
export async function bagasi(ctx: Context, lines: readonly Pick<BarisSortir, 'kode_kantong'>[]) {
  const kode = lines.map(({ kode_kantong }) => kode_kantong.trim().toUpperCase())
  const { akun, kadar_eod, kantong } = await muatKantong(ctx, kode)
  const toleransi = ctx.setting(settingPembelian.TOLERANSI_BERAT_SETORAN)
  return { akun: akun['HANCUR'] ?? {}, kadar_eod: new Map(kadar_eod), kantong, toleransi }
}
type Bagasi = Awaited<ReturnType<typeof bagasi>>

const buku = (id: string, bags: readonly Tersortir[], { akun }: Bagasi) => [
  write(
    gerakKantong,
    bags.map((bag) => gerakKe(id, bag, bag.tujuan, bag.timbang)),
  ),
  write(ciriKantong, bukuCiri(id, bags)),
  write(
    gram,
    bags.flatMap((bag) => gramPindah(id, [bag], bag.tujuan)),
  ),
  write(rugiKantong, bukuRugi(id, bags)),
  write(jurnal, jurnalSusut(id, bags, akun)),
]

const sortirkan = serveCommand(sortir, sortir.commands.simpan, async (ctx, { body }) => {
  const ada = await bagasi(ctx, body.baris)
  const bags = sortirDari(body.baris, ada.kantong, ada)
  const dibuka = perluBuka(dibukaDari(bags, body.baris), aturanBuka(ctx))
  return {
    needs: [...perluTimbang('SORTIR', bags), ...dibuka],
    make: (id, nomor) => ({
      isi: { keterangan: body.keterangan, ...isiSortir(bags) },
      books: buku(id, bags, ada),
      answer: { nomor },
    }),
  }
})

const pindahkan = serveCommand(
  pindahSortir,
  pindahSortir.commands.simpan,
  async (ctx, { body }) => {
    const ada = await bagasi(ctx, body.baris)
    const bags = pindahDari(body.baris, ada.kantong, ada.toleransi)
    return {
      needs: perluTimbang('SORTIR', bags),
      make: (id, nomor) => ({
        isi: { keterangan: body.keterangan, ...isiSortir(bags) },
        books: buku(id, bags, ada),
        answer: { nomor },
      }),
    }
  },
)

export const sortirHandlers = [sortirkan, pindahkan]
