import { defineEndpoint } from '#kernel/endpoint'
import { choice, group, integer, list, maybe, saat, text, yes } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const
export const layarCadangan = '/cadangan'
const right = whoSees(layarCadangan)

export const caraCadangan = {
  JADWAL: 'Terjadwal',
  TOMBOL: 'Dengan Tombol',
  PERINTAH: 'Dari Konsol',
} as const

export const riwayatCadangan = {
  mulai: saat({ label: 'Mulai', ...sure }),
  cara: choice({ label: 'Cara', of: caraCadangan, ...sure }),
  oleh: text({ label: 'Oleh' }),
  berkas: text({ label: 'Berkas' }),
  ukuran: integer({ label: 'Ukuran' }), // bytes
  detik: integer({ label: 'Detik', ...sure }),
  terkunci: yes({ label: '' }),
  gagal: text({ label: 'Sebab', max: 2000 }),
  /** Empty where no copy was wished; '' is whole, else why it is not. */
  salinan: text({ label: 'Salinan', max: 2000 }),
}

/** What a backup brought back when it was tried, or why it could not be. */
export const cobaPulih = {
  mulai: saat({ label: 'Mulai', ...sure }),
  berkas: text({ label: 'Berkas', ...sure }),
  detik: integer({ label: 'Detik', ...sure }),
  toko: integer({ label: 'Toko' }),
  posting: integer({ label: 'Posting' }),
  barang: integer({ label: 'Barang' }),
  banyak_berkas: integer({ label: 'Berkas' }),
  sampai: saat({ label: 'Sampai' }),
  beda: integer({ label: 'Perbedaan' }),
  gagal: text({ label: 'Sebab', max: 2000 }),
}

/** When the last good backup was, for home and the screen; both null on a chain of today. */
const umur = {
  /** Hours since the last good one, or since there is a database to lose. */
  jam: integer({ label: '', ...sure }),
  /** It is too old: somebody has to look. */
  basi: yes({ label: '' }),
  terakhir: saat({ label: '' }),
}

export const umurCadangan = defineEndpoint({
  method: 'GET',
  path: 'cadangan/umur',
  summary: 'How old the last good backup is, and whether that is too old',
  right,
  answer: group(umur),
})

export const keadaanCadangan = defineEndpoint({
  method: 'GET',
  path: 'cadangan',
  summary: 'The backups of this server: how they are set, the last ones, whether one is under way',
  right,
  answer: group({
    ...umur,
    berjalan: yes({ label: '' }),
    /** This server makes backups at all. */
    bisa: yes({ label: '' }),
    folder: text({ label: '', max: 1000 }),
    pukul: integer({ label: '' }),
    simpan: integer({ label: '', ...sure }),
    terkunci: yes({ label: '' }),
    /** The code of the key that signs them; it stands on the owner's paper. */
    pembuat: text({ label: '' }),
    riwayat: list(riwayatCadangan),
    /** The newest is being brought back beside the chain. */
    mencoba: yes({ label: '' }),
    /** What the last trial brought back; null before the first. */
    coba: maybe(cobaPulih),
  }),
})

export const cobaCadangan = defineEndpoint({
  method: 'POST',
  path: 'cadangan/coba',
  summary: 'Begins to bring the newest backup into a database of its own, to see what it holds',
  right,
})

export const buatCadangan = defineEndpoint({
  method: 'POST',
  path: 'cadangan',
  summary: 'Begins a backup of the whole chain; it goes on by itself',
  right,
})
