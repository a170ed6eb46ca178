import { defineEndpoint } from '#kernel/endpoint'
import { choice, code, group, integer, list, secret, text, yes } from '#kernel/field'
import { versiSeen } from '#kernel/master-calls'
import { levels, only, servers, whoSees } from '#kernel/right'
import { workInBranches } from '#kernel/screen'

const sure = { required: true } as const
const asked = { required: 'Harus Diisi' } as const
const kode_toko = code({ label: 'Kode Toko', ...sure, max: 10 })
const userId = text({ label: 'User ID', ...asked, max: 40 })

/** The branch's server asks; it believes no letter's word about a person (docs/adr/0146). */
export const penggunaDiPusat = defineEndpoint({
  method: 'POST',
  path: 'portal/pengguna',
  summary: 'Who somebody of the head office is, and whether he works inside branches',
  right: servers,
  portal: 'pusat',
  body: { user_id: text({ label: 'User ID', ...sure, max: 40 }) },
  answer: group({
    user_id: text({ label: 'User ID', ...sure }),
    usere_name: text({ label: 'Nama', ...sure }),
    level: choice({
      label: 'Level',
      of: Object.fromEntries(levels.map((level) => [level, level])),
      ...sure,
    }),
    bekerja: yes({ label: 'Bekerja Di Cabang', ...sure }),
  }),
})

/** The branches that may be chosen. */
export const cabangKu = defineEndpoint({
  method: 'GET',
  path: 'pusat/cabang',
  summary: 'The branches that I may work in, and where each is reached',
  right: whoSees(workInBranches),
  answer: list({
    kode_toko,
    nama_toko: text({ label: 'Nama Toko', ...sure }),
    portal: text({ label: 'Portal' }),
    terjangkau: yes({ label: 'Terjangkau', ...sure }),
    versi: integer({ label: 'Versi', ...sure }),
  }),
})

export const sandiOwn = secret({ label: 'Password OWN', ...asked, max: 200 })
export const portalBaru = text({
  label: 'Portal',
  hint: 'Alamat server toko ini; kosong berarti di server ini',
  max: 200,
})

/** Where a shop's calls go decides who hears them: an owner says it with his password. */
export const ubahPortal = defineEndpoint({
  method: 'PUT',
  path: 'pusat/cabang/{kode_toko}/portal',
  summary: "Change where a shop is reached; an owner's user id and password beside it",
  right: only('OWN', 'SU'),
  body: {
    portal: portalBaru,
    user_id: userId,
    password: sandiOwn,
    versi: versiSeen,
  },
})
