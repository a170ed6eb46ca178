import { berlian } from '#modules/berlian/module'
import { kasir } from '#modules/kasir/module'
import { konterServer } from '#modules/konter/module.server'
import { kunjungan } from '#modules/kunjungan/module'
import { pelangganServer } from '#modules/pelanggan/module.server'
import { pembayaran } from '#modules/pembayaran/module'
import { cicilan } from '#modules/cicilan/module'
import { hutang } from '#modules/hutang/module'
import { katalog } from '#modules/katalog/module'
import { kupon } from '#modules/kupon/module'
import { marketplace } from '#modules/marketplace/module'
import { member } from '#modules/member/module'
import { service } from '#modules/service/module'
import { umum } from '#modules/umum/module'
import { serveModule, type ServedModule } from '#server/serve'
import { aksesorisServer } from '#modules/aksesoris/module.server'
import { akuntansiServer } from '#modules/akuntansi/module.server'
import { dashboardServer } from '#modules/dashboard/module.server'
import { banyakServer } from '#modules/banyak/module.server'
import { fotoServer } from '#modules/foto/module.server'
import { hancurServer } from '#modules/hancur/module.server'
import { hargaServer } from '#modules/harga/module.server'
import { hariServer } from '#modules/hari/module.server'
import { kasServer } from '#modules/kas/module.server'
import { labelServer } from '#modules/label/module.server'
import { mulaiServer } from '#modules/mulai/module.server'
import { notaServer } from '#modules/nota/module.server'
import { pembelianServer } from '#modules/pembelian/module.server'
import { otorisasiServer } from '#modules/otorisasi/module.server'
import { aksesServer } from '#modules/akses/module.server'
import { cadanganServer } from '#modules/cadangan/module.server'
import { pribadiServer } from '#modules/pribadi/module.server'
import { eksporServer } from '#modules/ekspor/module.server'
import { penggunaServer } from '#modules/pengguna/module.server'
import { penjualanServer } from '#modules/penjualan/module.server'
import { perangkatServer } from '#modules/perangkat/module.server'
import { periksaServer } from '#modules/periksa/module.server'
import { penerimaanServer } from '#modules/penerimaan/module.server'
import { pindahServer } from '#modules/pindah/module.server'
import { profitServer } from '#modules/profit/module.server'
import { revaluasiServer } from '#modules/revaluasi/module.server'
import { pusatServer } from '#modules/pusat/module.server'
import { riwayatServer } from '#modules/riwayat/module.server'
import { stokServer } from '#modules/stok/module.server'
import { opnameServer } from '#modules/opname/module.server'
import { timbangServer } from '#modules/timbang/module.server'
import { titipanServer } from '#modules/titipan/module.server'
import { tokoServer } from '#modules/toko/module.server'
import { validasiServer } from '#modules/validasi/module.server'

/** The shop on the server: what answers the calls of each module of house.ts. */
export const servedModules: readonly ServedModule[] = [
  serveModule(umum),
  tokoServer,
  pusatServer,
  penggunaServer,
  aksesServer,
  cadanganServer,
  eksporServer,
  perangkatServer,
  otorisasiServer,
  hariServer,
  akuntansiServer,
  serveModule(berlian),
  stokServer,
  hargaServer,
  timbangServer,
  opnameServer,
  kasServer,
  pelangganServer,
  serveModule(pembayaran),
  serveModule(kasir),
  notaServer,
  serveModule(kunjungan),
  pembelianServer,
  pindahServer,
  banyakServer,
  fotoServer,
  penerimaanServer,
  hancurServer,
  profitServer,
  revaluasiServer,
  aksesorisServer,
  labelServer,
  titipanServer,
  penjualanServer,
  konterServer,
  mulaiServer,
  validasiServer,
  pribadiServer,
  dashboardServer,
  periksaServer,
  riwayatServer,
  serveModule(service),
  serveModule(hutang),
  serveModule(cicilan),
  serveModule(kupon),
  serveModule(member),
  serveModule(marketplace),
  serveModule(katalog),
]
