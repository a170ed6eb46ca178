import { defineEndpoint } from '#kernel/endpoint'
import { group, open, saat, secret, text, yes } from '#kernel/field'
import { signedIn } from '#kernel/right'

const asked = { required: 'Harus Diisi' } as const

/** What an approver enters. */
export const isianOtorisasi = {
  user_id: text({ label: 'User ID', ...asked, max: 40 }),
  password: secret({ label: 'Password', ...asked }),
  keterangan: text({ label: 'Keterangan', max: 500 }),
}

/** The calls of SPEC 7 and DOMAIN 7: an approver's own id and password, at the asker's screen. */
export const otorisasi = defineEndpoint({
  method: 'POST',
  path: 'authorisation',
  summary:
    'Approve what a refused call asked for (or only read it); it is repeated with x-otorisasi',
  right: signedIn,
  body: {
    ...isianOtorisasi,
    kategori: text({ label: 'Kategori', ...asked, max: 60 }),
    description: text({ label: 'Deskripsi', max: 500 }),
    alasan: text({ label: 'Alasan', max: 500 }),
    // Without it the call means all that the user's last refused command asked for in this
    // kategori.
    no_otorisasi: text({ label: 'No Otorisasi', max: 100 }),
    // Approves nothing: the approver reads what the asker may not see (tersembunyi).
    lihat: yes({ label: 'Lihat Angka Sebelum' }),
  },
  answer: group({
    no_otorisasi: text({ label: 'No Otorisasi', required: true }),
    pemberi: text({ label: 'Pemberi', required: true }),
    berlaku_sampai: saat({ label: 'Berlaku Sampai', required: true }),
    sebelum: open({ label: 'Sebelum' }),
    sesudah: open({ label: 'Sesudah' }),
  }),
})
