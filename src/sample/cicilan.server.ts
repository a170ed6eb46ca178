import { mulDiv } from '#kernel/rounding'
import { addDays } from '#kernel/tanggal'
import { cicilan, dokumenKwitansi } from '#modules/cicilan/cicilan'
import { hitungCicilan } from '#modules/cicilan/cicilan.calls'
import { takDiminta, tanpaKartu } from '#modules/pelanggan/pelanggan'
import { tanpaTempat } from '#modules/toko/wilayah'
import { pembayaran } from './jualan.server.ts'
import { fotoPencicil } from './gambar.server.ts'
import type { HariContoh } from './kalender.server.ts'
import { pembeliLelang } from './pembeli-lelang.server.ts'
import { jualTitipan } from './titip.server.ts'
import type { CicilanContoh, TokoBerjalan } from './toko.server.ts'

/** A shop of the sample auctions earlier than others: its days are few. */
export const hariLelangContoh = 40

/** The cashier takes the money of a payment. */
async function terima({ staf }: TokoBerjalan, nomor: string | null): Promise<void> {
  if (nomor === null) return
  staf.jam.until(staf.jam.millis() + 1_000)
  const body = { nomor: [nomor], user_id: null, dilihat: [] }
  await staf.ask('kasir2', dokumenKwitansi.commands.validasi, { body })
}

/** Somebody buys a piece by instalments. */
async function jual(toko: TokoBerjalan, { terakhir }: HariContoh): Promise<void> {
  const { acakCicilan: acak, cicilan: daftar, etalase, langganan, staf } = toko
  const [barang] = etalase.ambil(1, acak)
  if (!barang) return
  const { kode_barcode } = barang
  const kode_cicilan = acak.pick(['3BLN', '6BLN', '12BLN'])
  const { harga_barang, muka } = await staf.ask('kasir1', hitungCicilan, {
    body: { kode_barcode, kode_cicilan, harga_setuju: null, uang_muka: null, tgl_system: null },
  })
  const orang = acak.pick(langganan)
  const { kwitansi, nomor } = await staf.ask('kasir1', cicilan.commands.simpan, {
    body: {
      ...tanpaTempat,
      ...tanpaKartu,
      kode_sales: `SLS${acak.int(1, 3)}`,
      nama_customer: orang.nama_customer ?? 'IBU SRI',
      alamat_customer: orang.alamat_customer,
      no_hp: orang.no_hp ?? `0813${acak.int(10_000_000, 99_999_999)}`,
      jenis_pelanggan: 'UMUM',
      ...{ kode_barcode, kode_cicilan, harga_setuju: harga_barang, uang_muka: muka },
      keterangan: null,
      pembayaran: pembayaran({ ...toko, acak }, muka),
      tgl_system: null,
    },
  })
  // The first of a shop never pays: its piece is auctioned, whatever chance says of the others.
  daftar.push({ nomor, barang, macet: acak.chance(0.15) || daftar.length === 0 })
  // Money that waits stops the closing of a day: at the head office only, on the last.
  if (!terakhir || staf.toko.jenis_toko !== 'PUSAT') await terima(toko, kwitansi)
}

/** How a sale stands today, as the counter reads it. */
async function keadaan({ staf }: TokoBerjalan, nomor: string) {
  const [row] = await staf.ask('kasir1', cicilan.list, { query: { q: nomor } })
  return row
}

/** Most take what they have paid at once; some come for it later. */
async function ambil(toko: TokoBerjalan, nomor: string): Promise<void> {
  const { acakCicilan: acak, staf } = toko
  const kini = await keadaan(toko, nomor)
  if (kini?.status !== 'LUNAS' || acak.chance(0.35)) return
  const { kode_barcode, no_titipan } = await staf.ask('kasir1', cicilan.commands.ambil, {
    body: {
      ...{ nomor, kode_barcode: kini.dipegang ?? '' },
      ...{ bukti: 'KARTU', kode: null, foto_kartu: fotoPencicil },
    },
  })
  const jumlah = kini.harga_total
  await jualTitipan(toko, [{ nomor: no_titipan, barang: { kode_barcode }, jumlah }])
}

/**
 * He pays what falls due, seldom all that remains; or he never comes again.
 * @returns whether it is over
 */
async function bayar(
  toko: TokoBerjalan,
  one: CicilanContoh,
  { tanggal }: HariContoh,
): Promise<boolean> {
  const { acakCicilan: acak, staf } = toko
  const kini = await keadaan(toko, one.nomor)
  if (!kini || kini.status !== 'AKTIF') return true
  const { nomor, sisa, telat, tgl_jatuh } = kini
  const uang = (jumlah: number) => pembayaran({ ...toko, acak }, jumlah)
  const { tgl_notis } = kini
  const notis = tgl_notis !== null && tgl_notis >= addDays(tanggal, 0 - telat) ? tgl_notis : null
  if (telat > hariLelangContoh - 8 && notis === null)
    await staf.ask('kasir1', cicilan.commands.notis, {
      body: { nomor, cara_notis: 'WA', isi_notis: 'Belum dijawab' },
    })
  if (telat > hariLelangContoh && notis !== null && addDays(notis, 7) <= tanggal) {
    const bersih = mulDiv(kini.total, 9, 10)
    const body = { nomor, sisa, bersih, biaya_lelang: 100_000, ...pembeliLelang }
    const { kwitansi } = await staf.ask('spv', cicilan.commands.lelang, {
      body: { ...body, alasan: 'Tidak membayar setelah ditagih', pembayaran: uang(bersih) },
    })
    await terima(toko, kwitansi)
    return true
  }
  if (one.macet || tgl_jatuh === null || tgl_jatuh > tanggal || !acak.chance(0.5)) return false
  if (acak.chance(0.12)) {
    const { kwitansi } = await staf.ask('kasir1', cicilan.commands.lunasi, {
      body: { nomor, sisa, ...takDiminta, pembayaran: uang(sisa), uang_dari: null },
    })
    await terima(toko, kwitansi)
    await ambil(toko, nomor)
    return true
  }
  const jumlah = Math.min(kini.jumlah ?? 0, sisa)
  const { kwitansi } = await staf.ask('kasir1', cicilan.commands.bayar, {
    body: { nomor, sisa, jumlah, ...takDiminta, pembayaran: uang(jumlah) },
  })
  await terima(toko, kwitansi)
  if (jumlah < sisa) return false
  await ambil(toko, nomor)
  return true
}

/** A day of instalments: some pay, one thinks better of it, somebody begins. */
export async function layaniCicilan(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  const { acakCicilan: acak, cicilan: daftar, etalase, staf } = toko
  for (const one of [...daftar]) {
    const keluar = (): void => void daftar.splice(daftar.indexOf(one), 1)
    staf.jam.until(staf.jam.millis() + 1_000)
    if (acak.chance(0.004)) {
      const alasan = 'Pelanggan tidak jadi membeli'
      const body = { nomor: one.nomor, alasan, uang_dari: 'BRANKAS' } as const
      await staf.ask('spv', cicilan.commands.batal, { body })
      etalase.tambah([one.barang])
      keluar()
    } else if (await bayar(toko, one, hari)) keluar()
  }
  if (acak.chance(0.15) || hari.terakhir) await jual(toko, hari)
}
