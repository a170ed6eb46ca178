import { alasan, nomor } from '#kernel/document'
import { group, rupiah, text, yes } from '#kernel/field'
import { orangDiminta } from '#modules/pelanggan/pelanggan'
import { bayarUntuk } from '#modules/pembayaran/pembayaran'
import { uangDari } from '#modules/pembayaran/uang-kembali'

const sure = { required: true } as const

/** Money that may come before the work. */
export const mukaMasuk = {
  uang_muka: rupiah({ label: 'Uang Muka', initial: 0 }),
  pembayaran: bayarUntuk('uang_muka'),
}

/** What a promise is settled with; below zero the shop gives back what is over. */
export const lunasMasuk = {
  nomor,
  sisa: rupiah({ label: 'Sisa', ...sure, given: true, min: -999_999_999_999 }),
}
export const lunasBayar = {
  ...orangDiminta,
  pembayaran: bayarUntuk('sisa'),
  uang_dari: { ...uangDari, beside: ['sisa', '<0'] as const },
}

/** What a cancel says: all its money goes back. */
export const batalMasuk = { nomor, alasan, uang_dari: uangDari }

const diminta = {
  nomor: text({ label: 'No Dokumen', ...sure }),
  kwitansi: text({ label: 'No Kwitansi' }),
  kembali: rupiah({ label: 'Uang Kembali', ...sure }),
}
/** The answer of a command that asks for money: the payment that waits, and the change. */
export const dimintaUang = group(diminta)
/** The answer of one that begins a promise: whether its paper comes now, or with its money. */
export const dimulai = group({ ...diminta, siap_cetak: yes({ label: 'Siap Cetak' }) })

/** Where payments lead a promise: kept when all is paid, open again when that is taken back. */
export const jalanJanji = <const F extends string, const T extends string>(dari: F, ke: T) => ({
  lunas: { from: [dari], to: ke },
  lepas: { from: [ke], to: dari },
})
