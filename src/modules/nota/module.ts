import { text } from '#kernel/field'
import { defineModule } from '#kernel/module'
import { parameter } from '#kernel/setting'
import { halamanNota } from './halaman.ts'

export const nota = defineModule({
  name: 'nota',
  needs: ['toko'],
  settings: {
    ALAMAT_PUBLIK: parameter(text({ label: 'Alamat Publik', max: 200 }), null, {
      area: 'Nota',
      switches: 'Alamat halaman nota di belakang kode QR; kosong berarti alamat server ini',
    }),
  },
  screens: [{ path: halamanNota, title: 'Keaslian Nota', open: true }],
})
