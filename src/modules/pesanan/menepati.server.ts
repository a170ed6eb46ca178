import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { step } from '#server/document/run'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { bukuPakai } from '#modules/janji/janji.effects'
import { satuJanji, type Menepati } from '#modules/janji/janji.server'
import { gram } from '#modules/stok/buku'
import { gramAmbil, jurnalHpp } from './pesanan.effects.ts'
import { isiPesanan, type IsiPesanan, type Pesanan } from './pesanan.rules.ts'
import { kwitansiPesanan, pesanan } from './pesanan.ts'

const { along } = pesanan

/** The work begins with the deposit; with the last rupiah the piece goes, and all is earned. */
export const menepati: Menepati<IsiPesanan, 'gram'> = {
  kwitansi: kwitansiPesanan,
  isi: isiPesanan,
  barang: ({ nama_barang }) => nama_barang,
  pajakBarang: true,
  muka: {
    masuk: (janji) => ({ steps: [step(pesanan, along.mulai, janji)], books: [] }),
    tarik: (janji) => {
      if (janji.status !== 'VALID')
        throw new Refusal('Pesanan {{nomor}} Sudah Selesai', { params: { nomor: janji.nomor } })
      return { steps: [step(pesanan, along.tunggu, janji)], books: [] }
    },
  },
  lunas: (janji, id) => ({
    steps: [step(pesanan, along.lunas, janji)],
    books: [
      write(gram, gramAmbil(id, janji)),
      write(jurnal, jurnalHpp(id, janji)),
      ...bukuPakai(id, janji, janji),
    ],
  }),
  lepas: (janji) => ({ steps: [step(pesanan, along.lepas, janji)], books: [] }),
}

/** @throws Refusal E-TIDAK-ADA */
export const satu = (ctx: Context, nomor: string): Promise<Pesanan> =>
  satuJanji(ctx, menepati, nomor)
