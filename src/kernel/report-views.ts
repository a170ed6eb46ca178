import { defineEndpoint } from './endpoint.ts'
import { choice, group, integer, list, open, saat, text, uuid, yes } from './field.ts'
import { bandingan, periods } from './periode.ts'
import { signedIn } from './right.ts'

// What a person keeps of reports and lists (docs/adr/0351): a filter under a name, his columns, and
// what is sent to him by itself (0352).

const sure = { required: true } as const
const path = text({ label: 'Alamat', ...sure, max: 80 })
const id = uuid({ label: 'ID', ...sure })
const nama = text({ label: 'Nama', ...sure, max: 60 })

/** How a report is asked: filters as on the wire, a period by its word instead of dates. */
export const caraLaporan = {
  saring: open({ label: 'Saringan' }),
  periode: choice({ label: 'Periode', of: periods }),
  banding: choice({ label: 'Bandingkan', of: bandingan }),
  sisi: yes({ label: 'Toko Berdampingan' }),
  toko: text({ label: 'Toko', max: 1000 }),
  kolom: text({ label: 'Kolom', max: 2000 }),
}

export const tampilanLaporan = defineEndpoint({
  method: 'GET',
  path: 'laporan/tampilan',
  summary: 'Of a report or a list: the filters kept under a name, and my columns',
  right: signedIn,
  query: { path },
  answer: group({
    tampilan: list({
      id,
      nama,
      isi: group({ ...caraLaporan }),
      bersama: yes({ label: 'Untuk Semua' }),
      milik: yes({ label: 'Milik Saya' }),
    }),
    kolom: text({ label: 'Kolom' }),
  }),
})

export const isiTampilan = {
  nama,
  bersama: yes({ label: 'Bagikan Ke Semua Pengguna Toko' }),
}

export const simpanTampilan = defineEndpoint({
  method: 'POST',
  path: 'laporan/tampilan',
  summary: 'Keeps a filter under a name; the same name again is the same filter, changed',
  right: signedIn,
  body: { path, ...isiTampilan, isi: group({ ...caraLaporan }) },
  answer: group({ id }),
})

export const hapusTampilan = defineEndpoint({
  method: 'DELETE',
  path: 'laporan/tampilan/{id}',
  summary: 'Forgets a filter of mine',
  right: signedIn,
})

export const simpanKolom = defineEndpoint({
  method: 'PUT',
  path: 'laporan/kolom',
  summary: 'My columns of a report or a list, in their order; none: as everybody has them',
  right: signedIn,
  body: { path, kolom: text({ label: 'Kolom', max: 2000 }) },
})

export const setiap = {
  HARI: 'Setiap Hari',
  MINGGU: 'Setiap Minggu',
  BULAN: 'Setiap Bulan',
} as const
export const hariMinggu = {
  '1': 'Senin',
  '2': 'Selasa',
  '3': 'Rabu',
  '4': 'Kamis',
  '5': 'Jumat',
  '6': 'Sabtu',
  '7': 'Minggu',
} as const

/** When a report is sent by itself, and how. */
export const isiJadwal = {
  nama,
  tiap: choice({ label: 'Dikirim', of: setiap, ...sure, initial: 'MINGGU' }),
  hari_minggu: choice({
    label: 'Hari Kirim',
    of: hariMinggu,
    initial: '1',
    beside: ['tiap', 'MINGGU'],
  }),
  tanggal: integer({
    label: 'Tanggal Kirim',
    min: 1,
    max: 28,
    initial: 1,
    hint: '1 sampai 28',
    beside: ['tiap', 'BULAN'],
  }),
  jam: text({
    label: 'Jam Kirim',
    ...sure,
    max: 5,
    initial: '07:00',
    hint: 'Jam toko, contoh 07:00',
  }),
  format: choice({ label: 'Format', of: { pdf: 'PDF', xlsx: 'Excel' }, ...sure, initial: 'pdf' }),
}

export const simpanJadwal = defineEndpoint({
  method: 'POST',
  path: 'laporan/jadwal',
  summary: 'Sends me a report by itself: every day, week or month at a time of the shop',
  right: signedIn,
  body: { path, ...isiJadwal, isi: group({ ...caraLaporan }) },
  answer: group({ id, berikut: saat({ label: 'Berikutnya', ...sure }) }),
})

export const hentiJadwal = defineEndpoint({
  method: 'DELETE',
  path: 'laporan/jadwal/{id}',
  summary: 'Sends me that report no more; the files that were made stay their time',
  right: signedIn,
})

export const statusBerkas = {
  ANTRI: 'Menunggu',
  JALAN: 'Sedang Dibuat',
  JADI: 'Siap',
  GAGAL: 'Gagal',
} as const

export const barisBerkas = {
  untuk: saat({ label: 'Waktu', ...sure }),
  nama: text({ label: 'Nama', ...sure }),
  laporan: text({ label: 'Laporan', ...sure }),
  status: choice({ label: 'Status', of: statusBerkas, ...sure }),
  keterangan: text({ label: 'Keterangan' }),
}
export const barisJadwal = {
  nama: text({ label: 'Nama', ...sure }),
  laporan: text({ label: 'Laporan', ...sure }),
  kapan: text({ label: 'Dikirim', ...sure }),
  periode: choice({ label: 'Periode', of: periods }),
  format: choice({ label: 'Format', of: { pdf: 'PDF', xlsx: 'Excel' }, ...sure }),
  berikut: saat({ label: 'Berikutnya', ...sure }),
}
export const barisTampilan = {
  nama: text({ label: 'Nama', ...sure }),
  laporan: text({ label: 'Laporan', ...sure }),
  periode: choice({ label: 'Periode', of: periods }),
  pemilik: text({ label: 'Pemilik', ...sure }),
}

export const laporanSaya = defineEndpoint({
  method: 'GET',
  path: 'laporan/saya',
  summary: 'The filters I kept or was given, my schedules, and the files these made',
  right: signedIn,
  answer: group({
    tampilan: list({
      id,
      path,
      ...barisTampilan,
      milik: yes({ label: 'Milik Saya' }),
      isi: group({ ...caraLaporan }),
    }),
    jadwal: list({ id, path, ...barisJadwal }),
    berkas: list({ id, ...barisBerkas }),
  }),
})

export const berkasLaporan = defineEndpoint({
  method: 'GET',
  path: 'laporan/berkas/{id}',
  summary: 'A file that a schedule of mine made',
  right: signedIn,
  file: true,
})
