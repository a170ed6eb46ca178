import { formatRupiah } from '#kernel/figures'
import { Refusal, refusedField } from '#kernel/refusal'
import { serve, serveMove } from '#server/document/run'
import { defineLoad } from '#server/load'
import { onlyActive } from '#server/master/active'
import { handle, type Context } from '#server/serve'
import { checkBukti } from '#modules/janji/bukti'
import { bukuKembali } from '#modules/janji/janji.effects'
import { checkSisa, takMenunggu } from '#modules/janji/janji.rules'
import { periksaJanji } from '#modules/janji/janji.server'
import { kodeAmbilBaru } from '#modules/janji/kode-ambil.server'
import { serveKwitansi } from '#modules/janji/kwitansi.server'
import { mulaiJanji, serveLunas } from '#modules/janji/serve-janji.server'
import { checkUangKembali, pemberiUang } from '#modules/pembayaran/uang-kembali.server'
import { salesDipilih } from '#modules/penjualan/sales'
import { fotoAda } from '#modules/stok/foto-ada.server'
import { hitungHutang, kutipHutang } from './hutang.calls.ts'
import {
  bungaSampai,
  checkLelang,
  checkTebus,
  namaJaminan,
  perluPotongan,
  pokokBaru,
  tebusPada,
  type Hutang,
} from './hutang.rules.ts'
import { hutang } from './hutang.ts'
import { menepati, satu } from './menepati.server.ts'
import { checkSegel, periksaSegel } from './segel.server.ts'
import { settingHutang } from './setting.ts'
import {
  aturanHutang,
  checkPlafond,
  checkPokok,
  taksir,
  type JaminanMasuk,
} from './taksir.rules.ts'

const { commands } = hutang
const aturan = defineLoad('aturan_hutang', aturanHutang)

/** What these pieces are worth today, and what a loan of so much on them would be. */
async function taksirKini(
  ctx: Context,
  masuk: { readonly jaminan: readonly JaminanMasuk[]; readonly pokok: number },
) {
  const { tgl_system: tgl } = ctx.toko
  const pembulatan = ctx.setting(settingHutang.PEMBULATAN_BUNGA)
  return taksir(masuk, await ctx.db.load(aturan, [ctx.kodeToko, tgl]), { pembulatan, tgl })
}
const batasDari = (ctx: Context) => ({
  ltv: ctx.setting(settingHutang.HUTANG_LTV_BATAS),
  pembulatan: ctx.setting(settingHutang.PEMBULATAN_BUNGA),
})

export const kwitansi = serveKwitansi(menepati)

/** A loan above what one person may lend: somebody agrees. */
const perluBesar = (ctx: Context, pokok: number) =>
  pokok <= ctx.setting(settingHutang.HUTANG_BATAS)
    ? []
    : [
        {
          kategori: 'HUTANG_BESAR' as const,
          sebelum: { Batas: `Rp ${formatRupiah(ctx.setting(settingHutang.HUTANG_BATAS))}` },
          sesudah: { 'Pokok Pinjaman': `Rp ${formatRupiah(pokok)}` },
        },
      ]

export const simpan = serve(hutang, commands.simpan, async (ctx, { body }) => {
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
  const { kelipatan: _, minimum: __, total: ___, ...ketentuan } = taksiran
  const mulai = await mulaiJanji(
    ctx,
    menepati,
    { document: hutang, command: commands.simpan },
    body,
    { jenis: 'PINJAM', jumlah: taksiran.pokok - taksiran.biaya },
  )
  return {
    needs: perluBesar(ctx, body.pokok),
    periksa: [periksaSegel(body.no_segel)],
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
  const facts = { hari, bunga_hitung: bunga, tgl_lunas: ctx.toko.tgl_system }
  return { bunga, facts, sisa: kini.isi.pokok + bunga }
}

export const tebus = serveLunas(hutang, commands.tebus, menepati, async (ctx, kini, body) => {
  const { bunga, facts, sisa } = hariIni(ctx, kini)
  const { bayar, bukti, foto_kartu } = body
  checkTebus(kini, sisa, bayar)
  await fotoAda(ctx, [{ gambar: foto_kartu }], () => 'foto_kartu')
  return {
    ...{ sisa, bayar },
    needs: [
      ...perluPotongan(kini.nomor, bunga, bayar - kini.isi.pokok),
      ...checkBukti(kini, body, {
        ...{ kategori: 'TEBUS_TANPA_SURAT', barang: kini.isi.nama_barang },
      }),
    ],
    facts: { ...facts, bayar, bukti, foto_kartu, cara: 'TEBUS' },
  }
})

export const perbarui = serveLunas(hutang, commands.perbarui, menepati, async (ctx, kini, body) => {
  const { bunga, facts, sisa } = hariIni(ctx, kini)
  const { bayar } = body
  const pokok = pokokBaru(kini, bunga, bayar)
  const {
    kelipatan: _,
    minimum: __,
    total: ___,
    ...baru
  } = await taksirKini(ctx, {
    jaminan: kini.isi.jaminan,
    pokok,
  })
  checkPlafond(baru, batasDari(ctx), 'bayar')
  const { berat, id_pelanggan, kode_sales, nama_barang, no_segel, tempat } = kini.isi
  const tetap = { berat, id_pelanggan, kode_sales, nama_barang, no_segel, tempat }
  const lanjut = { ...baru, ...tetap, asal: kini.nomor, biaya: 0, kode_ambil: kodeAmbilBaru() }
  return { sisa, bayar, needs: [], facts: { ...facts, bayar, lanjut, cara: 'REMAJA' } }
})

export const lelang = serveLunas(hutang, commands.lelang, menepati, async (ctx, kini, body) => {
  const { facts, sisa } = hariIni(ctx, kini)
  checkLelang(kini, ctx.toko.tgl_system, {
    notis: ctx.setting(settingHutang.HUTANG_HARI_NOTIS),
    tenggang: ctx.setting(settingHutang.HUTANG_HARI_TENGGANG),
  })
  const { bayar, biaya_lelang, no_lelang } = body
  return {
    ...{ sisa, bayar },
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

/** A step that only freezes what it says; nothing moves while money for it lies at the cashier. */
const langkah = (kini: Hutang, facts?: object) => {
  takMenunggu(kini)
  return {
    moves: [kini],
    periksa: [periksaJanji(kini)],
    make: () => ({ books: [], answer: { nomor: kini.nomor }, ...(facts ? { facts } : {}) }),
  }
}

export const notis = serveMove(hutang, commands.notis, async (ctx, { body }) => {
  const { nomor, ...facts } = body
  return langkah(await satu(ctx, nomor), { ...facts, tgl_notis: ctx.toko.tgl_system })
})

export const tahan = serveMove(hutang, commands.tahan, async (ctx, { body }) => {
  await fotoAda(ctx, [{ gambar: body.foto_surat }], () => 'foto_surat')
  return langkah(await satu(ctx, body.nomor), { foto_surat: body.foto_surat })
})

export const lepasTahan = serveMove(hutang, commands.lepasTahan, async (ctx, { body }) =>
  langkah(await satu(ctx, body.nomor)),
)

export const kelebihan = serveMove(hutang, commands.kelebihan, async (ctx, { body }) => {
  const kini = await satu(ctx, body.nomor)
  takMenunggu(kini)
  const { saldo } = kini
  if (saldo === 0)
    throw new Refusal('Kelebihan {{nomor}} Sudah Dibayar', { params: { nomor: kini.nomor } })
  checkSisa(saldo, body.kelebihan)
  await checkUangKembali(ctx, saldo, body.uang_dari)
  const di = pemberiUang(ctx, body.uang_dari)
  const tunai = { jenis: 'CASH', no_rekening: null, jumlah: saldo, fee: 0, no_ref: null }
  const back = [{ ...tunai, kategori: hutang.name, ...di }]
  return {
    moves: [kini],
    periksa: [periksaJanji(kini)],
    make: () => ({
      books: bukuKembali(kini.id, kini, { back, kategori: hutang.name, pajak: 0 }, di),
      answer: { nomor: kini.nomor },
    }),
  }
})

export const hitung = handle(hitungHutang, async (ctx, { body }) => {
  const jawab = await taksirKini(ctx, body)
  const { biaya, bunga_persen, bunga_rp, hari_minimum, jatuh_tempo } = jawab
  const { ltv, plafond, pokok, taksiran, total } = jawab
  return {
    ...{ taksiran, plafond, ltv, bunga_persen, bunga_rp, hari_minimum, biaya, jatuh_tempo, total },
    diterima: pokok - biaya,
  }
})

export const kutip = handle(kutipHutang, async (ctx, { query }) => {
  const { isi } = await satu(ctx, query.nomor)
  if (query.tanggal < isi.tgl_hutang)
    throw refusedField('tanggal', '{{field}} Tidak Valid', { field: 'Tanggal' })
  const { bunga, hari } = bungaSampai(isi, query.tanggal)
  return { hari, bunga, pokok: isi.pokok, total: tebusPada(isi, query.tanggal) }
})
