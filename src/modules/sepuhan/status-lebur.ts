// Apart from their document: the report of melts brings these words to a page, and not all of it.

export const statusLebur = {
  KIRIM: 'Di Pelebur',
  UJI: 'Sudah Diuji',
  SELESAI: 'Selesai',
  BATAL: 'Dibatalkan',
} as const

/** What comes back of melted gold. */
export const hasilLebur = { BATANG: 'Emas Batangan', UANG: 'Uang' } as const
