import type { RowOf } from '#kernel/field'
import { Refusal, sameAsRead } from '#kernel/refusal'
import { keyOf, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { samaBatu } from '#modules/berlian/batu.rules'
import {
  beratMurni,
  faktaBarang,
  faktaDari,
  type FaktaBarang,
  type FaktaMaster,
} from './barang.rules.ts'
import { statusBarang } from './barang.ts'
import type { koreksiMasuk } from './koreksi-barang.ts'

export type KoreksiMasuk = RowOf<typeof koreksiMasuk>

/** The piece as it stands. */
export const barangKini = row({
  ...faktaBarang.shapes,
  ...{ kode_barcode: text, status: keyOf(statusBarang), versi: whole },
  ...{ kode_gudang: maybe(text), kode_baki: maybe(text) },
})
export type BarangKini = ShapeOf<typeof barangKini>

/** All that the table has of it. */
export const barangTercatat = row({
  ...barangKini.shapes,
  ...{ id_pemegang: maybe(text), tgl_masuk: text, teks_cari: maybe(text) },
})

/** What a correction changes: the same keys before and after. */
export interface Koreksi {
  readonly sebelum: Partial<FaktaBarang>
  readonly sesudah: Partial<FaktaBarang>
  readonly fakta: FaktaBarang
}

/** A piece keeps the fineness it entered with (DOMAIN 2) unless its kadar was wrong. */
function faktaBaru(masuk: KoreksiMasuk, kini: BarangKini, master: FaktaMaster): FaktaBarang {
  const fakta = faktaDari(masuk, masuk.supplier, {
    ...master,
    kadar_eod: new Map([...master.kadar_eod, [kini.kadar, kini.kadar_eod]]),
  })
  const same = fakta.berat === kini.berat && fakta.kadar === kini.kadar
  return { ...fakta, murni: same ? kini.murni : beratMurni(fakta.berat, fakta.kadar_eod) }
}

/** The facts that differ, as they are and as they will be. */
export function bedaFakta(
  kini: BarangKini,
  fakta: FaktaBarang,
): Pick<Koreksi, 'sebelum' | 'sesudah'> {
  const changed = Object.entries(fakta).filter(([name, value]) =>
    name === 'data_berlian'
      ? !samaBatu(kini.data_berlian, fakta.data_berlian)
      : Object.entries(kini).some(([key, was]) => key === name && was !== value),
  )
  const keys = new Set(changed.map(([name]) => name))
  return {
    sebelum: Object.fromEntries(Object.entries(kini).filter(([name]) => keys.has(name))),
    sesudah: Object.fromEntries(changed),
  }
}

/**
 * The facts of a piece that are wrong, as they are and as they should be.
 * @throws Refusal when the piece is not free in the shop, was changed since, or nothing differs
 */
export function koreksiDari(masuk: KoreksiMasuk, kini: BarangKini, master: FaktaMaster): Koreksi {
  sameAsRead(masuk.versi, kini.versi, 'Barang Sudah Berubah, Muat Ulang')
  if (kini.status !== 'ADA' && kini.status !== 'KEMBALI')
    throw new Refusal('Barang {{kode_barcode}} Tidak Dapat Dikoreksi, Status {{status}}', {
      params: { kode_barcode: kini.kode_barcode, status: statusBarang[kini.status] },
    })
  const fakta = faktaBaru(masuk, kini, master)
  const beda = bedaFakta(kini, fakta)
  if (Object.keys(beda.sesudah).length === 0) throw new Refusal('Tidak Ada Yang Dikoreksi')
  return { ...beda, fakta }
}
