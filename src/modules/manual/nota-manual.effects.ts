import { write } from '#kernel/ledger'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'
import type { Lunas } from '#modules/pembayaran/pembayaran.rules'
import { jurnalUang, kasBayar, kasTerima, type Kasir } from '#modules/pembayaran/uang.effects'
import { bukuGram, bukuGramKeluar, bukuStok, jurnalBeli, jurnalJual } from './manual.effects.ts'
import { saldoDari, tambahManual, type TermuatManual } from './manual.rules.ts'
import { arahUang, type NotaManualKini } from './nota-manual.rules.ts'

/** The cash book's rows: what the customer pays, or what the shop does. */
const kasManual = {
  JUAL: (id: string, lunas: readonly Lunas[], di: Kasir) =>
    kasTerima(id, 'PENJUALAN MANUAL', lunas, di),
  BELI: (id: string, lunas: readonly Lunas[], di: Kasir) =>
    kasBayar(id, 'PEMBELIAN MANUAL', lunas, di),
} as const

/** Gold and value: what was sold leaves with the customer, what was bought lies in its tray. */
function bukuBarang(
  { id, isi }: Pick<NotaManualKini, 'id' | 'isi'>,
  { akun, akun_bayar, baris: saldo }: TermuatManual,
) {
  const { beli, gerak } = isi
  const datang = isi.baris
    .filter(({ arah }) => arah === 'BELI')
    .map((line) => tambahManual(line, saldoDari('', line, saldo), line.harga))
  return [
    bukuGramKeluar(id, gerak),
    bukuStok(id, datang),
    bukuGram(id, datang, 'PELANGGAN'),
    write(jurnal, [
      ...(gerak.length > 0 ? jurnalJual(id, isi, akun, akun_bayar.JUAL) : []),
      ...(datang.length > 0 ? jurnalBeli(id, beli, akun) : []),
    ]),
  ]
}

/** What a note books when its money is there, in the drawer of the cashier who takes it. */
export const bukuSah = (
  nota: Pick<NotaManualKini, 'id' | 'isi'>,
  lunas: readonly Lunas[],
  manual: TermuatManual,
  kasir: Kasir,
) => {
  const { id, isi } = nota
  const arah = arahUang[isi.arah]
  return [
    ...bukuBarang(nota, manual),
    write(jurnal, jurnalUang(arah, id, lunas, manual.akun_bayar[isi.arah])),
    write(kasBuku, kasManual[isi.arah](id, lunas, kasir)),
  ]
}
