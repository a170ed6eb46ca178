const mutasi = { jumlah: 2_351_000, keterangan: 'Setor', kategori: 'IKLAN' }

/** What the calls of the specification that move money are sent. */
export const panggilanUang: Readonly<Record<string, object>> = {
  'POST cash/mutasi-uang-cash': {
    ...{ ...mutasi, asal: 'CASH', asal_rekening: null },
    ...{ tujuan: 'BCA', tujuan_rekening: '1234567890' },
  },
  'POST cash/mutasi-uang-bank': {
    ...{ ...mutasi, asal: 'BCA', asal_rekening: '1234567890' },
    ...{ tujuan: 'BCA', tujuan_rekening: '555' },
  },
  'POST kirim-uang': { jumlah_rp: 1_125_000, tujuan: 'PUSAT', keterangan: 'Setoran' },
  'GET kirim-uang': { status: 'ALL' },
}
