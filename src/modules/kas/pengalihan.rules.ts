import type { RowOf } from '#kernel/field'
import { refusedField } from '#kernel/refusal'
import type { pengalihanMasuk } from './pengalihan.ts'
import { barisTunai, type BarisKas, type Kasir } from './uang-kas.rules.ts'

export type Alih = RowOf<typeof pengalihanMasuk>
type Uang = Pick<Alih, 'jumlah' | 'keterangan'>

const kosong = (field: string, label: string) =>
  refusedField(field, '{{field}} Tidak Boleh Kosong', { field: label })

/** Whose drawer gets it. @throws Refusal where it is nobody's or his own */
export function keKasir({ ke_kasir }: Alih, saya: string): string {
  if (ke_kasir === null) throw kosong('ke_kasir', 'Kepada Kasir')
  if (ke_kasir === saya) throw refusedField('ke_kasir', 'Kasir Tidak Boleh Sama')
  return ke_kasir
}

/** From which category to which. @throws Refusal where one is missing, or both are one */
export function duaKategori({ dari_kategori: dari, ke_kategori: ke }: Alih) {
  if (dari === null) throw kosong('dari_kategori', 'Dari Kategori')
  if (ke === null) throw kosong('ke_kategori', 'Ke Kategori')
  if (dari === ke) throw refusedField('ke_kategori', 'Kategori Tidak Boleh Sama')
  return { dari, ke }
}

const kategori = 'PENGALIHAN'

/** Out of the own drawer into a colleague's. */
export const alihKasir = (
  id: string,
  saya: Kasir,
  laci: string,
  { jumlah, keterangan }: Uang,
): BarisKas[] => [
  barisTunai(id, saya, { kategori, jumlah: 0 - jumlah, keterangan }),
  barisTunai(id, { ...saya, laci }, { kategori, jumlah, keterangan }),
]

/**
 * An amount is no longer of one category but of another: the drawer holds what it held.
 * @param masuk both are categories of money that comes in
 */
export function alihKategori(
  id: string,
  saya: Kasir,
  { dari, ke, masuk }: { readonly dari: string; readonly ke: string; readonly masuk: boolean },
  { jumlah, keterangan }: Uang,
): BarisKas[] {
  const keluar = masuk ? 0 - jumlah : jumlah
  return [
    barisTunai(id, saya, { kategori: dari, jumlah: keluar, keterangan }),
    barisTunai(id, saya, { kategori: ke, jumlah: 0 - keluar, keterangan }),
  ]
}
