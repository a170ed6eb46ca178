import { mulDiv, roundTo } from '#kernel/rounding'
import { hutang, dokumenKwitansi } from '#modules/hutang/hutang'
import { kutipHutang } from '#modules/hutang/hutang.calls'
import { pembeliLelang } from './pembeli-lelang.server.ts'
import { takDiminta } from '#modules/pelanggan/pelanggan'
import { tanpaTempat } from '#modules/toko/wilayah'
import { folderJaminan, fotoContoh, fotoKartu, fotoPenebus, fotoSurat } from './gambar.server.ts'
import { nonTunai, pembayaran } from './jualan.server.ts'
import { noRekening } from './master.server.ts'
import { hitungBrankasContoh } from './brankas.server.ts'
import type { HariContoh } from './kalender.server.ts'
import type { HutangContoh, TokoBerjalan } from './toko.server.ts'

const barang = [
  ['CINCIN KAWIN POLOS', 'CC', 3_000, 6_500],
  ['KALUNG RANTAI', 'KL', 5_000, 14_000],
  ['GELANG KERONCONG', 'GL', 6_000, 16_000],
] as const

/** A loan of the shop is redeemed, renewed or told of only when it is this old. */
const [hariTempo, hariNotis, hariLelang] = [24, 34, 42]

/** The cashier pays out, or takes the money. */
const sahkan = async ({ staf }: TokoBerjalan, nomor: string | null): Promise<void> => {
  if (nomor === null) return
  staf.jam.until(staf.jam.millis() + 1_000)
  const body = { nomor: [nomor], user_id: null, dilihat: [] }
  await staf.ask('kasir2', dokumenKwitansi.commands.validasi, { body })
}

/** Somebody pledges a piece or two. */
async function pinjam(toko: TokoBerjalan, { ke, terakhir }: HariContoh): Promise<void> {
  const { acakHutang: acak, hutang: daftar, langganan, staf } = toko
  const orang = acak.pick(langganan)
  const no_hp = orang.no_hp ?? `0813${acak.int(10_000_000, 99_999_999)}`
  const jaminan = Array.from({ length: acak.chance(0.2) ? 2 : 1 }, () => {
    const [nama_barang, kode_dept, ringan, berat] = acak.pick(barang)
    return {
      ...{ nama_barang, kode_dept, kadar: 75_00, cara_uji: 'XRF' as const },
      ...{ kode_kondisi: acak.chance(0.8) ? 'BAIK' : 'PENYOK', berat: acak.int(ringan, berat) },
      foto: fotoContoh(kode_dept, 'KUNING', acak.int(1, 2), folderJaminan),
    }
  })
  // Of the ceiling of the sample's rules, 900,000 a gram at the dented least.
  const plafond = jaminan.reduce((sum, { berat }) => sum + mulDiv(berat, 900, 1, 'down'), 0)
  const pokok = roundTo(mulDiv(plafond, acak.int(50, 95), 100), 50_000, 'down')
  const kode_sales = `SLS${acak.int(1, 3)}`
  const no_segel = `S${ke}-${acak.int(100, 999)}`
  const { kwitansi, nomor } = await staf.ask('kasir1', hutang.commands.simpan, {
    body: {
      ...tanpaTempat,
      kode_sales,
      nama_customer: orang.nama_customer ?? 'IBU SRI',
      alamat_customer: orang.alamat_customer,
      ...{ no_hp, jenis_pelanggan: 'UMUM', jenis_identitas: 'KTP', foto_identitas: fotoKartu },
      no_identitas: `3578${no_hp.padStart(12, '0').slice(-12)}`,
      ...{
        dibayarkan: null,
        tgl_system: null,
        jaminan,
        pokok,
        tempat: 'BRANKAS',
        no_segel,
      },
      pembayaran: [nonTunai({ ...toko, acak }, pokok - 10_000)].map((satu) => ({
        ...{ ...satu, jenis: 'TRANSFER' as const, fee: 0 },
        no_rekening: noRekening(toko.noToko, 1),
      })),
    },
  })
  const menunggu = terakhir && staf.toko.jenis_toko === 'PUSAT'
  if (menunggu) return // it stops the closing of a day: at the head office only
  // Some think better of it before the cashier pays.
  if (acak.chance(0.05)) {
    await staf.ask('kasir2', dokumenKwitansi.commands.batalValidasi, {
      body: { nomor: [kwitansi ?? ''] },
    })
    return
  }
  await sahkan(toko, kwitansi)
  daftar.push({ nomor, ke, pokok, no_segel })
  toko.brankas.add(no_segel)
}

/** What is owed for it today. */
const terutang = ({ staf }: TokoBerjalan, { nomor }: HutangContoh, { tanggal }: HariContoh) =>
  staf.ask('kasir1', kutipHutang, { query: { nomor, tanggal } })

async function tebus(toko: TokoBerjalan, one: HutangContoh, hari: HariContoh): Promise<void> {
  const { total: sisa } = await terutang(toko, one, hari)
  const { kwitansi } = await toko.staf.ask('kasir1', hutang.commands.tebus, {
    body: {
      ...{
        nomor: one.nomor,
        sisa,
        bayar: sisa,
        bukti: 'KARTU',
        kode: null,
        foto_kartu: fotoPenebus,
        ...takDiminta,
      },
      pembayaran: pembayaran({ ...toko, acak: toko.acakHutang }, sisa),
    },
  })
  await sahkan(toko, kwitansi)
  toko.brankas.delete(one.no_segel)
}

async function perbarui(toko: TokoBerjalan, one: HutangContoh, hari: HariContoh): Promise<void> {
  const { bunga, total: sisa } = await terutang(toko, one, hari)
  const { kwitansi } = await toko.staf.ask('kasir1', hutang.commands.perbarui, {
    body: {
      ...{ nomor: one.nomor, sisa, bunga, ltv_kini: null, bayar: bunga, ...takDiminta },
      ...{ bukti: 'KARTU', kode: null, foto_kartu: fotoPenebus },
      pembayaran: pembayaran({ ...toko, acak: toko.acakHutang }, bunga),
    },
  })
  await sahkan(toko, kwitansi)
}

async function lelang(toko: TokoBerjalan, one: HutangContoh, hari: HariContoh): Promise<void> {
  const { total: sisa } = await terutang(toko, one, hari)
  const bayar = roundTo(mulDiv(sisa, toko.acakHutang.int(95, 150), 100), 10_000, 'up')
  const { kwitansi } = await toko.staf.ask('spv', hutang.commands.lelang, {
    body: {
      ...{ nomor: one.nomor, sisa, bayar, no_lelang: `L-${hari.ke}`, biaya_lelang: 50_000 },
      ...pembeliLelang,
      pembayaran: pembayaran({ ...toko, acak: toko.acakHutang }, bayar),
    },
  })
  await sahkan(toko, kwitansi)
  toko.brankas.delete(one.no_segel)
}

/** A loan's day: redeemed, renewed, told of, sold; of most nothing happens. */
async function layani(toko: TokoBerjalan, one: HutangContoh, hari: HariContoh): Promise<boolean> {
  const { acakHutang: acak, staf } = toko
  const umur = hari.ke - one.ke
  if (umur < hariTempo) {
    if (!acak.chance(0.02)) return false
    await tebus(toko, one, hari)
    return true
  }
  if (umur < hariNotis) {
    if (!acak.chance(0.2)) return false
    await (acak.chance(0.5) ? tebus : perbarui)(toko, one, hari)
    return true
  }
  if (!one.diberitahu) {
    const body = { nomor: one.nomor, cara_notis: 'WA', isi_notis: 'Belum dijawab' } as const
    await staf.ask('kasir1', hutang.commands.notis, { body })
    one.diberitahu = true
  } else if (umur >= hariLelang && acak.chance(0.15)) {
    await lelang(toko, one, hari)
    return true
  }
  return false
}

/** A day of the loans' desk. */
export async function layaniHutang(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  const { acakHutang: acak, hutang: daftar, staf } = toko
  for (const one of [...daftar]) {
    if (await layani(toko, one, hari)) daftar.splice(daftar.indexOf(one), 1)
    staf.jam.until(staf.jam.millis() + 1_000)
  }
  if (acak.chance(0.3) || hari.terakhir) await pinjam(toko, hari)
  await hitungBrankasContoh(toko, hari)
  const [tertua] = daftar
  if (!hari.terakhir || !tertua) return
  const body = {
    nomor: tertua.nomor,
    alasan: 'Laporan kehilangan di kepolisian',
    foto_surat: fotoSurat,
  }
  await staf.ask('own', hutang.commands.tahan, { body })
}
