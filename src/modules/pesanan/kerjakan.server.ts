import { write } from '#kernel/ledger'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { serveStep } from '#server/document/standing'
import type { Context } from '#server/serve'
import { serveBatalSelesai } from '#modules/janji/batal-selesai.server'
import { ditambahEmas, type EmasLebur } from '#modules/service/emas-tukang.rules'
import { emasDiLebur, hargaMurniKini, periksaLebur } from '#modules/service/emas-tukang.server'
import { gram } from '#modules/stok/buku'
import { fotoAda } from '#modules/stok/foto-ada.server'
import {
  belumDibuat,
  dengan,
  hargaJadi,
  kirimSemua,
  pilihBarang,
  tanpa,
  type BarangPesanan,
  type HargaJadi,
} from './barang-pesanan.rules.ts'
import { bertambah, emasLepas, pakaiEmas, type EmasJadi } from './emas-pesanan.rules.ts'
import { periksaEmas } from './emas-kembali.server.ts'
import { checkDikonfirmasi, groupKini } from './harga.server.ts'
import { menepati, pesananDibaca } from './menepati.server.ts'
import { bukuKirim, bukuSelesai, gramKirim, type Kiriman } from './pesanan.effects.ts'
import {
  barangDari,
  ditambahDikurangi,
  emasPesanan,
  faktaBarang,
  pengunci,
  perluBerat,
  sebutan,
} from './pesanan.rules.ts'
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

/** What lies in LEBUR, by kadar. */
async function sediaan(ctx: Context, kadar: readonly number[]) {
  const ada = new Map<number, EmasLebur>()
  for (const one of new Set(kadar)) ada.set(one, await emasDiLebur(ctx, one))
  return ada
}

export const kirim = serveStep(pesanan, commands.kirim, pesananDibaca, async (ctx, kini, body) => {
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
  const emas_tukang = dikirim.reduce(
    (sum, { kode_tukang, murni_kirim: murni, nilai_kirim: nilai }) =>
      bertambah(sum, { kode_tukang, murni, nilai }),
    emasPesanan(kini),
  )
  return {
    periksa: [
      periksaEmas(kini),
      ...periksaLebur([...ada].map(([kadar, one]) => ({ kadar, ada: one }))),
    ],
    facts: { ...faktaBarang(baru), emas_tukang },
    books: [write(gram, gramKirim(kini.id, dikirim)), ...bukuKirim(kini.id, dikirim, kini)],
  }
})

export const selesai = serveStep(
  pesanan,
  commands.selesai,
  pesananDibaca,
  async (ctx, kini, body) => {
    const barang = barangDari(kini.isi)
    const diminta = disebut(body.barang, 'berat_jadi')
    const gambar = body.barang.map(({ foto_jadi }) => ({ gambar: foto_jadi }))
    await fotoAda(ctx, gambar, (at) => `barang.${at}.foto_jadi`)
    const terpilih = pilihBarang(barang, diminta)
    const muka = pengunci(kini)
    const harga_murni = await hargaMurniKini(ctx)
    const hasil = new Map<number, EmasJadi & HargaJadi>()
    let emas_tukang = emasPesanan(kini)
    for (const { at, barang: one, diminta: jadi } of terpilih) {
      const kini = await groupKini(ctx, one, '')
      const harga = hargaJadi(one, muka[jadi.baris - 1] ?? 0, jadi.berat_jadi, kini)
      // What its deposit locked has its price already.
      if (harga.berat_terkunci < harga.berat_jadi) checkDikonfirmasi(kini, one.kode_group, '')
      const dari = { kode_tukang: one.kode_tukang, murni_jadi: harga.murni_jadi }
      const minta = { harga_murni, nilai_emas: jadi.nilai_emas }
      const dipakai = pakaiEmas(emas_tukang, dari, minta, `barang.${at}.nilai_emas`)
      emas_tukang = dipakai.emas
      hasil.set(jadi.baris, { ...harga, ...dipakai.jadi })
    }
    const baru = dengan(
      barang,
      terpilih,
      ({ diminta: { baris, foto_jadi, keterangan, upah } }) => ({
        ...hasil.get(baris),
        taksiran: barang[baris - 1]?.biaya ?? 0,
        ...{ upah, foto_jadi, keterangan, tgl_selesai: ctx.toko.tgl_system },
      }),
    )
    const jadi = baru.filter((_, index) => hasil.has(index + 1))
    const semua = baru.every(({ berat_jadi }) => berat_jadi !== undefined)
    return {
      ke: semua ? 'SELESAI' : 'VALID',
      needs: perluBerat(kini, terpilih, ctx.setting(settingPesanan.PESANAN_BERAT_BATAS)),
      periksa: [periksaEmas(kini)],
      facts: {
        ...{ ...faktaBarang(baru), emas_tukang },
        ...(semua ? { tgl_selesai: ctx.toko.tgl_system } : {}),
      },
      books: bukuSelesai(kini, jadi),
    }
  },
)

/** Pieces were not made, or weighed wrong: they are in work again, at what they cost before. */
export const batalSelesai = serveBatalSelesai(
  pesanan,
  commands.batalSelesai,
  commands.selesai,
  menepati,
  (_, kini, { barang: diminta }) => {
    const barang = barangDari(kini.isi)
    const lepas = pilihBarang(
      barang,
      diminta.filter(({ batal }) => batal),
      true,
    )
    if (lepas.length === 0) throw refusedField('barang.0.batal', 'Pilih Barang Yang Batal Selesai')
    const pergi = new Set(lepas.map((one) => one.barang))
    const dulu = [...pergi]
    const kata = (of: (one: BarangPesanan) => string) =>
      Object.fromEntries(
        lepas.map((one) => [
          sebutan(kini, one.diminta.baris, one.barang.nama_barang),
          of(one.barang),
        ]),
      )
    return {
      tgl: dulu.map(({ tgl_selesai }) => tgl_selesai ?? ''),
      ke: 'VALID',
      sebelum: kata(
        ({ berat_jadi = 0, biaya }) => `${formatBerat(berat_jadi)} gr, Rp ${formatRupiah(biaya)}`,
      ),
      sesudah: kata((one) => `Rp ${formatRupiah(belumDibuat(one).biaya)}`),
      facts: {
        ...faktaBarang(barang.map((one) => (pergi.has(one) ? belumDibuat(one) : one))),
        ...{ berat_jadi: null, tgl_selesai: null },
        emas_tukang: emasLepas(emasPesanan(kini), dulu),
      },
      books: bukuSelesai(kini, dulu),
      periksa: [periksaEmas(kini)],
    }
  },
)

/** Some are not wished any more: the rest costs what it costs, the deposit stays. */
export const kurangi = serveStep(pesanan, commands.kurangi, pesananDibaca, (ctx, kini, body) => {
  const { nomor } = kini
  const barang = barangDari(kini.isi)
  const pergi = pilihBarang(
    barang,
    body.barang.filter(({ batal }) => batal),
  )
  const tinggal = tanpa({ barang, emas: emasPesanan(kini), nomor }, pergi)
  const semua = tinggal.every(({ berat_jadi }) => berat_jadi !== undefined)
  const nama = (of: readonly { nama_barang: string }[]): string =>
    of.map(({ nama_barang }) => nama_barang).join(', ')
  return {
    ke: semua ? 'SELESAI' : 'VALID',
    needs: [
      {
        kategori: 'BATAL_PESANAN',
        sebelum: { [nomor]: nama(barang) },
        sesudah: { [nomor]: nama(tinggal), Batal: nama(pergi.map((one) => one.barang)) },
        keterangan: body.alasan,
      },
    ],
    facts: {
      ...faktaBarang(tinggal),
      ...(semua ? { tgl_selesai: ctx.toko.tgl_system } : {}),
      dikurangi: ditambahDikurangi(kini.isi, {
        tgl: ctx.toko.tgl_system,
        barang: pergi.map((one) => one.barang),
      }),
    },
  }
})
