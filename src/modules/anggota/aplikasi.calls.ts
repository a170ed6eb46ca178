import { defineEndpoint } from '#kernel/endpoint'
import { choice, group } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { layarAplikasi } from './layar.ts'

/** Why members cannot sign in yet. */
export const kurangMasuk = {
  MODUL: 'Member belum dapat masuk: nyalakan Modul Member dan Modul WhatsApp.',
  LAYANAN: 'Member belum dapat masuk: layanan WhatsApp belum diatur di server ini.',
  PENGIRIM: 'Member belum dapat masuk: nomor pengirim WhatsApp belum diisi.',
} as const

export const keadaanAplikasi = defineEndpoint({
  method: 'GET',
  path: 'anggota/aplikasi',
  summary: 'What is missing before members can sign in with a code; null: nothing',
  right: whoSees(layarAplikasi),
  when: 'KATALOG_MODULE',
  answer: group({ kurang: choice({ label: 'Keterangan', of: kurangMasuk }) }),
})
