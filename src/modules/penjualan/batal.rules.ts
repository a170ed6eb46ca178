import { Refusal } from '#kernel/refusal'

/** Money of a group as the cash book has it; cancelled money stands there as a negative amount. */
export interface KasTercatat {
  readonly kategori: string
  readonly jenis: string
  readonly no_rekening: string | null
  readonly user_id: string
  readonly laci: string
  readonly jumlah: number
  readonly fee: number
  readonly no_ref: string | null
}

/** What goes back to the customer by one way of payment. */
export type Kembalian = KasTercatat

/** The state of a sale that somebody wants to cancel. */
export interface PenjualanTercatat {
  readonly nomor: string
  readonly status: string
  readonly tgl_system: string
  readonly barang: readonly {
    readonly kode_barcode: string
    readonly status: string
    readonly milikNota: boolean
  }[]
}

/**
 * SPEC 4: yesterday's sales cannot be cancelled, a cancelled one not again; DOMAIN 4: a piece that
 * was bought back or exchanged since can be neither cancelled nor bought again.
 * @throws Refusal
 */
export function bolehBatal(sale: PenjualanTercatat, tglSystem: string): void {
  if (sale.status === 'BATAL')
    throw new Refusal('Penjualan {{nomor}} Sudah Dibatalkan', { params: { nomor: sale.nomor } })
  if (sale.status !== 'VALID')
    throw new Refusal('Penjualan {{nomor}} Belum Divalidasi', { params: { nomor: sale.nomor } })
  if (sale.tgl_system !== tglSystem) throw new Refusal('Tidak Dapat Membatalkan Penjualan Kemarin')
  const gone = sale.barang.find((piece) => piece.status !== 'TERJUAL' || !piece.milikNota)
  if (gone)
    throw new Refusal('Barang {{kode_barcode}} Sudah Dibeli Kembali Atau Ditukar', {
      params: { kode_barcode: gone.kode_barcode },
    })
}

const wayOf = (row: KasTercatat): string =>
  [row.jenis, row.no_rekening, row.laci, row.user_id].join('|')

/** What each way of payment still holds of the group's money, in the order it came in. */
function heldBy(rows: readonly KasTercatat[]): Kembalian[] {
  const ways = new Map<string, Kembalian>()
  for (const row of rows) {
    const held = ways.get(wayOf(row))
    ways.set(
      wayOf(row),
      held ? { ...held, jumlah: held.jumlah + row.jumlah, fee: held.fee + row.fee } : row,
    )
  }
  return [...ways.values()].filter((way) => way.jumlah > 0)
}

/**
 * How the money of a cancelled note goes back: by the same ways it came (DOMAIN 5), in their order,
 * until the note's total is reached. A way that is emptied gives its fee back with it, and the last
 * note of a group takes everything: all cancels of a group together are the exact negation.
 * @throws RangeError when the group's money does not reach: the books are wrong, not the user
 */
export function pengembalian(
  rows: readonly KasTercatat[],
  total: number,
  terakhir: boolean,
): Kembalian[] {
  const held = heldBy(rows)
  if (terakhir) return held
  let left = total
  const back = held.map((way) => {
    const jumlah = Math.min(way.jumlah, left)
    left -= jumlah
    return { ...way, jumlah, fee: jumlah === way.jumlah ? way.fee : 0 }
  })
  if (left > 0) throw new RangeError(`the group's money is ${left} rupiah short of the note`)
  return back.filter((way) => way.jumlah > 0)
}
