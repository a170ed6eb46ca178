import {
  berat,
  choice,
  code,
  group,
  image,
  kadar,
  list,
  phone,
  ref,
  rupiah,
  text,
  yes,
} from '#kernel/field'
import { alasan, defineDocument, moves } from '#kernel/document'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { statusNota } from '#modules/kunjungan/kunjungan'
import { nomorFaktur } from '#modules/kunjungan/nota.calls'
import { kasBuku } from '#modules/kas/buku'
import { kuponBuku } from '#modules/kupon/buku'
import { poinBuku } from '#modules/member/buku'
import { kartuOrang } from '#modules/pelanggan/pelanggan'
import { gerakBarang, gram } from '#modules/stok/buku'
import { kantongBuku, pembelianBarisBuku, pembelianBuku } from './buku.ts'

const sure = { required: true } as const

/** 100 kg: nobody lays more on a counter's scale. */
const beratTerberat = 100_000_000

/** How the purity was tested. */
export const caraUji = {
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
  ...kartuOrang,
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

/** The purchase (DOMAIN 5), a side of a visit: OPEN at the counter, VALID at the cashier. */
export const dokumenPembelian = defineDocument({
  name: 'PEMBELIAN',
  title: 'Pembelian',
  prefix: 'FB',
  states: statusNota,
  books: [
    ...[gerakBarang, pembelianBuku, pembelianBarisBuku, gram, jurnal, kantongBuku, kasBuku],
    ...[poinBuku, kuponBuku], // what a correction takes back of them
  ],
  commands: {
    batal: moves(['VALID'], {
      path: 'pembelian/batal',
      label: 'Batal Pembelian',
      summary: 'Cancel a VALID purchase of today: the exact negation of its effects',
      right: whoSees('/batal-pembelian'),
      to: 'BATAL',
      undoes: 'BATAL_PEMBELIAN',
      authorise: 'BATAL_PEMBELIAN',
      body: { no_faktur_beli: nomorFaktur('No Faktur Beli'), alasan },
      answer: group({ no_batal: text({ label: 'No Batal', ...sure }) }),
    }),
  },
})
