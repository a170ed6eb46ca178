import type { SheetKind } from './sheet-rows.ts'
import type { ZipPart } from './zip.ts'

/** Everything of a workbook that does not grow with its rows. */
export function xlsxFrame(judul: string, pages: number): ZipPart[] {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return [
    part('xl/styles.xml', styles()),
    part('xl/workbook.xml', workbook(judul, numbers)),
    part('xl/_rels/workbook.xml.rels', relations(pageRelations(numbers))),
    part('_rels/.rels', relations([relation('officeDocument', 'xl/workbook.xml', 1)])),
    part('[Content_Types].xml', contentTypes(numbers)),
  ]
}

const part = (name: string, xml: string): ZipPart => ({
  name,
  chunks: [`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`],
})

const KINDS: readonly SheetKind[] = ['teks', 'rupiah', 'berat', 'angka', 'persen', 'tanggal']

/** The number of a cell's style in the workbook's list. */
export const xlsxStyle = (kind: SheetKind, tebal: boolean): number =>
  (tebal ? KINDS.length : 0) + KINDS.indexOf(kind)

/** Numbers below 164 are built in: 2 is 0.00 and 3 is #,##0. */
const FORMATS: Readonly<Record<SheetKind, number>> = {
  teks: 0,
  rupiah: 3,
  berat: 164,
  angka: 3,
  persen: 2,
  tanggal: 165,
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const RELATIONS = 'application/vnd.openxmlformats-package.relationships+xml'

function styles(): string {
  const font = '<sz val="11"/><name val="Calibri"/>'
  const formats = (tebal: number) =>
    KINDS.map((kind) => {
      const rest = 'fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"'
      return `<xf numFmtId="${FORMATS[kind]}" fontId="${tebal}" ${rest}/>`
    }).join('')
  return (
    `<styleSheet xmlns="${MAIN}"><numFmts count="2">` +
    '<numFmt numFmtId="164" formatCode="#,##0.000"/>' +
    '<numFmt numFmtId="165" formatCode="dd/mm/yyyy"/></numFmts>' +
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
    '<fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${KINDS.length * 2}">${formats(0)}${formats(1)}</cellXfs></styleSheet>`
  )
}

function workbook(judul: string, numbers: readonly number[]): string {
  const sheets = numbers.map((number) => {
    return `<sheet name="${sheetName(judul, number)}" sheetId="${number}" r:id="rId${number}"/>`
  })
  const spaces = `xmlns="${MAIN}" xmlns:r="${OFFICE}"`
  return `<workbook ${spaces}><sheets>${sheets.join('')}</sheets></workbook>`
}

/** Excel forbids these characters, more than 31 of them, no name at all, and the name History. */
function sheetName(judul: string, number: number): string {
  const suffix = number > 1 ? ` ${number}` : ''
  const plain = judul.replace(/[[\]:*?/\\'"&<>\p{Cc}]/gu, ' ')
  const name = Array.from(plain.trim())
    .slice(0, 31 - suffix.length)
    .join('')
  return (/^(history)?$/i.test(name) ? 'Laporan' : name) + suffix
}

function pageRelations(numbers: readonly number[]): string[] {
  return [
    ...numbers.map((number) => relation('worksheet', `worksheets/sheet${number}.xml`, number)),
    relation('styles', 'styles.xml', numbers.length + 1),
  ]
}

const relation = (type: string, target: string, id: number): string =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`

const relations = (list: readonly string[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`

function contentTypes(numbers: readonly number[]): string {
  const override = (name: string, type: string) =>
    `<Override PartName="/xl/${name}" ContentType="${TYPES}.${type}+xml"/>`
  return (
    `<Types xmlns="${PACKAGE}/content-types">` +
    `<Default Extension="rels" ContentType="${RELATIONS}"/>` +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    override('workbook.xml', 'sheet.main') +
    override('styles.xml', 'styles') +
    numbers.map((one) => override(`worksheets/sheet${one}.xml`, 'worksheet')).join('') +
    '</Types>'
  )
}
