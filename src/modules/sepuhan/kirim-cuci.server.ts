import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { maybe } from '#kernel/shape'
import { serveCommand, serveMove } from '#server/document/run'
import { defineLoad } from '#server/load'
import { onlyActive } from '#server/master/active'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { checkJanji } from '#modules/janji/janji.rules'
import {
  bukuRugi,
  gerakKe,
  gramPindah,
  jurnalSusut,
} from '#modules/pembelian/kantong/kantong.effects'
import { setoranDari } from '#modules/pembelian/kantong/kantong.rules'
import { bolehDari, gerakKantong, rugiKantong } from '#modules/pembelian/kantong/kantong'
import { bukuUpah } from '#modules/service/hutang-tukang'
import { akunTukang } from '#modules/service/service.effects'
import { tukangDipilih } from '#modules/service/tukang'
import { gram } from '#modules/stok/buku'
import { batasSusut } from './batas-susut.server.ts'
import { bukuBeban, gramSusut, jurnalTerima } from './kirim-cuci.effects.ts'
import { kembaliDari, lotCuci, perluSusut, susutDari, type LotCuci } from './kirim-cuci.rules.ts'
import { kirimCuci } from './kirim-cuci.ts'
import { bagasi, perluTimbang } from './sortir.server.ts'

const { commands } = kirimCuci

const muat = defineLoad('muat_cuci', maybe(lotCuci))

/** @throws Refusal E-TIDAK-ADA */
async function lot(ctx: Context, nomor: string): Promise<LotCuci> {
  const found = await ctx.db.load(muat, [ctx.kodeToko, nomor.trim().toUpperCase()])
  if (!found) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return found
}

const simpan = serveCommand(kirimCuci, commands.simpan, async (ctx, { body }) => {
  const { baris, ...kepala } = body
  await onlyActive(ctx, tukangDipilih(body.kode_tukang))
  checkJanji(body.tgl_janji, ctx.toko.tgl_system)
  const { akun, kantong, toleransi } = await bagasi(ctx, baris)
  const bags = setoranDari(baris, kantong, toleransi, bolehDari.CUCI)
  return {
    needs: perluTimbang('KIRIM_CUCI', bags),
    make: (id, nomor) => ({
      isi: {
        ...kepala,
        pcs: bags.length,
        berat: bags.reduce((sum, { berat }) => sum + berat, 0),
      },
      books: [
        write(
          gerakKantong,
          bags.map((bag) => gerakKe(id, bag, 'TUKANG', bag.timbang)),
        ),
        write(gram, gramPindah(id, bags, akunTukang(body.kode_tukang))),
        write(rugiKantong, bukuRugi(id, bags)),
        write(jurnal, jurnalSusut(id, bags, akun)),
      ],
      answer: { nomor },
    }),
  }
})

const terima = serveMove(kirimCuci, commands.terima, async (ctx, { body }) => {
  const kini = await lot(ctx, body.nomor)
  const { isi } = kini
  const bags = kembaliDari(body.baris, kini)
  const susut_kadar = susutDari(bags, isi.susut_kadar ?? [])
  const tukang = akunTukang(isi.kode_tukang)
  const semua = bags.length === kini.di_tukang.length
  return {
    moves: [{ ...kini, ke: semua ? (susut_kadar.length === 0 ? 'SELESAI' : 'TERIMA') : 'KIRIM' }],
    make: () => ({
      facts: {
        berat_kembali: (isi.berat_kembali ?? 0) + bags.reduce((sum, bag) => sum + bag.berat, 0),
        susut: susut_kadar.reduce((sum, { kotor }) => sum + kotor, 0),
        susut_kadar,
        rugi: (isi.rugi ?? 0) + bags.reduce((sum, bag) => sum + bag.rugi, 0),
        upah: (isi.upah ?? 0) + body.upah,
        tgl_terima: ctx.toko.tgl_system,
      },
      books: [
        write(
          gerakKantong,
          bags.map((bag) => gerakKe(kini.id, bag, 'SORTIR_JUAL')),
        ),
        // What is missing stays on the goldsmith's account until somebody agrees to it.
        write(gram, gramPindah(kini.id, bags, 'SORTIR_JUAL', { asal: tukang, selisih: tukang })),
        write(rugiKantong, bukuRugi(kini.id, bags)),
        write(jurnal, jurnalTerima(kini.id, bags, kini)),
        ...bukuUpah(kini.id, [{ kode_tukang: isi.kode_tukang, upah: body.upah }], kini),
      ],
      answer: { nomor: kini.nomor },
    }),
  }
})

const wasting = serveMove(kirimCuci, commands.wasting, async (ctx, { body }) => {
  const kini = await lot(ctx, body.nomor)
  return {
    moves: [kini],
    make: () => ({
      facts: { beban: body.beban, alasan_susut: body.alasan },
      books: [],
      answer: { nomor: kini.nomor },
    }),
  }
})

const tolak = serveMove(kirimCuci, commands.tolak, async (ctx, { body }) => {
  const kini = await lot(ctx, body.nomor)
  return { moves: [kini], make: () => ({ books: [], answer: { nomor: kini.nomor } }) }
})

const validasi = serveMove(kirimCuci, commands.validasi, async (ctx, { body }) => {
  const kini = await lot(ctx, body.nomor)
  if (kini.status === 'WASTING' && kini.oleh === ctx.user.user_id)
    throw new Refusal('Susut Divalidasi Orang Lain Dari Yang Mengajukan')
  return {
    moves: [kini],
    needs: perluSusut(kini, await batasSusut(ctx, kini)),
    make: () => ({
      books: [write(gram, gramSusut(kini.id, kini)), ...bukuBeban(kini.id, kini)],
      answer: { nomor: kini.nomor },
    }),
  }
})

export const cuciHandlers = [simpan, terima, wasting, tolak, validasi]
