import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { refusedField, sameAsRead } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { petaAkun } from '#modules/akuntansi/jurnal.rules'
import { sebagianDari, type GerakManual, type Sebagian } from './manual.rules.ts'

const gerak = row({
  ...{ kode_baki: text, kode_group: text, kode_dept: text, kode_gudang: text, kadar: whole },
  ...{ qty: whole, berat: whole, murni: whole, nilai: whole, dibaca: maybe(whole) },
})

/** A lot as muat_cuci_manual answers it: what went, what came back so far, what is there still. */
export const cuciManualKini = row({
  ...{ id: text, nomor: text, status: text, versi: whole, akun: petaAkun, sisa: gerak },
  isi: row({
    ...{ kode_tukang: text, proses: text, berat: whole, upah: whole },
    ...{ qty_terima: whole, berat_terima: whole, timbang_terima: whole },
  }),
})
export type CuciManualKini = ShapeOf<typeof cuciManualKini>

/** What comes back, as it is counted and weighed; null: all that is at the goldsmith's. */
interface Pulang {
  readonly qty_sisa: number | null // what was out still, as its reader saw it
  readonly berat_sisa: number | null
  readonly qty_terima: number | null
  readonly berat_terima: number
  readonly sisa: 'MENYUSUL' | 'HILANG' | null
}

/** A receipt of a lot, and whether it is the last. */
export interface Kembali extends Sebagian {
  readonly habis: boolean
  readonly hilang: number // pieces that never come back
}

/** What came bears its part of what is out, by weight; nothing is missing while pieces are out. */
const menyusul = (keluar: GerakManual, qty: number, berat: number): Kembali => {
  const bagian = (all: number): number => mulDiv(0 - all, berat, 0 - keluar.berat)
  return {
    ...{ habis: false, hilang: 0, rugi: 0, susut: { kotor: 0, murni: 0 } },
    masuk: {
      ...{ ...keluar, dibaca: null, qty, berat },
      ...{ murni: bagian(keluar.murni), nilai: bagian(keluar.nilai) },
    },
  }
}

/**
 * What comes back bears its part of fine weight and cost. With the last pieces, or where the others
 * never come, the rest is lost with the grams. Within the tolerance of the scale it may read more,
 * and then nothing is missing (as of bags, ADR 0305).
 * @throws Refusal where more came back than is out, nothing did, or the rest would have no weight
 */
export function kembaliDari(
  { isi, nomor, sisa: keluar }: Pick<CuciManualKini, 'isi' | 'nomor' | 'sisa'>,
  { berat_sisa, berat_terima: timbang, qty_sisa, qty_terima, sisa }: Pulang,
  toleransi: number,
): Kembali {
  const [pcs, ada] = [0 - keluar.qty, 0 - keluar.berat]
  // Two who receive the same pieces at once are heard once.
  sameAsRead(qty_sisa, pcs)
  sameAsRead(berat_sisa, ada)
  const qty = qty_terima ?? pcs
  if (qty > pcs)
    throw refusedField('qty_terima', 'Pcs Diterima Melebihi {{qty}} Yang Masih Di Tukang', {
      qty: formatRupiah(pcs),
    })
  if (timbang > ada + toleransi)
    throw refusedField('berat_terima', 'Berat Terima Melebihi {{berat}} gr Yang Masih Di Tukang', {
      berat: formatBerat(ada),
    })
  const habis = qty === pcs || sisa === 'HILANG'
  if (qty === 0 && !habis)
    throw refusedField('qty_terima', 'Belum Ada Yang Diterima Dari {{nomor}}', { nomor })
  if ((qty === 0) !== (timbang === 0))
    throw refusedField('berat_terima', 'Berat Tidak Boleh Diisi Dengan 0')
  if (habis) return { ...sebagian(keluar, qty, Math.min(timbang, ada)), habis, hilang: pcs - qty }
  if (timbang >= ada)
    throw refusedField(
      'berat_terima',
      'Sisa {{kode_group}} Di {{kode_baki}} Harus Ada Pcs Dan Beratnya',
      { kode_group: keluar.kode_group, kode_baki: isi.kode_tukang },
    )
  return menyusul(keluar, qty, timbang)
}

const sebagian = (keluar: GerakManual, qty: number, berat: number): Sebagian => {
  const { masuk, ...lain } = sebagianDari(keluar, berat)
  return { ...lain, masuk: { ...masuk, qty } }
}

/** What is frozen of a receipt, on top of what came back before. */
export const faktaKembali = (
  { isi }: Pick<CuciManualKini, 'isi'>,
  { habis, hilang, masuk, rugi, susut }: Kembali,
  { berat_terima, upah }: Pick<Pulang, 'berat_terima'> & { readonly upah: number },
) => ({
  qty_terima: isi.qty_terima + masuk.qty,
  berat_terima: isi.berat_terima + masuk.berat,
  timbang_terima: isi.timbang_terima + berat_terima,
  upah: isi.upah + upah,
  ...(habis ? { susut: susut.kotor, rugi, qty_hilang: hilang } : {}),
})

/**
 * Any waste is agreed to by somebody else and told why, as of bags; he reads where it is above what
 * this goldsmith may lose by this work.
 * @param batas hundredths of a percent of what was sent
 * @throws Refusal at alasan_susut without a reason
 */
export function perluSusutManual(
  { isi, nomor }: Pick<CuciManualKini, 'isi' | 'nomor'>,
  { hilang, susut: { kotor } }: Kembali,
  [batas, alasan]: readonly [number, string | null],
) {
  if (kotor === 0 && hilang === 0) return []
  if (!alasan)
    throw refusedField('alasan_susut', '{{field}} Tidak Boleh Kosong', { field: 'Sebab Susut' })
  const lewat = kotor > mulDiv(isi.berat, batas, 100_00, 'down')
  return [
    {
      kategori: 'SUSUT_CUCI_MANUAL' as const,
      sebelum: {
        [nomor]: `${formatBerat(isi.berat)} gr`,
        ...(lewat ? { 'Batas Susut (%)': formatPersen(batas) } : {}),
      },
      sesudah: {
        Susut: `${formatBerat(kotor)} gr`,
        ...(hilang > 0 ? { 'Pcs Hilang': formatRupiah(hilang) } : {}),
        ...(lewat ? { 'Batas Susut (%)': formatPersen(mulDiv(kotor, 100_00, isi.berat)) } : {}),
      },
      keterangan: alasan,
    },
  ]
}

type Rows = readonly Readonly<Record<string, unknown>>[]
const jumlah = (rows: Rows, name: string): number =>
  rows.reduce((sum, row) => sum + Number(row[name]), 0)

interface Terima {
  readonly id_posting: string
  readonly tgl_system: string
}

/**
 * The postings of the receipts that stand, the last one at the end: in the book of gold each takes
 * from the goldsmith, and what took a receipt back gave to him again.
 */
export function terimaBerdiri(gold: Rows, akun: string): readonly Terima[] {
  const standing: Terima[] = []
  const seen = new Set<unknown>()
  for (const { id_posting, tgl_system } of gold) {
    if (seen.has(id_posting)) continue
    const sent = seen.size === 0
    seen.add(id_posting)
    const his = gold.filter((row) => row['id_posting'] === id_posting && row['akun'] === akun)
    if (jumlah(his, 'kotor') < 0)
      standing.push({ id_posting: String(id_posting), tgl_system: String(tgl_system) })
    else if (!sent) standing.pop()
  }
  return standing
}

/**
 * What is frozen once a receipt was taken back: as it was before, and nothing lost.
 * @param sebelum the receipt before it, that is the last one now
 */
export const faktaTanpa = (
  { isi, status }: Pick<CuciManualKini, 'isi' | 'status'>,
  stok: Rows,
  upah: Rows,
  sebelum: Terima | undefined,
) => {
  const berat_terima = isi.berat_terima - jumlah(stok, 'berat')
  const qty_terima = isi.qty_terima - jumlah(stok, 'qty')
  const earned = upah.filter(({ jumlah }) => Number(jumlah) > 0) // below zero is a loss he bears
  return {
    ...{ qty_terima, berat_terima },
    timbang_terima: berat_terima, // only the last of a lot may read more than is booked
    upah: isi.upah - jumlah(earned, 'jumlah'),
    tgl_terima: sebelum?.tgl_system ?? null,
    ...(status === 'SELESAI'
      ? { susut: null, rugi: null, qty_hilang: null, beban: null, alasan_susut: null }
      : {}),
  }
}
