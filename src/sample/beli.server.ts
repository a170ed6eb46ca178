import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { addDays, type Tanggal } from '#kernel/tanggal'
import { batuLengkap } from '#modules/berlian/batu.rules'
import { saldoLaci } from '#modules/kas/uang-kas.calls'
import {
  cariKantong,
  satuKantong,
  type barisKantong,
} from '#modules/pembelian/kantong/kantong.calls'
import { hitungPembelian } from '#modules/pembelian/pembelian.calls'
import { settingPembelian } from '#modules/pembelian/setting'
import { bayar, lainnya, pembayaran, validasiNota } from './jualan.server.ts'
import type { HariContoh } from './kalender.server.ts'
import { bakiContoh, noRekening } from './master.server.ts'
import type { Peran } from './staf.server.ts'
import type { TokoBerjalan } from './toko.server.ts'
import { hancurPembelian, jualLagi, setoranEmas } from '#modules/pembelian/kantong/kantong'
import { kunjungan } from '#modules/konter/kunjungan'
import { hitungPenjualan } from '#modules/konter/konter.calls'

type BarisBeli = Parameters<typeof hitungBeli>[1][number]
type Kantong = RowOf<typeof barisKantong>

/** A piece that was sold some day before. */
interface Terjual {
  readonly kode_barcode: string
  readonly berat_kotor: number
}

/** One of those sold before today, with what it weighed: the customer brings it back. */
async function terjual({ acakBeli, staf }: TokoBerjalan): Promise<Terjual | undefined> {
  const { kode_toko } = staf.toko
  const found = await staf.db.rows(
    kode_toko,
    sql<Terjual>`select b.kode_barcode, b.berat as berat_kotor from barang b
      join penjualan p on p.kode_toko = b.kode_toko and p.id = b.id_pemegang
      join toko t on t.kode_toko = b.kode_toko
      where b.kode_toko = ${kode_toko} and b.status = 'TERJUAL' and b.kode_kategori = 'EMAS'
        and p.tgl_system < t.tgl_system order by b.kode_barcode limit 200`,
  )
  return found.length > 0 ? acakBeli.pick(found) : undefined
}

const kosong = {
  kode_barcode: null,
  nama_barang: null,
  kode_group: null,
  kode_dept: null,
  potong_batu: null,
  kadar_uji: null,
  cara_uji: null,
  nota_hilang: false,
  belum_dipakai: false,
  batu_hilang: false,
  foto: null,
  harga_setuju: null,
}

/** Our own piece, sometimes a little lighter or bent. */
function milikSendiri({ acakBeli }: TokoBerjalan, { berat_kotor, kode_barcode }: Terjual) {
  const aus = acakBeli.chance(0.15) ? acakBeli.int(1, 4) * 10 : 0
  return {
    ...kosong,
    kode_barcode,
    kode_kondisi: acakBeli.weighted([
      ['BAIK', 80],
      ['KUSAM', 12],
      ['PUTUS', 8],
    ]),
    berat_kotor: Math.max(berat_kotor - aus, 10),
  }
}

/** Gold that another shop sold, tested and bought by the gram. */
function luar({ acakBeli }: TokoBerjalan) {
  const [kode_group, kadar_uji] = acakBeli.pick([
    ['42', 42_00],
    ['70', 70_00],
    ['75', 75_00],
  ] as const)
  return {
    ...kosong,
    nama_barang: acakBeli.pick(['GELANG RANTAI', 'CINCIN POLOS', 'KALUNG ITALI', 'ANTING JEPIT']),
    kode_group,
    kode_dept: 'CC',
    kode_kondisi: acakBeli.chance(0.7) ? 'BAIK' : 'PUTUS',
    berat_kotor: acakBeli.int(80, 900) * 10,
    kadar_uji,
    cara_uji: 'BATU_UJI' as const,
  }
}

const hitungBeli = (
  { staf }: TokoBerjalan,
  baris: readonly (ReturnType<typeof luar> | ReturnType<typeof milikSendiri>)[],
  nilai_jual: number,
) =>
  staf.ask('kasir1', hitungPembelian, {
    body: {
      jenis: 'BELI',
      harga_setuju: null,
      nilai_jual,
      baris: baris.map((line) => ({ ...line, harga_lama: null })),
    },
  })

/** What a drawer keeps for change, small bills and money that goes back. */
const tetapDiLaci = 4_000_000

/** The shop pays out of the drawer where there is enough in it, else by transfer. */
async function dibayar({ acakBeli, staf, noToko }: TokoBerjalan, oleh: Peran, jumlah: number) {
  const { saldo } = await staf.ask(oleh, saldoLaci, {})
  return saldo >= jumlah + tetapDiLaci
    ? bayar('CASH', jumlah)
    : bayar('TRANSFER', jumlah, {
        no_rekening: noRekening(noToko, acakBeli.int(0, 2)),
        no_ref: String(acakBeli.int(100_000, 999_999)),
      })
}

/** What the visit takes in exchange: a piece of the showcase, or nothing. */
async function ditukar({ etalase, staf }: TokoBerjalan, tukar: boolean) {
  const barang = tukar ? etalase.ambil(1) : []
  const baris = barang.map(({ kode_barcode }) => ({
    kode_barcode,
    berat_kotor: null,
    ongkos: null,
    diskon: null,
    harga_setuju: null,
  }))
  if (baris.length === 0) return { baris, total: 0 }
  const { total } = await staf.ask('kasir1', hitungPenjualan, {
    body: {
      baris: baris.map((line) => ({ ...line, harga_lama: null })),
      harga_setuju: null,
      tgl_system: null,
      no_nota_manual: null,
      pembeli_pajak: null,
      id_draf: null,
      titipan: [],
    },
  })
  return { baris, total }
}

/** One visit that brings gold: sold to the shop, or exchanged for another piece. */
export async function beli(toko: TokoBerjalan): Promise<void> {
  const { acakBeli, langganan, staf } = toko
  const asal = acakBeli.chance(0.25) ? undefined : await terjual(toko)
  const baris: BarisBeli[] = [asal ? milikSendiri(toko, asal) : luar(toko)]
  const jual = await ditukar(toko, asal !== undefined && acakBeli.chance(0.5))
  const dibeli = await hitungBeli(toko, baris, jual.total)
  const oleh: Peran = acakBeli.chance(0.5) ? 'kasir1' : 'kasir2'
  const total = jual.total - dibeli.total
  const bayaran =
    total === 0
      ? []
      : total > 0
        ? pembayaran({ ...toko, acak: acakBeli }, total)
        : [await dibayar(toko, oleh, -total)]
  // Who pays it has not entered it.
  const { no_faktur_group } = await staf.ask(lainnya(oleh), kunjungan.commands.simpan, {
    body: {
      ...acakBeli.pick(langganan),
      alamat_customer: `Jl. Pasar Baru No. ${acakBeli.int(1, 90)}`,
      no_hp: `0813${acakBeli.int(10_000_000, 99_999_999)}`,
      kode_sales: `SLS${acakBeli.int(1, 3)}`,
      jenis_pelanggan: 'UMUM',
      jenis_identitas: null,
      no_identitas: null,
      npwp: null,
      pembeli_pajak: null,
      keterangan: null,
      no_nota_manual: null,
      tgl_system: null,
      nota_per: 'KUNJUNGAN',
      harga_setuju: null,
      baris: jual.baris,
      pembelian: {
        jenis: 'BELI',
        harga_setuju: null,
        baris,
        jenis_identitas: 'KTP',
        no_identitas: `3510${acakBeli.int(100_000, 999_999)}${acakBeli.int(100_000, 999_999)}`,
        foto_identitas: null,
      },
      pembayaran: bayaran,
      id_draf: null,
      total,
    },
  })
  staf.jam.until(staf.jam.millis() + acakBeli.int(90, 400) * 1_000)
  await staf.ask(oleh, kunjungan.commands.validasi, {
    body: { ...validasiNota, penjualan: [no_faktur_group], pembelian: [no_faktur_group] },
  })
}

const kantongDi = ({ staf }: TokoBerjalan, tempat: 'PEMBELIAN' | 'BRANKAS'): Promise<Kantong[]> =>
  staf.ask('spv', cariKantong, { body: { tempat, untuk: null, q: null } })

/** In the evening the bags of the day go to the safe; a scale is never still. */
export async function setorKantong(toko: TokoBerjalan): Promise<void> {
  const { acakBeli, staf } = toko
  const kantong = await kantongDi(toko, 'PEMBELIAN')
  if (kantong.length === 0) return
  const lain = acakBeli.chance(0.06) ? -30 : 0
  await staf.ask('kasir1', setoranEmas.commands.simpan, {
    body: {
      penerima: 'Pak Hadi',
      keterangan: lain === 0 ? null : 'Kantong pertama ditimbang ulang dua kali',
      baris: kantong.map(({ berat, kode_kantong }, at) => ({
        kode_kantong,
        no_segel: null,
        timbang: Math.max(berat + acakBeli.pick([-10, 0, 0, 10]) + (at === 0 ? lain : 0), 10),
      })),
    },
  })
}

async function lagi({ acakBeli, etalase, staf, skala }: TokoBerjalan, kode_kantong: string) {
  const { berat, isi } = await staf.ask('spv', satuKantong, { body: { kode_kantong } })
  const { kode_baki, kode_gudang } = acakBeli.pick(
    bakiContoh(skala).filter((baki) => baki.kode_dept === isi.kode_dept),
  )
  const { kode_barcode } = await staf.ask('spv', jualLagi.commands.simpan, {
    body: {
      ...isi,
      kode_kantong,
      no_segel: null,
      nama_barang: isi.nama_barang ?? '',
      kode_dept: isi.kode_dept ?? '',
      kode_group: isi.kode_group ?? '',
      kode_bandrol: isi.kode_bandrol ?? null,
      data_berlian: batuLengkap(isi.data_berlian ?? []),
      kode_gudang,
      kode_baki,
      berat,
    },
  })
  etalase.tambah([{ kode_barcode, kode_gudang }])
}

/** Bought gold that may be opened on this day. */
export const bolehDibuka = (
  { tgl_system }: Pick<Kantong, 'tgl_system'>,
  tanggal: Tanggal,
): boolean => addDays(tgl_system, settingPembelian.SORTIR_MASA_TUNGGU.initial) <= tanggal

/** In the morning what is as good as new goes back to a tray; bent pieces go to the melt. */
export async function olahKantong(toko: TokoBerjalan, { tanggal }: HariContoh): Promise<void> {
  const { acakBeli, emasLebur, staf } = toko
  const semua = await kantongDi(toko, 'BRANKAS')
  const kantong = semua.filter((bag) => bolehDibuka(bag, tanggal))
  const bagus = kantong.filter((bag) => bag.kode_barcode !== null && bag.kondisi === 'Baik')
  for (const { kode_kantong } of bagus) if (acakBeli.chance(0.5)) await lagi(toko, kode_kantong)
  const rusak = kantong.filter(({ kondisi }) => kondisi.startsWith('Putus'))
  if (rusak.length < 2) return
  const baris = rusak.map(({ berat, kadar, kode_kantong }) => ({
    ...{ kadar, kode_kantong },
    berat_hasil: Math.max(berat - acakBeli.int(0, 3) * 10, 10),
  }))
  for (const { berat_hasil, kadar } of baris)
    emasLebur.set(kadar, (emasLebur.get(kadar) ?? 0) + berat_hasil)
  await staf.ask('spv', hancurPembelian.commands.simpan, {
    body: {
      alasan: 'Putus dan penyok, dikumpulkan untuk dilebur',
      baris: baris.map(({ berat_hasil, kode_kantong }) => ({
        ...{ berat_hasil, kode_kantong },
        no_segel: null,
      })),
    },
  })
}
