import { write } from '#kernel/ledger'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari, type PetaAkun, type PetaTrx } from '#modules/akuntansi/jurnal.rules'
import { meteraiToko, type Meterai } from '#modules/penjualan/pajak/meterai.rules'
import { gram } from '#modules/stok/buku'
import { gramDari } from '#modules/stok/gram.rules'
import { stokManual } from './buku.ts'
import type { GerakManual } from './manual.rules.ts'

/** The gold of manual goods that lie in a gudang; in a note that waits it is on MANUAL. */
export const akunManual = (kodeGudang: string): string => `MANUAL/${kodeGudang}`
export const akunNotaManual = 'MANUAL'

/** Rows of the stock book. */
export const bukuStok = (id_dokumen: string, rows: readonly GerakManual[]) =>
  write(
    stokManual,
    rows.map((row) => ({ id_dokumen, ...row })),
  )

/** Their gold between the gudang and `lawan`. */
export const bukuGram = (id: string, rows: readonly GerakManual[], lawan: string) =>
  write(
    gram,
    gramDari(
      id,
      rows.map(({ berat, kadar, kode_gudang, murni }) => ({
        ...{ dari: lawan, ke: akunManual(kode_gudang) },
        ...{ kadar, kotor: berat, murni },
      })),
    ),
  )

/** Gold of a sale that leaves with the customer, when the cashier has its money. */
export const bukuGramKeluar = (
  id: string,
  rows: readonly Pick<GerakManual, 'berat' | 'kadar' | 'murni'>[],
) =>
  write(
    gram,
    gramDari(
      id,
      rows.map(({ berat, kadar, murni }) => ({
        ...{ dari: akunNotaManual, ke: 'PELANGGAN', kadar },
        ...{ kotor: 0 - berat, murni: 0 - murni },
      })),
    ),
  )

const nilaiDari = (rows: readonly { readonly nilai: number }[]): number =>
  rows.reduce((sum, { nilai }) => sum + nilai, 0)

/** What came into stock, against an account of the map. */
export const bukuNilai = (
  id: string,
  rows: readonly { readonly nilai: number }[],
  lawan: string,
  akun: PetaAkun,
) => write(jurnal, jurnalDari(id, antara('PERSEDIAAN_MANUAL', lawan, nilaiDari(rows)), akun))

/** A sale as its journal needs it; whole rupiah. */
interface Terjual {
  readonly jual: number // with its tax
  readonly pajak: number
  readonly pph22: number
  readonly pajak_termasuk: number
  readonly meterai: Meterai | null
  readonly gerak: readonly { readonly nilai: number }[]
}

/**
 * A sale: what it brought without its tax, what it had cost, the tax and the stamp on the accounts
 * of the counter's sales. Its money is booked by its ways of payment.
 */
export const jurnalJual = (
  id: string,
  { gerak, jual, meterai, pajak, pajak_termasuk, pph22 }: Terjual,
  akun: PetaAkun,
  counter: PetaTrx,
) => [
  ...jurnalDari(
    id,
    [
      ['PENJUALAN', pajak + pajak_termasuk - jual],
      ...antara('HPP', 'PERSEDIAAN_MANUAL', 0 - nilaiDari(gerak)),
    ],
    akun,
  ),
  ...jurnalDari(
    id,
    [
      ['PAJAK', pph22 - pajak - pajak_termasuk],
      ['PPH22', 0 - pph22],
    ],
    counter['BARANG_EMAS'] ?? {},
  ),
  ...jurnalDari(
    id,
    antara('BIAYA_METERAI', 'HUTANG_METERAI', meteraiToko(meterai)),
    counter['METERAI'] ?? {},
  ),
]
/** A purchase: what it cost lies in stock now. */
export const jurnalBeli = (id: string, total: number, akun: PetaAkun) =>
  jurnalDari(id, [['PERSEDIAAN_MANUAL', total]], akun)
