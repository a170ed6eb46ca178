import type { RowOf } from '#kernel/field'
import { Refusal, refusedField, sameAsRead } from '#kernel/refusal'
import { checkBaki, type FaktaBaki } from './baki.rules.ts'
import type { FaktaBarang } from './barang.rules.ts'
import { statusBarang } from './barang.ts'
import type { kembaliMasuk } from './kembali-ke-baki.ts'
import type { BarangKini } from './koreksi-barang.rules.ts'
import { timbangUlang, type TimbangUlang } from './timbang-ulang.rules.ts'

export type KembaliMasuk = RowOf<typeof kembaliMasuk>

/** What the rules need to know of the shop. Weights in mg. */
export interface FaktaKembali {
  readonly baki: FaktaBaki
  readonly bandrol: ReadonlyMap<string, number>
  readonly toleransi: number
}

/** A piece on its way into a tray: the reading of the scale, and the facts that change by it. */
export interface Kembali extends TimbangUlang {
  readonly sebelum: Partial<FaktaBarang>
  readonly sesudah: Partial<FaktaBarang>
}

/** Checks that it waits in the shop and is as the screen showed it. */
function checkMenunggu({ kode_barcode, versi }: KembaliMasuk, kini: BarangKini): void {
  sameAsRead(versi, kini.versi, 'Barang Sudah Berubah, Muat Ulang')
  if (kini.status !== 'KEMBALI')
    throw new Refusal('Barang {{kode_barcode}} Tidak Menunggu Masuk Baki, Status {{status}}', {
      params: { kode_barcode, status: statusBarang[kini.status] },
    })
}

/**
 * What happens to a piece that is laid back into a tray. Within the tolerance the label's weight
 * stands (the reading is kept in the document); beyond it the piece weighs what the scale says.
 * @throws Refusal that names the field
 */
export function kembaliDari(masuk: KembaliMasuk, kini: BarangKini, fakta: FaktaKembali): Kembali {
  checkMenunggu(masuk, kini)
  checkBaki(masuk, fakta.baki)
  const { kode_bandrol } = masuk
  const berat_bandrol = fakta.bandrol.get(kode_bandrol)
  if (berat_bandrol === undefined)
    throw refusedField('kode_bandrol', '{{field}} Tidak Valid', { field: 'Bandrol' })
  const hasil = timbangUlang(kini, masuk.berat_kotor, fakta.toleransi, 'berat_kotor')
  const { berat, murni, rugi } = hasil
  const harga_pokok = kini.harga_pokok - rugi
  const baru = { berat, murni, harga_pokok, kode_bandrol, berat_bandrol }
  const changed = Object.entries(baru).filter(([name, value]) =>
    Object.entries(kini).some(([key, was]) => key === name && was !== value),
  )
  const keys = new Set(changed.map(([name]) => name))
  return {
    ...hasil,
    sebelum: Object.fromEntries(Object.entries(kini).filter(([name]) => keys.has(name))),
    sesudah: Object.fromEntries(changed),
  }
}
