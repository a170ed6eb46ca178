import { mulDiv, roundTo } from '#kernel/rounding'
import { addDays } from '#kernel/tanggal'
import { barangContoh } from '#modules/pesanan/barang-contoh'
import { emasKembali } from '#modules/pesanan/emas-kembali'
import { dokumenKwitansi, pesanan } from '#modules/pesanan/pesanan'
import { tanpaKartu } from '#modules/pelanggan/pelanggan'
import { bagiUang } from '#modules/pesanan/pesanan.rules'
import { tanpaTempat } from '#modules/toko/wilayah'
import { folderPesanan, fotoContoh, fotoPemesan } from './gambar.server.ts'
import { pembayaran } from './jualan.server.ts'
import { jualTitipan } from './titip.server.ts'
import type { HariContoh } from './kalender.server.ts'
import type { EmasContoh, PesananContoh, TokoBerjalan } from './toko.server.ts'

const wujud = [
  ['CINCIN NAMA PASANGAN', 'CC', 2_500, 5_500, '14', 'R & B'],
  ['KALUNG INISIAL', 'KL', 4_000, 9_000, '45', 'ALYA'],
  ['GELANG BAYI', 'GL', 2_000, 5_000, '12', 'BINTANG'],
] as const

/** The cashier takes the money of a payment. */
async function terima({ staf }: TokoBerjalan, nomor: string | null): Promise<void> {
  if (nomor === null) return
  staf.jam.until(staf.jam.millis() + 1_000)
  const body = { nomor: [nomor], user_id: null, dilihat: [] }
  await staf.ask('kasir2', dokumenKwitansi.commands.validasi, { body })
}

/** A stock piece goes along as the model. */
async function pinjamContoh(toko: TokoBerjalan, no_pesanan: string) {
  const [barang] = toko.etalase.ambil(1, toko.acakPesanan)
  if (!barang) return null
  const { kode_barcode } = barang
  const body = { no_pesanan, baris: 1, kode_barcode, keterangan: null }
  return (await toko.staf.ask('spv', barangContoh.commands.ambil, { body })).nomor
}

/** A piece as somebody wishes it. */
function inginan({ acakPesanan: acak }: TokoBerjalan) {
  const [nama_barang, kode_dept, ringan, berat_paling, ukuran, ukiran] = acak.pick(wujud)
  return {
    ...{ nama_barang, kode_dept, kode_group: acak.pick(['70', '75']), qty: 1 },
    berat: acak.int(ringan, berat_paling),
    ...{ ongkos: acak.skewed(150_000, 750_000, 25_000), ukuran, ukiran },
    foto: fotoContoh(kode_dept, 'KUNING', acak.int(1, 2), folderPesanan),
    deskripsi: `${nama_barang} polos mengkilap dengan tulisan di sisi dalam`,
    kode_tukang: acak.pick(['SARNO', 'KUSNAN']),
    seperti: null,
  }
}

/** Somebody orders a piece, sometimes two or three, and leaves some of their price. */
async function pesan(toko: TokoBerjalan, { ke, tanggal, terakhir }: HariContoh): Promise<void> {
  const { acakPesanan: acak, langganan, pesanan: daftar, staf } = toko
  const orang = acak.pick(langganan)
  const banyak = acak.chance(0.35) ? acak.int(2, 3) : 1
  const barang = Array.from({ length: banyak }, () => inginan(toko))
  const berat = barang.reduce((sum, one) => sum + one.berat, 0)
  // Gold of 70 % costs at least Rp 1.500.000 a gram on all days of the sample.
  const uang_muka = roundTo(mulDiv(berat, acak.int(300, 900), 1), 50_000, 'up')
  const { kwitansi, nomor } = await staf.ask('kasir1', pesanan.commands.simpan, {
    body: {
      ...tanpaTempat,
      ...tanpaKartu,
      kode_sales: `SLS${acak.int(1, 3)}`,
      nama_customer: orang.nama_customer ?? 'IBU SRI',
      alamat_customer: orang.alamat_customer,
      no_hp: orang.no_hp ?? `0813${acak.int(10_000_000, 99_999_999)}`,
      jenis_pelanggan: 'UMUM',
      ...{ barang, uang_muka },
      tgl_janji: addDays(tanggal, acak.int(5, 12)),
      pembayaran: pembayaran({ ...toko, acak }, uang_muka),
      tgl_system: null,
    },
  })
  // Money that waits stops the closing of a day: at the head office only, on the last.
  if (!terakhir || staf.toko.jenis_toko !== 'PUSAT') await terima(toko, kwitansi)
  // One model is always out.
  const contoh = acak.chance(0.3) || terakhir ? await pinjamContoh(toko, nomor) : null
  const belum = barang.map(({ berat: mg, kode_dept, kode_group }, at) => ({
    ...{ baris: at + 1, berat: mg, kode_dept, kode_group },
  }))
  const emas = kwitansi === null || terakhir ? null : await kirimEmas(toko, nomor, barang)
  daftar.push({ nomor, ke, belum, contoh, emas })
}

/** Where enough of one kadar lies broken up, its goldsmith gets gold for the first piece. */
async function kirimEmas(
  { emasLebur, staf }: TokoBerjalan,
  nomor: string,
  [satu, ...lain]: readonly { readonly berat: number; readonly kode_tukang: string }[],
): Promise<EmasContoh | null> {
  if (!satu || lain.some(({ kode_tukang }) => kode_tukang === satu.kode_tukang)) return null
  const berat_kirim = mulDiv(satu.berat, 105, 100)
  const [cukup] = [...emasLebur].filter(([, ada]) => ada >= berat_kirim)
  if (!cukup) return null
  const [kadar, ada] = cukup
  emasLebur.set(kadar, ada - berat_kirim)
  const barang = [{ baris: 1, nama_barang: null, kadar, berat_kirim }]
  await staf.ask('kasir1', pesanan.commands.kirim, { body: { nomor, barang } })
  return { kadar, kode_tukang: satu.kode_tukang, sisa: berat_kirim }
}

/** Most of what is left comes back, the filings are lost. */
async function emasPulang(toko: TokoBerjalan, nomor: string, emas: EmasContoh, bagian = 90) {
  const { kadar, kode_tukang, sisa } = emas
  const berat = mulDiv(sisa, bagian, 100, 'down')
  const { emasLebur, staf } = toko
  if (berat <= 0) return
  emasLebur.set(kadar, (emasLebur.get(kadar) ?? 0) + berat)
  await staf.ask('spv', emasKembali.commands.simpan, {
    body: {
      ...{ no_pesanan: nomor, kode_tukang, baris: [{ kadar, berat }], habis: true },
      ...{ beban: kode_tukang === 'KUSNAN' ? 'TUKANG' : 'TOKO', keterangan: 'Sisa dan kikiran' },
    },
  })
}

/** What a piece took of the gold: as fine as it is. */
const terpakai = (berat_jadi: number, kode_group: string, kadar: number): number =>
  mulDiv(berat_jadi, Number(kode_group), mulDiv(kadar, 1, 100), 'up')

/** Goldsmiths bring some: a little lighter or heavier than wished, and the model with the last. */
async function jadi(toko: TokoBerjalan, one: PesananContoh): Promise<void> {
  const { acakPesanan: acak, staf } = toko
  const dibawa = one.belum.splice(0, acak.chance(0.7) ? one.belum.length : 1)
  const barang = dibawa.map(({ baris, berat, kode_dept }) => ({
    ...{ baris, nama_barang: null, nilai_emas: null, keterangan: null },
    berat_jadi: berat + mulDiv(berat, acak.int(-40, 60), 1_000),
    upah: acak.skewed(75_000, 300_000, 25_000),
    foto_jadi: fotoContoh(kode_dept, 'KUNING', 1),
  }))
  await staf.ask('kasir1', pesanan.commands.selesai, { body: { nomor: one.nomor, barang } })
  const pertama = dibawa.findIndex(({ baris }) => baris === 1)
  const [satu, kode_group] = [barang[pertama], dibawa[pertama]?.kode_group]
  if (one.emas && satu && kode_group) {
    one.emas.sisa -= terpakai(satu.berat_jadi, kode_group, one.emas.kadar)
    await emasPulang(toko, one.nomor, one.emas)
    one.emas = null
  }
  if (one.contoh === null || one.belum.length > 0) return
  await staf.ask('spv', barangContoh.commands.kembali, { body: { nomor: one.contoh } })
  one.contoh = null
}

/** The last of several is not wished any more: the others are. */
async function kurangi({ staf }: TokoBerjalan, one: PesananContoh): Promise<void> {
  const satu = one.belum.pop()
  if (!satu) return
  const barang = [{ baris: satu.baris, nama_barang: null, batal: true }]
  const alasan = 'Pelanggan tidak jadi memesan yang terakhir'
  await staf.ask('kasir2', pesanan.commands.kurangi, { body: { nomor: one.nomor, barang, alasan } })
}

/** Its customer comes for it: it is sold to him, or he gets back what is over. */
async function ambil(toko: TokoBerjalan, { nomor }: PesananContoh): Promise<void> {
  const { staf } = toko
  const [kini] = await staf.ask('kasir1', pesanan.list, { query: { q: nomor } })
  if (!kini) return
  const { barang, biaya, sisa } = kini
  const { kode_barcode, no_titipan } = await staf.ask('kasir1', pesanan.commands.ambil, {
    body: {
      ...{ nomor, sisa, bukti: 'KARTU', kode: null, foto_kartu: fotoPemesan },
      uang_dari: 'BRANKAS', // a drawer may hold less than a deposit
    },
  })
  const uang = { saldo: biaya - Math.max(0, sisa), pajak: 0, dasar: 0 }
  const bagian = bagiUang(
    uang,
    barang.map((one) => one.biaya),
  )
  await jualTitipan(
    toko,
    bagian.map(({ saldo }, at) => ({
      ...{ nomor: no_titipan[at] ?? '', jumlah: saldo },
      barang: { kode_barcode: kode_barcode[at] ?? '' },
    })),
  )
}

/** Days until a piece is made, at the least; promised in twelve, some are late. */
const paling = ({ ke }: PesananContoh): number => (ke % 5 === 1 ? 16 : 4)

/** A day of the orders' desk: some are ordered, some are made, some are picked up. */
export async function layaniPesanan(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  const { acakPesanan: acak, pesanan: daftar, staf } = toko
  for (const one of [...daftar]) {
    const umur = hari.ke - one.ke
    const keluar = (): void => void daftar.splice(daftar.indexOf(one), 1)
    if (one.belum.length > 0 && umur >= paling(one) && acak.chance(0.4)) {
      if (one.contoh === null && acak.chance(0.06)) {
        const alasan = 'Pelanggan tidak jadi memesan'
        const body = { nomor: one.nomor, alasan, uang_dari: 'BRANKAS' } as const
        await staf.ask('kasir2', pesanan.commands.batal, { body })
        if (one.emas) await emasPulang(toko, one.nomor, one.emas, 99)
        keluar()
      } else if (one.belum.length > 1 && acak.chance(0.15)) await kurangi(toko, one)
      else await jadi(toko, one)
    } else if (one.belum.length === 0 && acak.chance(0.35)) {
      keluar()
      // Of some nobody ever asks again.
      if (!acak.chance(0.06)) await ambil(toko, one)
    }
    staf.jam.until(staf.jam.millis() + 1_000)
  }
  if (acak.chance(0.3) || hari.terakhir) await pesan(toko, hari)
}
