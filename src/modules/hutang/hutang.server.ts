import { formatRupiah } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { withinLimit, type Limit } from '#server/document/limit'
import { checkStands, serve } from '#server/document/run'
import { serveStep } from '#server/document/standing'
import { defineLoad } from '#server/load'
import { onlyActive } from '#server/master/active'
import { handle, type Context } from '#server/serve'
import { padaTanggal } from '#modules/hari/tanggal-aktif.server'
import { checkBukti, type Ditunjukkan } from '#modules/janji/bukti'
import { kodeAmbilBaru } from '#modules/janji/kode-ambil.server'
import { serveKwitansi } from '#modules/janji/kwitansi.server'
import { serveKelebihan, serveNotis } from '#modules/janji/lelang.server'
import { mulaiJanji, serveLunas } from '#modules/janji/serve-janji.server'
import { salesDipilih } from '#modules/penjualan/sales'
import { fotoAda } from '#modules/stok/foto-ada.server'
import { hitungHutang, kutipHutang } from './hutang.calls.ts'
import {
  bungaSampai,
  checkAngsurPokok,
  checkLelang,
  checkTebus,
  hariTahan,
  namaJaminan,
  perluPotongan,
  pokokBaru,
  tebusPada,
  type Hutang,
} from './hutang.rules.ts'
import { hutang } from './hutang.ts'
import { hutangDibaca, menepati, satu } from './menepati.server.ts'
import { checkSegel, periksaSegel } from './segel.server.ts'
import { settingHutang } from './setting.ts'
import { aturanHutang, checkPokok, taksir } from './taksir.rules.ts'

const { commands } = hutang
const aturan = defineLoad('aturan_hutang', aturanHutang)

/** What these pieces are worth today, and what a loan of so much on them would be. */
async function taksirKini(ctx: Context, masuk: Parameters<typeof taksir>[0]) {
  const { tgl_system: tgl } = ctx.toko
  const pembulatan = ctx.setting(settingHutang.PEMBULATAN_BUNGA)
  return taksir(masuk, await ctx.db.load(aturan, [ctx.kodeToko, tgl]), { pembulatan, tgl })
}
const batasDari = (ctx: Context) => ({
  ltv: ctx.setting(settingHutang.HUTANG_LTV_BATAS),
  pembulatan: ctx.setting(settingHutang.PEMBULATAN_BUNGA),
})

export const kwitansi = serveKwitansi(menepati)

/** What one person lends alone. */
const pinjaman: Limit<'HUTANG_BESAR'> = {
  name: 'pinjam',
  kategori: 'HUTANG_BESAR',
  sekali: settingHutang.HUTANG_BATAS,
  sehari: settingHutang.HUTANG_BATAS_SEHARI,
}

export const simpan = serve(hutang, commands.simpan, async (kini, { body }) => {
  // All of it is reckoned on the day of the loan: price, rate, term, what one may lend.
  const { lalu: ctx, tanggal } = padaTanggal(kini, body.tgl_system)
  await onlyActive(ctx, salesDipilih(body))
  await checkSegel(ctx, body.no_segel)
  const taksiran = await taksirKini(ctx, body)
  checkPokok(taksiran, batasDari(ctx))
  if (!body.foto_identitas) throw refusedField('foto_identitas', 'Foto Kartu Identitas Harus Ada')
  await fotoAda(
    ctx,
    body.jaminan.map(({ foto }) => ({ gambar: foto })),
    (index) => `jaminan.${index}.foto`,
  )
  await fotoAda(ctx, [{ gambar: body.foto_identitas }], () => 'foto_identitas')
  const { kelipatan: _, minimum: __, total: ___, ...ketentuan } = taksiran
  const keluar = { jumlah: body.pokok, tgl: ctx.toko.tgl_system }
  const sesudah = { 'Pokok Pinjaman': `Rp ${formatRupiah(body.pokok)}` }
  const besar = await withinLimit(ctx, pinjaman, keluar, { sesudah })
  const mulai = await mulaiJanji(
    ctx,
    menepati,
    { document: hutang, command: commands.simpan },
    body,
    { jenis: 'PINJAM', jumlah: taksiran.pokok - taksiran.biaya },
  )
  return {
    ...{ needs: besar.needs, tanggal },
    periksa: [periksaSegel(body.no_segel), ...besar.periksa],
    write: () =>
      mulai((_id, id_pelanggan) => ({
        isi: {
          ...{ ...ketentuan, id_pelanggan, kode_sales: body.kode_sales },
          ...{ no_segel: body.no_segel, tempat: body.tempat, kode_ambil: kodeAmbilBaru() },
          ...{ asal: null, nama_barang: namaJaminan(body.jaminan) },
          berat: body.jaminan.reduce((sum, { berat }) => sum + berat, 0),
        },
        books: [],
      })),
  }
})

/** What is owed today, as the loan is frozen. */
const hariIni = (ctx: Context, kini: Hutang) => {
  const { bunga, hari } = bungaSampai(kini.isi, ctx.toko.tgl_system)
  return { bunga, facts: { hari, bunga_hitung: bunga, tgl_lunas: ctx.toko.tgl_system } }
}

/** Who has no letter leaves a photo of his card, and somebody agrees (docs/adr/0277). */
async function tanpaSurat(ctx: Context, kini: Hutang, body: Ditunjukkan) {
  await fotoAda(ctx, [{ gambar: body.foto_kartu }], () => 'foto_kartu')
  const { nama_barang: barang } = kini.isi
  return checkBukti(kini, body, { kategori: 'TEBUS_TANPA_SURAT', barang })
}

export const tebus = serveLunas(hutang, commands.tebus, menepati, async (ctx, kini, body) => {
  const { bunga, facts } = hariIni(ctx, kini)
  const { bayar, bukti, foto_kartu } = body
  checkTebus(kini, body.sisa, bayar)
  return {
    bayar,
    needs: [
      ...perluPotongan(kini.nomor, bunga, bayar - kini.isi.pokok),
      ...(await tanpaSurat(ctx, kini, body)),
    ],
    facts: { ...facts, bayar, bukti, foto_kartu, cara: 'TEBUS' },
  }
})

export const perbarui = serveLunas(hutang, commands.perbarui, menepati, async (ctx, kini, body) => {
  const { bunga, facts } = hariIni(ctx, kini)
  const { bayar, bukti, foto_kartu } = body
  const { isi: lama } = kini
  const needs = await tanpaSurat(ctx, kini, body)
  const pokok = pokokBaru(lama.pokok, bunga, bayar)
  // No ceiling is asked: it lends nothing more, and gold that fell must not force a payment.
  const {
    kelipatan,
    minimum,
    total: _,
    ...baru
  } = await taksirKini(ctx, {
    ...{ jaminan: lama.jaminan, pokok, lama },
  })
  checkAngsurPokok([lama.pokok, pokok], { kelipatan, minimum })
  const { berat, id_pelanggan, kode_sales, nama_barang, no_segel, tempat } = lama
  const tetap = { berat, id_pelanggan, kode_sales, nama_barang, no_segel, tempat }
  const lanjut = {
    ...{ ...baru, ...tetap, asal: kini.nomor, kode_ambil: kodeAmbilBaru() },
    ...{ biaya: 0, hari_minimum: 0 }, // both were paid with the loan that it follows
  }
  const shown = { bukti, foto_kartu }
  return { bayar, needs, facts: { ...facts, ...shown, bayar, lanjut, cara: 'REMAJA' } }
})

export const lelang = serveLunas(hutang, commands.lelang, menepati, async (ctx, kini, body) => {
  const { facts } = hariIni(ctx, kini)
  checkLelang(kini, ctx.toko.tgl_system, {
    notis: ctx.setting(settingHutang.HUTANG_HARI_NOTIS),
    tenggang: ctx.setting(settingHutang.HUTANG_HARI_TENGGANG),
  })
  const { bayar, biaya_lelang, no_lelang, sisa } = body
  return {
    ...{ bayar, pembeli: body },
    needs: [
      {
        kategori: 'LELANG_HUTANG',
        sebelum: {
          [kini.nomor]: `Rp ${formatRupiah(sisa)}`,
          Taksiran: formatRupiah(kini.isi.taksiran),
        },
        sesudah: {
          'Hasil Lelang': formatRupiah(bayar),
          'Biaya Lelang': formatRupiah(biaya_lelang),
        },
      },
    ],
    facts: { ...facts, bayar, biaya_lelang, no_lelang, cara: 'LELANG' },
  }
})

export const notis = serveNotis(hutang, commands.notis, menepati)

// The law waits for nobody: money that lies at the cashier is not taken while the pledge is held.

export const tahan = serveStep(hutang, commands.tahan, hutangDibaca, async (ctx, _, body) => {
  const { alasan: alasan_tahan, foto_surat } = body
  await fotoAda(ctx, [{ gambar: foto_surat }], () => 'foto_surat')
  return { facts: { foto_surat, tgl_tahan: ctx.toko.tgl_system, alasan_tahan } }
})

export const lepasTahan = serveStep(hutang, commands.lepasTahan, hutangDibaca, (ctx, kini) => {
  const hari_tahan = hariTahan(kini.isi, ctx.toko.tgl_system)
  return { facts: { hari_tahan, tgl_tahan: null, alasan_tahan: null } }
})

export const kelebihan = serveKelebihan(hutang, commands.kelebihan, menepati, { tunai: true })

export const hitung = handle(hitungHutang, async (ctx, { body }) => {
  const jawab = await taksirKini(padaTanggal(ctx, body.tgl_system).lalu, body)
  const { biaya, bunga_persen, bunga_rp, hari_minimum, jatuh_tempo } = jawab
  const { ltv, plafond, pokok, taksiran, total } = jawab
  return {
    ...{ taksiran, plafond, ltv, bunga_persen, bunga_rp, hari_minimum, biaya, jatuh_tempo, total },
    diterima: pokok - biaya,
  }
})

export const kutip = handle(kutipHutang, async (ctx, { query }) => {
  const kini = await satu(ctx, query.nomor)
  const { isi } = kini
  checkStands(hutang, { from: ['OPEN', 'AKTIF', 'DITAHAN'] }, kini)
  if (query.tanggal < isi.tgl_hutang)
    throw refusedField('tanggal', '{{field}} Tidak Valid', { field: 'Tanggal' })
  const { bunga, hari } = bungaSampai(isi, query.tanggal)
  return { hari, bunga, pokok: isi.pokok, total: tebusPada(isi, query.tanggal) }
})
