import { defineEndpoint } from '#kernel/endpoint'
import { choice, group, integer, list, saat, text, yes } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const
export const layarPemeriksaan = '/pemeriksaan-buku'
const right = whoSees(layarPemeriksaan)

/** One audit of all books that this database holds. */
export const riwayatPemeriksaan = {
  mulai: saat({ label: 'Mulai', ...sure }),
  cara: choice({
    label: 'Cara',
    of: { JADWAL: 'Terjadwal', TOMBOL: 'Dengan Tombol' },
    ...sure,
  }),
  oleh: text({ label: 'Oleh' }),
  toko: integer({ label: 'Toko', ...sure }),
  posting: integer({ label: 'Posting', ...sure }),
  detik: integer({ label: 'Detik', ...sure }),
  jumlah_beda: integer({ label: 'Perbedaan', ...sure }),
  gagal: text({ label: 'Sebab', max: 2000 }),
}

/** Something the books say otherwise than they should. */
export const bedaPemeriksaan = {
  kode_toko: text({ label: 'Toko', ...sure, width: 8 }),
  pemeriksaan: text({ label: 'Pemeriksaan', ...sure, width: 16 }),
  kalimat: text({ label: 'Perbedaan', ...sure, max: 2000 }),
}

export const keadaanPemeriksaan = defineEndpoint({
  method: 'GET',
  path: 'pemeriksaan-buku',
  summary: 'The last audits of the books, and what the last of them found',
  right,
  answer: group({
    berjalan: yes({ label: '' }),
    /** This server can audit at all. */
    bisa: yes({ label: '' }),
    riwayat: list(riwayatPemeriksaan),
    beda: list(bedaPemeriksaan),
  }),
})

export const mulaiPemeriksaan = defineEndpoint({
  method: 'POST',
  path: 'pemeriksaan-buku',
  summary: 'Begins an audit of all books; it goes on by itself',
  right,
})
