import { printFile } from '#web/page/download'

const zpl = '^XA^CI28^FO20,20^A0N,32^FDKENCANA^FS^FO20,60^BY2^BCN,40,N,N,N^FD12345678^FS^XZ\n'
const tspl =
  'SIZE 40 mm,20 mm\r\nGAP 2 mm,0 mm\r\nCLS\r\nTEXT 20,20,"0",0,10,10,"KENCANA"\r\nBARCODE 20,60,"128",40,0,0,2,2,"12345678"\r\nPRINT 1,1\r\n'

const bytesOf = (text: string): ArrayBuffer =>
  Uint8Array.from(new TextEncoder().encode(text)).buffer

/** ESC/POS: begins anew, two lines in the middle, feeds and cuts. */
export const strukCoba = (): ArrayBuffer =>
  bytesOf('\u001b@\u001ba\u0001KENCANA\n12345678\n\n\u001dV\u0042\u0000')

/** One label that belongs to no piece, in the words of the printer. */
export const labelCoba = (format: string): ArrayBuffer => bytesOf(format === 'TSPL' ? tspl : zpl)

/** Prints one page by the browser's own dialog: a printer that prints it prints notas too. */
export function cetakHalaman(judul: string): void {
  const page = `<!doctype html><meta charset="utf-8"><title>${judul}</title><h1>Kencana</h1><p>${judul}</p>`
  printFile({ blob: new Blob([page], { type: 'text/html' }), name: 'coba.html' })
}
