import { defineEndpoint } from '#kernel/endpoint'
import { choice, group, integer, list, rupiah, tanggal, text, yes } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const
const right = whoSees('/ekspor-pajak')
const kurang = { ...sure, min: -999_999_999_999 } as const

/** The month that is asked about. */
export const masaPajak = {
  bulan: integer({ label: 'Bulan', ...sure, min: 1, max: 12 }),
  tahun: text({ label: 'Tahun', ...sure, min: 4, max: 4 }),
}

const jumlah = {
  nota: integer({ label: 'Dokumen', ...sure }),
  dasar: rupiah({ label: 'DPP', ...kurang }),
  ppn: rupiah({ label: 'PPN', ...kurang }),
}

/** What is owed to the state in an account of its own. */
export const pajakDisetor = { PPN: 'PPN', PPH22: 'PPh 22' } as const

/** Where the tax of a month came from. */
export const jenisPajakMasa = {
  PENJUALAN: 'Penjualan',
  RETUR: 'Retur Koreksi',
  PESANAN: 'Pesanan',
  SERVICE: 'Service',
  CICILAN: 'Cicilan',
  MANUAL: 'Barang Manual',
  LAIN: 'Lain',
} as const

/** Into which part of the return it goes. */
export const bagianMasa = {
  FAKTUR: 'Faktur pajak, pembeli dengan NPWP atau NIK',
  GUNGGUNG: 'Digunggung, konsumen akhir',
  RETUR: 'Retur atas faktur bulan lalu, dibatalkan sendiri di Coretax',
  TANPA: 'Tanpa aturan pajak, tidak dilaporkan',
} as const

export const barisJenis = {
  jenis: choice({ label: 'Asal', of: jenisPajakMasa, ...sure }),
  ...jumlah,
}
export const barisBagian = {
  bagian: choice({ label: 'Dilaporkan Sebagai', of: bagianMasa, ...sure }),
  ...jumlah,
}
/** A tax beside the account that should hold it. */
export const barisBanding = {
  pajak: choice({ label: 'Pajak', of: pajakDisetor, ...sure }),
  rekap: rupiah({ label: 'Menurut Rekap', ...kurang }),
  akun: rupiah({ label: 'Menurut Akun', ...kurang }),
  selisih: rupiah({ label: 'Selisih', ...kurang }),
}

export const masaPajakDilihat = defineEndpoint({
  method: 'GET',
  path: 'ekspor-pajak',
  summary: 'The tax of a month: where it came from, what the accounts hold, how it is reported',
  right,
  query: masaPajak,
  answer: group({
    awal: tanggal({ label: 'Tanggal Awal', ...sure }),
    akhir: tanggal({ label: 'Tanggal Akhir', ...sure }),
    /** Every day of it is closed. */
    tutup: yes({ label: 'Sudah Ditutup' }),
    jenis: list(barisJenis),
    banding: list(barisBanding),
    bagian: list(barisBagian),
    berkas_faktur: integer({ label: 'Berkas Faktur', ...sure }),
    pph22: group({ nota: jumlah.nota, dasar: jumlah.dasar }),
    meterai: group({
      nota: jumlah.nota,
      jumlah: rupiah({ label: 'Meterai', ...sure }),
      toko: rupiah({ label: 'Ditanggung Toko', ...sure }),
    }),
  }),
})

/** Nothing of it is filed by the program: somebody imports the file and looks at it. */
export const unduhFaktur = defineEndpoint({
  method: 'GET',
  path: 'ekspor-pajak/faktur',
  summary: 'The tax invoices of a closed month as a file for Coretax (TaxInvoiceBulk)',
  right,
  query: { ...masaPajak, bagian: integer({ label: 'Berkas', initial: 1, min: 1, max: 999 }) },
  file: true,
})

export const unduhGunggung = defineEndpoint({
  method: 'GET',
  path: 'ekspor-pajak/digunggung',
  summary: 'What was sold to end consumers in a closed month, added up (RetailInvoiceBulk)',
  right,
  query: masaPajak,
  file: true,
})
