import { defineEndpoint } from '#kernel/endpoint'
import { group, text, texts } from '#kernel/field'
import { signedIn } from '#kernel/right'
import { jawabanPasskey, tantanganPasskey } from '#modules/pengguna/passkey/passkey.calls'

const sure = { required: true } as const
const asked = { required: 'Harus Diisi' } as const
const nomor = texts({ label: 'No Otorisasi', min: 1, max: 20 })

export const tantangOtorisasi = defineEndpoint({
  method: 'POST',
  path: 'authorisation/passkey/mulai',
  summary: 'The challenge that an approver signs for my open questions, at my screen',
  right: signedIn,
  body: { user_id: text({ label: 'User ID', ...asked, max: 40 }), no_otorisasi: nomor },
  answer: group(tantanganPasskey),
})

export const otorisasiPasskey = defineEndpoint({
  method: 'POST',
  path: 'authorisation/passkey',
  summary: "Approve my open questions with the approver's passkey, at my screen",
  right: signedIn,
  body: {
    user_id: text({ label: 'User ID', ...asked, max: 40 }),
    no_otorisasi: nomor,
    ...jawabanPasskey,
    keterangan: text({ label: 'Keterangan', max: 500 }),
  },
  answer: group({ pemberi: text({ label: 'Pemberi', ...sure }) }),
})
