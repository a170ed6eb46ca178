import type { RowOf } from '#kernel/field'
import { write } from '#kernel/ledger'
import { Refusal, refusalAt } from '#kernel/refusal'
import { newId } from '#server/document/ids'
import { born } from '#server/document/run'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { langkahBaru } from '#modules/kunjungan/kunjungan'
import type { Bagian } from '#modules/kunjungan/bagian.server'
import { gerakBarang, gram } from '#modules/stok/buku'
import { halanganBeli } from './asal.rules.ts'
import type { BarisBeliMasuk } from './barang-beli.rules.ts'
import { batasBeli, faktaBeli, type BeliTermuat, type Kunjungan } from './muat.server.ts'
import { otorisasiPembelian, checkAlasan, type PerluBeli } from './otorisasi.rules.ts'
import { kantongBuku, pembelianBarisBuku, pembelianBuku } from './buku.ts'
import { dokumenPembelian, type pembelianMasuk } from './pembelian.ts'
import {
  gerakBeli,
  gramBeli,
  jurnalBeli,
  type BarangKembali,
  type BeliEfek,
} from './pembelian.effects.ts'
import { hargaPembelian, type BarisBeli } from './pembelian.rules.ts'
import { checkPenjual, tanpaNota, type Penjual } from './penjual.rules.ts'
import { wajibPenjual } from './penjual.server.ts'
import { returHak } from './retur-hak.ts'
import { settingPembelian } from './setting.ts'

export type PembelianMasuk = RowOf<typeof pembelianMasuk>

/** What the visit gives to its purchases. */
export interface KepalaBeli {
  readonly id_group: string
  readonly kode_sales: string
  readonly id_pelanggan: string | null
  readonly keterangan: string | null
  readonly langsung: boolean // VALID at once (skip-validation)
}

/** The purchase side of a visit, priced and judged, before anything is written. */
export interface PembelianDinilai {
  readonly jenis: PembelianMasuk['jenis']
  readonly baris: readonly BarisBeli[]
  readonly harga_setuju: number | null
  readonly perlu: readonly PerluBeli[]
  readonly total: number //  rupiah that the shop owes
  readonly berat: number //  mg
}

/** The refusals of a part stand below its name in the body of the whole. */
function dibawah<T>(prefix: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.fields.length === 0) throw error
    throw new Refusal(error.message, {
      code: error.code,
      params: error.params,
      fields: error.fields.map((each) => ({ ...each, field: `${prefix}${each.field}` })),
      ...(error.problem === undefined ? {} : { problem: error.problem }),
    })
  }
}

const sum = (lines: readonly BarisBeli[], figure: (line: BarisBeli) => number): number =>
  lines.reduce((total, line) => total + figure(line), 0)

function checkPieces(lines: readonly BarisBeliMasuk[], termuat: BeliTermuat): void {
  const pieces = new Map(termuat.barang.map((piece) => [piece.kode_barcode, piece]))
  lines.forEach(({ kode_barcode, nota_hilang }, index) => {
    if (kode_barcode === null) return
    const halangan = halanganBeli(kode_barcode, pieces.get(kode_barcode), nota_hilang)
    if (halangan) throw refusalAt(halangan, `baris.${index}.kode_barcode`)
  })
}

/** Priced lines with their approvals and sums. */
export const jumlahPembelian = (
  ctx: Context,
  baris: readonly BarisBeli[],
  termuat: BeliTermuat,
  kunjungan: Kunjungan,
): Omit<PembelianDinilai, 'harga_setuju'> => ({
  jenis: kunjungan.koreksi ? 'KOREKSI' : 'BELI',
  baris,
  perlu: otorisasiPembelian(baris, batasBeli(ctx, termuat, kunjungan)),
  total: sum(baris, (line) => line.harga),
  berat: sum(baris, (line) => line.berat),
})

/**
 * Prices and judges the purchase side of a visit. Pure but for the settings that `ctx` reads.
 * @param nilaiJual value of the visit's sales in rupiah: so far tukar applies
 * @param di where its fields stand in the body of the call: 'pembelian.'
 * @throws Refusal at the line and field; at the seller's field when he must say who he is
 */
export function nilaiPembelian(
  ctx: Context,
  masuk: PembelianMasuk,
  termuat: BeliTermuat,
  visit: {
    readonly nilaiJual: number
    readonly penjual: Penjual
    readonly di: string
    readonly alasan: string | null
  },
): PembelianDinilai {
  const { alasan, nilaiJual } = visit
  const kunjungan = { nilai_jual: nilaiJual, koreksi: masuk.jenis === 'KOREKSI', alasan }
  checkAlasan(kunjungan)
  const baris = dibawah(visit.di, () => {
    checkPieces(masuk.baris, termuat)
    return hargaPembelian(masuk.baris, masuk.harga_setuju, faktaBeli(ctx, termuat, kunjungan))
  })
  checkPenjual(visit.penjual, masuk.baris.some(tanpaNota), wajibPenjual(ctx))
  return { ...jumlahPembelian(ctx, baris, termuat, kunjungan), harga_setuju: masuk.harga_setuju }
}

interface Faktur {
  readonly id: string
  readonly baris: readonly BarisBeli[]
}

const headRow = ({ baris, id }: Faktur, beli: PembelianDinilai, kepala: KepalaBeli) => ({
  id,
  id_group: kepala.id_group,
  jenis: beli.jenis,
  kode_sales: kepala.kode_sales,
  id_pelanggan: kepala.id_pelanggan,
  keterangan: kepala.keterangan,
  qty: baris.length,
  berat: sum(baris, (line) => line.berat),
  murni: sum(baris, (line) => line.murni),
  harga_dasar: sum(baris, (line) => line.harga_dasar),
  potongan: sum(baris, (line) => line.potongan),
  tambahan: sum(baris, (line) => line.tambahan),
  harga_total: sum(baris, (line) => line.harga),
})

/** The row as it is frozen: what it was priced with, and how. */
const lineRow = (id: string, line: BarisBeli) => ({
  id,
  id_asal: line.asal?.id ?? null,
  n_asal: line.asal?.n ?? null,
  kode_barcode: line.masuk.kode_barcode,
  nama_barang: line.nama_barang,
  kode_kategori: line.kode_kategori,
  kode_group: line.kode_group,
  kode_dept: line.kode_dept,
  kode_kondisi: line.kondisi.kode_kondisi,
  kondisi: line.kondisi.nama_kondisi,
  rusak: line.kondisi.jenis_kondisi === 'RUSAK',
  kadar: line.kadar,
  kadar_nota: line.kadar_nota,
  kadar_eod: line.kadar_eod,
  cara_uji: line.masuk.kadar_uji === null ? null : line.masuk.cara_uji,
  berat_kotor: line.masuk.berat_kotor,
  potong_batu: line.masuk.potong_batu ?? 0,
  berat: line.berat,
  berat_hitung: line.berat_hitung,
  berat_nota: line.asal?.berat ?? 0,
  murni: line.murni,
  harga_emas: line.harga_emas,
  harga_nota: line.harga_nota,
  rata_asal: line.rata_asal,
  hitungan: line.hitungan,
  harga_dasar: line.harga_dasar,
  potongan: line.potongan,
  tambahan: line.tambahan,
  harga: line.harga,
  harga_gram: line.harga_gram,
  nota_hilang: line.asal !== null && line.masuk.nota_hilang,
  belum_dipakai: line.masuk.belum_dipakai,
  batu_hilang: line.masuk.batu_hilang,
  foto: line.masuk.foto,
  gambar: line.asal?.gambar ?? null,
  rincian: line.rincian,
})

/** The pieces of these lines as they stand now. */
function kembali(lines: readonly BarisBeli[], termuat: BeliTermuat): BarangKembali[] {
  const pieces = new Map(termuat.barang.map((piece) => [piece.kode_barcode, piece]))
  return lines.flatMap(({ asal, masuk }) => {
    const piece = pieces.get(masuk.kode_barcode ?? '')
    return asal && piece ? [{ ...piece, id_asal: asal.id }] : []
  })
}

const efekOf = ({ baris, id }: Faktur, jenis: BeliEfek['jenis']): BeliEfek => ({ id, jenis, baris })

/** Frozen in the document: the gold prices and the versions of the masters it was priced with. */
const isiDokumen = (faktur: Faktur, beli: PembelianDinilai, termuat: BeliTermuat): object => ({
  harga_setuju: beli.harga_setuju,
  harga: Object.fromEntries(faktur.baris.map((line) => [line.kode_group, line.harga_emas])),
  versi: termuat.versi,
})

/** The masters that gave a figure; the posting is refused when one of them has changed since. */
const harga = ['kondisi_pembelian', 'rugi_nota', 'para_harga_beli', 'group_harga', 'kadar_eod']
const pilihan = ['para_potongan_kategori', 'pembulatan_berat']

/**
 * The purchase's part of the posting of a visit: one faktur for all of it, or one for each piece
 * (parameter FAKTUR_BELI_PER).
 */
export function bagianPembelian(
  ctx: Context,
  beli: PembelianDinilai,
  termuat: BeliTermuat,
  kepala: KepalaBeli,
): Bagian<(typeof dokumenPembelian)['books'][number]['name']> {
  const perBarang = ctx.setting(settingPembelian.FAKTUR_BELI_PER) === 'BARANG'
  const fakturs = (perBarang ? beli.baris.map((line) => [line]) : [beli.baris]).map(
    (baris): Faktur => ({ id: newId(ctx.clock.millis()), baris }),
  )
  const { id_group, langsung } = kepala
  const status = langsung ? 'VALID' : 'OPEN'
  const efek = fakturs.map((faktur) => efekOf(faktur, beli.jenis))
  return {
    id: fakturs.map(({ id }) => id),
    makes: fakturs.map((faktur) =>
      born(dokumenPembelian, langkahBaru, {
        id: faktur.id,
        status,
        id_group,
        isi: isiDokumen(faktur, beli, termuat),
      }),
    ),
    periksa: [
      [
        'tabel',
        [...harga, ...pilihan].map((tabel) => ({ tabel, versi: termuat.versi[tabel] ?? 0 })),
      ],
    ],
    books: [
      write(
        gerakBarang,
        fakturs.flatMap(({ baris, id }) =>
          gerakBeli(id, kembali(baris, termuat), langsung ? 'DIBELI' : 'DALAM_BELI'),
        ),
      ),
      write(
        pembelianBuku,
        fakturs.map((faktur) => headRow(faktur, beli, kepala)),
      ),
      write(
        pembelianBarisBuku,
        fakturs.flatMap(({ baris, id }) => baris.map((line) => lineRow(id, line))),
      ),
    ],
    valid: [
      write(gram, efek.flatMap(gramBeli)),
      write(
        jurnal,
        efek.flatMap((each) => jurnalBeli(each, termuat.akun)),
      ),
      write(
        kantongBuku,
        fakturs.map(({ id }) => ({ id })),
      ),
      ...returHak(efek),
    ],
  }
}
