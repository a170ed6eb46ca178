import { formatBerat, formatPersen } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { list, row, whole, type ShapeOf } from '#kernel/shape'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { jurnalDari } from '#modules/akuntansi/jurnal.rules'
import { rp } from '#modules/kas/muat.server'
import { bolehDari, gerakKantong, rugiKantong } from '#modules/pembelian/kantong/kantong'
import {
  bukuRugi,
  gerakKe,
  gramPindah,
  jurnalSusut,
} from '#modules/pembelian/kantong/kantong.effects'
import { beratSetiap, setoranDari } from '#modules/pembelian/kantong/kantong.rules'
import { muatKantong } from '#modules/pembelian/kantong/kantong.server'
import { muatPembelian } from '#modules/pembelian/muat.server'
import { settingPembelian } from '#modules/pembelian/setting'
import { gerakBarang, gram } from '#modules/stok/buku'
import { gerakDari } from '#modules/stok/gerak.effects'
import { gramDari } from '#modules/stok/gram.rules'
import { hutangSupplier } from '#modules/stok/hutang-supplier'
import { akunBatang, bukuNilai } from '#modules/stok/nilai-emas'
import { bayarEmasSupplier, potongEmasSupplier } from './bayar-emas.ts'
import { muatHutang, terbaca } from './bayar.server.ts'
import { akunLunas, bukuLunas, gramLunas } from './hutang.effects.ts'
import { bayarEmas, hutangMurni, hutangRp, potongEmas, terimaDari } from './hutang.rules.ts'

const batangAda = row({
  emas: list(row({ kadar: whole, kotor: whole, murni: whole })),
  nilai: whole,
})
const muatBatang = defineLoad('muat_batang', batangAda)

interface Minta {
  readonly berat_batang: number | null
  readonly kadar_batang: number | null
}

/**
 * Bars that are given: their fine gold, and what of the cost of all bars goes with it.
 * @throws Refusal at berat_batang for more than there is of this kadar
 */
export function batangDari(ada: ShapeOf<typeof batangAda>, minta: Minta) {
  const kotor = minta.berat_batang ?? 0
  const kadar = minta.kadar_batang ?? 0
  const kosong = { kadar, kotor: 0, murni: 0, nilai: 0 }
  if (kotor === 0) return kosong
  if (kadar === 0)
    throw refusedField('kadar_batang', '{{field}} Tidak Boleh Kosong', { field: 'Kadar Batang' })
  const found = ada.emas.find((one) => one.kadar === kadar)
  if (!found || kotor > found.kotor)
    throw refusedField('berat_batang', 'Batang {{kadar}} % Tinggal {{berat}} gr', {
      ...{ kadar: formatPersen(kadar), berat: formatBerat(found?.kotor ?? 0) },
    })
  const murni = kotor === found.kotor ? found.murni : mulDiv(found.murni, kotor, found.kotor)
  const semua = hutangMurni(ada.emas)
  return { kadar, kotor, murni, nilai: mulDiv(ada.nilai, murni, semua, 'down') }
}

/** The gold that is given: bags as the scale says, and bars. @throws Refusal */
async function emasDari(
  ctx: Context,
  body: Minta & { readonly baris: readonly { kode_kantong: string; timbang: number }[] },
) {
  const kode = body.baris.map(({ kode_kantong }) => kode_kantong.trim().toUpperCase())
  const { akun, kantong } = await muatKantong(ctx, kode)
  const toleransi = ctx.setting(settingPembelian.TOLERANSI_BERAT_SETORAN)
  const bags = setoranDari(body.baris, kantong, toleransi, bolehDari.BAYAR_SUPPLIER)
  const ada = await ctx.db.load(muatBatang, [ctx.kodeToko])
  const batang = batangDari(ada, body)
  const barcode = bags.flatMap((bag) => bag.kantong.kode_barcode ?? [])
  const { barang } = await muatPembelian(ctx, barcode)
  const pokok = bags.reduce((sum, bag) => sum + bag.kantong.nilai - bag.rugi, 0)
  const murni = hutangMurni(bags) + batang.murni
  if (murni === 0) throw refusedField('baris', 'Tidak Ada Emas Yang Dibayarkan')
  return { ada, bags, barang, batang, murni, pokok, susut: akun['HANCUR'] ?? {} }
}

const simpan = serveCommand(
  bayarEmasSupplier,
  bayarEmasSupplier.commands.simpan,
  async (ctx, { body }) => {
    const { harga, keterangan } = body
    const termuat = await muatHutang(ctx, body.terima)
    const receipts = terimaDari(body.terima, termuat.terima, 'terima').map(([, one]) => one)
    const { ada, bags, barang, batang, murni, pokok, susut } = await emasDari(ctx, body)
    const lunas = bayarEmas(receipts, { murni, harga })
    const jumlah = hutangRp(lunas)
    const laba = jumlah - pokok - batang.nilai
    const { sebelum, sesudah } = terbaca(lunas)
    const dari = { dari: akunBatang, ke: akunLunas, ...batang }
    return {
      needs: [
        {
          kategori: 'BAYAR_EMAS_SUPPLIER',
          sebelum: { ...sebelum, ...beratSetiap(bags, ({ kantong }) => kantong.berat) },
          sesudah: {
            ...sesudah,
            ...beratSetiap(bags, ({ timbang }) => timbang),
            'Emas Murni': `${formatBerat(murni)} gr`,
          },
          keterangan: keterangan ?? '',
        },
      ],
      periksa: [['batang', ada]],
      make: (id, nomor) => ({
        isi: {
          ...{ supplier: receipts[0]?.supplier ?? null, harga, keterangan, murni, jumlah, laba },
          ...{ pcs: bags.length, berat_batang: batang.kotor, kadar_batang: body.kadar_batang },
          terima: receipts.map((one) => one.nomor),
        },
        books: [
          write(
            gerakKantong,
            bags.map((bag) => gerakKe(id, bag, 'DIBAYARKAN', bag.timbang)),
          ),
          write(
            gerakBarang,
            barang.map((piece) => gerakDari(id, piece, 'DISERAHKAN')),
          ),
          write(gram, [
            ...gramPindah(id, bags, akunLunas),
            ...gramDari(id, [dari]),
            ...gramLunas(id, lunas),
          ]),
          write(rugiKantong, bukuRugi(id, bags)),
          bukuNilai(id, [akunBatang, 0 - batang.nilai]),
          write(jurnal, jurnalSusut(id, bags, susut)),
          write(
            jurnal,
            jurnalDari(
              id,
              [
                ['HUTANG_SUPPLIER', jumlah],
                ['ROSOK', 0 - pokok],
                ['EMAS_BATANG', 0 - batang.nilai],
                ['LABA_EMAS', 0 - laba],
              ],
              termuat.akun,
            ),
          ),
          write(hutangSupplier, bukuLunas(id, lunas)),
        ],
        answer: { nomor },
      }),
    }
  },
)

const potong = serveCommand(
  potongEmasSupplier,
  potongEmasSupplier.commands.simpan,
  async (ctx, { body }) => {
    const { harga, keterangan } = body
    const termuat = await muatHutang(ctx, body.baris)
    const lines = terimaDari(body.baris, termuat.terima)
    const lunas = lines.flatMap(([{ berat }, one, at]) => potongEmas(one, berat, harga, at))
    const laba = hutangRp(lunas) // the debt falls by that much
    const murni = hutangMurni(lunas)
    const jumlah = lunas.reduce((sum, { uang }) => sum - uang, 0)
    const { sebelum, sesudah } = terbaca(lunas)
    return {
      needs: [
        {
          kategori: 'POTONG_EMAS_SUPPLIER',
          sebelum: { ...sebelum, 'Emas Murni': `${formatBerat(murni)} gr` },
          sesudah: { ...sesudah, 'Harga Emas Murni/Gram': rp(harga) },
          keterangan: keterangan ?? '',
        },
      ],
      make: (id, nomor) => ({
        isi: {
          ...{ supplier: lines[0]?.[1].supplier ?? null, harga, keterangan, murni, jumlah, laba },
          terima: lines.map(([, one]) => one.nomor),
        },
        books: [
          write(gram, gramLunas(id, lunas)),
          write(
            jurnal,
            jurnalDari(
              id,
              [
                ['HUTANG_SUPPLIER', laba],
                ['LABA_EMAS', 0 - laba],
              ],
              termuat.akun,
            ),
          ),
          write(hutangSupplier, bukuLunas(id, lunas)),
        ],
        answer: { nomor },
      }),
    }
  },
)

export const emasHandlers = [simpan, potong]
