import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import type { BarisKas, Kasir } from '#modules/kas/uang-kas.rules'
import { barisTunai, diRekening } from '#modules/kas/uang-kas.rules'
import type { settlementMasuk } from './settlement.ts'

export type SettlementMasuk = RowOf<typeof settlementMasuk>

/**
 * What comes to the bank, or below zero goes from there. Whole rupiah.
 * @param sisa of that day and machine that no bank has brought yet; below zero the bank is owed it
 * @throws Refusal above what is due, the other way round, or where the bank keeps all of it
 */
export function neto({ kotor, mdr }: SettlementMasuk, sisa: number): number {
  if (kotor === 0) throw refusedField('kotor', 'Jumlah Rp Tidak Boleh Kosong')
  if (kotor > 0 ? kotor > sisa : kotor < sisa)
    throw refusedField('kotor', 'Kartu Yang Belum Cair Tinggal Rp {{sisa}}', {
      sisa: formatRupiah(sisa),
    })
  if (mdr >= Math.max(kotor, 1))
    throw refusedField('mdr', 'Potongan Bank Harus Kurang Dari Jumlah Kotor')
  return kotor - mdr
}

/**
 * A terminal of QRIS holds no money (docs/adr/0288): where the bank brought it is said.
 * @throws Refusal at ke_rekening
 */
export function checkTujuan(
  { ke_rekening }: Pick<SettlementMasuk, 'ke_rekening'>,
  qris: boolean,
): void {
  if (qris && ke_rekening === null)
    throw refusedField('ke_rekening', '{{field}} Tidak Boleh Kosong', {
      field: 'Masuk Ke Rekening',
    })
}

const kategori = 'SETTLEMENT'

/** What the card owed goes; what the bank brought comes to the account. */
export function kasSettlement(id: string, kasir: Kasir, isi: SettlementMasuk): BarisKas[] {
  const { jenis, kotor, mdr, no_rekening, no_ref } = isi
  const row = (jumlah: number): BarisKas =>
    barisTunai(id, kasir, { kategori, jumlah, keterangan: `${jenis} ${isi.tgl}` })
  return [
    { ...row(0 - kotor), jenis, no_rekening, no_ref },
    diRekening(row(kotor - mdr), { no_rekening: isi.ke_rekening ?? no_rekening, no_ref }),
  ]
}
