import { step } from '#server/document/run'
import type { Context } from '#server/serve'
import { dibaca, satuJanji, type Menepati } from '#modules/janji/janji.server'
import {
  barangDari,
  checkBelumAda,
  cukupUang,
  isiPesanan,
  type IsiPesanan,
  sisaPesanan,
  type Pesanan,
} from './pesanan.rules.ts'
import { kwitansiPesanan, pesanan } from './pesanan.ts'

const { along } = pesanan

/** The work begins with the deposit. */
export const menepati: Menepati<IsiPesanan, 'gram'> = {
  kwitansi: kwitansiPesanan,
  isi: isiPesanan,
  barang: ({ nama_barang }) => nama_barang,
  total: ({ biaya }) => biaya,
  sisa: sisaPesanan,
  pajakBarang: barangDari,
  muka: {
    masuk: (janji) => ({ steps: [step(pesanan, along.mulai, janji)], books: [] }),
    tarik: (janji, jenis) => {
      const tetap = { steps: [], books: [] }
      if (janji.status === 'OPEN') return tetap
      if (jenis === 'MUKA') checkBelumAda(janji)
      if (cukupUang(janji)) return tetap // whichever payment it is of
      checkBelumAda(janji)
      return { steps: [step(pesanan, along.tunggu, janji)], books: [] }
    },
  },
}

export const pesananDibaca = dibaca(menepati)

/** @throws Refusal E-TIDAK-ADA */
export const satu = (ctx: Context, nomor: string): Promise<Pesanan> =>
  satuJanji(ctx, menepati, nomor)
