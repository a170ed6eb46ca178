import { formatBerat } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { anything, list, maybe, row, text } from '#kernel/shape'
import { serveCancel } from '#server/document/cancel'
import { checkStands, serveCommand, serveMove } from '#server/document/run'
import { saatIni } from '#server/clock'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import type { PetaAkun } from '#modules/akuntansi/jurnal.rules'
import { checkTujuan } from '#modules/antar-toko/antar-toko.rules'
import {
  checkNomor,
  mintaLepas,
  nomorBaru,
  periksaNomor,
  suratKe,
  tidakAda,
  tokoLain,
} from '#modules/antar-toko/antar-toko.server'
import { gerakBarang, gram, koreksiBarangBuku } from '#modules/stok/buku'
import { fotoAda } from '#modules/stok/foto-ada.server'
import type { BarangKini } from '#modules/stok/koreksi-barang.rules'
import { bukanKonsinyasi } from '#modules/stok/konsinyasi.server'
import { muatBarangAkun, periksaBarang } from '#modules/stok/master-barang.server'
import {
  bukuKembali,
  gerakLuar,
  gramKirim,
  gramSelesai,
  jurnalKirim,
  jurnalSelesai,
} from './kirim-barang.effects.ts'
import {
  bedaBerat,
  dikemasDari,
  faktaKembali,
  faktaSaja,
  hilangDari,
  jumlahDari,
  kembaliDari,
  paket,
  perluSelisih,
  sampaiDari,
  type Paket,
} from './kirim-barang.rules.ts'
import { kirimBarang } from './kirim-barang.ts'
import { settingKirimBarang } from './setting.ts'
import { terimaBarang } from './terima-barang.ts'

const { commands } = kirimBarang

const load = defineLoad('muat_kirim_barang', maybe(paket))
const kisah = defineLoad('kisah_barang', list(row({ kode_barcode: text, riwayat: list(anything) })))

/** @throws Refusal E-TIDAK-ADA */
async function muat(ctx: Context, minta: Readonly<Record<string, string>>) {
  const kini = await ctx.db.load(load, [ctx.kodeToko, JSON.stringify(minta)])
  if (!kini) throw tidakAda()
  return kini
}
export const bernomor = (ctx: Context, nomor: string) =>
  muat(ctx, { nomor: nomor.trim().toUpperCase() })

/** What goes with each piece: its facts as they stand, and what happened to it so far. */
export async function bekal(ctx: Pick<Context, 'db' | 'kodeToko'>, pieces: readonly BarangKini[]) {
  const semua = await ctx.db.load(kisah, [
    ctx.kodeToko,
    JSON.stringify(pieces.map(({ kode_barcode }) => kode_barcode)),
  ])
  const riwayat = new Map(semua.map((one) => [one.kode_barcode, one.riwayat]))
  return pieces.map((piece) => ({
    ...{ kode_barcode: piece.kode_barcode, barang: faktaSaja(piece) },
    riwayat: riwayat.get(piece.kode_barcode) ?? [],
  }))
}

interface Kepala {
  readonly tujuan: string
  readonly no_kirim: string
  readonly no_segel: string
  readonly kurir: string
  readonly nilai_asuransi: number | null
  readonly keterangan: string | null
  readonly foto: string | null
}

/** A parcel of these pieces: what is frozen in it, its books, and the letter to the other shop. */
export function dikirimDari(
  ctx: Context,
  id: string,
  kepala: Kepala,
  isi: {
    readonly pieces: readonly BarangKini[]
    readonly akun: PetaAkun
    readonly baris: Awaited<ReturnType<typeof bekal>>
  },
) {
  const { pieces, akun, baris } = isi
  const { berat, nilai, pcs } = jumlahDari(pieces)
  const { foto: _, tujuan: ke, ...berita } = kepala
  return {
    isi: {
      ...{ ...kepala, pcs, berat, nilai },
      baris: pieces.map(({ berat: gr, kadar, kode_barcode, nama_barang }) => ({
        ...{ kode_barcode, nama_barang, kadar, berat: gr },
      })),
    },
    books: [
      write(gerakBarang, gerakLuar(id, pieces, 'PERJALANAN')),
      write(gram, gramKirim(id, pieces)),
      write(jurnal, jurnalKirim(id, pieces, akun)),
      ...suratKe(
        ctx,
        ke,
        terimaBarang.commands.datang,
        {
          ...{ ...berita, pcs, berat, baris, asal: ctx.kodeToko, id_kirim: id },
          ...{ pengirim: ctx.user.user_id, tgl_kirim: ctx.toko.tgl_system },
          saat_kirim: saatIni(ctx.clock),
        },
        { judul: terimaBarang.title, keterangan: kepala.no_kirim, subjek: `barang/${id}` },
      ),
    ],
  }
}

const simpan = serveCommand(kirimBarang, commands.simpan, async (ctx, { body }) => {
  const { baris, foto, no_kirim: diminta, tujuan: ke, ...kepala } = body
  const toko = (await tokoLain(ctx)).map(({ kode_toko }) => kode_toko)
  checkTujuan(ke, ctx.kodeToko, toko, 'Cabang Tidak Tersedia')
  const no_kirim = diminta ?? nomorBaru(ctx)
  await checkNomor(ctx, kirimBarang.name, ['no_kirim', 'No Kirim Sudah Dipakai'], no_kirim)
  await fotoAda(ctx, [{ gambar: foto }], () => 'foto')
  const kode = baris.map(({ kode_barcode }) => kode_barcode)
  const { akun, barang } = await muatBarangAkun(ctx, 'KIRIM_BARANG', kode)
  const pieces = dikemasDari(baris, barang)
  await bukanKonsinyasi(ctx, kode, 'baris')
  const { berat, pcs } = jumlahDari(pieces)
  return {
    needs: [
      {
        kategori: 'KIRIM_BARANG',
        sebelum: { Barang: `${pcs} pcs ${formatBerat(berat)} gr` },
        sesudah: { Tujuan: ke, Segel: body.no_segel, Kurir: body.kurir },
        keterangan: body.keterangan ?? no_kirim,
      },
    ],
    periksa: [periksaNomor(kirimBarang.name, no_kirim)],
    make: async (id, nomor) => ({
      ...dikirimDari(
        ctx,
        id,
        { ...kepala, foto, no_kirim, tujuan: ke },
        {
          ...{ pieces, akun, baris: await bekal(ctx, pieces) },
        },
      ),
      answer: { nomor, no_kirim },
    }),
  }
})

/** The other shop told what it has: nothing of that is on the way any more. */
const diterima = serveMove(kirimBarang, commands.diterima, async (ctx, { body }) => {
  const kini = await muat(ctx, { id: body.id_kirim })
  const { fakta, ke, sampai } = sampaiDari(kini, body)
  const { alasan, asing, ditolak, penerima, segel_terima, tgl_terima } = body
  return {
    moves: [{ ...kini, ke }],
    make: () => ({
      facts: {
        ...{ ...fakta, penerima, tgl_terima, alasan_selisih: alasan, ditolak },
        ...(segel_terima === null ? {} : { segel_terima }),
        ...(asing.length === 0 ? {} : { asing: asing.join(', ') }),
      },
      books: [
        write(gerakBarang, gerakLuar(kini.id, sampai, 'TERKIRIM')),
        write(gram, gramSelesai(kini.id, sampai, { cabang: kini.tujuan })),
        write(jurnal, jurnalSelesai(kini.id, sampai, 'ANTAR_TOKO', kini.akun)),
      ],
      answer: { nomor: kini.nomor },
    }),
  }
})

/** The other shop lets go what it has not received, or promises not to take what never came. */
function mintaPaket(ctx: Context, kini: Paket, utuh: boolean, cara = '') {
  const { lepas, urung } = terimaBarang.commands
  const { di_jalan, id, no_reff: no_kirim, pengirim, tgl_kirim, tujuan: ke } = kini
  const isi = { asal: ctx.kodeToko, id_kirim: id }
  const semua = di_jalan.map(({ kode_barcode }) => kode_barcode)
  return mintaLepas(
    ctx,
    { id, ke, cara },
    [lepas, { ...isi, utuh }],
    [urung, { ...isi, pengirim, tgl_kirim, no_kirim, lepas: semua }],
  )
}

const tarik = serveMove(kirimBarang, commands.tarik, async (ctx, { body }) => {
  const kini = await bernomor(ctx, body.nomor)
  checkStands(kirimBarang, commands.tarik, kini)
  return {
    moves: [kini],
    make: async () => {
      const { lepas } = await mintaPaket(ctx, kini, false, '/sisa')
      const dilepas = [...new Set([...kini.isi.dilepas, ...lepas])]
      return {
        facts: { dilepas, alasan_selisih: body.alasan },
        books: [],
        answer: { nomor: kini.nomor },
      }
    },
  }
})

const kembali = serveMove(kirimBarang, commands.kembali, async (ctx, { body }) => {
  const kini = await bernomor(ctx, body.nomor)
  checkStands(kirimBarang, commands.kembali, kini)
  const toleransi = ctx.setting(settingKirimBarang.TOLERANSI_KIRIM_BARANG)
  const { ke, kembali: pulang } = kembaliDari(body, kini, toleransi)
  return {
    moves: [{ ...kini, ke }],
    needs: perluSelisih(bedaBerat(pulang), body.alasan_kembali, 'alasan_kembali'),
    periksa: [periksaBarang(pulang.map((one) => one.kini))],
    make: () => {
      const buku = bukuKembali(kini.id, pulang, body, kini.akun)
      return {
        facts: faktaKembali(pulang, kini),
        books: [
          write(koreksiBarangBuku, buku.koreksi),
          write(gerakBarang, buku.gerak),
          write(gram, buku.gram),
          write(jurnal, buku.jurnal),
        ],
        answer: { nomor: kini.nomor },
      }
    },
  }
})

const hilang = serveMove(kirimBarang, commands.hilang, async (ctx, { body }) => {
  const kini = await bernomor(ctx, body.nomor)
  checkStands(kirimBarang, commands.hilang, kini)
  const { hilang: lenyap, ke } = hilangDari(kini)
  return {
    moves: [{ ...kini, ke }],
    needs: [
      {
        kategori: 'HILANG_DI_JALAN',
        sebelum: Object.fromEntries(
          lenyap.map((one) => [
            `${one.kode_barcode} ${one.nama_barang}`,
            `${formatBerat(one.berat)} gr`,
          ]),
        ),
        sesudah: { [kini.no_reff]: ctx.t('Hilang') },
        keterangan: body.alasan,
      },
    ],
    make: () => ({
      facts: { pcs_hilang: kini.isi.pcs_hilang + lenyap.length },
      books: [
        write(gerakBarang, gerakLuar(kini.id, lenyap, 'HILANG')),
        write(gram, gramSelesai(kini.id, lenyap, 'HILANG')),
        write(jurnal, jurnalSelesai(kini.id, lenyap, 'HILANG', kini.akun)),
      ],
      answer: { nomor: kini.nomor },
    }),
  }
})

/** The other shop lets it go before it comes back here: nobody scans what was taken back. */
const batal = serveCancel(kirimBarang, commands.batal, undefined, async (ctx, old) => {
  await mintaPaket(ctx, await muat(ctx, { id: old.id }), true)
})

export const kirimHandlers = [simpan, diterima, tarik, kembali, hilang, batal]
