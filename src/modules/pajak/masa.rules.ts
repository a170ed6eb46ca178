import { list, maybe, oneOf, row, text, whole, yesNo, type ShapeOf } from '#kernel/shape'

const sifat = oneOf('KENA', 'BEBAS', 'TANPA')
const objek = oneOf('BARANG', 'JASA')

/** A line that was sold to a buyer with a tax number, or came back from him (below zero). */
const barisFaktur = row({
  ...{ jenis: text, nomor: text, tgl_system: text, kode_barcode: text, nama_barang: text },
  ...{ id_jual: text, tgl_jual: text }, // the sale that it is about
  pembeli_pajak: maybe(text),
  ...{ objek, sifat, dasar: whole, ppn: whole },
  ...{ npwp: text, nama: text, alamat: text },
})
export type BarisFaktur = ShapeOf<typeof barisFaktur>

const kelompok = row({
  ...{ jenis: text, objek, sifat, bernpwp: yesNo },
  ...{ nota: whole, dasar: whole, ppn: whole },
})
export type Kelompok = ShapeOf<typeof kelompok>

/** A month as muat_masa_pajak reads it. */
export const masaTermuat = row({
  toko: row({ npwp: maybe(text), nitku: text }),
  tutup: yesNo, // no day of it gets another posting, unless OWN opens it again
  kelompok: list(kelompok),
  faktur: list(barisFaktur),
  ...{ akun_ppn: whole, akun_pph22: whole },
  pph22: row({ nota: whole, dasar: whole, pajak: whole }),
  meterai: row({ nota: whole, jumlah: whole, toko: whole }),
})
export type MasaTermuat = ShapeOf<typeof masaTermuat>

interface Jumlah {
  readonly dasar: number
  readonly ppn: number
}

const jumlahkan = (rows: readonly Jumlah[]): Jumlah => ({
  dasar: rows.reduce((sum, { dasar }) => sum + dasar, 0),
  ppn: rows.reduce((sum, { ppn }) => sum + ppn, 0),
})

/** Rows by a key, in the order in which each came first. */
function menurut<R>(rows: readonly R[], kunci: (row: R) => string): Map<string, R[]> {
  const found = new Map<string, R[]>()
  for (const row of rows) {
    const same = found.get(kunci(row))
    if (same) same.push(row)
    else found.set(kunci(row), [row])
  }
  return found
}

/** One tax invoice: the lines of a note that are taxed alike, for the one who bought them. */
export interface Faktur extends Jumlah {
  readonly sifat: 'KENA' | 'BEBAS'
  readonly baris: readonly BarisFaktur[]
}

/** What is added up and reported as one line: no buyer is named (UU PPN art. 13 (5a)). */
export interface Gunggung extends Jumlah {
  readonly sifat: 'KENA' | 'BEBAS'
  readonly objek: 'BARANG' | 'JASA'
}

/** What of a month goes where. Its parts come to the whole, rupiah by rupiah. */
export interface Masa {
  readonly jenis: readonly (Jumlah & { readonly jenis: string; readonly nota: number })[]
  readonly semua: Jumlah
  readonly faktur: readonly Faktur[]
  readonly gunggung: readonly Gunggung[]
  /** What came back of invoices of an earlier month: those are replaced or cancelled by hand. */
  readonly retur: readonly BarisFaktur[]
  /** Sold while no rule of tax was in force. */
  readonly tanpa: Jumlah
}

const kunciBaris = ({ id_jual, kode_barcode }: BarisFaktur): string => `${id_jual} ${kode_barcode}`

/**
 * The invoices of a month are made when it is over: what was sold and came back in it is on none of
 * them.
 */
function fakturDari(rows: readonly BarisFaktur[], awal: string): Pick<Masa, 'faktur' | 'retur'> {
  const [retur, jual] = [
    rows.filter(({ jenis }) => jenis === 'RETUR'),
    rows.filter(({ jenis }) => jenis !== 'RETUR'),
  ]
  const kembali = new Set(retur.filter(({ tgl_jual }) => tgl_jual >= awal).map(kunciBaris))
  const tetap = jual.filter((line) => !kembali.has(kunciBaris(line)))
  const perNota = menurut(tetap, ({ id_jual, sifat }) => `${id_jual} ${sifat}`)
  return {
    faktur: [...perNota.values()].map((baris) => ({
      sifat: baris[0]?.sifat === 'BEBAS' ? 'BEBAS' : 'KENA',
      baris,
      ...jumlahkan(baris),
    })),
    retur: retur.filter(({ tgl_jual }) => tgl_jual < awal),
  }
}

function gunggungDari(rows: readonly Kelompok[]): Gunggung[] {
  const parts = (['KENA', 'BEBAS'] as const).flatMap((sifat) =>
    (['BARANG', 'JASA'] as const).map((objek) => ({ sifat, objek })),
  )
  return parts.flatMap(({ objek, sifat }) => {
    const found = rows.filter((row) => !row.bernpwp && row.sifat === sifat && row.objek === objek)
    const jumlah = jumlahkan(found)
    return jumlah.dasar === 0 && jumlah.ppn === 0 ? [] : [{ sifat, objek, ...jumlah }]
  })
}

/** Parts a month into what is reported invoice by invoice and what is added up. */
export function susunMasa({ faktur, kelompok: rows }: MasaTermuat, awal: string): Masa {
  const perJenis = menurut(rows, ({ jenis }) => jenis)
  return {
    jenis: [...perJenis].map(([jenis, each]) => ({
      jenis,
      nota: each.reduce((sum, { nota }) => sum + nota, 0),
      ...jumlahkan(each),
    })),
    semua: jumlahkan(rows),
    ...fakturDari(faktur, awal),
    gunggung: gunggungDari(rows),
    tanpa: jumlahkan(rows.filter(({ sifat: each }) => each === 'TANPA')),
  }
}

/** Of which the files of a month consist; rupiah. */
export const jumlahBerkas = ({ faktur, gunggung, retur, tanpa }: Masa) => ({
  faktur: jumlahkan(faktur),
  gunggung: jumlahkan(gunggung),
  retur: jumlahkan(retur),
  tanpa,
})
