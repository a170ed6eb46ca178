import { barisBarang, kepalaBarang } from '#modules/stok/tambah-barang'
import type { Field } from '#kernel/field'

const { data_berlian: _batu, gambar: _foto, ...kolom } = barisBarang

/** The columns of the table, in the order in which a sheet without a heading has them. */
export const kolomBanyak: Readonly<Record<NamaKolom, Field>> = kolom
export type NamaKolom = keyof typeof kolom

/** What most rows have in common: said once on top, taken where a cell is empty. */
export const bawaanBanyak = {
  kode_gudang: { ...kolom.kode_gudang, required: false } as const,
  kode_baki: { ...kolom.kode_baki, required: false } as const,
  kode_dept: { ...kolom.kode_dept, required: false } as const,
  kode_group: { ...kolom.kode_group, required: false } as const,
  kode_bandrol: kolom.kode_bandrol,
  kode_kondisi: kolom.kode_kondisi,
  pokok_gram: kolom.pokok_gram,
}
export const kepalaBanyak = kepalaBarang

/** The goods of a shop that begins, in one file (docs/adr/0180). */
export const barisTerbanyak = 10_000

/** So many are judged by one call, and saved as one document. */
export const barisSekali = 1_000
