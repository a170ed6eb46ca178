import { alasan, defineDocument, makes } from '#kernel/document'
import { defineLedger } from '#kernel/ledger'
import { code, integer, open, ref, text, yes } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { versiSeen } from '#kernel/master-calls'
import { jurnal } from '#modules/akuntansi/buku'
import { pembayaranBuku } from '#modules/pembayaran/buku'
import { kasBuku } from '#modules/kas/buku'
import { daftarBayar } from '#modules/pembayaran/pembayaran'
import { uangDari } from '#modules/pembayaran/uang-kembali'
import { kepalaMasuk } from './penjualan.ts'
import { pelangganBuku } from '#modules/pelanggan/buku'
import { customer, orangDiminta } from '#modules/pelanggan/pelanggan'
import { pembeliPajak } from './pajak/pembeli.ts'

/** Who the buyer is; where he lives is no fact of a note. */
const { kode_kecamatan: _kecamatan, kode_kota: _kota, ...pembeli } = customer

/**
 * What may be wrong about a validated note, all of it as it should be, and why (DOMAIN 4). The
 * payments are those of the whole visit. A card and a tax number that are not told stay as they are
 * (ADR 0384).
 */
export const koreksiMasuk = {
  no_faktur_jual: code({
    label: 'No Faktur Jual',
    required: 'No Faktur Tidak Boleh Kosong',
    max: 40,
  }),
  versi: versiSeen,
  alasan,
  kode_sales: ref('sales', { label: 'Sales', required: 'Sales Harus Dipilih' }),
  ...pembeli,
  npwp: pembeliPajak.npwp,
  /** He asks no invoice after all: without it a number that is not told stays. */
  tanpa_npwp: yes({ label: 'Tanpa NPWP' }),
  jenis_identitas: orangDiminta.jenis_identitas,
  no_identitas: orangDiminta.no_identitas,
  keterangan: kepalaMasuk.keterangan,
  pembayaran: daftarBayar,
  uang_dari: uangDari,
}

const sure = { required: true } as const

/** Corrections of a note's facts, all of them as they are from here on, and what differs. */
export const koreksiPenjualanBuku = defineLedger({
  name: 'koreksi_penjualan',
  title: 'Koreksi Penjualan',
  entry: {
    id_penjualan: text({ label: 'Nota', ...sure }),
    versi: integer({ label: 'Versi', ...sure }),
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    kode_sales: text({ label: 'Sales', ...sure }),
    id_pelanggan: text({ label: 'Customer' }),
    keterangan: text({ label: 'Keterangan' }),
    versi_bayar: integer({ label: 'Pembayaran' }),
    sebelum: open({ label: 'Sebelum', ...sure }),
    sesudah: open({ label: 'Sesudah', ...sure }),
  },
  news: 'PENJUALAN',
})

/** DOMAIN 4: mistakes found after validation, the same day; never goods, weight, price, total. */
export const koreksiPenjualan = defineDocument({
  name: 'KOREKSI_PENJUALAN',
  title: 'Koreksi Penjualan',
  prefix: 'KJ',
  states: { VALID: 'Valid' },
  books: [pelangganBuku, koreksiPenjualanBuku, pembayaranBuku, jurnal, kasBuku],
  commands: {
    simpan: makes({
      path: 'penjualan/koreksi',
      label: 'Simpan Koreksi',
      summary:
        "Correct a validated sale's customer, seller, remark or kind of payment, the same day",
      right: whoSees('/lihat-penjualan'),
      to: 'VALID',
      authorise: 'KOREKSI_PENJUALAN',
      body: koreksiMasuk,
    }),
  },
})
