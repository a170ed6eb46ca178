import { buildHouse } from '#kernel/module'
import { aksesoris } from '#modules/aksesoris/module'
import { akuntansi } from '#modules/akuntansi/module'
import { banyak } from '#modules/banyak/module'
import { berlian } from '#modules/berlian/module'
import { cicilan } from '#modules/cicilan/module'
import { dashboard } from '#modules/dashboard/module'
import { kasir } from '#modules/kasir/module'
import { konter } from '#modules/konter/module'
import { kunjungan } from '#modules/kunjungan/module'
import { pelanggan } from '#modules/pelanggan/module'
import { pembayaran } from '#modules/pembayaran/module'
import { foto } from '#modules/foto/module'
import { hancur } from '#modules/hancur/module'
import { harga } from '#modules/harga/module'
import { hari } from '#modules/hari/module'
import { hutang } from '#modules/hutang/module'
import { kas } from '#modules/kas/module'
import { katalog } from '#modules/katalog/module'
import { kupon } from '#modules/kupon/module'
import { label } from '#modules/label/module'
import { marketplace } from '#modules/marketplace/module'
import { member } from '#modules/member/module'
import { mulai } from '#modules/mulai/module'
import { nota } from '#modules/nota/module'
import { opname } from '#modules/opname/module'
import { otorisasi } from '#modules/otorisasi/module'
import { pembelian } from '#modules/pembelian/module'
import { penerimaan } from '#modules/penerimaan/module'
import { akses } from '#modules/akses/module'
import { cadangan } from '#modules/cadangan/module'
import { pribadi } from '#modules/pribadi/module'
import { ekspor } from '#modules/ekspor/module'
import { pengguna } from '#modules/pengguna/module'
import { penjualan } from '#modules/penjualan/module'
import { perangkat } from '#modules/perangkat/module'
import { periksa } from '#modules/periksa/module'
import { pindah } from '#modules/pindah/module'
import { profit } from '#modules/profit/module'
import { revaluasi } from '#modules/revaluasi/module'
import { pusat } from '#modules/pusat/module'
import { riwayat } from '#modules/riwayat/module'
import { service } from '#modules/service/module'
import { stok } from '#modules/stok/module'
import { timbang } from '#modules/timbang/module'
import { titipan } from '#modules/titipan/module'
import { toko } from '#modules/toko/module'
import { umum } from '#modules/umum/module'
import { validasi } from '#modules/validasi/module'

/** The shop: all modules, in the order of their needs. */
export const house = buildHouse([
  umum,
  toko,
  pusat,
  pengguna,
  akses,
  cadangan,
  ekspor,
  perangkat,
  otorisasi,
  hari,
  akuntansi,
  berlian,
  stok,
  harga,
  timbang,
  opname,
  kas,
  pelanggan,
  pembayaran,
  kasir,
  nota,
  kunjungan,
  label,
  pembelian,
  pindah,
  banyak,
  foto,
  penerimaan,
  hancur,
  profit,
  revaluasi,
  aksesoris,
  titipan,
  penjualan,
  konter,
  mulai,
  validasi,
  pribadi,
  dashboard,
  periksa,
  riwayat,
  service,
  hutang,
  cicilan,
  kupon,
  member,
  marketplace,
  katalog,
])
