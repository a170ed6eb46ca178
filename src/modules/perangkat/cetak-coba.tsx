import { printFile } from '#web/page/download'

const zpl = '^XA^CI28^FO20,20^A0N,32^FDKENCANA^FS^FO20,60^BY2^BCN,40,N,N,N^FD12345678^FS^XZ\n'
const tspl =
  'SIZE 40 mm,20 mm\r\nGAP 2 mm,0 mm\r\nCLS\r\nTEXT 20,20,"0",0,10,10,"KENCANA"\r\nBARCODE 20,60,"128",40,0,0,2,2,"12345678"\r\nPRINT 1,1\r\n'

/** One label that belongs to no piece, in the words of the printer. */
export function labelCoba(format: string): ArrayBuffer {
  const text = new TextEncoder().encode(format === 'TSPL' ? tspl : zpl)
  const bytes = new ArrayBuffer(text.length)
  new Uint8Array(bytes).set(text)
  return bytes
}

/** Prints one page by the browser's own dialog: a printer that prints it prints notas too. */
export function cetakHalaman(judul: string): void {
  const page = `<!doctype html><meta charset="utf-8"><title>${judul}</title><h1>Kencana</h1><p>${judul}</p>`
  printFile({ blob: new Blob([page], { type: 'text/html' }), name: 'coba.html' })
}
