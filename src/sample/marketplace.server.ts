import { sql } from 'kysely'
import { mulDiv, roundTo } from '#kernel/rounding'
import { callsOf } from '#kernel/master-calls'
import { biayaMarketplace } from '#modules/marketplace/biaya-marketplace'
import { catatDari } from '#modules/marketplace/biaya-marketplace.server'
import { masterMarketplace } from '#modules/marketplace/marketplace'
import { pesananMarketplace } from '#modules/marketplace/pesanan-marketplace'
import { takDiminta } from '#modules/pelanggan/pelanggan'
import { tanpaTempat } from '#modules/toko/wilayah'
import { noRekening } from './master.server.ts'
import { harga, jualTitipan } from './titip.server.ts'
import type { TokoBerjalan } from './toko.server.ts'

const marketplace = 'DARING'
/** The marketplace's number of a shop. */
const shopId = (noToko: number | string): number => 14_000_000 + Number(noToko)
const biaya_persen = 6_50

/** What the sample's marketplace keeps of a price: a little more than the shops reckon with. */
export const catatContoh = catatDari(async (ctx, no_pesanan) => {
  const [row] = await ctx.db.rows<{ total: number }>(
    ctx.kodeToko,
    sql`select sum(harga)::float8 as total from kencana.pesanan_marketplace
      where kode_toko = ${ctx.kodeToko} and no_pesanan = ${no_pesanan}`,
  )
  if (!row) return undefined
  const { total } = row
  const [komisi, layanan] = [mulDiv(total, 4_75, 100_00), mulDiv(total, 1_80, 100_00)]
  const transaksi = 1_250
  return { total, diterima: total - komisi - layanan - transaksi, komisi, layanan, transaksi }
})

/** Its categories; those that hold items are of a kind of piece. */
const kategori = [
  { id: 100632, induk: 0, nama: 'Aksesoris Fashion' },
  { id: 100021, induk: 100632, nama: 'Perhiasan Emas & Berlian' },
  { id: 100635, induk: 100021, nama: 'Cincin', kode_dept: 'CC', persen: 7_00 },
  { id: 100636, induk: 100021, nama: 'Kalung', kode_dept: 'KL', persen: null },
  { id: 100637, induk: 100021, nama: 'Gelang', kode_dept: 'GL', persen: null },
  { id: 100638, induk: 100021, nama: 'Anting', kode_dept: 'AT', persen: null },
]
const emas = [
  { attribute_id: 100134, attribute_value_list: [{ value_id: 812 }] },
  {
    attribute_id: 100135,
    attribute_value_list: [{ value_id: 0, original_value_name: '75%' }],
  },
]

/** When the last thing of a shop happened. */
const terakhir = (kode_toko: string) => sql`(select saat from kencana.dokumen
  where kode_toko = ${kode_toko} order by saat desc limit 1)`

/** Connected, and each kind of piece has its category there. The tokens open nothing. */
async function hubungkan({ noToko, staf }: TokoBerjalan): Promise<void> {
  const { kode_toko } = staf.toko
  await staf.ask('own', callsOf(masterMarketplace).update, {
    params: { kode_marketplace: marketplace },
    body: {
      ...{ ...masterMarketplace.contoh, kode_marketplace: marketplace, biaya_persen },
      no_rekening: noRekening(noToko, 0),
    },
  })
  await staf.db.rows(
    kode_toko,
    sql`insert into kencana.hubungan_marketplace (kode_toko, kode_marketplace, shop_id, kunci,
        berlaku, dilihat, berikut, oleh, kategori_saat)
      select ${kode_toko}, ${marketplace}, ${shopId(noToko)}, '\\x00', saat, saat,
        saat + interval '100 years', 'spv', saat from ${terakhir(kode_toko)} as t(saat)`,
  )
  await staf.db.rows(
    kode_toko,
    sql`with x as (select * from jsonb_to_recordset(${JSON.stringify(kategori)}::jsonb)
        as x(id bigint, induk bigint, nama text, kode_dept text, persen int)),
      semua as (insert into kencana.kategori_marketplace
        select ${kode_toko}, id, induk, nama, kode_dept is null from x)
      insert into kencana.peta_marketplace
        (kode_toko, kode_dept, kategori, jalur, biaya_persen, atribut, oleh)
      select j.kode_toko, j.kode_dept, x.id,
        'Aksesoris Fashion > Perhiasan Emas & Berlian > ' || x.nama, x.persen,
        ${JSON.stringify(emas)}::jsonb, 'spv'
      from x join kencana.jenis j using (kode_dept) where j.kode_toko = ${kode_toko}`,
  )
}

/** Who ordered, and how far the order is. */
const pembeli = [
  { akun: 'rina_melati', nama: 'RINA', jadi: 'DIPESAN' },
  { akun: 'sariayu88', nama: 'SARI', jadi: 'SELESAI' },
  { akun: 'dewi.k', nama: 'DEWI', jadi: 'SELESAI' },
  { akun: 'tokobudi', nama: 'BUDI', jadi: 'BATAL' },
] as const

/**
 * Pieces on offer, in every state; nothing of it waits.
 * @returns pieces that are shown there and may be ordered
 */
async function tawarkan({ noToko, staf }: TokoBerjalan): Promise<string[]> {
  const { kode_toko, nama_toko } = staf.toko
  const rows = await staf.db.rows<{ kode_barcode: string; ke: number }>(
    kode_toko,
    sql`insert into kencana.tawaran_marketplace (kode_toko, kode_barcode, nama, deskripsi, harga,
        saluran, status, item_id, shop_id, galat, coba, oleh, saat)
      select ${kode_toko}, b.kode_barcode, initcap(b.nama_barang),
        b.nama_barang || ' dari ' || ${nama_toko}::text, 1500000 + b.ke * 825000,
        '{8003}', case b.ke when 2 then 'DITARIK' when 3 then 'GAGAL' else 'TAYANG' end,
        case when b.ke <> 3 then 4000 + b.ke end,
        case when b.ke <> 3 then ${shopId(noToko)}::bigint end,
        case b.ke when 3 then 'Upload Foto Gagal, Ubah Di Data Barang: image too small' end, 1,
        'spv', t.saat - make_interval(hours => b.ke::int)
      from (select b.*, row_number() over (order by b.kode_barcode) - 1 as ke
        from kencana.barang b join kencana.peta_marketplace p using (kode_toko, kode_dept)
        where b.kode_toko = ${kode_toko} and b.status = 'ADA' and b.gambar is not null
        order by b.kode_barcode limit ${5 + pembeli.length}) b, ${terakhir(kode_toko)} as t(saat)
      returning kode_barcode, (item_id - 4000)::int as ke`,
  )
  return rows.flatMap(({ ke, kode_barcode }) => (ke >= 5 ? [kode_barcode] : []))
}

/** The price of a piece at the counter, and the marketplace's fee on top of it. */
async function pesan(toko: TokoBerjalan, kode_barcode: string, ke: number): Promise<void> {
  const { staf } = toko
  const { kode_toko } = staf.toko
  const { akun, jadi, nama } = pembeli[ke % pembeli.length] ?? pembeli[0]
  const no_pesanan = `26${toko.noToko}41${ke}K7${4_123 + ke}`
  const biasa = await harga(toko, [{ kode_barcode }], [])
  const jumlah = roundTo(biasa + mulDiv(biasa, biaya_persen, 100_00), 1_000, 'up')
  const milik = sql`kode_toko = ${kode_toko} and no_pesanan = ${no_pesanan}`
  await staf.db.rows(
    kode_toko,
    sql`with harga as (update kencana.tawaran_marketplace set harga = ${jumlah}
        where kode_toko = ${kode_toko} and kode_barcode = ${kode_barcode})
      insert into kencana.pesanan_marketplace
        (kode_toko, no_pesanan, kode_barcode, status_luar, pembeli, harga, saat)
      select ${kode_toko}, ${no_pesanan}, ${kode_barcode}, 'READY_TO_SHIP', ${akun}, ${jumlah}, saat
      from ${terakhir(kode_toko)} as t(saat)`,
  )
  const { commands } = pesananMarketplace
  const { nomor } = await staf.ask('spv', commands.pesan, { body: { no_pesanan, kode_barcode } })
  const jadiLuar = (status_luar: string) =>
    staf.db.rows(
      kode_toko,
      sql`update kencana.pesanan_marketplace set status_luar = ${status_luar} where ${milik}`,
    )
  if (jadi === 'BATAL') {
    await jadiLuar('CANCELLED')
    await staf.ask('spv', commands.lepas, { body: { nomor, alasan: 'Pembeli membatalkan' } })
  }
  if (jadi !== 'SELESAI') return
  const no_hp = `0814${toko.noToko}${30_004_123 + ke}`.slice(0, 12)
  const orang = { nama_customer: nama, no_hp, ...tanpaTempat, ...takDiminta }
  const { no_titipan } = await staf.ask('kasir1', commands.jual, {
    body: { nomor, kode_sales: 'SLS1', ...orang },
  })
  await jualTitipan(toko, [{ nomor: no_titipan, jumlah, barang: { kode_barcode } }])
  await jadiLuar('COMPLETED')
  await staf.ask('spv', biayaMarketplace.commands.catat, { body: { no_pesanan } })
}

/**
 * What the shops sell at a marketplace: nothing of it waits, and the tokens open nothing, so that
 * no sample ever offers a piece.
 */
export async function marketplaceContoh(semua: readonly TokoBerjalan[]): Promise<void> {
  await Promise.all(
    semua.map(async (toko) => {
      await hubungkan(toko)
      const tayang = await tawarkan(toko)
      for (const [ke, kode_barcode] of tayang.entries()) await pesan(toko, kode_barcode, ke)
    }),
  )
}
