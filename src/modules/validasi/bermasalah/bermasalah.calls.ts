import { defineEndpoint } from '#kernel/endpoint'
import { choice, integer, list, saat, text } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const

/** Why a document asks for somebody. */
export const sinyalMasalah = {
  HARI_LALU: 'Terbuka Dari Hari Lalu',
  MENUNGGU: 'Menunggu Terlalu Lama',
  TRANSFER_BELUM_MASUK: 'Transfer Belum Masuk',
  CETAK_GAGAL: 'Cetakan Gagal',
  CETAK_RAGU: 'Cetakan Belum Dijawab',
  BELUM_DICETAK: 'Belum Dicetak',
  BARANG_KEMBALI: 'Barang Belum Kembali Ke Baki',
  BELI_KEMBAR: 'Mungkin Dibeli Dua Kali',
} as const
export type Sinyal = keyof typeof sinyalMasalah

/** A document that is stuck, half-printed, unconfirmed or in doubt. */
export const barisMasalah = {
  saat: saat({ label: 'Waktu', ...sure }),
  dokumen: text({ label: 'Dokumen', ...sure }),
  sinyal: choice({ label: 'Sinyal', of: sinyalMasalah, ...sure }),
  skor: integer({ label: 'Skor', ...sure }),
  pasangan: text({ label: 'Pasangan' }),
  catatan: text({ label: 'Catatan' }),
  user_id: text({ label: 'User' }),
  jenis: text({ label: 'Jenis', hidden: true }),
}

export const fakturBermasalah = defineEndpoint({
  method: 'GET',
  path: 'faktur-bermasalah',
  summary: 'Documents that are stuck, half-printed, unconfirmed or in doubt, the worst first',
  right: whoSees('/faktur-bermasalah'),
  answer: list(barisMasalah),
})
