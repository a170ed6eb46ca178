import { sql } from 'kysely'
import { mulDiv, roundTo } from '#kernel/rounding'
import type { Pembayaran } from '#modules/pembayaran/pembayaran.rules'
import type { Acak } from './acak.server.ts'
import { jumlahSales, noQris, noRekening } from './master.server.ts'
import { simpanKunjungan } from './kartu.server.ts'
import type { Peran } from './staf.server.ts'
import { tanpaNama } from './pelanggan.server.ts'
import type { BarangAda, TokoBerjalan } from './toko.server.ts'
import { kunjungan } from '#modules/konter/kunjungan'
import { dokumenPenjualan } from '#modules/penjualan/penjualan'
import { hitungPenjualan } from '#modules/konter/konter.calls'

/** A note that waits at the cash desk. */
export interface NotaOpen {
  readonly no_faktur_group: string
  readonly notajual: readonly string[]
  readonly barang: readonly BarangAda[]
  readonly oleh: Peran
}

const kasir = (acak: Acak): Peran => (acak.chance(0.55) ? 'kasir1' : 'kasir2')
export const lainnya = (peran: Peran): Peran => (peran === 'kasir1' ? 'kasir2' : 'kasir1')

export const bayar = (
  jenis: Pembayaran['jenis'],
  jumlah: number,
  lain: Partial<Pembayaran> = {},
) => ({
  jenis,
  jumlah,
  no_rekening: null,
  fee: null,
  no_ref: null,
  diterima: null,
  ...lain,
})

/** The smallest coin of a drawer. */
const koin = 100

/** Cash is handed over in notes of fifty or a hundred thousand. */
const tunai = (acak: Acak, jumlah: number): Pembayaran =>
  bayar('CASH', jumlah, { diterima: roundTo(jumlah, acak.chance(0.6) ? 50_000 : 100_000, 'up') })

export function nonTunai({ acak, noToko }: TokoBerjalan, jumlah: number): Pembayaran {
  const jenis = acak.weighted<Pembayaran['jenis']>([
    ['TRANSFER', 5],
    ['DEBET', 4],
    ['CREDIT', 1],
  ])
  const kartu = noRekening(noToko, acak.int(0, 2))
  return bayar(jenis, jumlah, {
    no_rekening: jenis === 'DEBET' && jumlah % 3 === 0 ? noQris(noToko) : kartu,
    no_ref: String(acak.int(100_000, 999_999)),
    // A credit card costs the customer two percent on top.
    fee: jenis === 'CREDIT' ? mulDiv(jumlah, 2, 100, 'up') : null,
  })
}

/** Small sums in cash, large ones by transfer or card, some of both. */
export function pembayaran(toko: TokoBerjalan, total: number): Pembayaran[] {
  const { acak } = toko
  if (total % koin !== 0) return [nonTunai(toko, total)]
  if (total > 2_000_000 && acak.chance(0.08)) {
    const sebagian = roundTo(mulDiv(total, acak.int(30, 70), 100), 500_000, 'down')
    if (sebagian > 0) return [nonTunai(toko, sebagian), tunai(acak, total - sebagian)]
  }
  return acak.chance(total > 15_000_000 ? 0.75 : 0.38)
    ? [nonTunai(toko, total)]
    : [tunai(acak, total)]
}

/** A customer who bargains gets the odd thousands off. */
function tawar(acak: Acak, total: number): number | null {
  if (!acak.chance(0.35)) return null
  const setuju = roundTo(total, acak.pick([5_000, 10_000, 50_000]), 'down')
  return setuju > 0 && total - setuju < total / 50 ? setuju : null
}

const alasanBatal = [
  'Pelanggan membatalkan pembelian',
  'Salah pilih barang di nota',
  'Ukuran tidak cocok, pelanggan batal',
] as const

/** Who buys two pieces has a coupon of an earlier note, where one is left. */
async function denganKupon(toko: TokoBerjalan, total: number): Promise<Pembayaran[]> {
  const { kode_toko } = toko.staf.toko
  const [kupon] = await toko.staf.db.rows<{ no_kupon: string; nilai_kupon: number }>(
    kode_toko,
    sql`select no_kupon, nilai_kupon from kencana.saldo_kupon join kencana.toko using (kode_toko)
      where kode_toko = ${kode_toko} and saldo = 1 and berlaku_sampai >= tgl_system
      order by no_kupon limit 1`,
  )
  if (kupon === undefined || kupon.nilai_kupon >= total) return pembayaran(toko, total)
  const { nilai_kupon, no_kupon } = kupon
  const sisa = pembayaran(toko, total - nilai_kupon)
  return [bayar('KUPON', nilai_kupon, { no_ref: no_kupon }), ...sisa]
}

/** One visit: pieces are scanned, priced, bargained over, paid for and saved. */
export async function jual(toko: TokoBerjalan): Promise<NotaOpen | undefined> {
  const { acak, etalase, langganan, staf } = toko
  const barang = etalase.ambil(
    acak.weighted([
      [1, 78],
      [2, 17],
      [3, 5],
    ]),
  )
  if (barang.length === 0) return undefined
  const oleh = kasir(acak)
  const baris = barang.map(({ kode_barcode }) => ({
    kode_barcode,
    berat_kotor: null,
    ongkos: null,
    diskon: null,
    harga_setuju: null,
  }))
  const dihitung = await staf.ask(oleh, hitungPenjualan, {
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
  const harga_setuju = tawar(acak, dihitung.total)
  const total = harga_setuju ?? dihitung.total
  const { no_faktur_group, notajual } = await simpanKunjungan(toko, oleh, {
    ...(acak.chance(0.55) ? acak.pick(langganan) : tanpaNama),
    kode_sales: `SLS${Math.min(acak.skewed(1, jumlahSales, 1), jumlahSales)}`,
    jenis_pelanggan: 'UMUM',
    jenis_identitas: null,
    no_identitas: null,
    npwp: null,
    pembeli_pajak: null,
    keterangan: null,
    no_nota_manual: null,
    pembelian: null,
    tgl_system: null,
    nota_per: barang.length > 1 && acak.chance(0.2) ? 'BARANG' : 'KUNJUNGAN',
    harga_setuju,
    baris,
    pembayaran: await (barang.length === 2 ? denganKupon(toko, total) : pembayaran(toko, total)),
    id_draf: null,
    total,
  })
  return { no_faktur_group, notajual, barang, oleh }
}

/** What a cashier adds to the groups that he validates. */
export const validasiNota = { user_id: null, dilihat: [], timbang: [] }

const pilihan = ({ no_faktur_group }: NotaOpen) => ({
  penjualan: [no_faktur_group],
  pembelian: [],
})

/** The cashier takes the money. */
async function validasi({ acak, staf }: TokoBerjalan, nota: NotaOpen): Promise<void> {
  const validator = acak.chance(0.6) ? lainnya(nota.oleh) : nota.oleh
  staf.jam.until(staf.jam.millis() + acak.int(90, 540) * 1_000)
  await staf.ask(validator, kunjungan.commands.validasi, {
    body: { ...pilihan(nota), ...validasiNota },
  })
}

/** The cashier takes the money; now and then the note is withdrawn, or the sale undone later. */
export async function selesaikan(toko: TokoBerjalan, nota: NotaOpen): Promise<void> {
  const { acak, etalase, staf } = toko
  if (acak.chance(0.03)) {
    staf.jam.until(staf.jam.millis() + acak.int(90, 540) * 1_000)
    await staf.ask(nota.oleh, kunjungan.commands.batalValidasi, { body: pilihan(nota) })
    etalase.tambah(nota.barang)
    return
  }
  await validasi(toko, nota)
  if (acak.chance(0.012)) await batalkan(toko, nota)
}

/** The customer is back within the hour: the sale is undone, its pieces wait for their tray. */
async function batalkan({ acak, staf }: TokoBerjalan, { notajual }: NotaOpen): Promise<void> {
  const [no_faktur_jual] = notajual
  if (!no_faktur_jual) return
  staf.jam.until(staf.jam.millis() + acak.int(5, 40) * 60_000)
  const alasan = acak.pick(alasanBatal)
  await staf.ask('spv', dokumenPenjualan.commands.batal, {
    body: { no_faktur_jual, alasan, uang_dari: 'BRANKAS' },
  })
}

/** A sale of the last day that is undone: there is always a piece that waits for its tray. */
export async function jualBatal(toko: TokoBerjalan): Promise<void> {
  const nota = await jual(toko)
  if (!nota) return
  await validasi(toko, nota)
  await batalkan(toko, nota)
}
