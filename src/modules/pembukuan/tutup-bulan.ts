import { alasan, defineDocument, makes, moves, nomor } from '#kernel/document'
import { rupiah, tanggal, text } from '#kernel/field'
import { only, whoSees } from '#kernel/right'

const sure = { required: true } as const
const right = whoSees('/tutup-bulan')
const nyala = { when: 'AKUNTANSI_MODULE' } as const
const rp = (label: string) => rupiah({ label, ...sure, min: -999_999_999_999 })

/** The kind of approval that it always needs. */
export const otorisasiBulan = { TUTUP_BULAN: 'Tutup Bulan' } as const

/** The days up to the end of a month stay as they are: none of them is opened again. */
export const tutupBulan = defineDocument({
  name: 'TUTUP_BULAN',
  title: 'Tutup Bulan',
  prefix: 'BL',
  states: { TUTUP: 'Ditutup', DIBUKA_LAGI: 'Dibuka Lagi' },
  books: [],
  commands: {
    simpan: makes({
      ...nyala,
      path: 'tutup-bulan/simpan',
      label: 'Simpan',
      summary: 'Lock all days up to the end of a month; every one is closed already; two people',
      right,
      to: 'TUTUP',
      body: {
        sampai: tanggal({
          label: 'Sampai Akhir Bulan',
          required: 'Tanggal Tidak Boleh Kosong',
          hint: 'Tanggal terakhir bulan itu; semua tanggal sampai hari itu tidak dapat dibuka lagi',
        }),
        keterangan: text({ label: 'Keterangan', max: 200 }),
      },
      authorise: 'TUTUP_BULAN',
    }),
    buka: moves(['TUTUP'], {
      ...nyala,
      path: 'tutup-bulan/buka',
      label: 'Buka Lagi',
      consequence: 'Hari terakhir bulan itu dapat dibuka lagi.',
      summary: 'Let the days of the last closed month be opened again, with a reason',
      right: only('OWN'),
      freezes: true,
      to: 'DIBUKA_LAGI',
      body: { nomor, alasan },
    }),
  },
  list: {
    path: 'tutup-bulan/lihat',
    summary: 'Closed months with what they earned, newest first; with count',
    right,
    columns: {
      sampai: tanggal({ label: 'Sampai Akhir Bulan', ...sure }),
      laba: rp('Laba Bulan Ini'),
      harta: rp('Harta'),
      kartu: rp('Kartu Belum Cair'),
      jalan: rp('Uang Di Jalan'),
      keterangan: text({ label: 'Keterangan' }),
      alasan: text({ label: 'Alasan Dibuka', hidden: true }),
    },
  },
  dialog: true,
  screen: {
    ...nyala,
    path: '/tutup-bulan',
    title: 'Tutup Bulan',
    menu: 'utility',
    place: 31,
    heading: 'Akuntansi',
    icon: 'lock',
    purpose: 'Bulan yang sudah dilaporkan: tanggalnya tidak dapat dibuka lagi',
    initially: ['MU', 'DEV'],
  },
})
