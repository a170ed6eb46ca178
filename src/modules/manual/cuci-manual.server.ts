import { formatBerat } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { maybe } from '#kernel/shape'
import { serveCancel, undone } from '#server/document/cancel'
import { loadDocument, ofPosting } from '#server/document/recorded'
import { checkStands, serveCommand, serveMove } from '#server/document/run'
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
import {
  cuciManualKini,
  faktaKembali,
  faktaTanpa,
  kembaliDari,
  perluSusutManual,
  terimaBerdiri,
} from './cuci-manual.rules.ts'
import { cuciManual } from './cuci-manual.ts'
import { bukuGram, bukuStok } from './manual.effects.ts'
import { settingManual } from './setting.ts'
import { ambilManual, mudaTinggal, saldoDari } from './manual.rules.ts'

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
  const muda = mudaTinggal([{ at: '', berat: body.berat, kini }])
  return {
    periksa: muda,
    make: (id, nomor) => ({
      isi: { ...body, gerak },
      books: [bukuStok(id, gerak), bukuGram(id, gerak, akunTukang(body.kode_tukang))],
      answer: { nomor },
    }),
  }
})

/** What came lies in its tray again; with the last of it what is missing is written off. */
const terima = serveMove(cuciManual, commands.terima, async (ctx, { body }) => {
  const kini = await ctx.db.load(muat, [ctx.kodeToko, body.nomor.trim().toUpperCase()])
  if (!kini) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  checkStands(cuciManual, commands.terima, kini)
  const { alasan_susut, beban, upah } = body
  const pulang = kembaliDari(kini, body, ctx.setting(settingPembelian.TOLERANSI_BERAT_SETORAN))
  const { habis, masuk, rugi, susut } = pulang
  const { id, isi, nomor } = kini
  const tukang = akunTukang(isi.kode_tukang)
  const batas = await batasSusut(ctx, kini)
  const datang = masuk.qty > 0 ? [masuk] : []
  return {
    moves: [{ ...kini, ke: habis ? 'SELESAI' : 'KIRIM' }],
    needs: perluSusutManual(kini, pulang, [batas, alasan_susut]),
    make: () => ({
      facts: {
        ...faktaKembali(kini, pulang, body),
        ...(habis ? { alasan_susut, beban } : {}),
        tgl_terima: ctx.toko.tgl_system,
      },
      books: [
        bukuStok(id, datang),
        bukuGram(id, datang, tukang),
        write(gram, gramDari(id, [{ dari: tukang, ke: 'SUSUT', kadar: masuk.kadar, ...susut }])),
        ...bebankan(id, { akun: kini.akun, isi: { ...isi, beban, rugi } }, 'PERSEDIAAN_MANUAL'),
        ...bukuUpah(id, [{ kode_tukang: isi.kode_tukang, upah }], kini),
      ],
      answer: { nomor },
    }),
  }
})

/** A receipt that was a mistake: its pieces are at the goldsmith's again, whatever day it was. */
const batalTerima = serveMove(cuciManual, commands.batalTerima, async (ctx, { body }) => {
  const kini = await ctx.db.load(muat, [ctx.kodeToko, body.nomor.trim().toUpperCase()])
  if (!kini) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  checkStands(cuciManual, commands.batalTerima, kini)
  const { id, isi, nomor } = kini
  const old = await loadDocument(ctx, cuciManual, nomor)
  const berdiri = terimaBerdiri(old.buku['gram'] ?? [], akunTukang(isi.kode_tukang))
  const [sebelum, terakhir] = [berdiri.at(-2), berdiri.at(-1)]
  if (terakhir === undefined)
    throw new Refusal('Belum Ada Yang Diterima Dari {{nomor}}', { params: { nomor } })
  const buku = ofPosting(old.buku, terakhir.id_posting)
  const { hutang_tukang = [], stok_manual = [] } = buku
  const fakta = faktaTanpa(kini, stok_manual, hutang_tukang, sebelum)
  const { baris } = await muatManual(ctx, [kini.sisa])
  const keluar = isi.berat_terima - fakta.berat_terima
  const tray = saldoDari('', kini.sisa, baris)
  return {
    moves: [kini],
    periksa: mudaTinggal([{ at: '', berat: keluar, kini: tray }]),
    needs: [
      {
        kategori: 'BATAL_TERIMA_CUCI_MANUAL',
        sebelum: { [nomor]: `${formatBerat(isi.berat_terima)} gr` },
        sesudah: { [nomor]: `${formatBerat(fakta.berat_terima)} gr` },
        keterangan: body.alasan,
      },
    ],
    make: () => ({
      facts: fakta,
      books: undone(cuciManual, { ...old, buku }, id),
      answer: { nomor },
    }),
  }
})

/** What came back in part is no mistake: the rest comes back too, or is lost. */
const batal = serveCancel(cuciManual, commands.batal, (_ctx, { isi, nomor }) => {
  if (Number(isi['qty_terima'] ?? 0) > 0)
    throw new Refusal('{{nomor}} Sudah Kembali Sebagian', { params: { nomor } })
})

export const cuciManualHandlers = [simpan, terima, batalTerima, batal]
