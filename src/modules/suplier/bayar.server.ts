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
import { checkLaci, laciCukup } from '#modules/kas/laci-cukup.server'
import { kasirDari, rp } from '#modules/kas/muat.server'
import { checkRekening } from '#modules/kas/rekening.server'
import { barisTunai, diRekening } from '#modules/kas/uang-kas.rules'
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

/** The account that money leaves. @throws Refusal at no_rekening */
async function rekeningDari(ctx: Context, tempat: string, no_rekening: string | null) {
  if (tempat === 'LACI') return null
  if (no_rekening === null)
    throw refusedField('no_rekening', '{{field}} Tidak Boleh Kosong', { field: 'No Rekening' })
  await checkRekening(ctx, [{ field: 'no_rekening', no_rekening }])
  return no_rekening
}

const simpan = serveCommand(bayarSupplier, bayarSupplier.commands.simpan, async (ctx, { body }) => {
  const { baris, keterangan, no_ref, tempat } = body
  const termuat = await muatHutang(ctx, baris)
  const lines = terimaDari(baris, termuat.terima)
  const lunas = lines.flatMap(([{ jumlah }, one, at]) => bayarUang(one, jumlah, at))
  const jumlah = hutangRp(lunas)
  if (jumlah === 0) throw refusedField('baris', 'Tidak Ada Yang Dibayar')
  const no_rekening = await rekeningDari(ctx, tempat, body.no_rekening)
  const kasir = kasirDari(ctx)
  if (no_rekening === null) await checkLaci(ctx, kasir.laci, jumlah)
  const supplier = lines[0]?.[1].supplier ?? null
  const { sebelum, sesudah } = terbaca(lunas)
  const dari = no_rekening === null ? { Laci: kasir.laci } : { 'No Rekening': no_rekening }
  return {
    needs: [
      {
        kategori: 'BAYAR_SUPPLIER',
        sebelum: { ...(supplier === null ? {} : { Supplier: supplier }), ...sebelum },
        sesudah: { ...dari, 'Jumlah Rp': rp(jumlah), ...sesudah },
        keterangan: keterangan ?? '',
      },
    ],
    make: (id, nomor) => {
      const gerak = { kategori: 'BAYAR SUPPLIER', jumlah: 0 - jumlah, keterangan: supplier }
      const keluar = barisTunai(id, kasir, gerak)
      const dibayar = antara('HUTANG_SUPPLIER', no_rekening === null ? 'KAS' : 'BANK', jumlah)
      return {
        isi: {
          ...{ tempat, no_rekening, no_ref, keterangan, supplier, jumlah, terima: lines.length },
          murni: hutangMurni(lunas),
          baris: lines.map(([{ jumlah: asked }, { nomor: no_terima }]) => ({ no_terima, asked })),
        },
        books: [
          write(jurnal, jurnalDari(id, dibayar, termuat.akun)),
          write(kasBuku, [
            no_rekening === null ? keluar : diRekening(keluar, { no_rekening, no_ref }),
          ]),
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
