import { write } from '#kernel/ledger'
import { serve } from '#server/document/run'
import { serveStep } from '#server/document/standing'
import { checkExists, onlyActive } from '#server/master/active'
import type { Context } from '#server/serve'
import { padaTanggal } from '#modules/hari/tanggal-aktif.server'
import { serveBatalJanji } from '#modules/janji/batal-janji.server'
import { checkJanji } from '#modules/janji/janji.rules'
import { kodeAmbilBaru } from '#modules/janji/kode-ambil.server'
import { serveKwitansi } from '#modules/janji/kwitansi.server'
import { mulaiJanji, serveAngsur, serveMuka } from '#modules/janji/serve-janji.server'
import { salesDipilih } from '#modules/penjualan/sales'
import { tukangDipilih } from '#modules/service/tukang'
import { gram } from '#modules/stok/buku'
import { fotoAda } from '#modules/stok/foto-ada.server'
import { group } from '#modules/stok/group'
import {
  checkTukang,
  dengan,
  pilihBarang,
  taksirBarang,
  type BarangPesanan,
} from './barang-pesanan.rules.ts'
import { emasBatal } from './emas-pesanan.rules.ts'
import { periksaEmas } from './emas-kembali.server.ts'
import { checkDikonfirmasi, groupKini } from './harga.server.ts'
import { menepati, pesananDibaca } from './menepati.server.ts'
import { gramBatal } from './pesanan.effects.ts'
import {
  barangDari,
  checkBayarSebagian,
  checkMukaPesanan,
  emasPesanan,
  faktaBarang,
  type Pesanan,
} from './pesanan.rules.ts'
import { pesanan } from './pesanan.ts'
import { denganFoto } from './seperti.server.ts'
import { settingPesanan } from './setting.ts'

const { commands } = pesanan

export const kwitansi = serveKwitansi(menepati)

const caraKini = (ctx: Context) =>
  ctx.setting(settingPesanan.PESANAN_HARGA_TETAP_MODULE) ? 'TETAP' : 'MENGAMBANG'

/** What is priced: a piece without what its price says. */
type Dipesan = Omit<BarangPesanan, 'biaya' | 'harga_gram' | 'kadar'>

/** The pieces at the prices of today, as they are wished. */
async function ditaksir(ctx: Context, barang: readonly Dipesan[]): Promise<BarangPesanan[]> {
  const priced: BarangPesanan[] = []
  for (const [at, one] of barang.entries()) {
    const kini = await groupKini(ctx, one, `barang.${at}.`)
    checkDikonfirmasi(kini, one.kode_group, `barang.${at}.`)
    const biaya = taksirBarang(one, kini, at)
    priced.push({ ...one, biaya, harga_gram: kini.harga, kadar: kini.kadar })
  }
  return priced
}

/** The goldsmiths and the price groups may be chosen. @throws Refusal */
async function bolehDipilih(
  ctx: Context,
  barang: readonly { kode_group?: string; kode_tukang: string }[],
): Promise<void> {
  const tukang = barang.map(({ kode_tukang }, at) => ({
    ...{ ...tukangDipilih(kode_tukang), field: `barang.${at}.kode_tukang` },
  }))
  await checkExists(ctx, ...tukang)
  const groups = barang.map(({ kode_group: kode }, at) => ({
    ...{ master: group, field: `barang.${at}.kode_group`, kode },
  }))
  await onlyActive(ctx, ...tukang, ...groups)
}

export const simpan = serve(pesanan, commands.simpan, async (kini, { body }) => {
  const { lalu: ctx, tanggal } = padaTanggal(kini, body.tgl_system)
  const { kode_sales, tgl_janji, uang_muka } = body
  await onlyActive(ctx, salesDipilih(body))
  await bolehDipilih(ctx, body.barang)
  checkJanji(tgl_janji, ctx.toko.tgl_system)
  const ingin = await denganFoto(ctx, body.barang)
  const barang = faktaBarang(await ditaksir(ctx, ingin))
  checkMukaPesanan(uang_muka, barang.biaya, body.barang.length)
  const gambar = body.barang.map(({ foto }) => ({ gambar: foto }))
  await fotoAda(ctx, gambar, (at) => `barang.${at}.foto`)
  const jenis = { document: pesanan, command: commands.simpan }
  const muka = { jenis: 'MUKA', jumlah: uang_muka, nilai: barang.biaya } as const
  const mulai = await mulaiJanji(ctx, menepati, jenis, body, muka)
  return {
    tanggal,
    write: () =>
      mulai((_id, id_pelanggan) => ({
        isi: {
          ...{ id_pelanggan, kode_sales, tgl_janji, ...barang },
          ...{ cara_harga: caraKini(ctx), kode_ambil: kodeAmbilBaru() },
        },
        books: [],
      })),
  }
})

export const setor = serveMuka(pesanan, commands.setor, menepati, async (ctx, kini, body) => {
  const { isi, saldo } = kini
  const barang = faktaBarang(await ditaksir(ctx, barangDari(isi)))
  checkMukaPesanan(body.uang_muka + saldo, barang.biaya, barang.barang.length)
  return { ...barang, cara_harga: caraKini(ctx) }
})

/** Customers pay in parts; where a deposit locks the price, when all is made. */
const sebagian = (_: Context, kini: Pesanan) => {
  checkBayarSebagian(kini)
  return {}
}
export const bayar = serveAngsur(pesanan, commands.bayar, menepati, sebagian, { tinggal: true })

export const ubah = serveStep(pesanan, commands.ubah, pesananDibaca, async (ctx, kini, body) => {
  const { tgl_janji } = body
  await bolehDipilih(ctx, body.barang)
  checkJanji(tgl_janji, ctx.toko.tgl_system)
  const barang = barangDari(kini.isi)
  const terpilih = pilihBarang(barang, body.barang)
  const emas = emasPesanan(kini)
  for (const { at, barang: one, diminta } of terpilih)
    checkTukang(one, diminta.kode_tukang, at, emas)
  const baru = dengan(barang, terpilih, ({ diminta: { kode_tukang, ukiran, ukuran } }) => ({
    ...{ kode_tukang, ukiran, ukuran },
  }))
  return {
    ke: kini.status === 'OPEN' ? 'OPEN' : 'VALID',
    facts: { ...faktaBarang(baru), tgl_janji },
  }
})

export const batal = serveBatalJanji(
  pesanan,
  commands.batal,
  menepati,
  (kini, id) => [write(gram, gramBatal(id, kini))],
  {
    beku: (kini) => ({ emas_tukang: emasBatal(emasPesanan(kini), barangDari(kini.isi)) }),
    periksa: (kini) => [periksaEmas(kini)],
  },
)
