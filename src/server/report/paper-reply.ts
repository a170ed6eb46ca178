import type { Field } from '#kernel/field'
import { kinds, unitOf } from '#kernel/kinds'
import { usualReportSentences } from '#kernel/report'
import { formatSaat } from '#kernel/tanggal'
import { saatIni } from '../clock.ts'
import type { RowStream } from '../db-stream.ts'
import { writeReportPdf } from '../paper/report-pdf.ts'
import type { PaperColumn, PaperRow, ReportPaper } from '../paper/report-paper.ts'
import { fileOfPicture } from '../files/picture.ts'
import { toldRows } from './maju.ts'
import { outflow } from './outflow.ts'
import { fileReply, type FileReply } from '../serve.ts'
import { fileNameOf, told } from './told.ts'
import { filterText, periodText, type Headed, type OnPaper } from './report-heading.ts'
import { Sums, type ReportRow } from './totals.ts'

export interface PaperSource extends Headed {
  readonly rows: RowStream<ReportRow>
}

const sides = { left: 'kiri', right: 'kanan', center: 'tengah' } as const
/** About the width of a figure in the full size of a report's text. */
const mmPerCharacter = 1.8

/** The columns on paper; what the rows are grouped by stands in the heading of each group. */
const shownIn = ({ columns, groupBy }: OnPaper): [string, Field][] =>
  Object.entries(columns).filter(
    ([name, field]) => !field.hidden && field.kind !== 'image' && name !== groupBy,
  )

interface Group {
  readonly nilai: unknown
  readonly sums: Sums
}

/**
 * Rows, with a heading where a group begins; where a column closes, a sub-total at its end and the
 * total.
 */
async function* paperRows(source: PaperSource): AsyncGenerator<readonly PaperRow[]> {
  const { ctx, report } = source
  const columns = shownIn(report)
  const style = report.style ?? 'laporan'
  const cells = (row: ReportRow): string[] =>
    columns.map(([name, field]) => told(row[name], field, style, ctx))
  const closing = (jenis: 'subtotal' | 'total', sums: Sums, of = ''): PaperRow => {
    const [first = '', ...rest] = cells(sums.totals)
    const title = `${ctx.t('Total')} ${of}`.trim()
    return { jenis, sel: [first ? `${title} ${first}` : title, ...rest] }
  }
  const closed = ({ nilai, sums }: Group): PaperRow => closing('subtotal', sums, groupText(nilai))
  const groupField = report.groupBy ? report.columns[report.groupBy] : undefined
  const all = new Sums(report.columns)
  const groupText = (nilai: unknown): string =>
    groupField ? told(nilai, groupField, style, ctx) : ''
  let group: Group | undefined
  for await (const batch of source.rows) {
    const rows: PaperRow[] = []
    for (const row of batch) {
      const nilai = report.groupBy ? row[report.groupBy] : undefined
      if (groupField && (!group || group.nilai !== nilai)) {
        if (group && all.any) rows.push(closed(group))
        group = { nilai, sums: new Sums(report.columns) }
        rows.push({
          jenis: 'kelompok',
          teks: `${ctx.t(groupField.label)}: ${groupText(nilai)}`,
        })
      }
      group?.sums.add(row)
      all.add(row)
      rows.push({ jenis: 'baris', sel: cells(row) })
    }
    yield rows
  }
  if (group && all.any) yield [closed(group)]
  if (all.any && all.count > 0) yield [closing('total', all)]
  if (report.signed) {
    const names = report.signed.map((name) => ctx.t(name))
    yield signing(names)
  }
}

/** The names of those who sign, and a line for each below them, with room to sign. */
const signing = (nama: readonly string[]): PaperRow[] =>
  [[], [], nama, [], [], [], nama].map((names, at, all): PaperRow => ({
    jenis: 'tanda',
    nama: names,
    garis: at === all.length - 1,
  }))

/** The picture of the shop whose figures these are; one that cannot be read is none. */
async function logoOf({ ctx, toko }: PaperSource): Promise<Uint8Array | undefined> {
  const file = toko.logo_nota ? fileOfPicture(toko.kode_toko, toko.logo_nota) : undefined
  return file ? ctx.files.read(file).catch(() => undefined) : undefined
}

function paperOf(source: PaperSource, logo: Uint8Array | undefined): ReportPaper {
  const { ctx, report, toko } = source
  return {
    nama_toko: toko.nama_toko,
    alamat_toko: toko.alamat_toko,
    logo,
    judul: ctx.t(report.title),
    periode: periodText(source),
    filter: filterText(source),
    dicetak_oleh: ctx.user.usere_name,
    saat: formatSaat(saatIni(ctx.clock), ctx.toko.zona),
    kolom: shownIn(report).map(([, field]): PaperColumn => ({
      judul: [ctx.t(field.label), unitOf(field)].filter(Boolean).join(' '),
      lebar: (field.width ?? kinds[field.kind].width) * mmPerCharacter,
      rata: sides[kinds[field.kind].align],
    })),
    baris: paperRows(source),
    kosong: ctx.t(report.sentences?.empty ?? usualReportSentences.empty),
    lanjutan: ctx.t('Lanjutan'),
  }
}

/** The report as PDF, sent page by page while its rows are read. */
export async function paperReply(asked: PaperSource): Promise<FileReply> {
  const source = { ...asked, rows: toldRows(asked.ctx, asked.rows) }
  const logo = await logoOf(source)
  const out = outflow(source.rows)
  // A failure ends the stream with the error: the browser sees a broken file, never a short one.
  writeReportPdf(paperOf(source, logo), out).catch((error: Error) => out.destroy(error))
  const name = fileNameOf(source.report.title)
  return fileReply({ type: 'application/pdf', name: `${name}.pdf`, body: out, inline: true })
}
