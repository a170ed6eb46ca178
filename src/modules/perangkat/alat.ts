/** Where the devices of the shop stand, and where each is tried. */
export const layarPerangkat = '/perangkat'

/** What stands at a place of work; KOMPUTER is the computer, tablet or telephone itself. */
export const jenisAlat = {
  KOMPUTER: 'Komputer',
  TIMBANGAN: 'Timbangan',
  PRINTER_LABEL: 'Printer Label',
  PRINTER_NOTA: 'Printer Nota',
  PEMINDAI: 'Pemindai',
} as const
export type JenisAlat = keyof typeof jenisAlat

/** What leaves for labels: a page for any printer, or the words of a label printer itself. */
export const formatLabel = { PDF: 'PDF', ZPL: 'ZPL (Zebra)', TSPL: 'TSPL (TSC)' } as const

/** Which way labels leave a computer. */
export const lewatLabel = {
  CETAK: 'Cetak Di Browser',
  FILE: 'Simpan File',
  USB: 'USB',
  SERIAL: 'Serial',
} as const

/** Which way notas leave a computer. */
export const lewatNota = {
  BROWSER: 'Lewat Browser',
  USB: 'Printer Struk USB',
  SERIAL: 'Printer Struk Serial',
} as const

export const gulunganStruk = { STRUK80: '80 mm', STRUK58: '58 mm' } as const

/** How fast the serial line of a printer is. */
export const baudPrinter = {
  9600: '9600',
  19200: '19200',
  38400: '38400',
  57600: '57600',
  115200: '115200',
} as const
