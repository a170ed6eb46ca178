import { serveModule } from '#server/serve'
import { batal, cek as cekBatal } from './batal.server.ts'
import { batalTambah, cekTambah } from './batal-tambah.server.ts'
import { cetak, contoh, konfirmasi } from './cetak.server.ts'
import { batalTitip } from './laporan/batal-titip.server.ts'
import { titipanAktif } from './laporan/titipan.server.ts'
import { cari, grouped, lihat, single } from './lihat.server.ts'
import { titipan } from './module.ts'
import { tambah } from './tambah.server.ts'
import { batalkan, bayar, semua, simpan } from './validasi.server.ts'

export const titipanServer = serveModule(titipan, {
  handlers: [
    lihat,
    cari,
    single,
    grouped,
    tambah,
    batalTambah,
    cekTambah,
    batal,
    cekBatal,
    semua,
    simpan,
    batalkan,
    bayar,
    cetak,
    contoh,
    konfirmasi,
  ],
  reports: [titipanAktif, batalTitip],
  refusals: { titipan_tidak_cukup: 'Titipan {{nomor}} Tinggal Rp {{saldo}}' },
})
