import type { Written } from '#kernel/ledger'
import { list, type Shape } from '#kernel/shape'
import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { newId } from '#server/document/ids'
import { numberOf, type NewDocument, type Posting, type Transition } from '#server/document/post'
import { born } from '#server/document/run'
import type { Reading } from '#server/document/standing'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { petaAkun, type PetaAkun } from '#modules/akuntansi/jurnal.rules'
import { checkLaci } from '#modules/kas/laci-cukup.server'
import { pembayaranBuku } from '#modules/pembayaran/buku'
import {
  jumlahKembali,
  settle,
  type Lunas,
  type Pembayaran,
} from '#modules/pembayaran/pembayaran.rules'
import { perluTransfer } from '#modules/pembayaran/transfer.rules'
import { checkTransferDatang, transferMenunggu } from '#modules/pembayaran/transfer.server'
import { pengembalian } from '#modules/pembayaran/uang-kembali.rules'
import { checkUangKembali, pemberiUang, tunaiKeluar } from '#modules/pembayaran/uang-kembali.server'
import type { AsalUang } from '#modules/pembayaran/uang-kembali'
import type { Kasir } from '#modules/pembayaran/uang.effects'
import { checkUang } from '#modules/pembayaran/uang.server'
import { batasBayar } from '#modules/kunjungan/bagian.server'
import { settingPenjualan } from '#modules/penjualan/setting'
import { kwitansiBuku, mengakhiri, uangKwitansi, type JenisKwitansi } from './buku.ts'
import { bukuKembali, bukuPinjam, bukuTerima } from './janji.effects.ts'
import {
  janjiKini,
  takMenunggu,
  tanpaPajak,
  tumbuh,
  type Janji,
  type PajakSesudah,
  type UangJanji,
} from './janji.rules.ts'
import type { BukuUang, Kwitansi } from './kwitansi.ts'
import { hitungPajak, type Dikenai, type HitungPajak } from './pajak-janji.server.ts'

/** What a promise does in a posting: it moves on, and writes into its books. */
export interface Lanjut<L extends string = string> {
  readonly steps: readonly Transition[]
  readonly books: readonly Written<BukuUang | L>[]
  /** The promise that follows it. */
  readonly makes?: readonly NewDocument[]
  /** What stands open again needs: it is said once more inside the posting. */
  readonly periksa?: NonNullable<Posting['periksa']>
}

/** A kind of promise: how it is loaded, its payments, and how it goes on when all is paid. */
export interface Menepati<I, L extends string = string> extends Dikenai<I> {
  readonly kwitansi: Kwitansi<L>
  readonly isi: Shape<I>
  /** What its list and its payments call it. */
  readonly barang: (isi: I) => string
  /** What it costs in all, where parts are paid of it: their receipts say what remains. */
  readonly total?: (isi: I) => number
  /** What remains to be paid today, below zero what the shop owes: its user saw it (`seen`). */
  readonly sisa?: (janji: Janji<I>, ctx: Context) => number
  /**
   * All is paid: the promise is kept. Without it, it is kept in another way than by a payment.
   * @param id of the document whose rows are written: the payment, or the promise itself
   */
  readonly lunas?: (janji: Janji<I>, id: string) => Lanjut<L>
  /** The payment that it was kept for is taken back: it stands open again. */
  readonly lepas?: (janji: Janji<I>, ctx: Context) => Lanjut<L> | Promise<Lanjut<L>>
  /** The shop lends money for it: it is paid out, or that is withdrawn or taken back. */
  readonly pinjam?: {
    readonly cair: (janji: Janji<I>, id: string) => Lanjut<L>
    readonly tarik: (janji: Janji<I>) => Lanjut<L>
  }
  /** Money before leads it on: the cashier has it, or it was given back the same day. */
  readonly muka?: {
    readonly masuk: (janji: Janji<I>) => Lanjut<L>
    readonly tarik: (janji: Janji<I>, jenis: JenisKwitansi) => Lanjut<L>
  }
}

/** Promises of a kind by number or id, in any order. */
export const muatJanji = <I>(
  ctx: Context,
  { isi, kwitansi }: Pick<Menepati<I>, 'isi' | 'kwitansi'>,
  minta: { readonly nomor: readonly string[] } | { readonly id: readonly string[] },
): Promise<readonly Janji<I>[]> =>
  ctx.db.load(defineLoad('muat_janji', list(janjiKini(isi))), [
    ctx.kodeToko,
    kwitansi.janji.name,
    JSON.stringify(minta),
  ])

/** @throws Refusal E-TIDAK-ADA */
export async function satuJanji<I>(
  ctx: Context,
  menepati: Pick<Menepati<I>, 'isi' | 'kwitansi'>,
  nomor: string,
): Promise<Janji<I>> {
  const [found] = await muatJanji(ctx, menepati, { nomor: [nomor.trim().toUpperCase()] })
  if (found) return found
  throw new Refusal('{{dokumen}} {{nomor}} Tidak Ditemukan', {
    code: 'E-TIDAK-ADA',
    params: { dokumen: menepati.kwitansi.janji.title, nomor },
  })
}

const akun = defineLoad('akun_janji', petaAkun)
/** The accounts of this kind of promise, before there is one. */
export const akunJanji = (ctx: Context, { janji }: Pick<Kwitansi, 'janji'>): Promise<PetaAkun> =>
  ctx.db.load(akun, [ctx.kodeToko, janji.name])

/** That nothing happened to its money since it was read. */
export const periksaJanji = ({ id, menunggu, saldo }: Janji): readonly [string, unknown] => [
  'janji',
  [{ id, saldo, menunggu }],
]

/** How a promise is read for a command (serveOn): nothing happened to its money until it posts. */
export const dibaca = <I>(
  menepati: Pick<Menepati<I>, 'isi' | 'kwitansi' | 'sisa'>,
): Reading<Janji<I>> => ({
  one: (ctx, nomor) => satuJanji(ctx, menepati, nomor),
  rests: takMenunggu,
  seen: menepati.sisa ? { sisa: menepati.sisa } : {},
  still: periksaJanji,
})

/** The numbers of promises of the same kind that a posting makes: their papers come with it. */
export const lanjutanDari = (
  { kwitansi }: Pick<Menepati<never>, 'kwitansi'>,
  makes: readonly NewDocument[],
): string[] =>
  makes.filter(({ jenis }) => jenis === kwitansi.janji.name).map(({ id }) => numberOf(id))

/** What a payment leaves behind once the cashier has it. */
export function diterima<I, L extends string>(
  { kwitansi, lunas: tepati, muka, pinjam }: Menepati<I, L>,
  {
    id,
    janji,
    jenis,
    lunas,
    pajakDari,
  }: {
    readonly id: string
    readonly janji: Janji<I>
    readonly jenis: JenisKwitansi
    readonly lunas: readonly Lunas[]
    readonly pajakDari: HitungPajak<I>
  },
  kasir: Kasir,
): Lanjut<L> {
  const kategori = kwitansi.janji.name
  if (jenis === 'PINJAM') {
    if (!pinjam) throw new RangeError(`${kategori} lends nothing`)
    const lent = pinjam.cair(janji, id)
    return { ...lent, books: [...bukuPinjam(id, janji, { kategori, lunas }, kasir), ...lent.books] }
  }
  const saldo = lunas.reduce((sum, { jumlah }) => sum + jumlah, janji.saldo)
  const kena = pajakDari(janji, saldo, jenis)
  const books = bukuTerima(id, janji, { kategori, lunas, ...tumbuh(janji, kena) }, kasir)
  if (jenis === 'MUKA') {
    const begun = muka?.masuk({ ...janji, saldo, ...kena }) ?? { steps: [], books: [] }
    return { ...begun, books: [...books, ...begun.books] }
  }
  if (!mengakhiri(jenis) || !tepati) return { steps: [], books }
  const kept = tepati({ ...janji, saldo, ...kena }, id)
  return { ...kept, books: [...books, ...kept.books] }
}

/** Money of no account. */
const uangTunai = { jenis: 'CASH', no_rekening: null, fee: 0, no_ref: null } as const

interface Minta {
  readonly jenis: JenisKwitansi
  readonly jumlah: number // above zero
  readonly pembayaran: readonly Pembayaran[]
}

/** The payment that was asked for, its change, and the promise that follows it at once. */
export interface UangDiminta {
  readonly kwitansi: string | null
  readonly kembali: number
  readonly lanjutan: string | null
}

/**
 * Asks for money: a payment that waits for the cashier, or is taken at once without validation.
 * @throws Refusal at `pembayaran` where it is not what is due; where the drawer has less than it
 * lends, before anybody is asked
 */
export async function mintaUang<I, L extends string>(
  ctx: Context,
  menepati: Menepati<I, L>,
  { jenis, jumlah, pembayaran }: Minta,
) {
  const { document } = menepati.kwitansi
  const lunas = settle(pembayaran, uangKwitansi({ jenis, jumlah }), batasBayar(ctx))
  await checkUang(ctx, pembayaran)
  const langsung: boolean = ctx.setting(settingPenjualan.SKIP_VALIDASI_MODULE)
  if (langsung && jenis === 'PINJAM') await checkLaci(ctx, ctx.user.user_id, tunaiKeluar(lunas))
  const pajakDari: HitungPajak<I> = langsung ? await hitungPajak(ctx, menepati) : () => tanpaPajak
  const id = newId()
  const kasir = { user_id: ctx.user.user_id, laci: ctx.user.user_id }
  return (
    janji: Janji<I>,
    id_pelanggan?: string, // who pays, where it is not whom the promise names
  ): Lanjut<L> & {
    readonly makes: readonly NewDocument[]
    readonly periksa: NonNullable<Posting['periksa']>
    readonly jawab: UangDiminta
  } => {
    const taken: Lanjut<L> = langsung
      ? diterima(menepati, { id, janji, jenis, lunas, pajakDari }, kasir)
      : { steps: [], books: [] }
    return {
      ...taken,
      // Where the promise does not move with it, it stands as it was read.
      periksa:
        taken.steps.length > 0 ? [] : [['dokumen', [{ id: janji.id, status: janji.status }]]],
      makes: [
        born(document, document.along.diminta, {
          ...{ id, id_asal: janji.id, status: langsung ? 'VALID' : 'OPEN' },
          ...(id_pelanggan === undefined ? {} : { isi: { id_pelanggan } }),
        }),
        ...(taken.makes ?? []),
      ],
      books: [
        write(kwitansiBuku, [{ id, id_janji: janji.id, jenis, jumlah }]),
        write(
          pembayaranBuku,
          lunas.map((each) => ({
            ...each,
            id_group: id,
            versi_bayar: 1,
            masuk: jenis !== 'PINJAM',
          })),
        ),
        ...taken.books,
      ],
      jawab: {
        kwitansi: numberOf(id),
        kembali: jumlahKembali(lunas),
        lanjutan: lanjutanDari(menepati, taken.makes ?? [])[0] ?? null,
      },
    }
  }
}

/** The tax inside what stays held; where nothing goes back, what is written: no row mends that. */
async function pajakSisa<I>(
  ctx: Context,
  menepati: Pick<Menepati<I>, 'kwitansi' | 'pajak' | 'pajakBarang'>,
  janji: Janji<I>,
  saldo: number,
): Promise<PajakSesudah> {
  if (saldo === 0) return tanpaPajak
  if (saldo === janji.saldo) return { pajak: janji.pajak, dasar: janji.dasar }
  return (await hitungPajak(ctx, menepati))(janji, saldo)
}

/**
 * Gives money of a promise back, by the ways it came (DOMAIN 5).
 * @param jumlah whole rupiah, at most what is held
 * @param tunai it goes back in cash, however it came
 * @returns what the approver reads, what must be agreed to, and the rows; `sisa` stays held
 */
export async function kembalikanUang<I>(
  ctx: Context,
  menepati: Pick<Menepati<I>, 'kwitansi' | 'pajak' | 'pajakBarang'>,
  janji: Janji<I>,
  {
    jumlah,
    tunai = false,
    uang_dari,
  }: { readonly jumlah: number; readonly uang_dari: AsalUang | null; readonly tunai?: boolean },
) {
  const kategori = menepati.kwitansi.janji.name
  // What an auction brought above the debt is owed, whatever came before it.
  const periksa = janji.status === 'LELANG' ? [] : await checkTransferDatang(ctx, [janji.id])
  // All that ever came goes back, with the fees of its cards.
  const semua = jumlah === janji.kas.reduce((sum, each) => sum + each.jumlah, 0)
  const back = tunai
    ? [{ kategori, ...uangTunai, jumlah, ...pemberiUang(ctx, uang_dari) }]
    : pengembalian(janji.kas, jumlah, semua)
  const keluar = tunaiKeluar(back)
  const sesudah = await checkUangKembali(ctx, keluar, uang_dari)
  const needs = perluTransfer(await transferMenunggu(ctx, [janji.id]))
  const saldo = janji.saldo - jumlah
  const kena = await pajakSisa(ctx, menepati, janji, saldo)
  const sisa: UangJanji = { saldo, ...kena }
  return {
    ...{ sesudah, needs, sisa, periksa, keluar },
    books: (id: string) =>
      bukuKembali(
        id,
        janji,
        { back, kategori, ...tumbuh(janji, kena) },
        pemberiUang(ctx, uang_dari),
      ),
  }
}
