import { serveModule } from '#server/serve'
import { pribadi } from './module.ts'
import { hapusJatuh, pribadiHandlers } from './pribadi.server.ts'

export const pribadiServer = serveModule(pribadi, {
  handlers: pribadiHandlers,
  chores: { pribadi: hapusJatuh },
  refusals: {
    pelanggan_tidak_ada: 'Customer Tidak Ditemukan',
    identitas_masa_simpan:
      'Identitasnya Wajib Disimpan Sampai {{tgl}}, Centang Untuk Menghapusnya Sesudah Itu',
    pelanggan_masih_berurusan: 'Masih Ada {{nomor}} Yang Terbuka, Selesaikan Dahulu',
  },
})
