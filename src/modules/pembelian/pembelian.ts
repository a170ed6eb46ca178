import {
  berat,
  choice,
  code,
  image,
  integer,
  kadar,
  list,
  phone,
  ref,
  rupiah,
  text,
  yes,
} from '#kernel/field'
import { describeDocument } from '#kernel/described'
import { perintahKunjungan, statusNota } from '#modules/faktur/faktur'

const sure = { required: true } as const

/** 100 kg: nobody lays more on a counter's scale. */
const beratTerberat = 100_000_000

/** How the purity was tested. */
const caraUji = {
  BATU_UJI: 'Batu Uji',
  XRF: 'XRF',
  ELEKTRONIK: 'Alat Elektronik',
  BERAT_JENIS: 'Berat Jenis',
}

/** The list of a purchase's lines: as many as a sale may have. */
export const daftarBeli = { label: 'Barang', max: 200 }

/** One line as the counter enters it; with a barcode it is our own piece that comes back. */
export const barisBeliMasuk = {
  kode_barcode: code({ label: 'Barcode', max: 30 }),
  nama_barang: text({ label: 'Nama Barang' }),
  kode_group: ref('group_harga', { label: 'Group' }),
  kode_dept: ref('jenis', { label: 'Jenis' }),
  kode_kondisi: ref('kondisi_pembelian', { label: 'Kondisi', ...sure }),
  berat_kotor: berat({ label: 'Berat Timbang', ...sure, max: beratTerberat }),
  potong_batu: berat({ label: 'Potong Batu' }),
  kadar_uji: kadar({ label: 'Kadar Uji', min: 1, tooShort: 'Kadar Tidak Boleh Diisi Dengan 0' }),
  cara_uji: choice({ label: 'Cara Uji', of: caraUji }),
  nota_hilang: yes({ label: 'Nota Hilang' }),
  belum_dipakai: yes({ label: 'Belum Dipakai' }),
  batu_hilang: yes({ label: 'Batu Hilang' }),
  foto: image({ label: 'Foto Timbangan', folder: 'TIMBANGAN' }),
  harga_setuju: rupiah({ label: 'Harga Setuju' }),
}

/** The card of who sells to the shop. */
export const kartuPenjual = {
  jenis_identitas: choice({
    label: 'Jenis Identitas',
    of: { KTP: 'KTP', SIM: 'SIM', PASPOR: 'Paspor' },
  }),
  no_identitas: code({ label: 'No Identitas', max: 30 }),
  foto_identitas: image({ label: 'Foto Identitas', folder: 'IDENTITAS' }),
}

/** Who sells to the shop; what is asked of him is a parameter (DOMAIN 5). */
export const penjual = {
  nama_customer: text({ label: 'Nama Customer' }),
  alamat_customer: text({ label: 'Alamat Customer', max: 200 }),
  no_hp: phone({ label: 'No HP', min: 11, tooShort: 'Mohn Masukan Nomor Handphone Yang Valid' }),
  ...kartuPenjual,
}

/** Why the shop buys: for gold, or to take yesterday's mistaken sale back (DOMAIN 4). */
export const jenisPembelian = choice({
  label: 'Jenis Pembelian',
  of: { BELI: 'Pembelian', KOREKSI: 'Koreksi' },
  ...sure,
  initial: 'BELI',
})

/** The purchase side of a visit, as the counter sends it. */
export const pembelianMasuk = {
  jenis: jenisPembelian,
  baris: list(barisBeliMasuk, daftarBeli),
  harga_setuju: rupiah({ label: 'Harga Setuju Pembelian' }),
}

const kepala = {
  no_faktur_beli: code({ label: 'No Faktur Beli', ...sure, max: 40 }),
  no_faktur_group: code({ label: 'No Faktur Group', ...sure, max: 40 }),
  jenis: jenisPembelian,
  kode_sales: ref('sales', { label: 'Sales', ...sure }),
  qty: integer({ label: 'Qty', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  potongan: rupiah({ label: 'Potongan', ...sure }),
  harga_total: rupiah({ label: 'Harga Total', ...sure }),
}

const baris = {
  kode_barcode: code({ label: 'Barcode', max: 30 }),
  no_faktur_jual: code({ label: 'Nota Asal', max: 40 }),
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  kode_group: code({ label: 'Group', ...sure }),
  kode_dept: code({ label: 'Jenis', ...sure }),
  kadar: kadar({ label: 'Kadar', ...sure }),
  kondisi: text({ label: 'Kondisi', ...sure }),
  berat_kotor: berat({ label: 'Berat Timbang', ...sure }),
  potong_batu: berat({ label: 'Potong Batu', ...sure }),
  berat_nota: berat({ label: 'Berat Nota', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  harga_emas: rupiah({ label: 'Harga Emas', ...sure }),
  harga_nota: rupiah({ label: 'Harga Nota', ...sure }),
  rata_asal: rupiah({ label: 'Rata Asal', ...sure }),
  potongan: rupiah({ label: 'Potongan', ...sure }),
  harga: rupiah({ label: 'Harga', ...sure }),
}

// A ring of 4.120 gr, 6,848,000 less 15 % in an exchange: 1,027,200; rounded up to 500.
const contoh = {
  no_faktur_beli: 'FB-GS1-261121-0001',
  no_faktur_group: 'FG-GS1-261121-0001',
  jenis: 'BELI' as const,
  kode_sales: 'SLS1',
  qty: 1,
  berat: 4_120,
  potongan: 1_027_000,
  harga_total: 5_821_000,
  baris: [
    {
      kode_barcode: '010000017',
      no_faktur_jual: 'FJ-GS1-261101-0001',
      nama_barang: 'CINCIN BELAH ROTAN',
      kode_group: '75',
      kode_dept: 'CC',
      kadar: 75_00,
      kondisi: 'BAIK',
      berat_kotor: 4_120,
      potong_batu: 0,
      berat_nota: 4_120,
      berat: 4_120,
      harga_emas: 1_650_000,
      harga_nota: 6_848_000,
      rata_asal: 1_662_136,
      potongan: 1_027_000,
      harga: 5_821_000,
    },
  ],
}

/** The purchase (DOMAIN 5): OPEN at the counter, VALID at the cashier, BATAL when undone. */
export const dokumenPembelian = describeDocument({
  name: 'PEMBELIAN',
  title: 'Pembelian',
  prefix: 'FB',
  states: statusNota,
  header: kepala,
  lines: baris,
  posts: [],
  commands: {
    ...perintahKunjungan,
    batal: {
      label: 'Batal Pembelian',
      from: ['VALID'],
      to: 'BATAL',
      call: 'pembelian/batal',
      authorise: 'BATAL_PEMBELIAN',
      reason: true,
    },
  },
  contoh: { OPEN: contoh, VALID: contoh, BATAL: contoh },
})
