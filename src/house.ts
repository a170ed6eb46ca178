import { buildHouse } from '#kernel/module'
import { aksesoris } from '#modules/aksesoris/module'
import { akuntansi } from '#modules/akuntansi/module'
import { banyak } from '#modules/banyak/module'
import { berlian } from '#modules/berlian/module'
import { dashboard } from '#modules/dashboard/module'
import { faktur } from '#modules/faktur/module'
import { hancur } from '#modules/hancur/module'
import { hari } from '#modules/hari/module'
import { kas } from '#modules/kas/module'
import { katalog } from '#modules/katalog/module'
import { label } from '#modules/label/module'
import { nota } from '#modules/nota/module'
import { pembelian } from '#modules/pembelian/module'
import { otorisasi } from '#modules/otorisasi/module'
import { pengguna } from '#modules/pengguna/module'
import { penerimaan } from '#modules/penerimaan/module'
import { pindah } from '#modules/pindah/module'
import { penjualan } from '#modules/penjualan/module'
import { periksa } from '#modules/periksa/module'
import { profit } from '#modules/profit/module'
import { stok } from '#modules/stok/module'
import { opname } from '#modules/opname/module'
import { timbang } from '#modules/timbang/module'
import { titipan } from '#modules/titipan/module'
import { toko } from '#modules/toko/module'
import { umum } from '#modules/umum/module'
import { validasi } from '#modules/validasi/module'

/** The shop: all modules, in the order of their needs. */
export const house = buildHouse([
  umum,
  toko,
  pengguna,
  otorisasi,
  hari,
  akuntansi,
  berlian,
  stok,
  timbang,
  opname,
  kas,
  faktur,
  nota,
  label,
  pembelian,
  pindah,
  banyak,
  penerimaan,
  hancur,
  profit,
  aksesoris,
  titipan,
  penjualan,
  validasi,
  dashboard,
  periksa,
  katalog,
])
