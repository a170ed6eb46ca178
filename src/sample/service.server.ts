import { mulDiv, roundTo } from '#kernel/rounding'
import { addDays } from '#kernel/tanggal'
import type { jenisService } from '#modules/service/deskripsi-service'
import { dokumenKwitansi, service } from '#modules/service/service'
import { takDiminta, tanpaKartu } from '#modules/pelanggan/pelanggan'
import { tanpaTempat } from '#modules/toko/wilayah'
import { folderService, fotoContoh } from './gambar.server.ts'
import { pembayaran } from './jualan.server.ts'
import type { HariContoh } from './kalender.server.ts'
import type { ServiceContoh, TokoBerjalan } from './toko.server.ts'

const pin = '482913'
const pekerjaan: Readonly<Record<keyof typeof jenisService, string>> = {
  PERBAIKAN: 'Patri rantai yang putus di dekat kait',
  UKURAN: 'Perbesar ukuran cincin dua nomor',
  SEPUH: 'Sepuh ulang sampai warnanya rata',
  POLES: 'Poles seluruh permukaan sampai mengkilap',
  REMAJA: 'Remajakan bentuk dan ganti kait lama',
}
const jenis = ['PERBAIKAN', 'UKURAN', 'SEPUH', 'POLES', 'REMAJA'] as const
const barang = [
  ['CINCIN KAWIN POLOS', 'CC', 3_000, 6_500],
  ['KALUNG RANTAI', 'KL', 5_000, 14_000],
  ['GELANG KERONCONG', 'GL', 6_000, 16_000],
] as const

/** The cashier takes the money of a payment. */
const terima = async ({ staf }: TokoBerjalan, nomor: string | null): Promise<void> => {
  if (nomor === null) return
  staf.jam.until(staf.jam.millis() + 1_000)
  const body = { nomor: [nomor], user_id: null, dilihat: [] }
  await staf.ask('kasir2', dokumenKwitansi.commands.validasi, { body })
}

/** Somebody brings a piece of his; most leave some money. */
async function masuk(toko: TokoBerjalan, { ke, tanggal, terakhir }: HariContoh): Promise<void> {
  const { acakService: acak, langganan, service: daftar, staf } = toko
  const orang = acak.pick(langganan)
  const [nama_barang, kode_dept, ringan, berat] = acak.pick(barang)
  const jenis_service = acak.pick(jenis)
  const taksiran = acak.skewed(75_000, 600_000, 25_000)
  const uang_muka =
    terakhir || acak.chance(0.6) ? roundTo(mulDiv(taksiran, 1, 2), 25_000, 'down') : 0
  const berat_masuk = acak.int(ringan, berat)
  const { kwitansi, nomor } = await staf.ask('kasir1', service.commands.simpan, {
    body: {
      ...tanpaTempat,
      ...tanpaKartu,
      kode_sales: `SLS${acak.int(1, 3)}`,
      nama_customer: orang.nama_customer ?? 'IBU SRI',
      alamat_customer: orang.alamat_customer,
      no_hp: orang.no_hp ?? `0813${acak.int(10_000_000, 99_999_999)}`,
      jenis_pelanggan: 'UMUM',
      ...{ jenis_service, nama_barang, kadar: 75_00, berat_masuk, taksiran, uang_muka, pin },
      ...(berat_masuk % 3 === 0
        ? ({ kadar_uji: 74_60, cara_uji: 'XRF' } as const)
        : { kadar_uji: null, cara_uji: null }),
      foto: fotoContoh(kode_dept, 'KUNING', acak.int(1, 2), folderService),
      kode_deskripsi: null,
      deskripsi: pekerjaan[jenis_service],
      temuan: acak.chance(0.5) ? 'Goresan halus di sisi luar' : null,
      kode_tukang: acak.pick(['SARNO', 'MUJI', 'KUSNAN']),
      tgl_janji: addDays(tanggal, acak.int(1, 6)),
      pembayaran: uang_muka > 0 ? pembayaran({ ...toko, acak }, uang_muka) : [],
      tgl_system: null,
    },
  })
  daftar.push({ nomor, ke, berat_masuk, biaya: taksiran, dibayar: uang_muka, jenis_service })
  // Money that waits stops the closing of a day: at the head office only, on the last.
  if (!terakhir || staf.toko.jenis_toko !== 'PUSAT') await terima(toko, kwitansi)
}

/** Gold that is added is ours where enough of it lies broken up, else the goldsmith's. */
function dariEmas({ emasLebur }: TokoBerjalan, berat: number) {
  const ada = emasLebur.get(75_00) ?? 0
  if (berat === 0 || berat > ada) return { emas_dari: 'TUKANG', nilai_emas: null } as const
  emasLebur.set(75_00, ada - berat)
  return { emas_dari: 'TOKO', nilai_emas: null } as const
}

/**
 * The goldsmith brings it back: a little lighter, or in another size, with gold of the shop or
 * without what he cut off.
 */
async function selesai(toko: TokoBerjalan, one: ServiceContoh) {
  const { acakService: acak, staf } = toko
  const ukuran = one.jenis_service === 'UKURAN' ? acak.int(200, 600) : 0
  const [berat_tambah, berat_sisa] = acak.chance(0.6) ? [ukuran, 0] : [0, ukuran]
  const susut = acak.int(0, mulDiv(one.berat_masuk, 8, 1_000, 'down'))
  const body = {
    ...{ nomor: one.nomor, berat_tambah, berat_sisa, biaya: one.biaya, keterangan: null },
    ...dariEmas(toko, berat_tambah),
    berat_selesai: one.berat_masuk + berat_tambah - berat_sisa - susut,
    upah: roundTo(mulDiv(one.biaya, 2, 5), 5_000, 'down'),
  }
  await staf.ask('kasir1', service.commands.selesai, { body })
}

/** Its owner comes for it, and pays the rest. */
async function ambil(toko: TokoBerjalan, { biaya, dibayar, nomor }: ServiceContoh): Promise<void> {
  const sisa = biaya - dibayar
  const { kwitansi } = await toko.staf.ask('kasir1', service.commands.ambil, {
    body: {
      ...{ nomor, sisa, bukti: 'PIN', kode: pin, foto_kartu: null, uang_dari: null },
      ...takDiminta,
      pembayaran: sisa > 0 ? pembayaran({ ...toko, acak: toko.acakService }, sisa) : [],
    },
  })
  await terima(toko, kwitansi)
}

/** A day of the service desk: some come in, some are done, some are picked up. */
export async function layaniService(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  const { acakService: acak, service: daftar, staf } = toko
  for (const one of [...daftar]) {
    const umur = hari.ke - one.ke
    const keluar = (): void => void daftar.splice(daftar.indexOf(one), 1)
    if (!one.selesai && umur >= 2 && acak.chance(0.5)) {
      if (acak.chance(0.06)) {
        const alasan = 'Pelanggan tidak jadi, diambil kembali'
        const body = { nomor: one.nomor, alasan, uang_dari: 'BRANKAS' } as const
        await staf.ask('kasir2', service.commands.batal, { body })
        keluar()
      } else {
        await selesai(toko, one)
        one.selesai = true
      }
    } else if (one.selesai && acak.chance(0.35)) {
      keluar()
      // Of some nobody ever asks again.
      if (!acak.chance(0.08)) await ambil(toko, one)
    }
    staf.jam.until(staf.jam.millis() + 1_000)
  }
  if (acak.chance(0.4) || hari.terakhir) await masuk(toko, hari)
}
