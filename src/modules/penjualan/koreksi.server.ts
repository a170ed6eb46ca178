import { sql } from 'kysely'
import { write } from '#kernel/ledger'
import { Refusal, refusedField } from '#kernel/refusal'
import { list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { samarNama } from '#kernel/samar'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { born, serve, step } from '#server/document/run'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import {
  jurnalTercatat,
  petaTrx,
  type BarisJurnal,
  type PetaAkun,
} from '#modules/akuntansi/jurnal.rules'
import { kunjunganDasar, langkahKunjungan } from '#modules/kunjungan/kunjungan'
import { batasBayar, daftarBayar } from '#modules/kunjungan/bagian.server'
import { checkDikenal } from '#modules/pelanggan/identitas.server'
import { pelangganDari } from '#modules/pelanggan/pelanggan.server'
import {
  bayarTerakhir,
  checkRekeningBayar,
  rekeningBayar,
  type Lunas,
} from '#modules/pembayaran/pembayaran.rules'
import { teksBayar } from '#modules/pembayaran/teks-bayar'
import { jurnalUang } from '#modules/pembayaran/uang.effects'
import { checkUangKembali, pemberiUang } from '#modules/pembayaran/uang-kembali.server'
import { kasBuku } from '#modules/kas/buku'
import { jurnalKoreksi, kasKoreksi, tunaiKoreksi } from './koreksi.effects.ts'
import {
  koreksiDari,
  type Koreksi,
  notaKini,
  type KoreksiMasuk,
  type NotaKini,
} from './koreksi.rules.ts'
import { pembeliBaru } from './koreksi-pembeli.rules.ts'
import { koreksiPenjualan, koreksiPenjualanBuku } from './koreksi-penjualan.ts'

const perintah = koreksiPenjualan.commands.simpan

const load = defineLoad(
  'muat_koreksi_penjualan',
  maybe(
    row({
      ...{ ...notaKini.shapes, id: text, id_group: text, versi_group: whole },
      ...{ id_pelanggan: maybe(text), pembayaran: bayarTerakhir },
      nilai: whole, // what the visit counts for, as a person is judged (ADR 0141)
      ...{ kasir: maybe(row({ user_id: text, laci: text })), jurnal: jurnalTercatat },
      ...{ akun: petaTrx, rekening: rekeningBayar },
      sales: list(row({ kode_sales: text, nama_sales: text })),
    }),
  ),
)
type Termuat = NonNullable<ShapeOf<typeof load.answer>> & NotaKini

async function muat(ctx: Context, nomor: string): Promise<Termuat> {
  const kini = await ctx.db.load(load, [ctx.kodeToko, nomor])
  if (!kini) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return { ...kini, masuk: kini.pembayaran[0]?.masuk ?? true }
}

/** Corrected facts are known to the shop: its sellers, its accounts. */
function checkMasters(masuk: KoreksiMasuk, koreksi: Koreksi, kini: Termuat): void {
  if (koreksi.sales && !kini.sales.some(({ kode_sales }) => kode_sales === masuk.kode_sales))
    throw refusedField('kode_sales', 'Sales Harus Dipilih')
  checkRekeningBayar(koreksi.pembayaran ?? [], kini.rekening)
}

const customer = (ctx: Context, { nama_customer }: Pick<KoreksiMasuk, 'nama_customer'>): string =>
  nama_customer ? samarNama(nama_customer) : ctx.t('Umum')

/** Of his tax number no more than tells it from another. */
const samarNpwp = ({ npwp }: { readonly npwp: string | null }) =>
  npwp === null ? {} : { NPWP: `**${npwp.slice(-4)}` }

/**
 * What changes, as the approver reads it and as it stays: of a customer no more than tells one from
 * another. His name stands in the one table that can be erased.
 */
function terbaca(
  ctx: Context,
  koreksi: Koreksi,
  nota: Pick<KoreksiMasuk, 'keterangan' | 'kode_sales' | 'nama_customer' | 'npwp'>,
  lunas: NotaKini['pembayaran'],
) {
  return {
    ...(koreksi.sales ? { Sales: nota.kode_sales } : {}),
    ...(koreksi.customer ? { Customer: customer(ctx, nota), ...samarNpwp(nota) } : {}),
    ...(koreksi.keterangan ? { Keterangan: nota.keterangan || '-' } : {}),
    ...(koreksi.pembayaran ? { Pembayaran: teksBayar(ctx.t, lunas) } : {}),
  }
}

interface Fakta {
  readonly kode_sales: string
  readonly id_pelanggan: string | null
  readonly keterangan: string | null
  readonly versi_bayar: number
}

/** The same keys before and after: what the book of corrections keeps. */
function beda(lama: Fakta, baru: Fakta): { sebelum: object; sesudah: object } {
  const keys = (['kode_sales', 'id_pelanggan', 'keterangan', 'versi_bayar'] as const).filter(
    (key) => lama[key] !== baru[key],
  )
  const of = (fakta: Fakta): object => Object.fromEntries(keys.map((key) => [key, fakta[key]]))
  return { sebelum: of(lama), sesudah: of(baru) }
}

const faktaKini = (kini: Termuat): Fakta => ({
  kode_sales: kini.kode_sales,
  id_pelanggan: kini.id_pelanggan,
  keterangan: kini.keterangan,
  versi_bayar: kini.pembayaran[0]?.versi_bayar ?? 0,
})

/** The visit's money as it really went, by the map of who paid. */
async function jurnalBaru(
  ctx: Context,
  { akun, id_group, masuk }: Termuat,
  baru: readonly Lunas[],
): Promise<BarisJurnal[]> {
  if (masuk) return jurnalUang('MASUK', id_group, baru, akun)
  const row = await ctx.db.row<{ peta: PetaAkun }>(
    ctx.kodeToko,
    sql`select coalesce(jsonb_object_agg(kode_akun, nomor_akun), '{}') as peta
      from para_akun_transaksi
      where kode_toko = ${ctx.kodeToko} and trx = 'PEMBELIAN' and type = 'PEMBAYARAN'`,
  )
  return jurnalUang('KELUAR', id_group, baru, { PEMBAYARAN: row?.peta ?? {} })
}

/** Money and journal of a changed kind of payment, in the visit's own books. */
async function ubahPembayaran(
  ctx: Context,
  kini: Termuat,
  baru: readonly Lunas[],
  {
    id,
    uang_dari,
    versi_bayar,
  }: Pick<KoreksiMasuk, 'uang_dari'> & { id: string; versi_bayar: number },
) {
  const { id_group, masuk, nomor } = kini
  const kasir = kini.kasir ?? { user_id: ctx.user.user_id, laci: ctx.user.user_id }
  const uang = await jurnalBaru(ctx, kini, baru)
  const ubah = { lama: kini.pembayaran, baru, masuk }
  const pemberi = pemberiUang(ctx, uang_dari)
  return [
    daftarBayar(id_group, baru, masuk ? 'MASUK' : 'KELUAR', versi_bayar),
    write(jurnal, jurnalKoreksi(id_group, kini.jurnal, uang)),
    write(kasBuku, kasKoreksi({ id, id_group, nomor }, ubah, { kasir, pemberi })),
  ]
}

/** All that the correction writes; with the payments the visit takes a step. */
async function tulis(ctx: Context, masuk: KoreksiMasuk, kini: Termuat, koreksi: Koreksi) {
  const id = newId()
  const lama = faktaKini(kini)
  const pelanggan = koreksi.customer
    ? await pelangganDari(ctx, pembeliBaru(masuk, kini))
    : { id: lama.id_pelanggan, books: [] }
  const baru: Fakta = {
    kode_sales: masuk.kode_sales,
    id_pelanggan: pelanggan.id,
    keterangan: koreksi.keterangan ? masuk.keterangan : lama.keterangan,
    versi_bayar: lama.versi_bayar + (koreksi.pembayaran ? 1 : 0),
  }
  const { versi_bayar } = baru
  const { sebelum, sesudah } = beda(lama, baru)
  const { id: id_penjualan, nomor, versi } = kini
  const baris = {
    ...{ ...baru, id_penjualan, versi: versi + 1, id_dokumen: id },
    ...{ versi_bayar: koreksi.pembayaran ? versi_bayar : null, sebelum, sesudah },
  }
  const isi = { no_faktur_jual: nomor, sebelum, sesudah }
  const kunjungan = { id: kini.id_group, nomor, status: 'VALID', versi: kini.versi_group }
  const { uang_dari } = masuk
  return {
    makes: [born(koreksiPenjualan, perintah, { id, id_asal: id_penjualan, isi })],
    steps: koreksi.pembayaran ? [step(kunjunganDasar, langkahKunjungan.dikoreksi, kunjungan)] : [],
    books: [
      ...pelanggan.books,
      write(koreksiPenjualanBuku, [baris]),
      ...(koreksi.pembayaran
        ? await ubahPembayaran(ctx, kini, koreksi.pembayaran, { id, uang_dari, versi_bayar })
        : []),
    ],
    answer: { nomor: numberOf(id) },
    nomor: [nomor],
  }
}

/** Corrects a validated note of today; the approver sees before and after. */
export const koreksi = serve(koreksiPenjualan, perintah, async (ctx, { body }) => {
  const kini = await muat(ctx, body.no_faktur_jual)
  const hasil = koreksiDari(body, kini, ctx.toko.tgl_system, batasBayar(ctx))
  checkMasters(body, hasil, kini)
  const { masuk, pembayaran: lama } = kini
  const keluar = hasil.pembayaran ? tunaiKoreksi({ lama, baru: hasil.pembayaran, masuk }) : 0
  const uang = await checkUangKembali(ctx, keluar, body.uang_dari)
  const baru = pembeliBaru(body, kini)
  const dikenal = hasil.customer
    ? await checkDikenal(ctx, baru, {
        ...{ nilai: kini.nilai, tgl: ctx.toko.tgl_system, kecuali: [kini.id_group] },
      })
    : []
  const nota = { 'No Faktur Jual': kini.nomor }
  return {
    needs: [
      {
        kategori: 'KOREKSI_PENJUALAN',
        sebelum: { ...nota, ...terbaca(ctx, hasil, kini, kini.pembayaran) },
        sesudah: {
          ...nota,
          ...terbaca(ctx, hasil, { ...body, npwp: baru.npwp }, hasil.pembayaran ?? []),
          ...uang,
        },
        keterangan: body.alasan,
      },
    ],
    periksa: [['dokumen', [{ id: kini.id, status: 'VALID' }]], ...dikenal],
    write: () => tulis(ctx, body, kini, hasil),
  }
})
