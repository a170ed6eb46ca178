import { defineEndpoint } from '#kernel/endpoint'
import { code, group, image, list, paragraph, saat, text, texts, uuid, yes } from '#kernel/field'
import { signedIn } from '#kernel/right'

const sure = { required: true } as const

/** What is written: words, photos, or both. */
export const isianCatatan = {
  catatan: paragraph({ label: 'Catatan', max: 1000 }),
  lampiran: texts({
    label: 'Lampiran',
    required: false,
    max: 6,
    each: image({ label: 'Foto', folder: 'lampiran', ...sure }),
  }),
}

export const lihatCatatan = defineEndpoint({
  method: 'GET',
  path: 'catatan-dokumen/{nomor}',
  summary: 'What people wrote about a document that one may see, the oldest first',
  right: signedIn,
  inBranch: true,
  answer: list({
    id: uuid({ label: 'Id', ...sure }),
    catatan: text({ label: 'Catatan', ...sure, max: 1000 }),
    lampiran: texts({ label: 'Lampiran' }),
    oleh: text({ label: 'Oleh', ...sure }),
    saat: saat({ label: 'Waktu', ...sure }),
    dihapus_oleh: text({ label: 'Dihapus' }),
    boleh_hapus: yes({ label: 'Hapus' }),
  }),
})

export const tulisCatatan = defineEndpoint({
  method: 'POST',
  path: 'catatan-dokumen',
  summary: 'Write about a document that one may see; it changes nothing in the books',
  right: signedIn,
  body: { nomor: code({ label: 'No Dokumen', ...sure, max: 40 }), ...isianCatatan },
  answer: group({ id: uuid({ label: 'Id', ...sure }) }),
})

export const hapusCatatan = defineEndpoint({
  method: 'DELETE',
  path: 'catatan-dokumen/{id}',
  summary: 'Take off what one wrote oneself; a leader takes off any. That it was there stays',
  right: signedIn,
})
