import { serveModule } from '#server/serve'
import { alamat } from './alamat-nota.server.ts'
import { cetak, konfirmasi as konfirmasiCetak } from './cetak-kunjungan.server.ts'
import { daftarDraf, drafSudahJadi, hapusDraf, simpanDraf } from './draf.server.ts'
import { buka, hargaHariIni, konfirmasi as konfirmasiHarga } from './harga-hari-ini.server.ts'
import { hitung } from './hitung.server.ts'
import { konter } from './module.ts'
import { simpan } from './simpan.server.ts'
import { simpanTitip } from './titip.server.ts'
import { cek, tukar } from './tukar.server.ts'

export const konterServer = serveModule(konter, {
  handlers: [
    hitung,
    buka,
    hargaHariIni,
    konfirmasiHarga,
    simpan,
    simpanTitip,
    daftarDraf,
    simpanDraf,
    hapusDraf,
    cek,
    tukar,
    cetak,
    konfirmasiCetak,
    alamat,
  ],
  refusals: { draf_sudah_jadi: drafSudahJadi },
})
