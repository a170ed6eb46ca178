import { serveModule } from '#server/serve'
import { batal } from './batal.server.ts'
import { cari } from './cari-nota.server.ts'
import { cetak, contoh, konfirmasi } from './cetak.server.ts'
import { layanHargaBeli } from './harga-beli.server.ts'
import { hitung } from './hitung.server.ts'
import { hancur } from './kantong/hancur.server.ts'
import { simpan as jualLagi } from './kantong/jual-lagi.server.ts'
import {
  cari as cariKantong,
  label,
  pilihan,
  satu as satuKantong,
} from './kantong/kantong.server.ts'
import { setoranHandlers } from './kantong/setoran.server.ts'
import { batalPembelian } from './laporan/batal-pembelian.server.ts'
import { beliKembali } from './laporan/beli-kembali.server.ts'
import { pembelianDiAtasNota } from './laporan/pembelian-di-atas-nota.server.ts'
import { pembelianPerFaktur } from './laporan/pembelian-per-faktur.server.ts'
import { pembelian as laporanPembelian } from './laporan/pembelian.server.ts'
import { rekapPembelian } from './laporan/rekap-pembelian.server.ts'
import { selisihBeratBeli } from './laporan/selisih-berat-beli.server.ts'
import { grouped, lihat, single } from './lihat.server.ts'
import { pembelian } from './module.ts'

export const pembelianServer = serveModule(pembelian, {
  handlers: [
    hitung,
    cari,
    batal,
    lihat,
    single,
    grouped,
    cetak,
    contoh,
    konfirmasi,
    cariKantong,
    pilihan,
    satuKantong,
    label,
    ...setoranHandlers,
    hancur,
    jualLagi,
  ],
  masters: [layanHargaBeli],
  refusals: { kantong_sudah_diolah: 'Kantong {{kode_kantong}} Sudah Disetor Atau Diolah' },
  reports: [
    laporanPembelian,
    pembelianPerFaktur,
    rekapPembelian,
    batalPembelian,
    pembelianDiAtasNota,
    selisihBeratBeli,
    beliKembali,
  ],
})
