import { expect, it } from 'vitest'
import {
  atributWajib,
  isiAtribut,
  jalurKategori,
  jawabDari,
  kategoriDari,
} from './kategori.rules.ts'

const tree = [
  {
    ...{ attribute_id: 100_1, name: 'Bahan', mandatory: true, attribute_info: { input_type: 1 } },
    attribute_value_list: [
      {
        ...{ value_id: 77, name: 'Emas' },
        child_attribute_list: [
          {
            ...{ attribute_id: 100_2, name: 'Kadar', mandatory: true, attribute_value_list: [] },
            attribute_info: { input_type: 3, input_validation_type: 1 },
          },
        ],
      },
      { value_id: 78, name: 'Perak' },
    ],
  },
  {
    ...{ attribute_id: 100_3, name: 'Berat', mandatory: true, attribute_value_list: [] },
    attribute_info: {
      ...{ input_type: 3, input_validation_type: 3, format_type: 2 },
      attribute_unit_list: ['g', 'kg'],
    },
  },
  { attribute_id: 100_4, name: 'Gaya', mandatory: false, attribute_value_list: [] },
]
const wajib = atributWajib(tree)
const jawab = (nomor: string, nilai: string | null, satuan: string | null = null) => ({
  ...{ nomor, nilai, satuan },
})

it('asks for what is obligatory, and below a choice for what belongs to it', () => {
  expect(wajib.map(({ id, induk, jika }) => [id, induk, jika])).toEqual([
    ['1001', null, null],
    ['1002', '1001', '77'],
    ['1003', null, null],
  ])
  expect(isiAtribut(wajib, [jawab('1001', '78'), jawab('1003', '4.123', 'g')])).toEqual([
    { attribute_id: 1001, attribute_value_list: [{ value_id: 78 }] },
    {
      attribute_id: 1003,
      attribute_value_list: [{ value_id: 0, original_value_name: '4.123', value_unit: 'g' }],
    },
  ])
})

it('gives back what was answered', () => {
  const jawaban = [jawab('1001', '77'), jawab('1002', '75.5'), jawab('1003', '4.123', 'kg')]
  expect(jawabDari(isiAtribut(wajib, jawaban))).toEqual(jawaban)
  expect(jawabDari(null)).toEqual([])
})

it('names the attribute that is missing or wrong', () => {
  const tolak = (...jawaban: ReturnType<typeof jawab>[]) => {
    try {
      return isiAtribut(wajib, jawaban)
    } catch (error) {
      return Object(error).fields
    }
  }
  const berat = jawab('1003', '4.1', 'g')
  for (const [jawaban, field] of [
    [[berat], 'atribut_1001'],
    [[jawab('1001', '79'), berat], 'atribut_1001'],
    [[jawab('1001', '77'), berat], 'atribut_1002'],
    [[jawab('1001', '77'), jawab('1002', 'tua'), berat], 'atribut_1002'],
    [[jawab('1001', '78'), jawab('1003', '4.1', 'lb')], 'atribut_1003'],
  ] as const)
    expect(tolak(...jawaban)).toMatchObject([{ field }])
})

it('shows categories that hold items by their way, and no loop holds it up', () => {
  const semua = kategoriDari({
    category_list: [
      {
        ...{ category_id: 1, parent_category_id: 0, has_children: true },
        original_category_name: 'Aksesoris',
      },
      {
        category_id: 2,
        parent_category_id: 1,
        has_children: false,
        display_category_name: 'Cincin',
      },
      { category_id: 3, parent_category_id: 4, has_children: true, display_category_name: 'A' },
      { category_id: 4, parent_category_id: 3, has_children: false, display_category_name: 'B' },
      { category_id: 'x', display_category_name: 'Tanpa nomor' },
    ],
  })
  const [pertama, kedua] = jalurKategori(semua)
  expect(pertama?.jalur).toContain('A > B')
  expect(kedua ?? pertama).toEqual({ id: 2, jalur: 'Aksesoris > Cincin' })
})
