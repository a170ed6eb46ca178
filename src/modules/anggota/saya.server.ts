import { keyOf, list, maybe, row, text, whole } from '#kernel/shape'
import type { RowOf } from '#kernel/field'
import type { Translate } from '#kernel/language'
import { defineLoad } from '#server/load'
import { fileReply, handlePublic, reply } from '#server/serve'
import { statusCicilan } from '#modules/cicilan/cicilan'
import { statusHutang } from '#modules/hutang/hutang'
import { jenisPoin } from '#modules/member/buku'
import { nilaiMilik, type Milik } from '#modules/pembelian/milik.server'
import { statusPesanan } from '#modules/pesanan/pesanan'
import { statusService } from '#modules/service/service'
import { manifesAnggota, sayaAnggota, type isiAnggota } from './anggota.calls.ts'
import { siapa, tokoAnggota, tokoTiada } from './masuk.server.ts'

const muat = defineLoad(
  'muat_anggota',
  row({
    ...{ tgl: text, poin: whole, barang: list(text) },
    riwayat: list(
      row({ tgl: text, jenis: keyOf(jenisPoin), poin: whole, nama_toko: text, urut: whole }),
    ),
    kupon: list(row({ no_kupon: text, nilai: whole, sampai: text })),
    janji: list(
      row({
        ...{ jenis: text, nomor: text, status: text, nama: maybe(text), tgl: text },
        ...{ janji: maybe(text), sisa: whole },
      }),
    ),
  }),
)

/** Each kind of promise, and what it says of how far it is. */
const janji: Readonly<Record<string, readonly [string, Readonly<Record<string, string>>]>> = {
  PESANAN: ['Pesanan', statusPesanan],
  SERVICE: ['Service', statusService],
  HUTANG: ['Hutang', statusHutang],
  CICILAN: ['Cicilan', statusCicilan],
}
function janjiOf(t: Translate, one: { readonly jenis: string; readonly status: string }) {
  const [jenis, status] = janji[one.jenis] ?? [one.jenis, {}]
  return {
    jenis: t(jenis),
    status: t(status[one.status] ?? one.status),
    selesai: ['LUNAS', 'SELESAI'].includes(one.status),
  }
}

function barangOf({ asal, nilai }: Milik, ke: number): RowOf<typeof isiAnggota>['barang'][number] {
  const { berat, harga_total, kadar_cetak, nama_barang, no_faktur_jual, tgl_nota } = asal
  const nota = { nama_barang, no_faktur_jual, tgl_nota, berat, kadar_cetak }
  return { ...nota, ke, harga_nota: harga_total, nilai_kini: nilai }
}

const saya = handlePublic(sayaAnggota, async (ctx, { query }) => {
  const { kodeToko, setting } = await tokoAnggota(ctx, query.toko)
  const dia = await siapa(ctx)
  const isi = await ctx.db.load(muat, [kodeToko, dia.kode_member])
  const { poin, tgl } = isi
  const milik = await nilaiMilik({ db: ctx.db, kodeToko, setting }, isi.barang)
  return reply(
    {
      ...dia,
      ...{ tgl, poin, kupon: [...isi.kupon] },
      riwayat: isi.riwayat.map((satu, ke) => ({
        ...{ ...satu, ke },
        jenis: ctx.t(jenisPoin[satu.jenis]),
      })),
      barang: milik.map((satu, ke) => barangOf(satu, ke)),
      janji: isi.janji.map((one) => ({ ...one, ...janjiOf(ctx.t, one) })),
    },
    { keep: 'own' },
  )
})

const ikon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/anggota/ikon-${purpose === 'any' ? size : `penuh-${size}`}.png`,
  ...{ sizes: `${size}x${size}`, type: 'image/png', purpose },
})

/** The app carries the name of the shop that it was installed from. */
const manifes = handlePublic(manifesAnggota, async (ctx, { params }) => {
  const kodeToko = params.toko.trim().toUpperCase()
  const shop = await ctx.shop(kodeToko)
  if (!shop?.isOn('KATALOG_MODULE')) throw tokoTiada()
  const alamat = `/anggota/${encodeURIComponent(kodeToko)}`
  const isi = {
    ...{ id: alamat, start_url: alamat, scope: '/anggota/', display: 'standalone' },
    ...{ name: shop.toko.nama_toko, short_name: shop.toko.nama_toko.slice(0, 12), lang: 'id' },
    ...{ background_color: '#15120d', theme_color: '#15120d', orientation: 'portrait' },
    icons: [ikon(192, 'any'), ikon(512, 'any'), ikon(512, 'maskable')],
  }
  return fileReply({
    type: 'application/manifest+json',
    name: 'manifest.webmanifest',
    body: Buffer.from(JSON.stringify(isi)),
    inline: true,
    keep: 3600,
  })
})

export const sayaHandlers = [saya, manifes]
