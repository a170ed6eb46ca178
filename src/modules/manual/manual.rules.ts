import { formatBerat, formatRupiah } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { petaAkun, petaTrx } from '#modules/akuntansi/jurnal.rules'
import { beratMurni } from '#modules/stok/barang.rules'

const saldo = row({
  ...{ kode_baki: text, kode_group: text, kode_dept: text, kode_gudang: text },
  ...{ nama_group: text, nama_dept: text },
  ...{ kode_kategori: text, kadar: whole, kadar_eod: whole, harga: whole, harga_beli: whole },
  ...{ qty: whole, berat: whole, murni: whole, nilai: whole, versi: whole },
  // Of its kind in all trays: what may leave today, and when the rest may.
  ...{ bebas: whole, bebas_tgl: maybe(text) },
})
/** What lies in a tray of a group and jenis; mg, whole rupiah. */
export type SaldoManual = ShapeOf<typeof saldo>
/** What muat_manual answers. */
export const termuatManual = row({
  akun: petaAkun,
  akun_bayar: row({ JUAL: petaTrx, BELI: petaTrx }),
  harga_murni: whole, // rupiah per fine gram today
  baris: list(saldo),
})
export type TermuatManual = ShapeOf<typeof termuatManual>

export interface TempatManual {
  readonly kode_group: string
  readonly kode_dept: string
  readonly kode_baki: string
}
export interface BarisManual extends TempatManual {
  readonly qty: number
  readonly berat: number
}

/** What came (above zero) or went, as the book has it. */
export interface GerakManual extends BarisManual {
  readonly kode_gudang: string
  readonly kadar: number
  readonly murni: number
  readonly nilai: number
  readonly dibaca: number | null
}

/** What a line is called where somebody is asked to agree to it. */
export const sebutanManual = ({ kode_baki, kode_dept, kode_group }: TempatManual): string =>
  `${kode_baki} ${kode_group} ${kode_dept}`

export const samaTempat = (one: TempatManual, other: TempatManual): boolean =>
  one.kode_baki === other.kode_baki &&
  one.kode_group === other.kode_group &&
  one.kode_dept === other.kode_dept

/** @throws Refusal at the field of a master that is not there */
export function saldoDari(at: string, masuk: TempatManual, semua: readonly SaldoManual[]) {
  const found = semua.find((one) => samaTempat(one, masuk))
  if (!found) throw refusedField(`${at}kode_baki`, '{{field}} Tidak Valid', { field: 'Baki' })
  return found
}

const gerak = (
  { kadar, kode_baki, kode_dept, kode_group, kode_gudang, versi }: SaldoManual,
  more: Pick<GerakManual, 'berat' | 'murni' | 'nilai' | 'qty'>,
): GerakManual => ({
  ...{ kode_baki, kode_group, kode_dept, kode_gudang, kadar, ...more, dibaca: versi },
})

/**
 * What is taken bears its share of the fine weight and of the cost; what is last takes all.
 * @param at the prefix of the fields, as 'baris.0.'
 * @throws Refusal where there is not so much, or what is left would be pieces without weight
 */
export function ambilManual(at: string, masuk: BarisManual, kini: SaldoManual): GerakManual {
  const { berat, qty } = masuk
  const params = { group: kini.kode_group, baki: kini.kode_baki }
  if (berat > kini.berat)
    throw refusedField(`${at}berat`, 'Berat Melebihi Stock {{group}} Di {{baki}}: {{berat}} gr', {
      ...{ ...params, berat: formatBerat(kini.berat) },
    })
  if (qty > kini.qty)
    throw refusedField(`${at}qty`, 'Stock {{group}} Di {{baki}} Tinggal {{qty}} Pcs', {
      ...{ ...params, qty: formatRupiah(kini.qty) },
    })
  if ((qty === kini.qty) !== (berat === kini.berat))
    throw refusedField(
      `${at}berat`,
      'Sisa {{kode_group}} Di {{kode_baki}} Harus Ada Pcs Dan Beratnya',
      {
        kode_group: kini.kode_group,
        kode_baki: kini.kode_baki,
      },
    )
  const bagian = (semua: number): number =>
    berat === kini.berat ? semua : mulDiv(semua, berat, kini.berat)
  return gerak(kini, {
    ...{ qty: 0 - qty, berat: 0 - berat },
    ...{ murni: 0 - bagian(kini.murni), nilai: 0 - bagian(kini.nilai) },
  })
}

/** What comes: fine weight by the purity that lies there. */
export const tambahManual = (
  { berat, qty }: Pick<BarisManual, 'berat' | 'qty'>,
  kini: SaldoManual,
  nilai: number,
): GerakManual => gerak(kini, { qty, berat, murni: beratMurni(berat, kini.kadar_eod), nilai })

/** What came back of goods that went (below zero), and what did not: mg, whole rupiah. */
export interface Sebagian {
  readonly masuk: GerakManual
  readonly susut: { readonly kotor: number; readonly murni: number }
  readonly rugi: number
}

/**
 * What is left of goods bears its part of fine weight and cost; the rest is lost with the grams.
 * @param berat what is left, mg; never more than went
 */
export function sebagianDari(keluar: GerakManual, berat: number): Sebagian {
  const semua = 0 - keluar.berat
  const bagian = (all: number): number =>
    berat === semua ? 0 - all : mulDiv(0 - all, berat, semua)
  const [murni, nilai] = [bagian(keluar.murni), bagian(keluar.nilai)]
  return {
    masuk: { ...keluar, dibaca: null, qty: 0 - keluar.qty, berat, murni, nilai },
    susut: { kotor: semua - berat, murni: 0 - keluar.murni - murni },
    rugi: 0 - keluar.nilai - nilai,
  }
}

/**
 * A heap as it was counted and weighed: all of it goes out of the book, and comes in as it is. What
 * is missing is lost with its part of fine weight and cost; what is more has cost nothing.
 * @throws Refusal where nothing differs
 */
export function koreksiDari(
  masuk: BarisManual,
  kini: SaldoManual,
): Sebagian & { readonly keluar: GerakManual } {
  const { berat, qty } = masuk
  if (berat === kini.berat && qty === kini.qty)
    throw refusedField('berat', 'Sama Dengan Stock, Tidak Ada Yang Dikoreksi')
  const keluar = ambilManual('', { ...masuk, qty: kini.qty, berat: kini.berat }, kini)
  const sisa = sebagianDari(keluar, Math.min(berat, kini.berat))
  const lebih = berat - Math.min(berat, kini.berat)
  const murni = beratMurni(lebih, kini.kadar_eod)
  return {
    keluar,
    masuk: { ...sisa.masuk, qty, berat, murni: sisa.masuk.murni + murni, dibaca: keluar.dibaca },
    susut: { kotor: sisa.susut.kotor - lebih, murni: sisa.susut.murni - murni },
    rugi: sisa.rugi,
  }
}

/** What a line takes out of the shop, and where it is told. */
export interface Keluar {
  readonly at: string
  readonly berat: number
  readonly kini: SaldoManual
}

/**
 * Gold of the public waits some days before it leaves (DOMAIN 12). In a heap nobody can tell which
 * piece that is: of a kind, so much stays in the shop, in whichever tray.
 * @returns the kinds that were judged: asked again inside the posting, one after the other
 * @throws Refusal at the weight of the line that takes too much
 */
export function mudaTinggal(keluar: readonly Keluar[]): readonly (readonly [string, unknown])[] {
  const diambil = new Map<string, number>()
  for (const { at, berat, kini } of keluar) {
    const { bebas, bebas_tgl: paling_cepat, kode_dept, kode_group: group } = kini
    const jenis = `${group} ${kode_dept}`
    const semua = (diambil.get(jenis) ?? 0) + berat
    diambil.set(jenis, semua)
    if (paling_cepat !== null && semua > bebas)
      throw refusedField(
        `${at}berat`,
        '{{group}} Baru Dibeli, Boleh Keluar {{berat}} gr, Sisanya Tanggal {{paling_cepat}}',
        { group, paling_cepat, berat: formatBerat(bebas) },
      )
  }
  const dinilai = keluar.filter(({ kini }) => kini.bebas_tgl !== null)
  if (dinilai.length === 0) return []
  const jenis = dinilai.map(({ kini: { bebas, kode_dept, kode_group } }) => ({
    ...{ kode_group, kode_dept, bebas },
  }))
  return [['manual_muda', jenis]]
}

/** @throws Refusal where two lines take from or lay on the same heap: one line says it */
export function checkBerbeda(baris: readonly TempatManual[]): void {
  const seen = new Set<string>()
  baris.forEach(({ kode_baki, kode_dept, kode_group }, index) => {
    const key = [kode_baki, kode_group, kode_dept].join(' ')
    if (seen.has(key))
      throw refusedField(`baris.${index}.kode_baki`, 'Barang Ini Sudah Ada Di Tabel')
    seen.add(key)
  })
}

/** What a line comes to by the price of its group, whole rupiah. */
export const menurutGroup = (berat: number, harga: number): number => mulDiv(berat, harga, 1_000)
