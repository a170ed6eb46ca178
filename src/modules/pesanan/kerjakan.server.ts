import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { checkStands, serveMove } from '#server/document/run'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { takMenunggu } from '#modules/janji/janji.rules'
import { periksaJanji } from '#modules/janji/janji.server'
import { bukuUpah } from '#modules/service/hutang-tukang'
import { gram } from '#modules/stok/buku'
import { fotoAda } from '#modules/stok/foto-ada.server'
import {
  dengan,
  ditambahEmas,
  emasLebur,
  hargaJadi,
  kirimSemua,
  pilihBarang,
  tanpa,
  type EmasLebur,
  type HargaJadi,
} from './barang-pesanan.rules.ts'
import { groupKini } from './harga.server.ts'
import { satu } from './menepati.server.ts'
import { gramJadi, gramKirim, jurnalKirim, type Kiriman } from './pesanan.effects.ts'
import { barangDari, faktaBarang, pengunci, perluBerat } from './pesanan.rules.ts'
import { pesanan } from './pesanan.ts'
import { settingPesanan } from './setting.ts'

// What is done with the pieces of an order while it is worked on.

const { commands } = pesanan

/** Those of them that the step says something of. @throws Refusal where it says nothing */
function disebut<B extends object, K extends keyof B & string>(
  barang: readonly B[],
  name: K,
): (B & Record<K, number>)[] {
  const some = barang.flatMap((one) => {
    const berat = one[name]
    return typeof berat === 'number' ? [{ ...one, [name]: berat }] : []
  })
  if (some.length > 0) return some
  throw refusedField(`barang.0.${name}`, 'Berat Tidak Boleh Diisi Dengan 0')
}

const lebur = defineLoad('emas_lebur', emasLebur)

/** What lies in LEBUR, by kadar. */
async function sediaan(ctx: Context, kadar: readonly number[]) {
  const ada = new Map<number, EmasLebur>()
  for (const one of new Set(kadar)) ada.set(one, await ctx.db.load(lebur, [ctx.kodeToko, one]))
  return ada
}

export const kirim = serveMove(pesanan, commands.kirim, async (ctx, { body }) => {
  const kini = await satu(ctx, body.nomor)
  const barang = barangDari(kini.isi)
  const terpilih = pilihBarang(barang, disebut(body.barang, 'berat_kirim'))
  const minta = terpilih.map(({ diminta: { baris, berat_kirim: berat, kadar } }) => {
    const at = body.barang.findIndex((one) => one.baris === baris)
    return { berat, kadar, field: `barang.${at}.berat_kirim` }
  })
  const ada = await sediaan(
    ctx,
    minta.map(({ kadar }) => kadar),
  )
  const emas = kirimSemua(minta, ada)
  const dikirim = terpilih.flatMap(
    ({ barang: { kode_tukang }, diminta: { kadar } }, at): Kiriman[] => {
      const satu = emas[at]
      return satu ? [{ ...satu, kadar, kode_tukang }] : []
    },
  )
  const baru = dengan(barang, terpilih, (one) => {
    const satu = emas[terpilih.indexOf(one)]
    return satu ? ditambahEmas(one.barang, satu) : {}
  })
  return {
    moves: [kini],
    make: () => ({
      facts: faktaBarang(baru),
      books: [
        write(gram, gramKirim(kini.id, dikirim)),
        write(jurnal, jurnalKirim(kini.id, dikirim, kini)),
      ],
      answer: { nomor: kini.nomor },
    }),
  }
})

export const selesai = serveMove(pesanan, commands.selesai, async (ctx, { body }) => {
  const kini = await satu(ctx, body.nomor)
  const barang = barangDari(kini.isi)
  const diminta = disebut(body.barang, 'berat_jadi')
  const gambar = body.barang.map(({ foto_jadi }) => ({ gambar: foto_jadi }))
  await fotoAda(ctx, gambar, (at) => `barang.${at}.foto_jadi`)
  const terpilih = pilihBarang(barang, diminta)
  const muka = pengunci(kini)
  const hasil = new Map<number, HargaJadi>()
  for (const { barang: one, diminta: jadi } of terpilih) {
    const harga = await groupKini(ctx, one, '')
    hasil.set(jadi.baris, hargaJadi(one, muka[jadi.baris - 1] ?? 0, jadi.berat_jadi, harga))
  }
  const baru = dengan(barang, terpilih, ({ diminta: { baris, foto_jadi, keterangan, upah } }) => ({
    ...hasil.get(baris),
    ...{ upah, foto_jadi, keterangan, tgl_selesai: ctx.toko.tgl_system },
  }))
  const jadi = baru.filter((_, index) => hasil.has(index + 1))
  const semua = baru.every(({ berat_jadi }) => berat_jadi !== undefined)
  return {
    moves: [{ ...kini, ke: semua ? ('SELESAI' as const) : ('VALID' as const) }],
    needs: perluBerat(kini, terpilih, ctx.setting(settingPesanan.PESANAN_BERAT_BATAS)),
    make: () => ({
      facts: {
        ...faktaBarang(baru),
        ...(semua ? { tgl_selesai: ctx.toko.tgl_system } : {}),
      },
      books: [
        write(gram, gramJadi(kini.id, jadi)),
        ...bukuUpah(
          kini.id,
          jadi.map(({ kode_tukang, upah = 0 }) => ({ kode_tukang, upah })),
          kini,
        ),
      ],
      answer: { nomor: kini.nomor },
    }),
  }
})

/** Some are not wished any more: the rest costs what it costs, the deposit stays. */
export const kurangi = serveMove(pesanan, commands.kurangi, async (ctx, { body }) => {
  const kini = await satu(ctx, body.nomor)
  takMenunggu(kini)
  checkStands(pesanan, commands.kurangi, kini)
  const { nomor } = kini
  const barang = barangDari(kini.isi)
  const pergi = pilihBarang(
    barang,
    body.barang.filter(({ batal }) => batal),
  )
  const tinggal = tanpa({ barang, nomor }, pergi)
  const semua = tinggal.every(({ berat_jadi }) => berat_jadi !== undefined)
  const nama = (of: readonly { nama_barang: string }[]): string =>
    of.map(({ nama_barang }) => nama_barang).join(', ')
  return {
    moves: [{ ...kini, ke: semua ? ('SELESAI' as const) : ('VALID' as const) }],
    needs: [
      {
        kategori: 'BATAL_PESANAN',
        sebelum: { [nomor]: nama(barang) },
        sesudah: { [nomor]: nama(tinggal), Batal: nama(pergi.map((one) => one.barang)) },
        keterangan: body.alasan,
      },
    ],
    periksa: [periksaJanji(kini)],
    make: () => ({
      facts: { ...faktaBarang(tinggal), ...(semua ? { tgl_selesai: ctx.toko.tgl_system } : {}) },
      books: [],
      answer: { nomor },
    }),
  }
})
