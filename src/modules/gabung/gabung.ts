import { cancels, defineDocument, makes } from '#kernel/document'
import { code, group, text, uuid } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { poinBuku } from '#modules/member/buku'
import { gabungBuku } from './buku.ts'

const sure = { required: true } as const
const layar = '/gabung-pelanggan'
const right = whoSees(layar)

export const otorisasiGabung = { GABUNG_ORANG: 'Gabung Pelanggan' } as const

/** A row of a person in this shop, or a member: found by search, not typed. */
const catatan = (label: string) => ({
  ...group(
    {
      id: uuid({ label: 'Pelanggan' }),
      kode_member: code({ label: 'Kode Member', max: 30 }),
    },
    label,
  ),
  part: 'pilih_orang',
})

/** Two records of one person become one; taken apart again by its cancel (docs/adr/0349). */
export const gabungOrang = defineDocument({
  name: 'GABUNG_ORANG',
  title: 'Gabung Pelanggan',
  prefix: 'GP',
  states: { VALID: 'Digabung', BATAL: 'Dipisah Lagi' },
  books: [gabungBuku, poinBuku],
  commands: {
    simpan: makes({
      path: 'gabung-pelanggan/simpan',
      label: 'Gabungkan',
      summary:
        'Two records of one person become one: his rows, his points, what he told as a member',
      consequence: 'Riwayat dan point catatan kedua pindah ke catatan pertama.',
      right,
      to: 'VALID',
      authorise: 'GABUNG_ORANG',
      body: {
        utama: catatan('Yang Tetap'),
        ganda: catatan('Yang Digabung'),
        keterangan: text({ label: 'Alasan', required: 'Alasan Harus Diisi', max: 200 }),
      },
    }),
    batal: cancels('BATAL_GABUNG_ORANG', {
      path: 'gabung-pelanggan/batal',
      label: 'Pisahkan Lagi',
      summary: 'Two records that were joined are two again, each with what it had',
      consequence: 'Riwayat dan point kembali ke dua catatan seperti semula.',
      right,
      anyDay: true,
      authorise: 'GABUNG_ORANG',
    }),
  },
  list: {
    path: 'gabung-pelanggan/lihat',
    summary: 'Records of people that became one, newest first',
    right,
    columns: {
      nama_utama: text({ label: 'Yang Tetap', ...sure }),
      nama_ganda: text({ label: 'Yang Digabung', ...sure }),
      keterangan: text({ label: 'Alasan', ...sure }),
    },
    reckons: { nama_utama: 'nama_gabung_utama', nama_ganda: 'nama_gabung_ganda' },
  },
  screen: {
    path: layar,
    title: 'Gabung Pelanggan',
    menu: 'utility',
    place: 22,
    heading: 'Pemeliharaan',
    icon: 'people',
    purpose: 'Dua catatan dari satu orang menjadi satu, dapat dipisah lagi',
    initially: ['SPV', 'MU', 'DEV'],
  },
})
