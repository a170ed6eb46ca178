import { defineEndpoint } from '#kernel/endpoint'
import { choice, integer, list, tanggal, text, uuid, yes } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { customer } from './pelanggan.ts'

const sure = { required: true } as const

/** What a document is that names a person. */
export const jenisNotaOrang = {
  PENJUALAN: 'Penjualan',
  PEMBELIAN: 'Pembelian',
  TITIPAN: 'Titipan',
  PESANAN: 'Pesanan',
  SERVICE: 'Service',
  HUTANG: 'Hutang',
  CICILAN: 'Cicilan',
  NOTA_MANUAL: 'Nota Manual',
  BELI_MANUAL: 'Pembelian Manual',
} as const

/** A person that this shop knows, with the facts that a counter needs (docs/adr/0158). */
export const orang = {
  /** His latest row here: the way to his page. */
  id: uuid({ label: 'Pelanggan' }),
  nama_customer: customer.nama_customer,
  no_hp: text({ label: 'No HP' }),
  alamat_customer: customer.alamat_customer,
  kode_kota: customer.kode_kota,
  kode_kecamatan: customer.kode_kecamatan,
  jenis_pelanggan: customer.jenis_pelanggan,
  npwp: text({ label: 'NPWP' }),
  /** Of a member, with what he has. */
  kode_member: text({ label: 'Kode Member' }),
  poin: integer({ label: 'Point', min: -1_000_000_000 }),
  /** Known by another shop of the chain, under this very number. */
  toko_lain: yes({ label: 'Toko Lain' }),
  /** What he bought, sold or left last, the newest first. */
  nota: list({
    nomor: text({ label: 'No Dokumen', ...sure }),
    jenis: choice({ label: 'Jenis', of: jenisNotaOrang, ...sure }),
    tgl_system: tanggal({ label: 'Tanggal', ...sure }),
    barang: text({ label: 'Nama Barang' }),
  }),
}

export const cariOrang = defineEndpoint({
  method: 'GET',
  path: 'pelanggan/cari',
  summary: 'People by letters of a name, the end of a telephone number, or the number of a nota',
  right: whoSees(
    ...['/transaksi-penjualan', '/transaksi-pembelian', '/lihat-penjualan'],
    '/transaksi-jual-beli-manual',
  ),
  query: { q: text({ label: 'Cari', ...sure, min: 3, max: 60 }) },
  answer: list(orang),
})
