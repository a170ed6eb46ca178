import { describeDocument } from '#kernel/described'
import { alasan } from '#kernel/document'
import { defineLedger } from '#kernel/ledger'
import { code, integer, open, ref, text } from '#kernel/field'
import { versiSeen } from '#kernel/master-calls'
import { kasBuku } from '#modules/kas/buku'
import { daftarBayar } from '#modules/faktur/pembayaran'
import { uangDari } from '#modules/faktur/uang-kembali'
import { customer, kepalaMasuk } from './penjualan.ts'

/** Who the buyer is; where he lives is no fact of a note. */
const { kode_kecamatan: _kecamatan, kode_kota: _kota, ...pembeli } = customer

/**
 * What may be wrong about a validated note, all of it as it should be, and why (DOMAIN 4). The
 * payments are those of the whole visit.
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
})

const contoh = {
  no_faktur_jual: 'FJ-GS1-261121-0001',
  versi: 0,
  alasan: 'Dibayar dengan kartu, bukan tunai',
  kode_sales: 'SLS1',
  nama_customer: 'Ibu Sari',
  alamat_customer: null,
  no_hp: null,
  jenis_pelanggan: 'UMUM' as const,
  keterangan: null,
  uang_dari: null,
  pembayaran: [
    {
      jenis: 'DEBET' as const,
      no_rekening: '1234567890',
      jumlah: 6_900_000,
      fee: 0,
      no_ref: '998877',
      diterima: null,
    },
  ],
  baris: [{ sebelum: { versi_bayar: 1 }, sesudah: { versi_bayar: 2 } }],
}

/** DOMAIN 4: mistakes found after validation, the same day; never goods, weight, price, total. */
export const koreksiPenjualan = describeDocument({
  name: 'KOREKSI_PENJUALAN',
  title: 'Koreksi Penjualan',
  prefix: 'KJ',
  states: { VALID: 'Valid' },
  header: koreksiMasuk,
  lines: { sebelum: open({ label: 'Sebelum' }), sesudah: open({ label: 'Sesudah' }) },
  posts: [koreksiPenjualanBuku, kasBuku],
  commands: {
    simpan: {
      label: 'Simpan Koreksi',
      from: [],
      to: 'VALID',
      call: 'penjualan/koreksi',
      authorise: 'KOREKSI_PENJUALAN',
      reason: true,
    },
  },
  contoh: { VALID: contoh },
})
