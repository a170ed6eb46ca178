/** What may happen to a note, in the order of its life. */
export const peristiwaNota = {
  SIMPAN: 'Disimpan',
  UBAH_BAYAR: 'Pembayaran Diubah',
  VALIDASI: 'Divalidasi',
  CETAK: 'Dicetak',
  CETAK_MENUNGGU: 'Dicetak, belum dikonfirmasi',
  CETAK_GAGAL: 'Gagal dicetak',
  KOREKSI: 'Dikoreksi',
  BATAL: 'Dibatalkan',
} as const
/** The papers of a sale besides its nota. */
export const kertasLain = {
  SISA: 'Nota Sisa',
  ACC: 'Slip ACC',
  PERJANJIAN: 'Perjanjian Jual Beli',
  KUPON: 'Kupon',
} as const
export type PeristiwaNota = keyof typeof peristiwaNota
