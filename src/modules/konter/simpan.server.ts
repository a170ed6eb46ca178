import type { RowOf } from '#kernel/field'
import type { Written } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { whoSees } from '#kernel/right'
import { samarNama } from '#kernel/samar'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { born, serve } from '#server/document/run'
import { checkSeen } from '#server/document/standing'
import { checkGate } from '#server/http/gate'
import { onlyActive } from '#server/master/active'
import type { Context } from '#server/serve'
import { batasBayar, daftarBayar, type Bagian } from '#modules/kunjungan/bagian.server'
import { drafSekali, hapusDraf } from '#modules/kunjungan/draf.server'
import { pelangganDari, type Pelanggan } from '#modules/pelanggan/pelanggan.server'
import {
  arahUang,
  checkRekeningBayar,
  jumlahKembali,
  settle,
  type BatasBayar,
  type Lunas,
} from '#modules/pembayaran/pembayaran.rules'
import { perluTransfer } from '#modules/pembayaran/transfer.rules'
import { kuponUntuk } from '#modules/kupon/bayar-kupon.server'
import { poinUntuk } from '#modules/member/bayar-poin.server'
import {
  checkTransferDatang,
  transferBaru,
  transferMenunggu,
} from '#modules/pembayaran/transfer.server'
import { bukuUang } from '#modules/pembayaran/uang.effects'
import { tanggalPosting } from '#modules/hari/tanggal-aktif.server'
import {
  bagianPembelian,
  nilaiPembelian,
  type PembelianDinilai,
  type PembelianMasuk,
} from '#modules/pembelian/bagian.server'
import {
  janjiNota,
  muatPembelian,
  type BeliTermuat,
  type JanjiNota,
} from '#modules/pembelian/muat.server'
import { checkFoto } from '#modules/pembelian/foto.server'
import type { TitipanTermuat } from '#modules/titipan/muat.server'
import { muatDipakai, pakai, checkPakai, tahan } from '#modules/titipan/pakai.server'
import { bagianPenjualan, nilaiPenjualan } from '#modules/penjualan/bagian.server'
import { muatPenjualan, type Termuat } from '#modules/penjualan/muat.server'
import { untukPeminta } from '#modules/penjualan/hargai.server'
import type { isiSimpan } from './konter.calls.ts'
import { kunjungan } from './kunjungan.ts'
import { checkDijanjikan } from '#modules/preorder/dijanjikan.server'
import { nilaiKunjungan as nilaiOrang } from '#modules/pelanggan/identitas.rules'
import { npwpPembeli } from '#modules/penjualan/pajak/npwp.rules'
import { checkDikenal } from '#modules/pelanggan/identitas.server'
import type { NotaJual } from '#modules/penjualan/penjualan.rules'
import { salesDipilih } from '#modules/penjualan/sales'
import { untukTitipan } from '#modules/penjualan/untuk-titipan.server'
import { settingPembelian } from '#modules/pembelian/setting'
import { settingPenjualan } from '#modules/penjualan/setting'

const perintah = kunjungan.commands.simpan
type Isi = RowOf<typeof isiSimpan>
type Buku = (typeof kunjungan)['books'][number]['name']

/** Who may only sell does not buy, and the other way round: the menu's wall, for each side. */
function checkSisi(ctx: Context, { baris, pembelian }: Isi): void {
  const menjual = baris.length > 0 || pembelian === null
  const path = menjual ? '/transaksi-penjualan' : '/transaksi-pembelian'
  const { isOn, toko, user } = ctx
  checkGate(ctx.house, { right: whoSees(path) }, { user, toko, isOn })
}

/** Who the visit is with: the card of a seller, else that of the head. */
const orangDari = (isi: Isi) => {
  const { foto_identitas = null, jenis_identitas = null, no_identitas = null } = isi.pembelian ?? {}
  const kartu = no_identitas === null ? isi : { jenis_identitas, no_identitas }
  return {
    nama_customer: isi.nama_customer,
    alamat_customer: isi.alamat_customer,
    kode_kota: isi.kode_kota,
    kode_kecamatan: isi.kode_kecamatan,
    no_hp: isi.no_hp,
    jenis_pelanggan: isi.jenis_pelanggan,
    jenis_identitas: kartu.jenis_identitas,
    no_identitas: kartu.no_identitas,
    foto_identitas,
    npwp: npwpPembeli(isi),
  }
}

/** A visit after it was loaded and judged: its sale, its purchase, and the money between them. */
interface Kunjungan {
  readonly jual: {
    readonly dinilai: NotaJual
    readonly termuat: Termuat
    readonly janji: JanjiNota
  } | null
  readonly beli: { readonly dinilai: PembelianDinilai; readonly termuat: BeliTermuat } | null
  readonly total: number // sales minus purchases (SPEC 4); below zero the shop pays
  readonly titipan: readonly TitipanTermuat[] // deposits that pay it
}

const barcodeBeli = ({ baris }: PembelianMasuk): string[] =>
  baris.flatMap(({ kode_barcode }) => kode_barcode ?? [])

/** Loads both sides at once and prices them. The purchase needs the total of the visit's sale. */
async function nilaiKunjungan(ctx: Context, isi: Isi): Promise<Kunjungan> {
  const { pembelian } = isi
  // An empty sale is refused with a sentence, unless the visit has a purchase.
  const berjualan = isi.baris.length > 0 || pembelian === null
  const [dimuat, termuatBeli, titipan] = await Promise.all([
    berjualan
      ? muatPenjualan(
          ctx,
          isi.baris.map((line) => line.kode_barcode),
          isi.tgl_system,
        )
      : null,
    pembelian && muatPembelian(ctx, barcodeBeli(pembelian)),
    muatDipakai(ctx, isi.pembayaran),
  ])
  await checkTransferDatang(
    ctx,
    titipan.map(({ id }) => id),
  )
  const termuatJual = dimuat && untukTitipan(ctx, dimuat, titipan)
  const kenal = termuatJual ?? termuatBeli
  if (kenal && !kenal.sales.includes(isi.kode_sales))
    throw refusedField('kode_sales', 'Sales Harus Dipilih')
  await onlyActive(ctx, { ...salesDipilih(isi), versi: kenal?.versi['sales'] })
  const jual = termuatJual && {
    dinilai: nilaiPenjualan(ctx, isi, termuatJual),
    termuat: termuatJual,
    janji: await janjiNota(ctx, termuatBeli),
  }
  const nilaiJual = jual?.dinilai.total ?? 0
  const beli = pembelian &&
    termuatBeli && {
      dinilai: nilaiPembelian(ctx, pembelian, termuatBeli, {
        nilaiJual,
        penjual: orangDari(isi),
        di: 'pembelian.',
        alasan: isi.keterangan,
      }),
      termuat: termuatBeli,
    }
  return { jual, beli, total: nilaiJual - (beli?.dinilai.total ?? 0), titipan }
}

/** What the counter showed is what is settled. */
function bayar(
  ctx: Context,
  isi: Isi,
  { beli, jual, titipan, total }: Kunjungan,
  hak: BatasBayar['hak'],
): Lunas[] {
  checkSeen('Total', isi.total, total)
  const lunas = settle(isi.pembayaran, total, { ...batasBayar(ctx), ...(hak && { hak }) })
  checkRekeningBayar(isi.pembayaran, (jual ?? beli)?.termuat.rekening ?? {})
  checkPakai(
    titipan,
    lunas,
    isi.baris.map((line) => line.kode_barcode),
  )
  return lunas
}

/** The visit's money in the books, which way it goes; the kasir who saves it takes or pays it. */
function uang(ctx: Context, idGroup: string, visit: Kunjungan, lunas: readonly Lunas[]) {
  const kasir = { user_id: ctx.user.user_id, laci: ctx.user.user_id }
  const arah = arahUang(visit.total)
  const { beli, jual } = visit
  const peta = (arah === 'KELUAR' ? beli : (jual ?? beli))?.termuat.akun ?? {}
  return bukuUang(arah, { id: idGroup, pembayaran: lunas }, kasir, peta)
}

/**
 * Transfers of a visit that leaves with its goods at once, and of deposits that pay it: nobody has
 * seen them yet (flag).
 */
const belumMasuk = async (ctx: Context, { titipan, total }: Kunjungan, lunas: readonly Lunas[]) => [
  ...(arahUang(total) === 'MASUK' ? transferBaru(ctx, lunas, 'Kunjungan Ini') : []),
  ...(await transferMenunggu(
    ctx,
    titipan.map(({ id }) => id),
  )),
]

/** Both sides as parts of one posting. */
async function bagianOf(
  ctx: Context,
  isi: Isi,
  { beli, jual }: Kunjungan,
  kepala: { id_group: string; id_pelanggan: string | null; langsung: boolean },
) {
  const { keterangan, kode_sales } = isi
  return {
    jual: jual && (await bagianPenjualan(ctx, jual.dinilai, { isi, kepala, ...jual })),
    beli:
      beli &&
      bagianPembelian(ctx, beli.dinilai, beli.termuat, { ...kepala, kode_sales, keterangan }),
  }
}

/** The visit as its approver would see it standing there. */
function perkaraKunjungan(isi: Isi, { beli, jual, total }: Kunjungan): object {
  const dijual = (jual?.dinilai.baris ?? []).map((line) => ({
    kode_barcode: line.barang.kode_barcode,
    nama_barang: line.barang.nama_barang,
    gambar:
      jual?.termuat.barang.find((one) => one.kode_barcode === line.barang.kode_barcode)?.gambar ??
      null,
    berat: line.barang.berat,
    daftar: line.harga_jual + line.ongkos,
    tawar: line.harga_jual + line.ongkos - line.diskon,
    modal: line.barang.harga_pokok,
  }))
  const dibeli = (beli?.dinilai.baris ?? []).map((line) => ({
    kode_barcode: line.masuk.kode_barcode ?? '',
    nama_barang: line.nama_barang,
    gambar: line.masuk.foto ?? line.asal?.gambar ?? null,
    berat: line.berat,
    daftar: line.hitungan,
    tawar: line.harga,
    modal: 0,
  }))
  return {
    // It keeps only so much of the name as tells people apart, because this table outlives what can
    // be erased.
    pelanggan: isi.nama_customer ? samarNama(isi.nama_customer) : null,
    total,
    dapat_ditawar: dijual.length > 0 ? dijual.reduce((sum, { tawar }) => sum + tawar, 0) : null,
    barang: [...dijual, ...dibeli],
  }
}

/**
 * Without validation (module) a visit is VALID at once. A visit that buys for more than the limit
 * still waits for a second person to look at it (DOMAIN 12).
 */
function tanpaValidasi(ctx: Context, { beli }: Kunjungan): boolean {
  const limit = ctx.setting(settingPembelian.LIMIT_PEMBELIAN)
  const dibeli = beli?.dinilai.total ?? 0
  return ctx.setting(settingPenjualan.SKIP_VALIDASI_MODULE) && (limit === 0 || dibeli <= limit)
}

interface Dibayar {
  readonly lunas: readonly Lunas[]
  /** What is written where points or coupons pay. */
  readonly hak: readonly ((id: string, lunas: readonly Lunas[]) => Written<Buku>)[]
  readonly pelanggan: Pelanggan
}

/** What the visit writes, for a customer who is known by now. */
async function tulis(ctx: Context, isi: Isi, visit: Kunjungan, { hak, lunas, pelanggan }: Dibayar) {
  const langsung = tanpaValidasi(ctx, visit)
  const status = langsung ? ('VALID' as const) : ('OPEN' as const)
  const id = newId()
  const bagian = await bagianOf(ctx, isi, visit, {
    id_group: id,
    id_pelanggan: pelanggan.id,
    langsung,
  })
  const sides = [bagian.jual, bagian.beli].flatMap((side): Bagian<Buku>[] => (side ? [side] : []))
  const peta = (visit.jual ?? visit.beli)?.termuat.akun ?? {}
  const dipakai = langsung
    ? pakai([{ id, pembayaran: lunas }], visit.titipan, peta)
    : { steps: tahan(visit.titipan), books: [] }
  const no_faktur_group = numberOf(id)
  return {
    makes: [born(kunjungan, perintah, { id, status }), ...sides.flatMap(({ makes }) => makes)],
    steps: dipakai.steps,
    periksa: sides.flatMap((side) => side.periksa),
    books: [
      ...pelanggan.books,
      ...sides.flatMap(({ books }) => books),
      daftarBayar(id, lunas, arahUang(visit.total)),
      ...hak.map((tulisHak) => tulisHak(id, lunas)),
      ...(langsung ? [...sides.flatMap(({ valid }) => valid), ...uang(ctx, id, visit, lunas)] : []),
      ...dipakai.books,
    ],
    answer: {
      no_faktur_group,
      notajual: (bagian.jual?.id ?? []).map(numberOf),
      notabeli: (bagian.beli?.id ?? []).map(numberOf),
      status,
      total: isi.total,
      kembali: jumlahKembali(lunas),
      kartu_milik: pelanggan.kartu_milik,
    },
  }
}

/**
 * Saves a visit (DOMAIN 5): a sale, a purchase, or both as an exchange; OPEN, or VALID at once with
 * the skip-validation module. One round trip for each side loads what the rules need, one posts;
 * pressed twice, it is one visit.
 */
export const simpan = serve(kunjungan, perintah, async (ctx, { body: isi }) => {
  checkSisi(ctx, isi)
  const visit = await nilaiKunjungan(ctx, isi)
  const dijanjikan = await checkDijanjikan(
    ctx,
    isi.baris.map(({ kode_barcode }) => kode_barcode),
    visit.titipan.map(({ nomor }) => nomor),
  )
  const poin = await poinUntuk(ctx, isi.no_hp, isi.pembayaran)
  const kupon = await kuponUntuk(ctx, isi.pembayaran)
  const lunas = bayar(ctx, isi, visit, { ...poin.hak, ...kupon.hak })
  const dibeli = isi.pembelian?.jenis === 'KOREKSI' ? 0 : (visit.beli?.dinilai.total ?? 0)
  const nilai = nilaiOrang(visit.jual?.dinilai.total ?? 0, dibeli)
  const kecuali = visit.titipan.map(({ id }) => id)
  const dikenal = await checkDikenal(ctx, orangDari(isi), { nilai, tgl: isi.tgl_system, kecuali })
  if (isi.pembelian) await checkFoto(ctx, isi.pembelian, 'pembelian.')
  const menunggu = tanpaValidasi(ctx, visit) ? await belumMasuk(ctx, visit, lunas) : []
  return {
    needs: [
      ...untukPeminta(ctx, visit.jual?.dinilai.perlu ?? []),
      ...(visit.beli?.dinilai.perlu ?? []),
      ...perluTransfer(menunggu),
    ],
    perkara: perkaraKunjungan(isi, visit),
    tanggal: tanggalPosting(ctx, isi.tgl_system),
    periksa: [...drafSekali(isi.id_draf), ...dikenal, ...dijanjikan],
    write: async () => {
      const pelanggan = await pelangganDari(ctx, orangDari(isi))
      return tulis(ctx, isi, visit, { hak: [...poin.buku, ...kupon.buku], lunas, pelanggan })
    },
    after: () => hapusDraf(ctx, isi.id_draf),
  }
})
