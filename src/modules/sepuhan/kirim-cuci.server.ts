import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { maybe } from '#kernel/shape'
import { undone } from '#server/document/cancel'
import { loadDocument, ofPosting, type Recorded } from '#server/document/recorded'
import { serveCommand, serveMove } from '#server/document/run'
import { defineLoad } from '#server/load'
import { onlyActive } from '#server/master/active'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { checkJanji } from '#modules/janji/janji.rules'
import {
  bukuRugi,
  gerakHancur,
  gerakKe,
  gramPindah,
  jurnalSusut,
} from '#modules/pembelian/kantong/kantong.effects'
import { beratSetiap, setoranDari } from '#modules/pembelian/kantong/kantong.rules'
import { muatKantong } from '#modules/pembelian/kantong/kantong.server'
import { muatPembelian } from '#modules/pembelian/muat.server'
import { bolehDari, gerakKantong, rugiKantong } from '#modules/pembelian/kantong/kantong'
import { settingPembelian } from '#modules/pembelian/setting'
import { bukuUpah } from '#modules/service/hutang-tukang'
import { akunTukang } from '#modules/service/service.effects'
import { tukangDipilih } from '#modules/service/tukang'
import { gerakBarang, gram } from '#modules/stok/buku'
import { batasSusut } from './batas-susut.server.ts'
import { bukuBeban, gramSusut, bukuTerima } from './kirim-cuci.effects.ts'
import {
  batalTerimaDari,
  hilangDari,
  kembaliDari,
  lotCuci,
  perluSusut,
  susutDari,
  susutTanpa,
  type GerakTercatat,
  type LotCuci,
} from './kirim-cuci.rules.ts'
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
  const toleransi = ctx.setting(settingPembelian.TOLERANSI_BERAT_SETORAN)
  const bags = kembaliDari(body.baris, kini, toleransi)
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
        hilang: [...(isi.hilang ?? []), ...hilangDari(bags)],
        tgl_terima: ctx.toko.tgl_system,
      },
      books: [
        write(
          gerakKantong,
          bags.map((bag) => {
            const ke = bag.berat === 0 ? 'HILANG' : 'SORTIR_JUAL'
            return gerakKe(kini.id, bag, ke, bag.timbang)
          }),
        ),
        // What is missing stays on the goldsmith's account until somebody agrees to it.
        write(gram, gramPindah(kini.id, bags, 'SORTIR_JUAL', { asal: tukang, selisih: tukang })),
        write(rugiKantong, bukuRugi(kini.id, bags)),
        ...bukuTerima(kini.id, bags, kini),
        ...bukuUpah(kini.id, [{ kode_tukang: isi.kode_tukang, upah: body.upah }], kini),
      ],
      answer: { nomor: kini.nomor },
    }),
  }
})

const angka = (row: Recorded['buku'][string][number], name: string): number => Number(row[name])
const jumlah = (rows: readonly Recorded['buku'][string][number][] = [], name: string): number =>
  rows.reduce((sum, row) => sum + angka(row, name), 0)

/** The moves of bags that a lot left in its book. */
const gerakTercatat = ({ buku }: Recorded): GerakTercatat[] =>
  (buku['gerak_kantong'] ?? []).map((row) => ({
    id_posting: String(row['id_posting']),
    id_beli: String(row['id_beli']),
    dari: String(row['dari']),
    ...{ n_beli: angka(row, 'n_beli'), versi: angka(row, 'versi') },
    ...{ berat: angka(row, 'berat'), murni: angka(row, 'murni') },
  }))

const batalTerima = serveMove(kirimCuci, commands.batalTerima, async (ctx, { body }) => {
  const kini = await lot(ctx, body.nomor)
  const old = await loadDocument(ctx, kirimCuci, body.nomor)
  const { bags, id_posting } = batalTerimaDari(kini, gerakTercatat(old))
  const buku = ofPosting(old.buku, id_posting)
  const { isi, nomor } = kini
  const berat = bags.reduce((sum, bag) => sum + bag.berat, 0)
  const berat_kembali = (isi.berat_kembali ?? 0) - berat
  const susut_kadar = susutTanpa(isi.susut_kadar ?? [], bags)
  const lagi = new Set(hilangDari(bags))
  return {
    moves: [kini],
    needs: [
      {
        kategori: 'BATAL_TERIMA_CUCI',
        sebelum: beratSetiap(bags, (bag) => bag.berat),
        sesudah: beratSetiap(bags, ({ kantong }) => kantong.berat),
        keterangan: body.alasan,
      },
    ],
    make: () => ({
      facts: {
        ...{ berat_kembali, susut_kadar },
        susut: susut_kadar.reduce((sum, { kotor }) => sum + kotor, 0),
        rugi: (isi.rugi ?? 0) - jumlah(buku['rugi_kantong'], 'rugi'),
        upah: (isi.upah ?? 0) - jumlah(buku['hutang_tukang'], 'jumlah'),
        hilang: (isi.hilang ?? []).filter((kode) => !lagi.has(kode)),
        tgl_terima: berat_kembali === 0 ? null : (isi.tgl_terima ?? null),
      },
      books: undone(kirimCuci, { ...old, buku }, kini.id),
      answer: { nomor },
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
  // Our own pieces in bags that never came back are no more.
  const { kantong } = await muatKantong(ctx, kini.isi.hilang ?? [])
  const { barang } = await muatPembelian(
    ctx,
    kantong.flatMap((bag) => bag.kode_barcode ?? []),
  )
  return {
    moves: [kini],
    needs: perluSusut(kini, await batasSusut(ctx, kini)),
    make: () => ({
      books: [
        write(gerakBarang, gerakHancur(kini.id, barang)),
        write(gram, gramSusut(kini.id, kini)),
        ...bukuBeban(kini.id, kini),
      ],
      answer: { nomor: kini.nomor },
    }),
  }
})

export const cuciHandlers = [simpan, terima, batalTerima, wasting, tolak, validasi]
