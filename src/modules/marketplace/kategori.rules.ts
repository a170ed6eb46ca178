import { asItIs } from '#kernel/language'
import { refusedField } from '#kernel/refusal'

// Shopee's own words for what a category asks of its items (v2.product.get_attribute_tree).

/** A category as the marketplace tells it; those at the top have no parent (0). */
export interface Kategori {
  readonly id: number
  readonly induk: number
  readonly nama: string
  readonly beranak: boolean
}

/** What a category asks of every item in it. */
export interface Atribut {
  readonly id: string
  readonly nama: string
  /** Asked only where this value of that attribute was chosen. */
  readonly induk: string | null
  readonly jika: string | null
  readonly angka: boolean
  readonly satuan: readonly string[]
  readonly pilihan: readonly { readonly id: string; readonly nama: string }[]
}

/** What a shop answers: the id of a choice, or its own words. */
export interface Jawab {
  readonly nomor: string // of the attribute
  readonly nilai: string | null
  readonly satuan: string | null
}

export const daftar = (value: unknown): readonly Record<string, unknown>[] =>
  [value ?? []].flat().map((one) => Object(one))
const kata = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '')
const nomor = (value: unknown): string =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? String(value) : ''

/** The tree of an answer; what has no number or name is no category. */
export const kategoriDari = (told: unknown): Kategori[] =>
  daftar(Object(told)['category_list']).flatMap((one) => {
    const [id, nama] = [
      nomor(one['category_id']),
      kata(one['display_category_name']) || kata(one['original_category_name']),
    ]
    if (id === '' || nama === '') return []
    const induk = Number(nomor(one['parent_category_id']) || 0)
    return [{ id: Number(id), induk, nama, beranak: one['has_children'] === true }]
  })

/** 3: free text; of the others a value of the list is taken. 1, 3 of its check: a number. */
const bebas = 3

/** The obligatory ones of a tree, those below a value behind the one that they belong to. */
export function atributWajib(
  tree: unknown,
  di: Pick<Atribut, 'induk' | 'jika'> = { induk: null, jika: null },
): Atribut[] {
  return daftar(tree).flatMap((one) => {
    const id = nomor(one['attribute_id'])
    const nama = kata(one['name'])
    if (one['mandatory'] !== true || id === '' || nama === '') return []
    const info = Object(one['attribute_info'])
    const nilai = info.input_type === bebas ? [] : daftar(one['attribute_value_list'])
    const pilihan = nilai.flatMap((each) => {
      const value = nomor(each['value_id'])
      return value === '' ? [] : [{ id: value, nama: kata(each['name']) || value }]
    })
    const satuan = info.format_type === 2 ? [info.attribute_unit_list ?? []].flat().map(kata) : []
    const angka = pilihan.length === 0 && [1, 3].includes(Number(info.input_validation_type))
    const anak = nilai.flatMap((each) =>
      atributWajib(each['child_attribute_list'], { induk: id, jika: nomor(each['value_id']) }),
    )
    return [{ id, nama, ...di, angka, satuan, pilihan }, ...anak]
  })
}

/** The name of the field that asks for an attribute. */
export const medanAtribut = (id: string): string => `atribut_${id}`

/**
 * Answers as add_item takes them.
 * @throws Refusal at the field of an attribute that is missing or wrong
 */
export function isiAtribut(wajib: readonly Atribut[], jawab: readonly Jawab[]) {
  const dijawab = new Map(jawab.map((one) => [one.nomor, one]))
  return wajib.flatMap(({ angka, id, induk, jika, nama, pilihan, satuan }) => {
    const field = asItIs(nama)
    if (induk !== null && dijawab.get(induk)?.nilai !== jika) return []
    const { nilai, satuan: ukuran } = dijawab.get(id) ?? { nilai: null, satuan: null }
    if (nilai === null || nilai === '')
      throw refusedField(medanAtribut(id), '{{field}} Tidak Boleh Kosong', { field })
    const pilih = pilihan.find((one) => one.id === nilai)
    const salah = pilihan.length > 0 ? !pilih : angka && !/^\d{1,9}(?:\.\d{1,4})?$/.test(nilai)
    if (salah || (satuan.length > 0 && !satuan.includes(ukuran ?? '')))
      throw refusedField(medanAtribut(id), '{{field}} Tidak Valid', { field })
    const value = pilih
      ? { value_id: Number(pilih.id) }
      : {
          ...{ value_id: 0, original_value_name: nilai },
          ...(satuan.length > 0 ? { value_unit: ukuran } : {}),
        }
    return [{ attribute_id: Number(id), attribute_value_list: [value] }]
  })
}

/** The answers that are kept, as they were given. */
export const jawabDari = (atribut: unknown): Jawab[] =>
  daftar(atribut).map((one) => {
    const [value] = daftar(one['attribute_value_list'])
    const [nilai, satuan] = [kata(value?.['original_value_name']), kata(value?.['value_unit'])]
    return {
      nomor: nomor(one['attribute_id']),
      nilai: nilai || nomor(value?.['value_id']) || null,
      satuan: satuan || null,
    }
  })

/** Categories that hold items, each with its way from the top. */
export function jalurKategori(semua: readonly Kategori[]): { id: number; jalur: string }[] {
  const byId = new Map(semua.map((one) => [one.id, one]))
  const jalur = (one: Kategori, sisa: number): string => {
    const induk = sisa > 0 ? byId.get(one.induk) : undefined
    return induk ? `${jalur(induk, sisa - 1)} > ${one.nama}` : one.nama
  }
  return semua
    .filter(({ beranak }) => !beranak)
    .map((one) => ({ id: one.id, jalur: jalur(one, 9) }))
    .toSorted((one, other) => one.jalur.localeCompare(other.jalur))
}
