/** Where a note of a visit stands (DOMAIN 5): at the counter, validated at the cashier, undone. */
export const statusNota = { OPEN: 'Menunggu Validasi', VALID: 'Valid', BATAL: 'Batal' } as const

/** What is done with a visit as a whole: the steps that its sales and purchases share. */
export const perintahKunjungan = {
  simpan: { label: 'Simpan', from: [], to: 'OPEN', call: 'penjualan/simpan' },
  validasi: { label: 'Validasi', from: ['OPEN'], to: 'VALID', call: 'validasi/simpan/jualbeli' },
  batalValidasi: {
    label: 'Batal Validasi',
    from: ['OPEN'],
    to: 'BATAL',
    call: 'validasi/cancel/jualbeli',
    confirm: 'Ingin Membatal Validasi Ini ?',
  },
} as const
