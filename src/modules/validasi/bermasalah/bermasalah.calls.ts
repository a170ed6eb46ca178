import { alasan } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import { choice, group, integer, list, saat, text, type RowOf } from '#kernel/field'
import { only, whoSees, type Level } from '#kernel/right'

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

/** Signals that a person may dismiss: the others stay until they are mended. */
export const dinilaiOrang: readonly Sinyal[] = [
  'CETAK_GAGAL',
  'CETAK_RAGU',
  'BELUM_DICETAK',
  'BELI_KEMBAR',
]
/** Who judges. */
export const penilai: readonly Level[] = ['SPV', 'OWN']

/** A document that is stuck, half-printed, unconfirmed or in doubt. */
export const barisMasalah = {
  saat: saat({ label: 'Waktu', ...sure }),
  dokumen: text({ label: 'Dokumen', ...sure }),
  sinyal: choice({ label: 'Sinyal', of: sinyalMasalah, ...sure }),
  /** The worst first; the colour of the signal says it. */
  skor: integer({ label: 'Skor', ...sure, hidden: true }),
  catatan: text({ label: 'Catatan' }),
  pasangan: text({ label: 'Pasangan' }),
  user_id: text({ label: 'User' }),
  jenis: text({ label: 'Jenis', hidden: true }),
  /** The document as the user judged it; a dismissal sends it back. */
  fakta: text({ label: 'Fakta', hidden: true }),
}

export type Masalah = RowOf<typeof barisMasalah>

export const fakturBermasalah = defineEndpoint({
  method: 'GET',
  path: 'faktur-bermasalah',
  summary: 'Documents that are stuck, half-printed, unconfirmed or in doubt, the worst first',
  right: whoSees('/faktur-bermasalah'),
  answer: list(barisMasalah),
})

export const abaikanMasalah = defineEndpoint({
  method: 'POST',
  path: 'faktur-bermasalah/abaikan',
  summary: 'Dismiss what a person has judged, with a reason; it comes back when its facts change',
  right: only(...penilai),
  posting: true,
  body: {
    dokumen: text({ label: 'Dokumen', ...sure, max: 40 }),
    sinyal: choice({ label: 'Sinyal', of: sinyalMasalah, ...sure }),
    fakta: text({ label: 'Fakta', ...sure, max: 200 }),
    alasan,
  },
  answer: group({ dokumen: text({ label: 'Dokumen', ...sure }) }),
})
