import { defineEndpoint } from '#kernel/endpoint'
import { choice, integer, list, saat, secret, tanggal, text, uuid, uuids, yes } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const
export const layarPribadi = '/data-pribadi'
const right = whoSees(layarPribadi)

export const orangPribadi = {
  id: uuid({ label: '', ...sure, hidden: true }),
  nama_customer: text({ label: 'Nama Customer', ...sure }),
  alamat_customer: text({ label: 'Alamat', ...sure, max: 300 }),
  no_hp: text({ label: 'No HP', ...sure }),
  no_identitas: text({ label: 'No Identitas' }),
  npwp: text({ label: 'NPWP' }),
  ada_foto: yes({ label: 'Foto Identitas' }),
  nota: integer({ label: 'Nota', ...sure }),
  /** Of a member: what goes with him. */
  poin: integer({ label: 'Point', ...sure, min: -1_000_000_000 }),
  terakhir: tanggal({ label: 'Nota Terakhir' }),
  /** The member whom this row means, and who else has its number: he does not go with it. */
  nama_member: text({ label: '', hidden: true }),
  nomor_sama: text({ label: '', hidden: true }),
}

export const cariPribadi = defineEndpoint({
  method: 'GET',
  path: 'data-pribadi',
  summary: 'People by name, telephone or card number, as this shop knows them',
  right,
  query: { cari: text({ label: 'Cari', min: 3, ...sure }) },
  answer: list(orangPribadi),
})

export const tindakanPribadi = {
  EKSPOR: 'Data Diambil',
  HAPUS: 'Dihapus',
  NANTI: 'Dihapus Nanti',
} as const

export const barisUrusan = {
  saat: saat({ label: 'Waktu', ...sure }),
  tindakan: choice({ label: 'Tindakan', of: tindakanPribadi, ...sure }),
  oleh: text({ label: 'Oleh', ...sure }),
  alasan: text({ label: 'Alasan', ...sure }),
  nota: integer({ label: 'Nota', ...sure }),
  boleh_pada: tanggal({ label: 'Dihapus Pada' }),
}

export const urusanPribadi = defineEndpoint({
  method: 'GET',
  path: 'data-pribadi/urusan',
  summary: 'What was taken out or forgotten of whom, without his name',
  right,
  answer: list(barisUrusan),
})

/** What a word of OWN takes: why, and his own password. */
export const izinPribadi = {
  alasan: text({ label: 'Alasan', required: true }),
  password: secret({ label: 'Password Anda', required: true }),
}
/** Whom the law does not let go yet is forgotten later, by itself, where he wants that. */
export const hapusIzin = {
  ...izinPribadi,
  nanti: yes({ label: 'Hapus Sendiri Sesudah Masa Simpan Identitas' }),
}
const orang = { id: uuids({ label: 'Customer', min: 1, max: 50 }) }

export const eksporPribadi = defineEndpoint({
  method: 'POST',
  path: 'data-pribadi/ekspor',
  summary: 'All that this shop knows of these rows of one person, as a sheet for him',
  right,
  body: { ...orang, ...izinPribadi },
  file: true,
})

export const hapusPribadi = defineEndpoint({
  method: 'POST',
  path: 'data-pribadi/hapus',
  summary: 'Forgets these rows of one person; notes, books and chain stay as they are',
  right,
  body: { ...orang, ...hapusIzin },
})
