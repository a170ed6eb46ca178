import { tanpaKartu } from '#modules/pelanggan/pelanggan'
import { tanpaTempat } from '#modules/toko/wilayah'
import { mulDiv, roundTo } from '#kernel/rounding'
import { dokumenTitipan } from '#modules/titipan/titipan'
import { bayar, pembayaran, validasiNota } from './jualan.server.ts'
import { simpanKunjungan } from './kartu.server.ts'
import type { Peran } from './staf.server.ts'
import { tanpaNama } from './pelanggan.server.ts'
import type { BarangAda, TitipanContoh, TokoBerjalan } from './toko.server.ts'
import { kunjungan } from '#modules/konter/kunjungan'
import { hitungPenjualan } from '#modules/konter/konter.calls'

const baris = (kode_barcode: string) => ({
  kode_barcode,
  berat_kotor: null,
  ongkos: null,
  diskon: null,
  harga_setuju: null,
})

/** What pieces cost, by the promise of deposits where there are any. */
export async function harga(
  { staf }: TokoBerjalan,
  barang: readonly Pick<BarangAda, 'kode_barcode'>[],
  titipan: string[],
) {
  const { total } = await staf.ask('kasir1', hitungPenjualan, {
    body: {
      baris: barang.map(({ kode_barcode }) => ({ ...baris(kode_barcode), harga_lama: null })),
      harga_setuju: null,
      tgl_system: null,
      no_nota_manual: null,
      pembeli_pajak: null,
      id_draf: null,
      titipan,
    },
  })
  return total
}

/** A tenth to a half of the price, in round sums. */
const sebagian = ({ acakTitip }: TokoBerjalan, total: number): number =>
  Math.max(50_000, roundTo(mulDiv(total, acakTitip.int(10, 50), 100), 50_000, 'down'))

/** A customer chooses a piece and leaves money for it, or money only; nobody has taken it yet. */
export async function titipBaru(toko: TokoBerjalan): Promise<TitipanContoh | undefined> {
  const { acakTitip, etalase, langganan, staf } = toko
  const untukBarang = acakTitip.chance(0.65)
  const [barang] = untukBarang ? etalase.ambil(1) : []
  if (untukBarang && !barang) return undefined
  const total = barang ? await harga(toko, [barang], []) : null
  const jumlah =
    total === null ? acakTitip.skewed(500_000, 5_000_000, 100_000) : sebagian(toko, total)
  const orang = acakTitip.pick(langganan)
  const { no_titipan } = await staf.ask('kasir1', dokumenTitipan.commands.simpan, {
    body: {
      kode_sales: `SLS${acakTitip.int(1, 3)}`,
      nama_customer: orang.nama_customer ?? '',
      alamat_customer: orang.alamat_customer,
      ...tanpaTempat,
      ...tanpaKartu,
      no_hp: orang.no_hp ?? `0813${acakTitip.int(10_000_000, 99_999_999)}`,
      jenis_pelanggan: 'UMUM',
      keterangan: null,
      baris: barang ? baris(barang.kode_barcode) : null,
      harga: total,
      jumlah,
      tgl_batas: null,
      pembayaran: pembayaran({ ...toko, acak: acakTitip }, jumlah),
    },
  })
  return { nomor: no_titipan, barang: barang ?? null, jumlah }
}

/** The cashier takes the money; seldom the customer is back within the hour and wants it again. */
export async function titip(toko: TokoBerjalan): Promise<void> {
  const { acakTitip, etalase, staf, titipan } = toko
  const baru = await titipBaru(toko)
  if (!baru) return
  const penerima: Peran = 'kasir2'
  staf.jam.until(staf.jam.millis() + acakTitip.int(60, 300) * 1_000)
  await staf.ask(penerima, dokumenTitipan.commands.validasi, {
    body: { titipan: [baru.nomor], user_id: null, dilihat: [] },
  })
  if (!acakTitip.chance(0.15)) {
    titipan.push(baru)
    return
  }
  staf.jam.until(staf.jam.millis() + acakTitip.int(5, 30) * 60_000)
  const alasan = 'Pelanggan memilih barang di toko lain'
  await staf.ask(penerima, dokumenTitipan.commands.batal, {
    body: { no_titipan: baru.nomor, alasan, uang_dari: 'BRANKAS' },
  })
  if (baru.barang) etalase.tambah([baru.barang])
}

/** Whoever left money comes back: takes the piece, or chooses one, and pays the rest. */
export async function ambilTitipan(toko: TokoBerjalan): Promise<void> {
  const { etalase, titipan } = toko
  const dipakai = titipan.shift()
  if (!dipakai) return
  const [barang] = dipakai.barang ? [dipakai.barang] : etalase.ambil(1)
  if (barang) await jualTitipan(toko, [{ ...dipakai, barang }])
}

/** A deposit, and the piece that is taken for it. */
type Ditukar = Omit<TitipanContoh, 'barang'> & {
  readonly barang: Pick<BarangAda, 'kode_barcode'>
}

/** Pieces go over the counter, for what was left for them and what remains. */
export async function jualTitipan(toko: TokoBerjalan, dipakai: readonly Ditukar[]): Promise<void> {
  const { acakTitip, staf } = toko
  const total = await harga(
    toko,
    dipakai.map(({ barang }) => barang),
    dipakai.map(({ nomor }) => nomor),
  )
  let sisa = total
  const dibayar = dipakai.map(({ jumlah, nomor }) => {
    const dari = Math.min(jumlah, sisa)
    sisa -= dari
    return bayar('TITIPAN', dari, { no_ref: nomor })
  })
  const { no_faktur_group } = await simpanKunjungan(toko, 'kasir1', {
    ...tanpaNama,
    kode_sales: `SLS${acakTitip.int(1, 3)}`,
    jenis_pelanggan: 'UMUM',
    jenis_identitas: null,
    no_identitas: null,
    npwp: null,
    pembeli_pajak: null,
    keterangan: null,
    no_nota_manual: null,
    pembelian: null,
    tgl_system: null,
    nota_per: 'KUNJUNGAN',
    harga_setuju: null,
    baris: dipakai.map(({ barang }) => baris(barang.kode_barcode)),
    pembayaran: [...dibayar, ...(sisa > 0 ? pembayaran({ ...toko, acak: acakTitip }, sisa) : [])],
    id_draf: null,
    total,
  })
  staf.jam.until(staf.jam.millis() + acakTitip.int(90, 400) * 1_000)
  await staf.ask('kasir2', kunjungan.commands.validasi, {
    body: { penjualan: [no_faktur_group], pembelian: [], ...validasiNota },
  })
}
