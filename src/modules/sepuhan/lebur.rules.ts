import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { Refusal, refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { petaAkun } from '#modules/akuntansi/jurnal.rules'
import { kantong, type Setor } from '#modules/pembelian/kantong/kantong.rules'
import { beratMurni } from '#modules/stok/barang.rules'

/** Gold of one kadar, mg gross and fine. */
const emasKadar = row({ kadar: whole, kotor: whole, murni: whole })
export type EmasKadar = ShapeOf<typeof emasKadar>

/** The loose scrap that lies in LEBUR, and what it has cost in rupiah (muat_emas_lebur). */
export const emasLepas = row({ akun: petaAkun, emas: list(emasKadar), nilai: whole })

/** A melt as it stands (muat_lebur). */
export const lotLebur = row({
  ...{ id: text, nomor: text, status: text, versi: whole, akun: petaAkun },
  kantong: list(kantong), // those that are at the refiner's
  isi: row(
    {
      ...{ kode_tukang: text, no_segel: maybe(text), keterangan: maybe(text), pcs: whole },
      ...{ berat: whole, taksir: whole, nilai: whole, emas: list(emasKadar) },
    },
    {
      ...{ berat_lebur: whole, kadar_uji: whole, cara_uji: text, foto_uji: maybe(text) },
      ...{ uji_oleh: text, alasan_uji: maybe(text) },
      ...{ murni_uji: whole, hasil: text, berat_hasil: maybe(whole), kadar_hasil: maybe(whole) },
      ...{ uang: maybe(whole), no_rekening: maybe(text), ongkos: whole, laba: whole },
    },
  ),
})
export type LotLebur = ShapeOf<typeof lotLebur>

const jumlah = (emas: readonly EmasKadar[], of: 'kotor' | 'murni'): number =>
  emas.reduce((sum, one) => sum + one[of], 0)

/**
 * What goes to the refiner: bags at what the scale says, and loose scrap.
 * @throws Refusal where there is nothing of either
 */
export function leburDari(
  bags: readonly Setor[],
  lepas: Pick<ShapeOf<typeof emasLepas>, 'emas' | 'nilai'>,
): Pick<LotLebur['isi'], 'berat' | 'emas' | 'nilai' | 'pcs' | 'taksir'> {
  const sums = new Map(lepas.emas.map((one) => [one.kadar, one]))
  for (const { berat, kantong: bag, murni } of bags) {
    const { kotor, murni: fine } = sums.get(bag.kadar) ?? { kotor: 0, murni: 0 }
    sums.set(bag.kadar, { kadar: bag.kadar, kotor: kotor + berat, murni: fine + murni })
  }
  const emas = [...sums.values()]
  if (jumlah(emas, 'kotor') === 0) throw new Refusal('Tidak Ada Emas Yang Dikirim')
  return {
    pcs: bags.length,
    emas,
    berat: jumlah(emas, 'kotor'),
    taksir: jumlah(emas, 'murni'),
    nilai: bags.reduce((sum, bag) => sum + bag.kantong.nilai - bag.rugi, lepas.nilai),
  }
}

/**
 * The fine gold of a melt, mg.
 * @throws Refusal at berat_lebur for more than was sent
 */
export function ujiDari(
  { isi }: Pick<LotLebur, 'isi'>,
  { berat_lebur, kadar_uji }: { readonly berat_lebur: number; readonly kadar_uji: number },
): number {
  if (berat_lebur > isi.berat)
    throw refusedField('berat_lebur', 'Dikirim {{berat}} gr, Tidak Mungkin Lebih Berat', {
      berat: formatBerat(isi.berat),
    })
  return beratMurni(berat_lebur, kadar_uji)
}

/** What the approver of another assay sees: what the melt was said to be, and what it is now. */
export function perluUjiUlang(
  { isi, nomor }: Pick<LotLebur, 'isi' | 'nomor'>,
  kini: { readonly berat_lebur: number; readonly kadar_uji: number; readonly alasan: string },
) {
  const kata = (berat = 0, kadar = 0): string => `${formatBerat(berat)} gr ${formatPersen(kadar)} %`
  return {
    kategori: 'UJI_LEBUR_ULANG' as const,
    sebelum: { [nomor]: kata(isi.berat_lebur, isi.kadar_uji) },
    sesudah: { [nomor]: kata(kini.berat_lebur, kini.kadar_uji) },
    keterangan: kini.alasan,
  }
}

/** What came back of a melt, as it was asked for. */
interface HasilMasuk {
  readonly hasil: 'BATANG' | 'UANG'
  readonly berat_hasil: number | null
  readonly kadar_hasil: number | null
  readonly uang: number | null
  readonly no_rekening: string | null
}

/** What came back: fine gold or money. mg, rupiah. */
export interface HasilLebur {
  readonly kotor: number //  gross of the bars; 0 for money
  readonly kadar: number
  readonly murni: number //  fine gold that came back, or that was paid for
  readonly uang: number
  readonly laba: number //   money less what the gold had cost; 0 for bars, which keep the cost
}

const kosong = (field: string, label: string) =>
  refusedField(field, '{{field}} Tidak Boleh Kosong', { field: label })

/**
 * What a melt came to.
 * @throws Refusal at the field; bars never hold more fine gold than the assay found
 */
export function hasilDari({ isi }: Pick<LotLebur, 'isi'>, masuk: HasilMasuk): HasilLebur {
  const { kadar_uji = 0, murni_uji = 0, nilai } = isi
  if (masuk.hasil === 'UANG') {
    if (!masuk.uang) throw kosong('uang', 'Uang Masuk')
    if (masuk.no_rekening === null) throw kosong('no_rekening', 'Masuk Rekening')
    const { uang } = masuk
    return { kotor: 0, kadar: kadar_uji, murni: murni_uji, uang, laba: uang - nilai }
  }
  if (!masuk.berat_hasil) throw kosong('berat_hasil', 'Berat Batang')
  if (!masuk.kadar_hasil) throw kosong('kadar_hasil', 'Kadar Batang')
  const murni = beratMurni(masuk.berat_hasil, masuk.kadar_hasil)
  if (murni > murni_uji)
    throw refusedField('berat_hasil', 'Hasil Uji {{berat}} gr Murni, Batang Tidak Mungkin Lebih', {
      berat: formatBerat(murni_uji),
    })
  return { kotor: masuk.berat_hasil, kadar: masuk.kadar_hasil, murni, uang: 0, laba: 0 }
}

/** Gold leaves for whatever was paid: somebody else sees it, with what it has cost. */
function perluUang({ isi, nomor }: Pick<LotLebur, 'isi' | 'nomor'>, { murni, uang }: HasilLebur) {
  const rp = (n: number): string => `Rp ${formatRupiah(n)}`
  const perGram = (n: number): string => (murni > 0 ? rp(mulDiv(n, 1000, murni)) : '-')
  const harga = 'Harga Per Gram Murni'
  return {
    kategori: 'LEBUR_UANG' as const,
    sebelum: {
      [nomor]: `${formatBerat(murni)} gr`,
      'Harga Pokok': rp(isi.nilai),
      [harga]: perGram(isi.nilai),
    },
    sesudah: { 'Uang Masuk': rp(uang), [harga]: perGram(uang) },
  }
}

/**
 * Who must agree: to any money that is taken for gold, and when less fine gold came back than was
 * expected by more than the limit.
 * @param batas hundredths of a percent of what was expected
 */
export function perluLebur(lot: Pick<LotLebur, 'isi' | 'nomor'>, hasil: HasilLebur, batas: number) {
  const { isi, nomor } = lot
  const { taksir } = isi
  const { murni } = hasil
  const uang = hasil.uang > 0 ? [perluUang(lot, hasil)] : []
  if (taksir - murni <= mulDiv(taksir, batas, 100_00, 'down')) return uang
  return [
    ...uang,
    {
      kategori: 'SUSUT_LEBUR' as const,
      sebelum: { [nomor]: `${formatBerat(taksir)} gr` },
      sesudah: { [nomor]: `${formatBerat(murni)} gr` },
    },
  ]
}
