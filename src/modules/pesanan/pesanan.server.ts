import { write } from '#kernel/ledger'
import { serve, serveMove } from '#server/document/run'
import { defineLoad } from '#server/load'
import { onlyActive } from '#server/master/active'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { checkJanji, takMenunggu } from '#modules/janji/janji.rules'
import { kodeAmbilBaru } from '#modules/janji/kode-ambil.server'
import { serveKwitansi } from '#modules/janji/kwitansi.server'
import { mulaiJanji, serveBatalJanji, serveMuka } from '#modules/janji/serve-janji.server'
import { salesDipilih } from '#modules/penjualan/sales'
import { jurnalUpah } from '#modules/service/service.effects'
import { tukangDipilih } from '#modules/service/tukang'
import { gram } from '#modules/stok/buku'
import { fotoAda } from '#modules/stok/foto-ada.server'
import { group } from '#modules/stok/group'
import { groupKini } from './harga.server.ts'
import { menepati, satu } from './menepati.server.ts'
import { gramBatal, gramJadi, gramKirim, jurnalKirim } from './pesanan.effects.ts'
import {
  checkMukaPesanan,
  checkTukang,
  emasLebur,
  hargaJadi,
  kirimEmas,
  perluBerat,
  taksirPesanan,
} from './pesanan.rules.ts'
import { pesanan } from './pesanan.ts'
import { settingPesanan } from './setting.ts'

const { commands } = pesanan

export const kwitansi = serveKwitansi(menepati)

const caraKini = (ctx: Context) =>
  ctx.setting(settingPesanan.PESANAN_HARGA_TETAP_MODULE) ? 'TETAP' : 'MENGAMBANG'

export const simpan = serve(pesanan, commands.simpan, async (ctx, { body }) => {
  const { pembayaran: _, uang_muka, ...diminta } = body
  await onlyActive(ctx, salesDipilih(body), tukangDipilih(body.kode_tukang), {
    ...{ master: group, field: 'kode_group', kode: body.kode_group },
  })
  checkJanji(body.tgl_janji, ctx.toko.tgl_system)
  const kini = await groupKini(ctx, body)
  const biaya = taksirPesanan(body, kini)
  checkMukaPesanan(uang_muka, biaya)
  await fotoAda(ctx, [{ gambar: body.foto }], () => 'foto')
  const jenis = { document: pesanan, command: commands.simpan }
  const muka = { jenis: 'MUKA', jumlah: uang_muka, nilai: biaya } as const
  const mulai = await mulaiJanji(ctx, menepati, jenis, body, muka)
  const { berat, deskripsi, foto, kode_dept, kode_group, kode_sales, kode_tukang } = diminta
  const { nama_barang, ongkos, qty, tgl_janji, ukiran, ukuran } = diminta
  return {
    write: () =>
      mulai((_id, id_pelanggan) => ({
        isi: {
          ...{ id_pelanggan, kode_sales, nama_barang, kode_dept, kode_group, qty, berat, ongkos },
          ...{ ukuran, ukiran, foto, deskripsi, kode_tukang, tgl_janji, biaya },
          ...({ kadar: kini.kadar, harga_gram: kini.harga, cara_harga: caraKini(ctx) } as const),
          kode_ambil: kodeAmbilBaru(),
        },
        books: [],
      })),
  }
})

export const setor = serveMuka(pesanan, commands.setor, menepati, async (ctx, { isi }, body) => {
  const kini = await groupKini(ctx, isi)
  const biaya = taksirPesanan(isi, kini)
  checkMukaPesanan(body.uang_muka, biaya)
  return { biaya, harga_gram: kini.harga, cara_harga: caraKini(ctx) }
})

export const ubah = serveMove(pesanan, commands.ubah, async (ctx, { body }) => {
  const { alasan: _, nomor, ...facts } = body
  await onlyActive(ctx, tukangDipilih(body.kode_tukang))
  checkJanji(body.tgl_janji, ctx.toko.tgl_system)
  const kini = await satu(ctx, nomor)
  takMenunggu(kini)
  checkTukang(kini, body.kode_tukang)
  return {
    moves: [{ ...kini, ke: kini.status === 'OPEN' ? 'OPEN' : 'VALID' }],
    make: () => ({ books: [], facts, answer: { nomor: kini.nomor } }),
  }
})

const lebur = defineLoad('emas_lebur', emasLebur)

export const kirim = serveMove(pesanan, commands.kirim, async (ctx, { body }) => {
  const kini = await satu(ctx, body.nomor)
  const { kadar } = body
  const ada = await ctx.db.load(lebur, [ctx.kodeToko, kadar])
  const emas = kirimEmas(body.berat_kirim, kadar, ada)
  const { berat_kirim = 0, murni_kirim = 0, nilai_kirim = 0 } = kini.isi
  return {
    moves: [kini],
    make: () => ({
      facts: {
        berat_kirim: berat_kirim + emas.berat_kirim,
        murni_kirim: murni_kirim + emas.murni_kirim,
        nilai_kirim: nilai_kirim + emas.nilai_kirim,
      },
      books: [
        write(gram, gramKirim(kini.id, kini, kadar, emas)),
        write(jurnal, jurnalKirim(kini.id, emas, kini)),
      ],
      answer: { nomor: kini.nomor },
    }),
  }
})

export const selesai = serveMove(pesanan, commands.selesai, async (ctx, { body }) => {
  const { berat_jadi, foto_jadi, keterangan, nomor, upah } = body
  const kini = await satu(ctx, nomor)
  await fotoAda(ctx, [{ gambar: foto_jadi }], () => 'foto_jadi')
  const hasil = hargaJadi(kini, berat_jadi, await groupKini(ctx, kini.isi))
  return {
    moves: [kini],
    needs: perluBerat(kini, berat_jadi, ctx.setting(settingPesanan.PESANAN_BERAT_BATAS)),
    make: () => ({
      facts: { ...hasil, upah, foto_jadi, keterangan, tgl_selesai: ctx.toko.tgl_system },
      books: [
        write(gram, gramJadi(kini.id, kini.isi.kode_tukang, { ...kini.isi, ...hasil })),
        write(jurnal, jurnalUpah(kini.id, upah, kini)),
      ],
      answer: { nomor: kini.nomor },
    }),
  }
})

export const batal = serveBatalJanji(pesanan, commands.batal, menepati, (kini, id) => [
  write(gram, gramBatal(id, kini)),
])
