import { defineEndpoint } from '#kernel/endpoint'
import { choice, code, integer, list, open, saat, text, texts, yes } from '#kernel/field'
import { imporFields } from '#kernel/master-calls'
import { servers, whoSees } from '#kernel/right'

const sure = { required: true } as const
const master = text({ label: 'Master', ...sure })
const tumpukan = list({ master, baris: open({ label: 'Baris' }) }, { min: 1 })
const simpan = yes({ label: 'Simpan' })
const salinan = list({ master, ...imporFields })
const pilihan = texts({ label: 'Master', required: 'Mohon Pilih Master', min: 1 })

const lihatTugas = whoSees('/salin-master-cabang', '/import-data-pusat', '/parameter-harga-beli')
const pusat = whoSees('/salin-master-cabang')
const cabang = whoSees('/import-data-pusat')

/** A server asks the head office for masters as they are there. */
export const masterPusat = defineEndpoint({
  method: 'POST',
  path: 'portal/master',
  summary: 'Rows of these masters of the head office; asked by servers of the chain',
  right: servers,
  portal: 'pusat',
  body: { master: pilihan },
  answer: tumpukan,
})

/** A branch takes over what the head office sends. */
export const salinMaster = defineEndpoint({
  method: 'POST',
  path: 'portal/salin',
  summary: 'Takes over rows of masters, all or none, or (simpan false) says what would become',
  right: servers,
  portal: 'cabang',
  body: { isi: tumpukan, simpan },
  answer: salinan,
})

export const masterSalin = defineEndpoint({
  method: 'GET',
  path: 'pusat/master',
  summary: 'The masters that a shop may take over from another',
  right: whoSees('/salin-master-cabang', '/import-data-pusat'),
  answer: list({
    master,
    nama: text({ label: 'Nama', ...sure }),
  }),
})

export const lihatSalin = defineEndpoint({
  method: 'POST',
  path: 'pusat/salin/lihat',
  summary: 'What would become of the masters of one branch; nothing is saved',
  right: pusat,
  body: { master: pilihan, cabang: code({ label: 'Toko', required: 'Mohon Pilih Toko' }) },
  answer: salinan,
})

const idTugas = text({ label: 'Tugas', ...sure })

export const kirimSalin = defineEndpoint({
  method: 'POST',
  path: 'pusat/salin',
  summary: 'Sends masters to branches: a job with an outcome for each branch',
  right: pusat,
  body: { master: pilihan, cabang: texts({ label: 'Toko', required: 'Mohon Pilih Toko', min: 1 }) },
  answer: text({ label: 'Tugas', ...sure }),
})

export const lihatImpor = defineEndpoint({
  method: 'POST',
  path: 'import-data-pusat/lihat',
  summary: 'What would become of the own masters if the head office were followed',
  right: cabang,
  body: { master: pilihan },
  answer: salinan,
})

export const imporPusat = defineEndpoint({
  method: 'POST',
  path: 'import-data-pusat',
  summary: 'Takes masters over from the head office: a job',
  right: cabang,
  body: { master: pilihan },
  answer: text({ label: 'Tugas', ...sure }),
})

/** What may be said of a branch of a job. */
export const statusTugas = {
  ANTRI: 'Menunggu',
  JALAN: 'Sedang Dikirim',
  SELESAI: 'Diterima',
  GAGAL: 'Gagal',
  DIGANTI: 'Diganti Yang Lebih Baru',
} as const

export const daftarTugas = defineEndpoint({
  method: 'GET',
  path: 'pusat/tugas',
  summary: 'The latest jobs of this shop, each with what every branch said',
  right: lihatTugas,
  answer: list({
    id: idTugas,
    dibuat: saat({ label: 'Waktu', ...sure }),
    oleh: text({ label: 'Oleh', ...sure }),
    judul: text({ label: 'Judul', ...sure }),
    keterangan: text({ label: 'Keterangan', max: 2000 }),
    hapus: yes({ label: 'Dihapus' }),
    cabang: list({
      cabang: code({ label: 'Toko', ...sure }),
      status: choice({ label: 'Status', of: statusTugas, ...sure }),
      coba: integer({ label: 'Percobaan', ...sure }),
      galat: text({ label: 'Keterangan', max: 2000 }),
      saat: saat({ label: 'Waktu' }),
      berikut: saat({ label: 'Dicoba Lagi' }),
    }),
  }),
})

export const ulangiTugas = defineEndpoint({
  method: 'POST',
  path: 'pusat/tugas/{id}/ulangi',
  summary: 'Asks the branches that failed once more',
  right: lihatTugas,
})
