import { Button } from 'antd'
import type { Field, Fields, KindName } from '#kernel/field'
import type { Translate } from '#kernel/language'
import { callsOf } from '#kernel/master-calls'
import type { House } from '#kernel/module'
import { call } from '../call.tsx'
import { failure } from '../dialogs/notices.tsx'
import { Icon } from '../icons.tsx'
import { saveCsv } from '../page/csv.tsx'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import { isActive, textAt, type Row } from './rows.tsx'

/** One of so many rows is surely in use. */
const most = 12

/** A code in use, where the column names another master: the row can be taken in as it is. */
async function kodeDi(house: House, field: Field): Promise<string | undefined> {
  if (!field.ref) return undefined
  const other = house.master(field.ref.master)
  const { data } = await call(callsOf(other).list, { params: {}, query: { limit: most } })
  const row = data.find((one: Row) => isActive(one))
  return row && textAt(row, other.key)
}

const figures: readonly KindName[] = ['integer', 'rupiah', 'berat', 'karat', 'persen', 'kadar']

/** An example of what a person types into the column, to show its form. */
function contohSel(field: Field, { t, hari }: Asked): string {
  const [word] = Object.values(field.of ?? {})
  if (field.kind === 'yes') return t('Ya')
  if (word !== undefined) return t(word)
  if (field.kind === 'tanggal') return hari
  if (figures.includes(field.kind)) return '1'
  return field.required === false ? '' : t('Contoh').toUpperCase()
}

interface Asked {
  readonly house: House
  readonly t: Translate
  readonly hari: string
}

/** The headings and one row, as a sheet that can be imported. */
async function contohBaris(fields: Fields, asked: Asked): Promise<string[][]> {
  const cells = await Promise.all(
    Object.values(fields).map(
      async (field) => (await kodeDi(asked.house, field)) ?? contohSel(field, asked),
    ),
  )
  const headings = Object.values(fields).map(({ label }) => asked.t(label))
  return [headings, cells]
}

interface Props {
  /** The name of the rows, for the name of the file. */
  readonly judul: string
  readonly fields: Fields
}

/** What each column may hold, and a sheet to begin with. */
export function ContohImpor({ fields, judul }: Props) {
  const t = useWords()
  const { house, toko } = useShell()
  const isi = (field: Field): string => {
    if (field.ref) return t('kode dari {{apa}}', { apa: t(house.master(field.ref.master).title) })
    if (field.kind === 'yes') return `${t('Ya')}, ${t('Tidak')}`
    return Object.values(field.of ?? {})
      .map((word) => t(word))
      .join(', ')
  }
  const unduh = (): void => {
    contohBaris(fields, { house, t, hari: toko.tgl_system })
      .then((rows) => saveCsv(`${t('Contoh')} ${t(judul)}`, rows))
      .catch(failure)
  }
  return (
    <>
      <p>{t('Baris pertama berisi judul kolom:')}</p>
      <ul className="impor-kolom meta">
        {Object.entries(fields).map(([name, field]) => (
          <li key={name}>
            <strong>{t(field.label)}</strong>
            {field.required === false || field.kind === 'yes' ? '' : ` (${t('wajib')})`}
            {isi(field) === '' ? '' : `: ${isi(field)}`}
          </li>
        ))}
      </ul>
      <Button icon={<Icon name="cloud-download" />} onClick={unduh}>
        {t('Unduh Contoh')}
      </Button>
    </>
  )
}
