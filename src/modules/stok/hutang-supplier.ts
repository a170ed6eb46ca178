import { berat, integer, kadar, rupiah, text } from '#kernel/field'
import { defineLedger, type LedgerRow } from '#kernel/ledger'
import { pembacaJurnal } from '#modules/akuntansi/buku'

const sure = { required: true } as const
const rp = { ...sure, min: -999_999_999_999 } as const
const gr = { ...sure, min: -1_000_000_000_000 } as const

/**
 * What is owed for goods, by receipt and kadar: money with no gold behind it (`uang`), and gold
 * with what it was received at (`nilai`). Above zero a debt grows.
 */
export const hutangSupplier = defineLedger({
  name: 'hutang_supplier',
  title: 'Hutang Supplier',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    id_terima: text({ label: 'Penerimaan', ...sure }),
    kadar: kadar({ label: 'Kadar', ...sure }),
    supplier: text({ label: 'Supplier' }),
    uang: rupiah({ label: 'Hutang Uang', ...rp }),
    nilai: rupiah({ label: 'Nilai Hutang Emas', ...rp }),
    kotor: berat({ label: 'Berat', ...gr }),
    murni: berat({ label: 'Berat Murni', ...gr }),
  },
  asks: {
    versi: integer({ label: 'Versi' }), //         of what is left, as it was read
    dibalik: text({ label: 'Dokumen' }), //        a cancel: the document that it takes back
  },
  news: 'hutang_supplier',
  undo: (row, { of }) => ({
    ...row,
    uang: 0 - row.uang,
    nilai: 0 - row.nilai,
    kotor: 0 - row.kotor,
    murni: 0 - row.murni,
    dibalik: of.id,
  }),
  obstacles: { dibayar: '{{nomor}} Sudah Dibayar Atau Dikembalikan Di {{oleh}}' },
  preview: {
    right: pembacaJurnal,
    columns: {
      kadar: kadar({ label: 'Kadar', ...sure }),
      uang: rupiah({ label: 'Hutang Uang', ...rp, total: 'sum' }),
      nilai: rupiah({ label: 'Nilai Hutang Emas', ...rp, total: 'sum' }),
      murni: berat({ label: 'Berat Murni', ...gr, total: 'sum' }),
    },
  },
})

/** A row as the book gets it. */
export type BarisHutang = LedgerRow<
  typeof hutangSupplier.entry,
  NonNullable<typeof hutangSupplier.asks>
>

/** A piece that a supplier is owed for. */
interface Dihutang {
  readonly kadar: number
  readonly supplier: string | null
  readonly harga_pokok: number
  readonly berat: number
  readonly murni: number
}

/** What pieces of a receipt are owed for: their gold at what they cost, by kadar. */
export function hutangDari(
  id_dokumen: string,
  id_terima: string,
  pieces: readonly Dihutang[],
): BarisHutang[] {
  const sums = new Map<number, BarisHutang>()
  for (const { berat, harga_pokok, kadar, murni, supplier } of pieces) {
    const sum = sums.get(kadar)
    sums.set(kadar, {
      ...{ id_dokumen, id_terima, kadar, supplier, uang: 0 },
      nilai: (sum?.nilai ?? 0) + harga_pokok,
      kotor: (sum?.kotor ?? 0) + berat,
      murni: (sum?.murni ?? 0) + murni,
    })
  }
  return [...sums.values()]
}
