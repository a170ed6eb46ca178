import { serveModule } from '#server/serve'
import { ambilContoh, kembaliContoh } from './barang-contoh.server.ts'
import { emasHandlers } from './emas-kembali.server.ts'
import { byNota, kertas, label } from './kertas.server.ts'
import { barangDipesan } from './laporan/barang.server.ts'
import { batalPesanan } from './laporan/batal.server.ts'
import { daftarPesanan } from './laporan/pesanan.server.ts'
import { pesanan } from './module.ts'
import { ambil } from './ambil.server.ts'
import { batalSelesai, kirim, kurangi, selesai } from './kerjakan.server.ts'
import { seperti } from './seperti.server.ts'
import { batal, bayar, kwitansi, setor, simpan, ubah } from './pesanan.server.ts'

export const pesananServer = serveModule(pesanan, {
  handlers: [
    ...[simpan, setor, ubah, kurangi, kirim, selesai, ambil, batal, ambilContoh, kembaliContoh],
    ...[batalSelesai, bayar],
    ...[...kwitansi, ...emasHandlers, ...kertas, label, seperti, ...byNota],
  ],
  reports: [daftarPesanan, barangDipesan, batalPesanan],
})
