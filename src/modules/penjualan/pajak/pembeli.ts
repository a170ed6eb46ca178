import { choice, text } from '#kernel/field'

/** Who buys, as PPh 22 sees it (PMK 48/2023 art. 2 and 5). */
const jenisPembeli = {
  KONSUMEN: 'Konsumen akhir',
  PENGUSAHA: 'Pengusaha emas, PPh 22 dipungut',
  BEBAS: 'Pengusaha emas dengan SKB atau PP 55',
} as const
export type PembeliPajak = keyof typeof jenisPembeli

/** What a buyer tells for his tax: both are left empty by whoever buys for himself. */
export const pembeliPajak = {
  npwp: text({
    label: 'NPWP atau NIK Pembeli',
    hint: 'Diisi kalau pembeli meminta faktur pajak',
    max: 30,
  }),
  pembeli_pajak: choice({
    label: 'Pembeli Menurut PPh 22',
    of: jenisPembeli,
    when: 'PPH22_MODULE',
  }),
}

/** Who bears the stamp of a note. */
export const ditanggungMeterai = { TOKO: 'Toko', PEMBELI: 'Pembeli' } as const
