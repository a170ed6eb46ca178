import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { list, row } from '#kernel/shape'
import { serveCancel } from '#server/document/cancel'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari, petaAkun } from '#modules/akuntansi/jurnal.rules'
import { kasBuku } from '#modules/kas/buku'
import { laciCukup } from '#modules/kas/laci-cukup.server'
import { rp } from '#modules/kas/muat.server'
import { keluarDari } from '#modules/kas/uang-keluar.server'
import { gram } from '#modules/stok/buku'
import { hutangSupplier } from '#modules/stok/hutang-supplier'
import { bayarSupplier } from './bayar.ts'
import { bukuLunas, gramLunas } from './hutang.effects.ts'
import { bayarUang, hutangMurni, hutangRp, terima, terimaDari, type Lunas } from './hutang.rules.ts'

const muat = defineLoad('muat_hutang_supplier', row({ akun: petaAkun, terima: list(terima) }))

/** These receipts with what is left of each, and the accounts. */
export const muatHutang = (ctx: Context, lines: readonly { readonly no_terima: string }[]) =>
  ctx.db.load(muat, [
    ctx.kodeToko,
    JSON.stringify(lines.map(({ no_terima }) => no_terima.trim().toUpperCase())),
  ])

/** What an approver reads: what is left of each receipt, and what is taken off it. */
export const terbaca = (lunas: readonly Lunas[]) => {
  const each = [...new Set(lunas.map(({ terima: one }) => one))]
  return {
    sebelum: Object.fromEntries(each.map(({ nomor, sisa }) => [nomor, rp(hutangRp(sisa))])),
    sesudah: Object.fromEntries(
      each.map((one) => [
        one.nomor,
        rp(hutangRp(one.sisa) - hutangRp(lunas.filter((row) => row.terima === one))),
      ]),
    ),
  }
}

const simpan = serveCommand(bayarSupplier, bayarSupplier.commands.simpan, async (ctx, { body }) => {
  const { baris, keterangan, no_ref, no_rekening, tempat } = body
  const termuat = await muatHutang(ctx, baris)
  const lines = terimaDari(baris, termuat.terima)
  const lunas = lines.flatMap(([{ jumlah }, one, at]) => bayarUang(one, jumlah, at))
  const jumlah = hutangRp(lunas)
  if (jumlah === 0) throw refusedField('baris', 'Tidak Ada Yang Dibayar')
  const keluar = await keluarDari(ctx, body, jumlah)
  const supplier = lines[0]?.[1].supplier ?? null
  const { sebelum, sesudah } = terbaca(lunas)
  return {
    needs: [
      {
        kategori: 'BAYAR_SUPPLIER',
        sebelum: { ...(supplier === null ? {} : { Supplier: supplier }), ...sebelum },
        sesudah: { ...keluar.terbaca, ...sesudah },
        keterangan: keterangan ?? '',
      },
    ],
    make: (id, nomor) => {
      const dibayar = antara('HUTANG_SUPPLIER', keluar.akun, jumlah)
      return {
        isi: {
          ...{ tempat, no_rekening, no_ref, keterangan, supplier, jumlah, terima: lines.length },
          murni: hutangMurni(lunas),
          baris: lines.map(([{ jumlah: asked }, { nomor: no_terima }]) => ({ no_terima, asked })),
        },
        books: [
          write(jurnal, jurnalDari(id, dibayar, termuat.akun)),
          write(kasBuku, [keluar.baris(id, { kategori: 'BAYAR SUPPLIER', keterangan: supplier })]),
          write(gram, gramLunas(id, lunas)),
          write(hutangSupplier, bukuLunas(id, lunas)),
        ],
        answer: { nomor },
      }
    },
  }
})

export const bayarHandlers = [
  simpan,
  serveCancel(bayarSupplier, bayarSupplier.commands.batal, laciCukup),
]
