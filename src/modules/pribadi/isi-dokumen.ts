import { openStates, type Document } from '#kernel/document'
import type { Field, Fields } from '#kernel/field'
import { show } from '#kernel/kinds'
import type { Translate } from '#kernel/language'

/** A line of what is told to somebody about himself. */
export type BarisPribadi = Readonly<{
  bagian: string
  nomor: string | null
  saat: string
  jenis: string | null // of the document
  uraian: string
  nilai: string | null
}>

type Said = 'commands' | 'ends' | 'list' | 'name' | 'states' | 'title'
interface Rumah {
  readonly documents: readonly Pick<Document, Said>[]
}

const fieldsOf = ({ commands, list }: Rumah['documents'][number]): Fields => ({
  ...Object.assign({}, ...Object.values(commands).map(({ body }) => body ?? {})),
  ...list?.columns,
})

/** In which states something of a person is open, and which facts are photos of him. */
export function masihTerbuka({ documents }: Rumah) {
  const fields = documents.flatMap((document) => Object.entries(fieldsOf(document)))
  return {
    terbuka: Object.fromEntries(documents.map((one) => [one.name, openStates(one)])),
    foto: [...new Set(fields.flatMap(([name, { pribadi }]) => (pribadi ? name : [])))],
  }
}

/** What is no fact of his: how the shop finds him, and what opens the door at a pick-up. */
const rahasia = new Set(['id_pelanggan', 'kode_ambil', 'sidik_pin', 'pin'])

/** A fact that no screen shows has no word of its own. */
const biasa = (name: string): string => name.replaceAll('_', ' ')

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** A kept value in words; a list of bundles line by line. */
function kata(field: Field | undefined, value: unknown, t: Translate): string {
  if (isList(value)) return value.map((one) => kata(field, one, t)).join('; ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([, each]) => each !== null && each !== '')
      .map(([name, each]) => {
        const inner = field?.fields?.[name]
        return `${inner ? t(inner.label) : biasa(name)}: ${kata(inner, each, t)}`
      })
      .join(', ')
  if (field?.kind === 'image') return t('Disimpan')
  return field && !field.fields ? show(value, field, 'layar', t) : String(value)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Turns what is kept under short names into what a person reads. */
export function dibaca({ house, t }: { readonly house: Rumah; readonly t: Translate }) {
  const milik = new Map(house.documents.map((one) => [one.name, one]))
  return (row: BarisPribadi): BarisPribadi | undefined => {
    const { bagian, jenis, nilai, uraian } = row
    const document = milik.get(jenis ?? '')
    if (bagian === 'Rincian') {
      if (rahasia.has(uraian)) return undefined
      const field = document && fieldsOf(document)[uraian]
      const kept = nilai !== null && /^[[{]|^-?\d+$/.test(nilai) ? parsed(nilai) : nilai
      return { ...row, uraian: field ? t(field.label) : biasa(uraian), nilai: kata(field, kept, t) }
    }
    if (bagian !== 'Dokumen' && bagian !== 'Langkah') return row
    const status = document?.states[nilai ?? '']
    return { ...row, uraian: t(document?.title ?? uraian), nilai: status ? t(status) : nilai }
  }
}
