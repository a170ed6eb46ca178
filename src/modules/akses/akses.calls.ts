import { defineEndpoint } from '#kernel/endpoint'
import { choice, group, integer, list, text, yes } from '#kernel/field'
import { versi, versiSeen } from '#kernel/master-calls'
import { whoSees } from '#kernel/right'
import { levelWords, userId } from '#modules/pengguna/sesi.calls'

const sure = { required: true } as const
const perUser = whoSees('/hak-akses-users')
const perLevel = whoSees('/hak-akses-news')

/** One screen: whether it is seen, whether it would be without a change, who may change it. */
const barisAkses = {
  path: text({ label: 'Alamat', ...sure }),
  is_show: yes({ label: 'Tampil' }),
  bawaan: yes({ label: 'Bawaan' }),
  /** False: it is not the asker's to give, or no tree can give it. */
  boleh: yes({ label: 'Boleh Diubah' }),
}
const level = choice({ label: 'Level', of: levelWords, required: true })

export const daftarAkses = defineEndpoint({
  method: 'GET',
  path: 'users/akses',
  summary: 'The users whose rights one may change, and in how many screens they differ',
  right: perUser,
  answer: list({
    user_id: userId,
    usere_name: text({ label: 'Nama', ...sure }),
    level,
    kode_toko: text({ label: 'Toko', ...sure }),
    beda: integer({ label: 'Beda Dari Level', ...sure }),
  }),
})

const isiAkses = group({ versi, layar: list(barisAkses) })
const perubahan = {
  layar: list({ path: barisAkses.path, is_show: barisAkses.is_show }, { label: 'Hak Akses' }),
  versi: versiSeen,
}

export const aksesUser = defineEndpoint({
  method: 'GET',
  path: 'users/akses/{user_id}',
  summary: 'What a user sees, and what his level would show',
  right: perUser,
  answer: isiAkses,
})
export const simpanAksesUser = defineEndpoint({
  method: 'PUT',
  path: 'users/akses/{user_id}',
  summary: 'Change what a user sees; his screens are told',
  right: perUser,
  body: perubahan,
})
export const aksesLevel = defineEndpoint({
  method: 'GET',
  path: 'users/akses-level/{level}',
  summary: 'What a level begins with, and what the screens themselves say of it',
  right: perLevel,
  answer: isiAkses,
})
export const simpanAksesLevel = defineEndpoint({
  method: 'PUT',
  path: 'users/akses-level/{level}',
  summary: 'Change what a level begins with; everybody of it who has no exception sees it so',
  right: perLevel,
  body: perubahan,
})
