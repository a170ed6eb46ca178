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
export type PeristiwaNota = keyof typeof peristiwaNota
