import type { Bernomor, Command, Document } from '#kernel/document'
import type { Written } from '#kernel/ledger'
import { formatRupiah } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { born, mayAskFor, type Need, type Whole } from '#server/document/run'
import { serveOn } from '#server/document/standing'
import { reply, type Context, type Handler } from '#server/serve'
import { checkDikenal } from '#modules/pelanggan/identitas.server'
import { pelangganDari, type PelangganMasuk } from '#modules/pelanggan/pelanggan.server'
import type { Pembayaran } from '#modules/pembayaran/pembayaran.rules'
import { perluTransfer } from '#modules/pembayaran/transfer.rules'
import { transferBaru, transferMenunggu } from '#modules/pembayaran/transfer.server'
import type { AsalUang } from '#modules/pembayaran/uang-kembali'
import { settingPenjualan } from '#modules/penjualan/setting'
import { tanpaPajak, type Janji } from './janji.rules.ts'
import { akunJanji, dibaca, mintaUang, type Menepati, type UangDiminta } from './janji.server.ts'
import type { JenisKwitansi } from './buku.ts'
import { kembalikanSendiri } from './kembali-sendiri.server.ts'
import type { BukuUang } from './kwitansi.ts'
import { checkPembayar, orangDari, pembeliDari, type DikatakanPembayar } from './pembayar.server.ts'

// What every kind of promise does with money: it begins with some, is settled, and is cancelled.

/** The answer of a command that asks for money. */
type Diminta = Bernomor & UangDiminta
/** The answer of a command that begins a promise. */
interface Dimulai extends Bernomor, Omit<UangDiminta, 'lanjutan'> {
  readonly siap_cetak: boolean
}
type Buku<L extends string> = BukuUang | L | 'pelanggan'

/** Whom a new promise names, and how the money is paid that goes with it. */
type Masuk = PelangganMasuk & { readonly pembayaran: readonly Pembayaran[] }

/** The money with which a promise begins: a part of its price, or what it lends. */
interface Awal {
  readonly jenis: JenisKwitansi
  readonly jumlah: number
  /** What the whole of it comes to, where that is known: he is asked once, when it begins. */
  readonly nilai?: number
}

/**
 * Begins a promise: the document, its customer, and a payment if money goes with it. Where the
 * payment leads it on at once, it is born there.
 * @returns what writes it, once it is known what it freezes and what it writes besides
 * @throws Refusal at `pembayaran`
 */
export async function mulaiJanji<S extends string, I extends object, L extends string>(
  ctx: Context,
  menepati: Menepati<I, L>,
  { command, document }: { document: Document<S, Buku<L>>; command: Command<S> },
  body: Masuk,
  awal: Awal,
) {
  const uang = { ...awal, pembayaran: body.pembayaran }
  const minta = awal.jumlah > 0 ? await mintaUang(ctx, menepati, uang) : undefined
  const dikenal = await checkDikenal(ctx, orangDari(body), {
    nilai: Math.max(awal.jumlah, awal.nilai ?? 0),
  })
  const akun = await akunJanji(ctx, menepati.kwitansi)
  return async (
    milik: (id: string, id_pelanggan: string) => { isi: I; books: readonly Written<L>[] },
  ): Promise<Whole<Buku<L>, Dimulai>> => {
    const pelanggan = await pelangganDari(ctx, body)
    const id = newId()
    const nomor = numberOf(id)
    const { books, isi } = milik(id, pelanggan.id ?? '')
    const diminta = minta?.({
      ...{ id, nomor, isi, akun, saldo: 0, ...tanpaPajak, kas: [], menunggu: null, versi: 1 },
      ...{ masuk: [], barang: null },
      ...{ status: command.to, tgl_system: ctx.toko.tgl_system, saat: '' },
      input_by: ctx.user.user_id,
    })
    const { jawab, makes = [], steps = [] } = diminta ?? {}
    const { kembali = 0, kwitansi = null } = jawab ?? {}
    const lahir = born(document, command, { id, isi })
    const di = steps.find((one) => one.id === id)?.ke
    const status = di ?? lahir.status
    const siap_cetak = status !== 'OPEN' || menepati.pinjam !== undefined
    return {
      makes: [{ ...lahir, status }, ...makes],
      periksa: dikenal,
      books: [...pelanggan.books, ...books, ...(diminta?.books ?? [])],
      answer: reply(
        { nomor, kwitansi, kembali, siap_cetak },
        { message: '{{dokumen}} {{nomor}} Tersimpan', params: { dokumen: document.title, nomor } },
      ),
    }
  }
}

type Pembayar = Awaited<ReturnType<typeof checkPembayar>> & { readonly id?: string }
/** Nobody is asked who he is. */
const tiada: Pembayar = { periksa: [], books: [] }

/** Who pays: who owes it, or who buys a pledge at an auction. */
async function yangBayar(
  ctx: Context,
  kini: Janji,
  body: DikatakanPembayar,
  { bayar, pembeli }: { readonly bayar: number; readonly pembeli: PelangganMasuk | undefined },
): Promise<Pembayar> {
  if (!pembeli) return 'no_identitas' in body ? checkPembayar(ctx, kini, body, bayar) : tiada
  const { pelanggan, periksa } = await pembeliDari(ctx, pembeli, bayar)
  return { periksa, books: pelanggan.books, ...(pelanggan.id ? { id: pelanggan.id } : {}) }
}

/** What a promise is settled with. */
interface Lunas extends DikatakanPembayar {
  readonly nomor: string
  readonly sisa: number
  readonly pembayaran: readonly Pembayaran[]
  /** Out of which drawer money goes back; null where none ever does. */
  readonly uang_dari?: AsalUang | null
}

/**
 * Settles a promise: the customer pays what remains and it is kept when the cashier has the money,
 * or he gets back what is over and it is kept at once.
 * @param judge what he pays if not all of it, who buys it where another pays, who must agree, what
 * is frozen
 */
export const serveLunas = <
  S extends string,
  I,
  L extends string,
  B extends Lunas,
  K extends string,
>(
  document: Document<S, Buku<L>>,
  command: Command<S, never, B, Diminta, K | 'TRANSFER_BELUM_MASUK' | 'UANG_KELUAR'>,
  menepati: Menepati<I, L>,
  judge: (
    ctx: Context,
    janji: Janji<I>,
    body: B,
  ) => Promise<{
    bayar?: number
    pembeli?: PelangganMasuk
    needs: readonly Need<NoInfer<K>>[]
    facts: object
  }>,
): Handler => {
  mayAskFor(command, [
    'TRANSFER_BELUM_MASUK',
    ...('uang_dari' in Object(command.body) ? ['UANG_KELUAR'] : []),
  ])
  return serveOn(document, command, dibaca(menepati), async (ctx, kini, body) => {
    const { id, nomor } = kini
    const { sisa } = body
    const { facts: isi, needs, pembeli, bayar = sisa } = await judge(ctx, kini, body)
    const facts = [{ id_dokumen: id, isi }]
    if (sisa > 0) {
      const uang = { jenis: 'LUNAS', jumlah: bayar, pembayaran: body.pembayaran } as const
      const minta = await mintaUang(ctx, menepati, uang)
      const dikenal = await yangBayar(ctx, kini, body, { bayar, pembeli })
      // Without validation it is handed over now.
      const menunggu = ctx.setting(settingPenjualan.SKIP_VALIDASI_MODULE)
        ? [...transferBaru(ctx, body.pembayaran, nomor), ...(await transferMenunggu(ctx, [id]))]
        : []
      return {
        needs: [...needs, ...perluTransfer(menunggu)],
        periksa: dikenal.periksa,
        write: () => {
          const { jawab, ...diminta } = minta({ ...kini, isi: { ...kini.isi, ...isi } }, dikenal.id)
          const books = [...dikenal.books, ...diminta.books]
          return { ...diminta, books, facts, answer: { nomor, ...jawab } }
        },
      }
    }
    const uang = { jumlah: 0 - sisa, uang_dari: body.uang_dari ?? null }
    const balik = await kembalikanSendiri(ctx, menepati, kini, uang)
    return {
      needs: [...needs, ...balik.needs],
      periksa: balik.periksa,
      write: () => {
        const beku = { ...kini, isi: { ...kini.isi, ...isi } }
        const kept = menepati.lunas?.({ ...beku, ...balik.sisa }, id) ?? { steps: [], books: [] }
        return {
          ...{ ...kept, facts },
          books: [...balik.books(id), ...kept.books],
          answer: { nomor, kwitansi: null, kembali: 0 - sisa, lanjutan: null },
        }
      },
    }
  })
}

/** A part of what a promise costs. */
interface Angsur extends DikatakanPembayar {
  readonly nomor: string
  readonly sisa: number // what settles it today, as it was seen
  readonly jumlah: number
  readonly pembayaran: readonly Pembayaran[]
}

/**
 * Takes a part of what a promise costs: it stands as it did, unless nothing remains.
 * @param judge what is frozen when it is settled
 * @param tinggal it stays as it is also where nothing remains, for it is kept in another way
 * @throws Refusal at `jumlah` above what remains (SPEC 5)
 */
export const serveAngsur = <S extends string, I, L extends string, B extends Angsur>(
  document: Document<S, Buku<L>>,
  command: Command<S, never, B, Diminta, 'TRANSFER_BELUM_MASUK'>,
  menepati: Menepati<I, L>,
  judge: (ctx: Context, janji: Janji<I>) => object,
  { tinggal = false }: { readonly tinggal?: boolean } = {},
): Handler => {
  if (!tinggal) mayAskFor(command, ['TRANSFER_BELUM_MASUK'])
  return serveOn(document, command, dibaca(menepati), async (ctx, kini, body) => {
    const facts = judge(ctx, kini)
    const { jumlah, pembayaran, sisa } = body
    if (jumlah > sisa)
      throw refusedField('jumlah', 'Pembayaran Melebihi Sisa Rp {{sisa}}', {
        sisa: formatRupiah(Math.max(0, sisa)),
      })
    const jenis = jumlah === sisa && !tinggal ? ('LUNAS' as const) : ('ANGSUR' as const)
    const minta = await mintaUang(ctx, menepati, { jenis, jumlah, pembayaran })
    const dikenal = await checkPembayar(ctx, kini, body, jumlah)
    const { id, nomor } = kini
    const serah = jenis === 'LUNAS' && ctx.setting(settingPenjualan.SKIP_VALIDASI_MODULE)
    const menunggu = serah
      ? [...transferBaru(ctx, pembayaran, nomor), ...(await transferMenunggu(ctx, [id]))]
      : []
    return {
      needs: perluTransfer(menunggu),
      periksa: dikenal.periksa,
      write: () => {
        const { jawab, ...diminta } = minta({ ...kini, isi: { ...kini.isi, ...facts } })
        return {
          ...diminta,
          books: [...dikenal.books, ...diminta.books],
          facts: jenis === 'LUNAS' ? [{ id_dokumen: id, isi: facts }] : [],
          answer: { nomor, ...jawab },
        }
      },
    }
  })
}

/** What a deposit is asked for with. */
interface Setor extends DikatakanPembayar {
  readonly nomor: string
  readonly uang_muka: number
  readonly pembayaran: readonly Pembayaran[]
}

/**
 * Asks for money before it again, where a promise waits for it.
 * @param judge what is frozen with it
 */
export const serveMuka = <S extends string, I, L extends string, B extends Setor>(
  document: Document<S, Buku<L>>,
  command: Command<S, never, B, Diminta>,
  menepati: Menepati<I, L>,
  judge: (ctx: Context, janji: Janji<I>, body: B) => Promise<object>,
): Handler =>
  serveOn(document, command, dibaca(menepati), async (ctx, kini, body) => {
    const isi = await judge(ctx, kini, body)
    const { pembayaran, uang_muka: jumlah } = body
    const minta = await mintaUang(ctx, menepati, { jenis: 'MUKA', jumlah, pembayaran })
    const dikenal = await checkPembayar(ctx, kini, body, jumlah)
    const { id, nomor } = kini
    return {
      periksa: dikenal.periksa,
      write: () => {
        const { jawab, ...diminta } = minta({ ...kini, isi: { ...kini.isi, ...isi } })
        const answer = { nomor, ...jawab }
        const books = [...dikenal.books, ...diminta.books]
        return { ...diminta, books, facts: [{ id_dokumen: id, isi }], answer }
      },
    }
  })
