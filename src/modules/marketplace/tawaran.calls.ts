import { defineEndpoint } from '#kernel/endpoint'
import {
  choice,
  group,
  image,
  integer,
  list,
  paragraph,
  ref,
  rupiah,
  saat,
  text,
  texts,
  yes,
} from '#kernel/field'
import { anyone, whoSees } from '#kernel/right'
import { kodeBarcode } from '#modules/stok/barang'
import { layarMarketplace, when } from './layar.ts'

const sure = { required: true } as const
const right = whoSees(layarMarketplace)

/** Where a piece on offer stands: as the marketplace has it, and as the shop has it. */
export const statusTawaran = {
  KIRIM: 'Menunggu Dikirim',
  TAYANG: 'Tampil',
  GAGAL: 'Gagal',
  TARIK: 'Menunggu Ditarik',
  DITARIK: 'Ditarik',
  PULANG: 'Menunggu Tampil',
  PESAN: 'Menunggu Disimpan',
  DIPESAN: 'Dipesan',
  BENTROK: 'Bentrok',
  DIJUAL: 'Dijual Di Konter',
} as const

/** What the buyer reads. */
export const isiTawaran = {
  nama: text({ label: 'Nama Di Marketplace', ...sure, min: 6, max: 120 }),
  harga: rupiah({ label: 'Harga Di Marketplace', ...sure, min: 1 }),
  deskripsi: paragraph({
    label: 'Deskripsi',
    ...sure,
    min: 20,
    tooShort: 'Deskripsi kurang dari 20 karakter', // SPEC 5, literally
    max: 3000,
  }),
}

const saluran = list({
  id: text({ label: 'Nomor', ...sure }),
  nama: text({ label: 'Pengiriman', ...sure }),
})

/** A piece that may be put on offer, as the form for it begins. */
export const calonTawaran = defineEndpoint({
  method: 'GET',
  path: 'marketplace/calon/{kode_barcode}',
  summary: 'A piece as it would be put on offer, and the ways of delivery to choose from',
  right,
  when,
  answer: group({
    kode_barcode: kodeBarcode,
    nama: isiTawaran.nama,
    harga: isiTawaran.harga,
    deskripsi: text({ label: 'Deskripsi', ...sure }),
    gambar: image({ label: 'Foto', folder: 'foto_produk', ...sure }),
    biaya_persen: text({ label: 'Biaya (%)', ...sure }),
    saluran,
  }),
})

const nasib = group({ status: choice({ label: 'Status', of: statusTawaran, ...sure }) })

export const tawarkan = defineEndpoint({
  method: 'POST',
  path: 'marketplace/tawarkan',
  summary: 'Put a piece on offer at the marketplace; answers what became of it',
  right,
  when,
  body: {
    kode_barcode: kodeBarcode,
    ...isiTawaran,
    saluran: texts({ label: 'Pengiriman' }),
  },
  answer: nasib,
})

/** A piece on offer, or that was. */
export const barisTawaran = {
  kode_barcode: text({ label: 'Barcode', ...sure }),
  nama: text({ label: 'Nama Di Marketplace', ...sure }),
  status: choice({ label: 'Status', of: statusTawaran, ...sure }),
  harga: rupiah({ label: 'Harga Di Marketplace', ...sure }),
  bersih: rupiah({ label: 'Sesudah Biaya', ...sure }),
  galat: text({ label: 'Keterangan' }),
  no_pesanan: text({ label: 'No Pesanan Marketplace' }),
  pembeli: text({ label: 'Pembeli', hidden: true }),
  saat: saat({ label: 'Waktu', ...sure }),
  oleh: text({ label: 'Oleh', ...sure, hidden: true }),
}

export const daftarTawaran = defineEndpoint({
  method: 'GET',
  path: 'marketplace/lihat',
  summary: "The shop's connection, and its pieces at the marketplace: 1,000, what is there first",
  right,
  when,
  answer: group({
    diatur: yes({ label: 'Server Diatur' }),
    terhubung: yes({ label: 'Terhubung' }),
    kategori: yes({ label: 'Kategori Diisi' }),
    nama_marketplace: text({ label: 'Nama Marketplace' }),
    shop_id: text({ label: 'Shop ID' }),
    galat: text({ label: 'Keterangan' }),
    mati: yes({ label: 'Hubungan Berakhir' }),
    dilihat: saat({ label: 'Pesanan Dilihat' }),
    tawaran: list(barisTawaran),
  }),
})

const satu = { kode_barcode: kodeBarcode }

export const ulangiTawaran = defineEndpoint({
  method: 'POST',
  path: 'marketplace/kirim-lagi',
  summary: 'Send a piece again that failed, show it again, or try once more to reserve it',
  right,
  when,
  body: satu,
})

export const tarikTawaran = defineEndpoint({
  method: 'POST',
  path: 'marketplace/tarik',
  summary: 'Take a piece down at the marketplace',
  right,
  when,
  body: satu,
})

export const tarikSemua = defineEndpoint({
  method: 'POST',
  path: 'marketplace/tarik-semua',
  summary: 'Take down every piece at the marketplace that nobody ordered',
  right,
  when,
})

/** The way to the marketplace's own page, where the owner lets this program in. */
export const mulaiHubungan = defineEndpoint({
  method: 'POST',
  path: 'marketplace/hubungkan/mulai',
  summary: 'The address at the marketplace where the shop authorises this program',
  right,
  when,
  body: { kode_marketplace: ref('marketplace', { label: 'Marketplace', ...sure }) },
  answer: group({ alamat: text({ label: 'Alamat', ...sure }) }),
})

export const hubungkan = defineEndpoint({
  method: 'POST',
  path: 'marketplace/hubungkan',
  summary: 'Keep the connection for the code that came back from the marketplace',
  right,
  when,
  body: {
    kunci: text({ label: 'Kunci', ...sure, max: 300 }),
    code: text({ label: 'Kode', ...sure, max: 200 }),
    shop_id: integer({ label: 'Shop ID', ...sure, min: 1 }),
  },
})

export const putuskan = defineEndpoint({
  method: 'POST',
  path: 'marketplace/putuskan',
  summary: 'Forget the connection: nothing is sent or looked at any more',
  right,
  when,
  body: { sudah: yes({ label: 'Sudah Ditarik Di Marketplace' }) },
})

/** The marketplace calls when something happens there; it is asked itself what it was. */
export const pushMarketplace = defineEndpoint({
  method: 'POST',
  path: 'marketplace/push',
  summary: 'A push of the marketplace, signed by it: its orders are looked at at once',
  right: anyone,
  file: true,
  body: { shop_id: integer({ label: 'Shop ID' }), code: integer({ label: 'Kode' }) },
})
