import { sql } from 'kysely'
import { write } from '#kernel/ledger'
import { newId } from '#server/document/ids'
import { born, step } from '#server/document/run'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { bukuPakai } from '#modules/janji/janji.effects'
import { takMenunggu, tanpaPajak } from '#modules/janji/janji.rules'
import {
  dibaca,
  periksaJanji,
  satuJanji,
  type Lanjut,
  type Menepati,
} from '#modules/janji/janji.server'
import { gram } from '#modules/stok/buku'
import { gramJaminan, jurnalCair, keluar, masuk, pakaiUang } from './hutang.effects.ts'
import { isiHutang, namaJaminan, tebusPada, type Hutang, type IsiHutang } from './hutang.rules.ts'
import { hutang, kwitansiHutang } from './hutang.ts'
import { periksaSegel } from './segel.server.ts'

const { along } = hutang
type Lanjutan = Lanjut<'gram'>

/** What was paid pays the loan; of an auction the rest stays held for the customer. */
const pakai = (kini: Hutang, id: string, pokok = 0): Lanjutan['books'] => {
  const { dipakai, untuk } = pakaiUang(kini, kini.isi.cara ?? 'TEBUS', pokok)
  return bukuPakai(id, kini, { saldo: dipakai, ...tanpaPajak }, untuk)
}
const lepasJaminan = (kini: Hutang, id: string): Lanjutan['books'] => [
  write(gram, gramJaminan(id, kini.isi, keluar)),
]

/** The payment decides by what it was asked for. */
function lunas(kini: Hutang, id: string): Lanjutan {
  const { cara, lanjut } = kini.isi
  if (cara === 'REMAJA' && lanjut)
    return {
      steps: [step(hutang, along.remaja, kini)],
      makes: [born(hutang, along.lanjutan, { id: newId(), id_asal: kini.id, isi: lanjut })],
      books: pakai(kini, id, lanjut.pokok),
    }
  return {
    steps: [step(hutang, cara === 'LELANG' ? along.laku : along.lunas, kini)],
    books: [...pakai(kini, id), ...lepasJaminan(kini, id)],
  }
}

/**
 * The loan that followed a renewal goes with it: nothing may have happened to it. One that was over
 * bears its seal again, if no other has it by now.
 */
async function lepas(kini: Hutang, ctx: Context): Promise<Lanjutan> {
  const lanjutan = await ctx.db.rows<{ nomor: string }>(
    ctx.kodeToko,
    sql`select nomor from kencana.dokumen
      where kode_toko = ${ctx.kodeToko} and id_asal = ${kini.id} and jenis = 'HUTANG'
      and prefix = 'HT' and kencana.lanjutan_hutang(kode_toko, ${kini.id}) = nomor`,
  )
  const berikut = await Promise.all(lanjutan.map(({ nomor }) => satu(ctx, nomor)))
  return {
    steps: [
      step(hutang, along.kembali, kini),
      ...berikut.map((one) => {
        takMenunggu(one)
        return step(hutang, along.tarik, one)
      }),
    ],
    periksa: [periksaSegel(kini.isi.no_segel, kini.nomor), ...berikut.map(periksaJanji)],
    books: [],
  }
}

export const menepati: Menepati<IsiHutang, 'gram'> = {
  kwitansi: kwitansiHutang,
  isi: isiHutang,
  barang: ({ jaminan }) => namaJaminan(jaminan),
  sisa: ({ isi }, ctx) => tebusPada(isi, ctx.toko.tgl_system),
  pajak: () => tanpaPajak, // of a loan nothing is taxed
  lunas,
  lepas,
  pinjam: {
    cair: (kini, id) => ({
      steps: [step(hutang, along.cair, kini)],
      books: [write(jurnal, jurnalCair(id, kini)), write(gram, gramJaminan(id, kini.isi, masuk))],
    }),
    tarik: (kini) => ({ steps: [step(hutang, along.tarik, kini)], books: [] }),
  },
}
export const hutangDibaca = dibaca(menepati)

/** @throws Refusal E-TIDAK-ADA */
export const satu = (ctx: Context, nomor: string): Promise<Hutang> =>
  satuJanji(ctx, menepati, nomor)
