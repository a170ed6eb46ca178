import { mulDiv } from '#kernel/rounding'
import { nikKah } from '#modules/penjualan/pajak/npwp.rules'
import type { BarisFaktur, Faktur, Gunggung } from './masa.rules.ts'

// The two files that Coretax imports, by the layout of the tax office's own templates (Faktur
// Keluaran 1.4 and Retail I.A.5, I.A.9, I.B). Their schemas are not published: docs/adr/0295.

/** The shop as the tax office knows it. */
export interface Penjual {
  readonly npwp: string //  sixteen digits
  readonly nitku: string // six digits: 000000 is the head office
}

/** An element: a text, or elements. An empty text is written as an empty element. */
type Elemen = readonly [nama: string, isi: string | readonly Elemen[]]

const tanda: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

// What XML does not allow at all, and marks.
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const terlarang = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const dilepas = (teks: string): string =>
  teks.replaceAll(terlarang, '').replaceAll(/[&<>"']/g, (mark) => tanda[mark] ?? mark)

const tulis = ([nama, isi]: Elemen, dalam: number): string => {
  const masuk = '\t'.repeat(dalam)
  if (typeof isi === 'string')
    return isi === '' ? `${masuk}<${nama}/>` : `${masuk}<${nama}>${dilepas(isi)}</${nama}>`
  const inner = isi.map((each) => tulis(each, dalam + 1))
  return [`${masuk}<${nama}>`, ...inner, `${masuk}</${nama}>`].join('\n')
}

/** The whole file; `skema` is the name that the tax office's template gives it. */
function berkas(nama: string, skema: string, isi: readonly Elemen[]): string {
  const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
  return [
    '<?xml version="1.0" encoding="utf-8" ?>',
    `<${nama} ${xsi} xsi:noNamespaceSchemaLocation="${skema}">`,
    ...isi.map((each) => tulis(each, 1)),
    `</${nama}>`,
  ].join('\n')
}

/** Hundredths of a rupiah as the file has them: a point, no zeros behind it. */
function desimal(hundredths: number): string {
  const positive = Math.abs(hundredths)
  const sen = String(positive % 100).padStart(2, '0')
  const utuh = `${hundredths < 0 ? '-' : ''}${(positive - (positive % 100)) / 100}`
  return sen === '00' ? utuh : `${utuh}.${sen.replace(/0$/, '')}`
}

const tarifUmum = 12 // percent (UU 7/2021 art. 7)

interface Terpajak {
  readonly sifat: 'KENA' | 'BEBAS' | 'TANPA'
  readonly dasar: number
  readonly ppn: number
}

/**
 * The tax of a line in hundredths of a rupiah. What was collected stands there as it was booked,
 * and the other base is what comes to it at 12 %: by PMK 11/2025 the part of the price that is
 * taxed. Of what is not collected the file asks what it would have been, of 11/12 of the price.
 */
function pajakBerkas({ dasar, ppn, sifat }: Terpajak): { lain: number; ppn: number } {
  if (sifat === 'KENA') return { lain: mulDiv(ppn, 100_00, tarifUmum), ppn: ppn * 100 }
  const lain = mulDiv(dasar, 11 * 100, 12)
  return { lain, ppn: mulDiv(lain, tarifUmum, 100) }
}

/** Goods that are not collected for: bars of PP 49/2022 (references of the template). */
const fasilitas = { AddInfo: 'TD.00525', FacilityStamp: 'TD.01125' } as const

const barangJasa = (line: BarisFaktur): Elemen => {
  const { lain, ppn } = pajakBerkas(line)
  const jasa = line.objek === 'JASA'
  return [
    'GoodService',
    [
      ['Opt', jasa ? 'B' : 'A'],
      ['Code', '000000'],
      ['Name', jasa ? `Ongkos ${line.nama_barang}` : line.nama_barang],
      ['Unit', jasa ? 'UM.0033' : 'UM.0021'], // other; piece
      ['Price', desimal(line.dasar * 100)],
      ['Qty', '1'],
      ['TotalDiscount', '0'],
      ['TaxBase', desimal(line.dasar * 100)],
      ['OtherTaxBase', desimal(lain)],
      ['VATRate', String(tarifUmum)],
      ['VAT', desimal(ppn)],
      ['STLGRate', '0'],
      ['STLG', '0'],
    ],
  ]
}

/**
 * Who bought. A person is named by his NIK, which any import takes; as a taxpayer (TIN) whoever has
 * a number of his own, or trades with gold and so has one.
 */
function pembeli({ npwp, pembeli_pajak }: BarisFaktur): Readonly<Record<string, string>> {
  const orang = nikKah(npwp) && pembeli_pajak !== 'PENGUSAHA' && pembeli_pajak !== 'BEBAS'
  return orang
    ? { tin: '0'.repeat(16), dokumen: 'National ID', nomor: npwp, tku: '000000' }
    : { tin: npwp, dokumen: 'TIN', nomor: '-', tku: `${npwp}000000` }
}

function satuFaktur({ baris, sifat }: Faktur, { nitku, npwp }: Penjual): Elemen[] {
  const [first] = baris
  if (!first) return []
  const { dokumen = '', nomor = '', tin = '', tku = '' } = pembeli(first)
  const bebas = sifat === 'BEBAS'
  return [
    [
      'TaxInvoice',
      [
        ['TaxInvoiceDate', first.tgl_system],
        ['TaxInvoiceOpt', 'Normal'],
        ['TrxCode', bebas ? '07' : '05'], // 05: a set part of the price (PMK 48/2023 art. 14)
        ['AddInfo', bebas ? fasilitas.AddInfo : ''],
        ['CustomDoc', ''],
        ['CustomDocMonthYear', ''],
        ['RefDesc', first.nomor],
        ['FacilityStamp', bebas ? fasilitas.FacilityStamp : ''],
        ['SellerIDTKU', npwp + nitku],
        ['BuyerTin', tin],
        ['BuyerDocument', dokumen],
        ['BuyerCountry', 'IDN'],
        ['BuyerDocumentNumber', nomor],
        ['BuyerName', first.nama],
        ['BuyerAdress', first.alamat || '-'], // spelt so by the tax office
        ['BuyerEmail', ''],
        ['BuyerIDTKU', tku],
        ['ListOfGoodService', baris.map(barangJasa)],
      ],
    ],
  ]
}

/** No file has more invoices. */
export const fakturTerbanyak = 1_000

/** One file of invoices. */
export const berkasFaktur = (faktur: readonly Faktur[], penjual: Penjual): string =>
  berkas('TaxInvoiceBulk', 'TaxInvoice.xsd', [
    ['TIN', penjual.npwp],
    ['ListOfTaxInvoice', faktur.flatMap((each) => satuFaktur(each, penjual))],
  ])

/** The file of what was added up, one line for each kind, dated on the last day of its month. */
export function berkasGunggung(
  gunggung: readonly Gunggung[],
  { npwp }: Pick<Penjual, 'npwp'>,
  akhir: string,
): string {
  const [tahun = '', bulan = ''] = akhir.split('-')
  const satu = (each: Gunggung): Elemen => {
    const { lain, ppn } = pajakBerkas(each)
    return [
      'RetailInvoice',
      [
        ['TrxCode', each.sifat === 'BEBAS' ? '07' : 'Normal'],
        ['BuyerName', '-'],
        ['BuyerIdOpt', 'NIK'],
        ['BuyerIdNumber', '0'.repeat(16)],
        ['GoodServiceOpt', each.objek === 'JASA' ? 'B' : 'A'],
        ['SerialNo', `${tahun}${bulan}-${each.sifat}-${each.objek}`],
        ['TransactionDate', akhir],
        ['TaxBaseSellingPrice', desimal(each.dasar * 100)],
        ['OtherTaxBaseSellingPrice', desimal(lain)],
        ['VAT', desimal(ppn)],
        ['STLG', '0'],
        ['Info', ''],
      ],
    ]
  }
  return berkas('RetailInvoiceBulk', 'schema.xsd', [
    ['TIN', npwp],
    ['TaxPeriodMonth', String(Number(bulan))],
    ['TaxPeriodYear', tahun],
    ['ListOfRetailInvoice', gunggung.map(satu)],
  ])
}
