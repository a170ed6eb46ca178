import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { maybe } from '#kernel/shape'
import { serveCommand, serveMove } from '#server/document/run'
import { defineLoad } from '#server/load'
import { onlyActive } from '#server/master/active'
import { checkJanji } from '#modules/janji/janji.rules'
import { settingPembelian } from '#modules/pembelian/setting'
import { bebankan } from '#modules/sepuhan/kirim-cuci.effects'
import { batasSusut } from '#modules/sepuhan/batas-susut.server'
import { bukuUpah } from '#modules/service/hutang-tukang'
import { akunTukang } from '#modules/service/service.effects'
import { tukangDipilih } from '#modules/service/tukang'
import { gram } from '#modules/stok/buku'
import { gramDari } from '#modules/stok/gram.rules'
import { muatManual } from './barang-manual.server.ts'
import { cuciManualKini, kembaliDari, perluSusutManual } from './cuci-manual.rules.ts'
import { cuciManual } from './cuci-manual.ts'
import { bukuGram, bukuStok } from './manual.effects.ts'
import { settingManual } from './setting.ts'
import { ambilManual, checkMuda, saldoDari } from './manual.rules.ts'

const { commands } = cuciManual
const muat = defineLoad('muat_cuci_manual', maybe(cuciManualKini))

const simpan = serveCommand(cuciManual, commands.simpan, async (ctx, { body }) => {
  // The screen is there without them (SPEC 2), and empty.
  if (!ctx.setting(settingManual.BARANG_MANUAL_MODULE))
    throw new Refusal('Modul Barang Manual Belum Diaktifkan')
  await onlyActive(ctx, tukangDipilih(body.kode_tukang))
  checkJanji(body.tgl_janji, ctx.toko.tgl_system)
  const { baris } = await muatManual(ctx, [body])
  const kini = saldoDari('', body, baris)
  const gerak = [ambilManual('', body, kini)]
  checkMuda([{ at: '', berat: body.berat, kini }])
  return {
    make: (id, nomor) => ({
      isi: { ...body, gerak },
      books: [bukuStok(id, gerak), bukuGram(id, gerak, akunTukang(body.kode_tukang))],
      answer: { nomor },
    }),
  }
})

/** They lie in their tray again; what is missing is written off, grams and cost. */
const terima = serveMove(cuciManual, commands.terima, async (ctx, { body }) => {
  const kini = await ctx.db.load(muat, [ctx.kodeToko, body.nomor.trim().toUpperCase()])
  if (!kini) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const { alasan_susut, beban, upah } = body
  const toleransi = ctx.setting(settingPembelian.TOLERANSI_BERAT_SETORAN)
  const { masuk, rugi, susut } = kembaliDari(kini, body.berat_terima, toleransi)
  const { id, isi, nomor } = kini
  const tukang = akunTukang(isi.kode_tukang)
  const batas = await batasSusut(ctx, kini)
  return {
    moves: [kini],
    needs: perluSusutManual(kini, susut, [batas, alasan_susut]),
    make: () => ({
      facts: {
        ...{ berat_terima: masuk.berat, timbang_terima: body.berat_terima, susut: susut.kotor },
        ...{ upah, rugi, alasan_susut, beban },
        tgl_terima: ctx.toko.tgl_system,
      },
      books: [
        bukuStok(id, [masuk]),
        bukuGram(id, [masuk], tukang),
        write(gram, gramDari(id, [{ dari: tukang, ke: 'SUSUT', kadar: masuk.kadar, ...susut }])),
        ...bebankan(id, { akun: kini.akun, isi: { ...isi, beban, rugi } }, 'PERSEDIAAN_MANUAL'),
        ...bukuUpah(id, [{ kode_tukang: isi.kode_tukang, upah }], kini),
      ],
      answer: { nomor },
    }),
  }
})

export const cuciManualHandlers = [simpan, terima]
