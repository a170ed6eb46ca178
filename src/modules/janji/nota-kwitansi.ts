import { formatRupiah } from '#kernel/figures'
import type { NotaPage } from '#kernel/nota'
import {
  bayarDuaPihak,
  notaDuaPihak,
  parafDuaPihak,
  type DataDuaPihak,
} from '#modules/nota/kertas/dua-pihak'
import type { BarisBawah } from '#modules/nota/kertas/isian'
import type { JenisKertas } from '#modules/nota/kertas/template'
import { KIRI } from '#modules/nota/kertas/ukuran'
import { jenisKwitansi, type JenisKwitansi } from './buku.ts'

/** One payment for a promise, as its payer takes it home. Whole rupiah. */
export interface KwitansiData extends DataDuaPihak {
  readonly nomor: string
  readonly judul: string //    KWITANSI SERVICE
  readonly no_janji: string
  readonly barang: string
  readonly jenis: JenisKwitansi
  readonly jumlah: number
  /** Of a part: what all of it costs, and what was paid with this one. */
  readonly bagian: { readonly total: number; readonly dibayar: number } | null
}

/** Below a part how it was paid, and what remains. */
const bawah = (data: KwitansiData): BarisBawah[] => [
  ...bayarDuaPihak(data),
  ...(data.bagian
    ? ([
        ['Harga Seluruhnya', data.bagian.total],
        ['Sudah Dibayar', data.bagian.dibayar],
        ['Sisa', Math.max(0, data.bagian.total - data.bagian.dibayar)],
      ] as const)
    : []),
]

export const kertasKwitansi: JenisKertas = {
  kepada: 'Pembayar',
  kolom: {
    texts: [
      { judul: 'Untuk', x: KIRI, width: 42, isi: '{kode}', jumlah: '', diSlip: true },
      { judul: 'Keterangan', x: 53, width: 105, isi: '{nama}', jumlah: '{jumlah_kata}' },
    ],
    figures: [{ judul: 'Jumlah', x: 160, width: 40, isi: '{harga}', jumlah: '{jumlah}' }],
  },
  paraf: parafDuaPihak('Customer'),
  muat_nama: 80,
}

/** The pages of a payment's receipt. */
export const notaKwitansi = (data: KwitansiData): NotaPage[] => {
  const { barang, jenis, judul, jumlah, no_janji } = data
  const harga = formatRupiah(jumlah)
  return notaDuaPihak(data, {
    kertas: 'KWITANSI',
    jenis: kertasKwitansi,
    judul,
    baris: [{ kode: no_janji, nama: `${jenisKwitansi[jenis]}: ${barang}`, harga }],
    total: jumlah,
    bawah: bawah(data),
    isian: {
      jumlah_kata: jenis === 'PINJAM' ? 'DIBAYARKAN' : 'DITERIMA',
      jumlah: harga,
      periksa: 'Pindai kode QR ini untuk mencari kwitansi.',
    },
    janji: [],
    umum: 'Simpan kwitansi ini sebagai bukti pembayaran.',
  })
}
