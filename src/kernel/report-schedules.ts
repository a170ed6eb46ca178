import { defineEndpoint } from './endpoint.ts'
import { choice, group, integer, list, saat, text, yes } from './field.ts'
import { periods } from './periode.ts'
import { caraLaporan, id, nama, path } from './report-views.ts'
import { signedIn } from './right.ts'

// What is sent to a person by itself (docs/adr/0352). No list needs it: it stands apart.

const sure = { required: true } as const

export const setiap = {
  SEKALI: 'Sekali, Sekarang',
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
    max: 5,
    initial: '07:00',
    hint: 'Jam toko, contoh 07:00',
    beside: ['tiap', 'HARI', 'MINGGU', 'BULAN'],
  }),
  format: choice({ label: 'Format', of: { pdf: 'PDF', xlsx: 'Excel' }, ...sure, initial: 'pdf' }),
}

export const simpanJadwal = defineEndpoint({
  method: 'POST',
  path: 'laporan/jadwal',
  summary: 'Makes me the file of a report in the background: now, or every day, week or month',
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
  summary: 'A file that was made for me in the background',
  right: signedIn,
  file: true,
})
