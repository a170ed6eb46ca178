import { saveFile } from './download.tsx'

/**
 * A text that a spreadsheet program would run as a formula gets an apostrophe; our import removes
 * it.
 */
const quoted = (text: string): string => {
  const plain = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[";\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Gives rows as a sheet that any spreadsheet program opens and that can be imported again. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const csv = rows.map((row) => row.map(quoted).join(';')).join('\r\n')
  // The mark tells a spreadsheet program that it is UTF-8.
  const blob = new Blob([`\uFEFF${csv}\r\n`], { type: 'text/csv' })
  saveFile({ blob, name: `${name}.csv` })
}
