import { alasan, nomor } from '#kernel/document'
import { choice, group, rupiah, text, yes } from '#kernel/field'
import { orangDiminta, penitip } from '#modules/pelanggan/pelanggan'
import { bayarUntuk } from '#modules/pembayaran/pembayaran'
import { uangDari } from '#modules/pembayaran/uang-kembali'
import { buktiAmbil, buktiMasuk } from './bukti.ts'

const sure = { required: true } as const
const { KARTU, NOTA } = buktiAmbil

/** Money that may come before the work. */
export const mukaMasuk = {
  uang_muka: rupiah({ label: 'Uang Muka', initial: 0 }),
  pembayaran: bayarUntuk('uang_muka'),
}

/** What a promise is settled with; below zero the shop gives back what is over. */
export const lunasMasuk = {
  nomor,
  sisa: rupiah({ label: 'Sisa', ...sure, given: true, seen: true, min: -999_999_999_999 }),
}
export const lunasBayar = {
  ...orangDiminta,
  pembayaran: bayarUntuk('sisa'),
  uang_dari: { ...uangDari, beside: ['sisa', '<0'] as const },
}

/** A part of what remains, paid while the work goes on or waits for its customer. */
export const angsurMasuk = {
  ...lunasMasuk,
  jumlah: rupiah({ label: 'Jumlah Rp', ...sure, min: 1 }),
  ...orangDiminta,
  pembayaran: bayarUntuk('jumlah'),
}

/** How a customer was told that his piece will be sold. */
export const caraNotis = {
  WA: 'WhatsApp',
  TELEPON: 'Telepon',
  SURAT: 'Surat',
  DATANG: 'Didatangi',
} as const
/** What is recorded of it. */
export const notisMasuk = {
  nomor,
  cara_notis: choice({ label: 'Cara', of: caraNotis, ...sure, initial: 'WA' }),
  isi_notis: text({ label: 'Keterangan', max: 200, ...sure }),
}

/** Who buys at an auction, as any buyer is asked: nothing of the debtor is filled in for him. */
export const pembeliMasuk = {
  ...penitip,
  nama_customer: { ...penitip.nama_customer, label: 'Pembeli', from: 'pembeli' },
  no_hp: { ...penitip.no_hp, from: 'pembeli' },
}

/** The kind of approval that an auction's surplus needs. */
export const otorisasiLelang = { KELEBIHAN_LELANG: 'Bayar Kelebihan Lelang' } as const
/** What a surplus is fetched with: the customer's paper, or a photo of his card. */
export const kelebihanMasuk = (folder: string) => ({
  nomor,
  kelebihan: rupiah({ label: 'Kelebihan', ...sure, given: true, seen: true, min: 1 }),
  ...buktiMasuk({ NOTA, KARTU }, folder),
  uang_dari: uangDari,
})

/** What a cancel says: all its money goes back. */
export const batalMasuk = { nomor, alasan, uang_dari: uangDari }

const diminta = {
  nomor: text({ label: 'No Dokumen', ...sure }),
  kwitansi: text({ label: 'No Kwitansi' }),
  kembali: rupiah({ label: 'Uang Kembali', ...sure }),
}
/**
 * The answer of a command that asks for money: the payment that waits, the change, and what follows
 * it at once where nothing waits.
 */
export const dimintaUang = group({ ...diminta, lanjutan: text({ label: 'Dokumen Lanjutan' }) })
/** The answer of one that begins a promise: whether its paper comes now, or with its money. */
export const dimulai = group({ ...diminta, siap_cetak: yes({ label: 'Siap Cetak' }) })

/** Where payments lead a promise: kept when all is paid, open again when that is taken back. */
export const jalanJanji = <const F extends string, const T extends string>(dari: F, ke: T) => ({
  lunas: { from: [dari], to: ke },
  lepas: { from: [ke], to: dari },
})
