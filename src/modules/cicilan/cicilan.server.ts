import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { Refusal, refusedField } from '#kernel/refusal'
import { serveList, type Lengkapi } from '#server/document/list'
import { checkStands, serve, step } from '#server/document/run'
import { serveOn } from '#server/document/standing'
import { onlyActive } from '#server/master/active'
import { handle, type Context } from '#server/serve'
import { padaTanggal } from '#modules/hari/tanggal-aktif.server'
import { jurnal } from '#modules/akuntansi/buku'
import { serveBatalJanji } from '#modules/janji/batal-janji.server'
import { bukuPakai } from '#modules/janji/janji.effects'
import {
  dibaca,
  mintaUang,
  muatJanji,
  satuJanji,
  type Lanjut,
  type Menepati,
} from '#modules/janji/janji.server'
import { kodeAmbilBaru } from '#modules/janji/kode-ambil.server'
import { pembeliDari } from '#modules/janji/pembayar.server'
import { serveKwitansi } from '#modules/janji/kwitansi.server'
import { serveKelebihan, serveNotis } from '#modules/janji/lelang.server'
import { mulaiJanji, serveAngsur, serveLunas } from '#modules/janji/serve-janji.server'
import { perluTransfer } from '#modules/pembayaran/transfer.rules'
import { transferBaru, transferMenunggu } from '#modules/pembayaran/transfer.server'
import { hargai, periksaHarga, untukPeminta } from '#modules/penjualan/hargai.server'
import { muatPenjualan } from '#modules/penjualan/muat.server'
import { salesDipilih } from '#modules/penjualan/sales'
import { settingPenjualan } from '#modules/penjualan/setting'
import { checkDijanjikan } from '#modules/preorder/dijanjikan.server'
import { gerakBarang, gram } from '#modules/stok/buku'
import { bukanKonsinyasi } from '#modules/stok/konsinyasi.server'
import {
  denganPeta,
  gerakKeluar,
  gerakKembali,
  gerakSimpan,
  gramKeluar,
  bunganya,
  hasilBunga,
  hasilLelang,
  jurnalPokok,
} from './cicilan.effects.ts'
import {
  barangDicicil,
  checkLelang,
  isiCicilan,
  keadaanCicilan,
  pajakCicilan,
  susunCicilan,
  type Cicilan,
  type IsiCicilan,
  type Keadaan,
} from './cicilan.rules.ts'
import { kutipCicilan } from './cicilan.calls.ts'
import { cicilan, kwitansiCicilan } from './cicilan.ts'
import type { BarisCicilan } from './nota-cicilan.ts'
import { jadwalDalamKata } from './jadwal.ts'
import { settingCicilan } from './setting.ts'
import { barisSaja, rencanaDipilih } from './susun.server.ts'

const { along, commands } = cicilan
type Buku = 'gerak_barang' | 'gram'

/** All is paid: what the months cost is earned, the piece waits with its price (ADR 0304). */
const dilunasi = (janji: Cicilan, id: string): Lanjut<Buku> => ({
  steps: [step(cicilan, along.lunas, janji)],
  books: bukuPakai(id, janji, bunganya(janji), hasilBunga(bunganya(janji))),
})

/** The piece goes out, and what it brought is earned; what is over is owed. */
function dilelang(janji: Cicilan, id: string): Lanjut<Buku> {
  const barang = barangDicicil(janji)
  const { dasar, isi, pajak, saldo } = janji
  const dipakai = { dasar, pajak, saldo: saldo - (isi.kelebihan ?? 0) }
  return {
    steps: [step(cicilan, along.lunas, janji, 'LELANG')],
    books: [
      write(gerakBarang, [gerakKeluar(janji.id, barang)]),
      write(gram, gramKeluar(id, barang)),
      write(jurnal, jurnalPokok(id, janji, barang)),
      ...bukuPakai(id, denganPeta(janji), dipakai, hasilLelang(isi, dipakai)),
    ],
  }
}

/** What was taken back held the piece: it is kept again, unless what was over went out already. */
function ambilKembali(janji: Cicilan): Lanjut<Buku>['books'] {
  const { isi, nomor, saldo, status } = janji
  const barang = barangDicicil(janji)
  if (status !== 'LELANG') return []
  if (saldo !== isi.kelebihan)
    throw new Refusal('Uang {{nomor}} Sudah Dipakai', { params: { nomor } })
  return [write(gerakBarang, [gerakKembali(janji.id, barang)])]
}

const tetap = { steps: [], books: [] }

/** @throws Refusal where money of one that is over is given back: nobody would ask for it again */
function diambilKembali({ nomor, status }: Cicilan): typeof tetap {
  if (status === 'LUNAS' || status === 'LELANG')
    throw new Refusal('{{nomor}} Sudah Lunas, Batalkan Dahulu Kwitansi Pelunasannya', {
      params: { nomor },
    })
  return tetap
}

export const menepati: Menepati<IsiCicilan, Buku> = {
  kwitansi: kwitansiCicilan,
  isi: isiCicilan,
  barang: ({ nama_barang }) => nama_barang,
  total: ({ total }) => total,
  sisa: (kini, ctx) => keadaan(ctx, kini).sisa,
  pajak: pajakCicilan,
  lunas: (janji, id) => (janji.isi.akhir === 'LELANG' ? dilelang(janji, id) : dilunasi(janji, id)),
  lepas: (janji) => ({ steps: [step(cicilan, along.lepas, janji)], books: ambilKembali(janji) }),
  muka: { masuk: () => tetap, tarik: diambilKembali },
}
export const kwitansi = serveKwitansi(menepati)
export const cicilanDibaca = dibaca(menepati)

const keadaan = (ctx: Context, janji: Cicilan): Keadaan =>
  keadaanCicilan(janji, ctx.toko.tgl_system)

/** How it is settled today, as it is frozen. */
const akhirLunas = (ctx: Context, { denda, potongan }: Keadaan) => ({
  ...{ akhir: 'LUNAS', denda, potongan, tgl_akhir: ctx.toko.tgl_system },
})

export const simpan = serve(cicilan, commands.simpan, async (ctx, { body }) => {
  const { lalu, tanggal } = padaTanggal(ctx, body.tgl_system)
  const rencana = await rencanaDipilih(lalu, body.kode_cicilan ?? '')
  await bukanKonsinyasi(ctx, [body.kode_barcode], 'kode_barcode')
  const termuat = await muatPenjualan(ctx, [body.kode_barcode], body.tgl_system)
  await onlyActive(ctx, { ...salesDipilih(body), versi: termuat.versi['sales'] })
  const line = barisSaja(body.kode_barcode, body.harga_setuju)
  const { barang, harga, perlu } = hargai(ctx, line, termuat, '')
  const { diskon, harga_gram, harga_jual, harga_total, ongkos, pajak, pajak_termasuk } = harga
  const dijanjikan = await checkDijanjikan(ctx, [barang.kode_barcode], [], () => 'kode_barcode')
  const uang_muka = body.uang_muka ?? 0
  const mulai = { harga: harga_total, tgl: lalu.toko.tgl_system, uang_muka }
  const susunan = susunCicilan(mulai, rencana)
  const janji = await mulaiJanji(
    lalu,
    menepati,
    { document: cicilan, command: commands.simpan },
    body,
    { jenis: 'MUKA', jumlah: uang_muka, nilai: harga_total },
  )
  const { berat, gambar, kadar, kadar_cetak, kode_group, kode_kategori, nama_barang } = barang
  return {
    ...{ needs: untukPeminta(ctx, perlu), tanggal },
    periksa: [periksaHarga(termuat), ...dijanjikan],
    write: () =>
      janji((id, id_pelanggan) => ({
        isi: {
          ...{ id_pelanggan, kode_sales: body.kode_sales, keterangan: body.keterangan },
          ...{ ...rencana, kode_barcode: barang.kode_barcode, nama_barang, kode_group },
          ...{ kode_kategori, kadar, kadar_cetak, berat, gambar, uang_muka },
          ...{ harga_gram, harga_jual, ongkos, diskon, pajak, pajak_termasuk, harga_total },
          ...{ ...susunan, jadwal: [...susunan.jadwal], kode_ambil: kodeAmbilBaru() },
        },
        books: [write(gerakBarang, [{ ...gerakSimpan(id, barang, 'TITIP'), versi: barang.versi }])],
      })),
  }
})

export const bayar = serveAngsur(cicilan, commands.bayar, menepati, (ctx, kini) =>
  akhirLunas(ctx, keadaan(ctx, kini)),
)

export const lunasi = serveLunas(cicilan, commands.lunasi, menepati, (ctx, kini) =>
  Promise.resolve({ needs: [], facts: akhirLunas(ctx, keadaan(ctx, kini)) }),
)

/** What the piece brings at an auction is taken as any other payment; it goes out with it. */
export const lelang = serveOn(cicilan, commands.lelang, cicilanDibaca, async (ctx, kini, body) => {
  const { bersih, biaya_lelang, pembayaran } = body
  const hari_ini = keadaan(ctx, kini)
  const { denda, potongan, sisa } = hari_ini
  checkLelang(kini, hari_ini, {
    hari: ctx.setting(settingCicilan.CICILAN_HARI_LELANG),
    notis: ctx.setting(settingCicilan.CICILAN_HARI_NOTIS),
    kini: ctx.toko.tgl_system,
  })
  const minta = await mintaUang(ctx, menepati, { jenis: 'LELANG', jumlah: bersih, pembayaran })
  const facts = {
    ...{ akhir: 'LELANG', denda, potongan, tgl_akhir: ctx.toko.tgl_system },
    ...{ bersih, biaya_lelang, kelebihan: Math.max(0, bersih - sisa) },
  }
  const { id, nomor } = kini
  const { pelanggan, periksa } = await pembeliDari(ctx, body, bersih)
  const menunggu = ctx.setting(settingPenjualan.SKIP_VALIDASI_MODULE)
    ? [...transferBaru(ctx, pembayaran, nomor), ...(await transferMenunggu(ctx, [id]))]
    : []
  return {
    needs: [
      {
        kategori: 'LELANG_CICILAN',
        sebelum: { [nomor]: `${kini.isi.nama_barang}, sisa Rp ${formatRupiah(sisa)}` },
        sesudah: {
          [nomor]: 'LELANG',
          'Hasil Bersih': formatRupiah(bersih),
          'Kelebihan Lelang': formatRupiah(facts.kelebihan),
        },
        keterangan: body.alasan,
      },
      ...perluTransfer(menunggu),
    ],
    periksa,
    write: () => {
      const beku = { ...kini, isi: { ...kini.isi, ...facts } }
      const { jawab, ...diminta } = minta(beku, pelanggan.id ?? undefined)
      return {
        ...{ ...diminta, facts: [{ id_dokumen: id, isi: facts }] },
        books: [...pelanggan.books, ...diminta.books],
        answer: { nomor, ...jawab },
      }
    },
  }
})

export const notis = serveNotis(cicilan, commands.notis, menepati)
export const kelebihan = serveKelebihan(cicilan, commands.kelebihan, menepati, { tunai: true })

export const batal = serveBatalJanji(cicilan, commands.batal, menepati, (kini, id) => [
  write(gerakBarang, [gerakSimpan(id, barangDicicil(kini), 'ADA')]),
])

/** What the rules work out of each row, for today; what is over stays as it ended. */
export const hariIni: Lengkapi<BarisCicilan> = async (ctx, rows) => {
  const nomor = rows.map((row) => row.nomor)
  const semua = new Map(
    (await muatJanji(ctx, menepati, { nomor })).map((each) => [each.nomor, each] as const),
  )
  return rows.map((row) => {
    const satu = semua.get(row.nomor)
    if (!satu) return row
    const { berikut, tagihan, ...kini } = keadaan(ctx, satu)
    return {
      ...{ ...row, ...kini },
      kelebihan: satu.status === 'LELANG' ? (satu.isi.kelebihan ?? 0) : null,
      jumlah: berikut && berikut.jumlah - berikut.dibayar,
      jadwal: jadwalDalamKata(tagihan, ctx.t),
    }
  })
}

export const daftar = serveList(cicilan, cicilan.list, hariIni)

/** What settles it on a day that its customer asks about. */
export const kutip = handle(kutipCicilan, async (ctx, { query: { nomor, tanggal } }) => {
  const kini = await satuJanji(ctx, menepati, nomor)
  checkStands(cicilan, { from: ['AKTIF'] }, kini)
  if (tanggal < ctx.toko.tgl_system)
    throw refusedField('tanggal', '{{field}} Tidak Valid', { field: 'Tanggal' })
  const { denda, potongan, sisa: total, terbayar } = keadaanCicilan(kini, tanggal)
  return { terbayar, denda, potongan, total }
})
