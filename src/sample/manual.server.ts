import { sql } from 'kysely'
import { barangManual, hancurManual, pindahManual } from '#modules/manual/barang-manual'
import { cuciManual } from '#modules/manual/cuci-manual'
import { menurutGroup } from '#modules/manual/manual.rules'
import { notaManual } from '#modules/manual/nota-manual'
import { Acak } from './acak.server.ts'
import { bayar } from './jualan.server.ts'
import type { HariContoh } from './kalender.server.ts'
import { noRekening } from './master.server.ts'
import type { TokoBerjalan } from './toko.server.ts'

/** Ear studs of ten carats, sold by the pair: they bear no barcode. */
const barang = { kode_group: '42', kode_dept: 'AT' }
const isiBaki = { qty: 120, berat: 118_274, nilai: 94_619_000 }
/** Every so many days, from the second on, more come than are sold until the next of these days. */
const antarMasuk = 20
/** Every so many days some are sold, and some bought. */
const [antarJual, antarBeli] = [2, 5] as const

async function bakiToko({ staf }: TokoBerjalan) {
  const kodeToko = staf.toko.kode_toko
  const rows = await staf.db.rows<{ kode_baki: string }>(
    kodeToko,
    sql`select kode_baki from baki where kode_toko = ${kodeToko} and kode_gudang = 'TOKO'
      order by kode_baki limit 2`,
  )
  const [di, lain] = rows.map(({ kode_baki }) => kode_baki)
  if (di === undefined || lain === undefined) throw new Error(`${kodeToko} has no two trays`)
  return { di, lain }
}

/** They come into one tray; some go on into another, and a few that are bent are destroyed. */
async function masuk({ staf }: TokoBerjalan, { di, lain }: Awaited<ReturnType<typeof bakiToko>>) {
  await staf.ask('spv', barangManual.commands.simpan, {
    body: { ...barang, kode_baki: di, ...isiBaki, keterangan: 'Anting sepasang tanpa label' },
  })
  await staf.ask('spv', pindahManual.commands.simpan, {
    body: { ...barang, kode_baki: di, ke_baki: lain, qty: 20, berat: 19_437 },
  })
  await staf.ask('spv', hancurManual.commands.simpan, {
    body: {
      ...barang,
      kode_baki: lain,
      qty: 2,
      berat: 1_913,
      berat_hasil: 1_907,
      keterangan: 'Tiangnya bengkok',
    },
  })
}

/** Ten go to be washed. @returns the number of the lot */
async function kirimCuci({ staf }: TokoBerjalan, { tanggal }: HariContoh, kode_baki: string) {
  const { nomor } = await staf.ask('spv', cuciManual.commands.simpan, {
    body: {
      ...{ kode_tukang: 'SARNO', proses: 'CUCI', tgl_janji: tanggal, keterangan: null },
      ...{ ...barang, kode_baki, qty: 10, berat: 9_857 },
    },
  })
  return nomor
}

/** A note at the price of the day, or for half of it; its number. */
async function nota(
  { noToko, staf }: TokoBerjalan,
  { harga, tanggal }: HariContoh,
  arah: 'BELI' | 'JUAL',
  kode_baki: string,
): Promise<string> {
  const acak = new Acak(`kencana manual ${staf.toko.kode_toko} ${tanggal} ${arah}`)
  const qty = acak.int(1, 3) * 2
  const berat = qty * 985 + acak.int(-40, 40)
  const daftar = menurutGroup(berat, harga.get(barang.kode_group) ?? 0)
  const total = arah === 'JUAL' ? Math.ceil(daftar / 1_000) * 1_000 : Math.floor(daftar / 2)
  const { nomor } = await staf.ask(arah === 'JUAL' ? 'kasir1' : 'spv', notaManual.commands.simpan, {
    body: {
      // Another woman in each shop: one who went to two of them on a day would be looked at.
      ...{
        arah,
        kode_sales: 'SLS1',
        nama_customer: 'IBU LASTRI',
        no_hp: `62813344177${20 + noToko}`,
      },
      ...{ alamat_customer: 'Jl. Pasar Baru No. 12', kode_kota: null, kode_kecamatan: null },
      ...{ jenis_pelanggan: 'UMUM', foto_identitas: null, keterangan: null },
      ...{ npwp: null, pembeli_pajak: null, id_draf: null },
      ...(arah === 'BELI'
        ? { jenis_identitas: 'KTP', no_identitas: `351001650378000${noToko}` }
        : { jenis_identitas: null, no_identitas: null }),
      ...{ total, baris: [{ ...barang, kode_baki, qty, berat, harga: total, arah: null }] },
      pembayaran: [
        arah === 'JUAL'
          ? bayar('CASH', total, { diterima: total })
          : bayar('TRANSFER', total, {
              no_rekening: noRekening(noToko, 0),
              no_ref: String(acak.int(100_000, 999_999)),
            }),
      ],
    },
  })
  return nomor
}

/**
 * A day of the goods without a barcode. A note that waits stops the closing of a day: the last one
 * does so at the head office only.
 */
export async function layaniManual(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  if (hari.ke === 0) return
  const baki = await bakiToko(toko)
  if (hari.ke % antarMasuk === 1) await masuk(toko, baki)
  if (hari.ke % antarMasuk === 3) {
    const nomor = await kirimCuci(toko, hari, baki.di)
    await toko.staf.ask('spv', cuciManual.commands.terima, {
      body: {
        ...{ nomor, qty_sisa: null, berat_sisa: null, qty_terima: null, sisa: null },
        ...{ berat_terima: 9_829, upah: 45_000, beban: 'TOKO' },
        alasan_susut: 'Kotoran yang terlepas',
      },
    })
  }
  if (hari.terakhir) await kirimCuci(toko, hari, baki.di)
  const jual = hari.terakhir || hari.ke % antarJual === 0
  const beli = hari.ke % antarBeli === 0
  const baru = [
    ...(jual ? [await nota(toko, hari, 'JUAL', baki.di)] : []),
    ...(beli ? [await nota(toko, hari, 'BELI', baki.di)] : []),
  ]
  const menunggu = hari.terakhir && toko.staf.toko.jenis_toko === 'PUSAT'
  if (baru.length === 0 || menunggu) return
  await toko.staf.ask('kasir1', notaManual.commands.validasi, {
    body: { nomor: baru, user_id: null, dilihat: [] },
  })
}
