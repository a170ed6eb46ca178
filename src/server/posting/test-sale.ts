import { newId } from '../document/ids.ts'

/** A book's name and its rows. */
export type Tulis = readonly [buku: string, baris: readonly object[]]

/** What posting() takes (docs/adr/0006); `isi` fills in the rest. */
export interface Isi {
  readonly toko?: string
  readonly kunci?: string
  readonly sidik?: string
  readonly oleh?: string
  readonly tgl_system?: string
  readonly boleh_mundur?: boolean
  readonly otorisasi?: readonly { no: string; kategori: string; sidik: string }[]
  readonly periksa?: readonly Tulis[]
  readonly dokumen?: readonly object[]
  readonly transisi?: readonly object[]
  readonly tulis?: readonly Tulis[]
}

const berat = 4_000
const murni = 3_000
const gudang = { kode_gudang: 'TOKO', kode_baki: 'A01' }
export const hari = '2026-11-21'

/** The receipt of pieces: they enter, gold comes from the supplier, the journal says so. */
export function masuk(barcodes: readonly string[], isi: Isi = {}): Isi {
  const id = newId()
  const rupiah = 2_500_000
  return {
    ...isi,
    dokumen: [{ id, jenis: 'TAMBAH_BARANG', prefix: 'TB', status: 'VALID' }],
    tulis: [
      [
        'gerak_barang',
        barcodes.map((kode_barcode, n) => ({
          id_dokumen: id,
          kode_barcode,
          dari_status: null,
          ke_status: 'ADA',
          ke_gudang: gudang.kode_gudang,
          ke_baki: gudang.kode_baki,
          berat,
          murni,
          barang: {
            nama_barang: `CINCIN MODEL ${n}`,
            kode_kategori: 'EMAS',
            kode_dept: 'CC',
            kode_group: '750',
            kadar: 75_00,
            kadar_cetak: '750',
            kadar_eod: 75_00,
            harga_pokok: rupiah,
          },
        })),
      ],
      [
        'gram',
        [
          {
            id_dokumen: id,
            akun: 'STOK/TOKO',
            kadar: 75_00,
            kotor: berat * barcodes.length,
            murni: murni * barcodes.length,
          },
          {
            id_dokumen: id,
            akun: 'SUPPLIER',
            kadar: 75_00,
            kotor: -berat * barcodes.length,
            murni: -murni * barcodes.length,
          },
        ],
      ],
      [
        'hutang_supplier',
        [
          {
            ...{ id_dokumen: id, id_terima: id, kadar: 75_00, supplier: null, uang: 0 },
            nilai: rupiah * barcodes.length,
            kotor: berat * barcodes.length,
            murni: murni * barcodes.length,
          },
        ],
      ],
      [
        'jurnal',
        [
          { id_dokumen: id, nomor_akun: '1201', debit: rupiah * barcodes.length },
          { id_dokumen: id, nomor_akun: '2102', kredit: rupiah * barcodes.length },
        ],
      ],
    ],
  }
}

const harga = 5_000_000

function lineOf(id: string, kode_barcode: string): object {
  return {
    id,
    kode_barcode,
    nama_barang: 'CINCIN',
    kode_kategori: 'EMAS',
    kode_group: '750',
    kode_dept: 'CC',
    kadar: 75_00,
    kadar_cetak: '750',
    kode_intern: '',
    berat,
    berat_kotor: berat,
    berat_atribut: 0,
    nama_atribut: '',
    murni,
    harga_gram: 1_250_000,
    harga_atribut: 0,
    harga_jual: harga,
    ongkos: 0,
    diskon: 0,
    pajak: 0,
    pajak_termasuk: 0,
    harga_total: harga,
    harga_pokok: 2_500_000,
    potongan_tukar: 15_00,
    potongan_jual: 20_00,
    gambar: null,
    rincian: [],
  }
}

function bayar(id_group: string, total: number): object[] {
  const row = { id_group, versi_bayar: 1, fee: 0, kembali: 0, masuk: true }
  const kartu = total - 1_000_000
  return [
    { ...row, jenis: 'CASH', jumlah: 1_000_000, diterima: 1_000_000 },
    { ...row, jenis: 'DEBET', no_rekening: '88', jumlah: kartu, diterima: kartu },
  ]
}

export interface Sale {
  readonly isi: Isi
  readonly group: string
  readonly nota: string
}

/** A sale, VALID at once: every book. `open` saves it for the cashier. */
export function jual(barcodes: readonly string[], isi: Isi = {}, open = false): Sale {
  const group = newId()
  const nota = newId()
  const total = harga * barcodes.length
  const status = open ? 'OPEN' : 'VALID'
  const tempat = open ? { ke_gudang: 'TOKO', ke_baki: 'A01' } : { ke_gudang: null, ke_baki: null }
  const tulis: Tulis[] = [
    [
      'gerak_barang',
      barcodes.map((kode_barcode) => ({
        id_dokumen: nota,
        kode_barcode,
        dari_status: 'ADA',
        dari_gudang: 'TOKO',
        dari_baki: 'A01',
        ke_status: open ? 'DALAM_NOTA' : 'TERJUAL',
        ...tempat,
        berat,
        murni,
        pemegang: null,
      })),
    ],
    [
      'penjualan',
      [
        {
          id: nota,
          id_group: group,
          kode_sales: 'S1',
          qty: barcodes.length,
          berat: berat * barcodes.length,
          harga_jual: total,
          ongkos: 0,
          diskon: 0,
          pajak: 0,
          pajak_termasuk: 0,
          harga_total: total,
        },
      ],
    ],
    ['penjualan_baris', barcodes.map((kode_barcode) => lineOf(nota, kode_barcode))],
    ['pembayaran', bayar(group, total)],
    ...(open ? [] : sahkan(group, nota, barcodes.length)),
  ]
  const dokumen = [
    { id: group, jenis: 'GROUP', prefix: 'FG', status },
    { id: nota, jenis: 'PENJUALAN', prefix: 'FJ', status, id_group: group, isi: { harga } },
  ]
  return { group, nota, isi: { ...isi, dokumen, tulis } }
}

/** The rows in gram, jurnal and kas that a valid sale of so many pieces leaves. */
export function sahkan(group: string, nota: string, banyak: number): Tulis[] {
  const total = harga * banyak
  const kas = {
    id_dokumen: nota,
    id_group: group,
    kategori: 'PENJUALAN',
    user_id: 'KASIR1',
    laci: 'KASIR1',
  }
  return [
    [
      'gram',
      [
        {
          id_dokumen: nota,
          akun: 'STOK/TOKO',
          kadar: 75_00,
          kotor: -berat * banyak,
          murni: -murni * banyak,
        },
        {
          id_dokumen: nota,
          akun: 'PELANGGAN',
          kadar: 75_00,
          kotor: berat * banyak,
          murni: murni * banyak,
        },
      ],
    ],
    [
      'jurnal',
      [
        { id_dokumen: nota, nomor_akun: '1101', debit: 1_000_000 },
        { id_dokumen: nota, nomor_akun: '1111', debit: total - 1_000_000 },
        { id_dokumen: nota, nomor_akun: '4101', kredit: total },
        { id_dokumen: nota, nomor_akun: '5101', debit: 2_500_000 * banyak },
        { id_dokumen: nota, nomor_akun: '1201', kredit: 2_500_000 * banyak },
      ],
    ],
    [
      'kas',
      [
        { ...kas, jenis: 'CASH', jumlah_in: 1_000_000 },
        { ...kas, jenis: 'DEBET', no_rekening: '88', jumlah_in: total - 1_000_000 },
      ],
    ],
  ]
}
