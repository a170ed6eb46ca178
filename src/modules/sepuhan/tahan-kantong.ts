import { alasan, defineDocument, makes, moves, nomor } from '#kernel/document'
import { image, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { gerakKantong } from '#modules/pembelian/kantong/kantong'
import { gram } from '#modules/stok/buku'
import { kantongDipilih } from '#modules/pembelian/kantong/kantong-dipilih'

const sure = { required: true } as const
const when = 'SEPUHAN_MODULE'
const right = whoSees('/tahan-kantong')
const keadaan = { DITAHAN: 'Ditahan', DILEPAS: 'Dilepas' } as const

/** A theft report: the bag is not sorted, melted or sold until the law lets it go (DOMAIN 12). */
export const tahanKantong = defineDocument({
  ...{ name: 'TAHAN_KANTONG', title: 'Tahan Kantong', prefix: 'TK' },
  onSpot: true,
  states: keadaan,
  ends: ['DILEPAS'],
  books: [gerakKantong, gram],
  commands: {
    simpan: makes({
      path: 'tahan-kantong/simpan',
      label: 'Tahan',
      summary: 'Hold a bag by the law: nobody sorts, melts or sells it',
      consequence: 'Kantong tidak dapat disortir, dilebur atau dijual sampai dilepas.',
      right,
      when,
      to: 'DITAHAN',
      body: {
        kode_kantong: kantongDipilih('TAHAN'),
        foto_surat: image({
          label: 'Foto Surat',
          required: 'Foto Surat Harus Ada',
          folder: 'surat_kantong',
        }),
        alasan,
      },
    }),
    lepas: moves(['DITAHAN'], {
      path: 'tahan-kantong/lepas',
      label: 'Lepas',
      summary: 'Let a held bag go: it lies in the safe again',
      consequence: 'Kantong kembali di brankas dan dapat disortir.',
      right,
      when,
      to: 'DILEPAS',
      body: { nomor, alasan },
    }),
  },
  list: {
    path: 'tahan-kantong/lihat',
    summary: 'Bags that are or were held by the law, newest first; with count',
    right,
    columns: {
      kode_kantong: text({ label: 'Kantong', ...sure }),
      nama_barang: text({ label: 'Nama Barang', ...sure }),
      alasan: text({ label: 'Alasan', ...sure }),
      foto_surat: image({ label: 'Foto Surat', folder: 'surat_kantong', hidden: true }),
    },
  },
  screen: {
    path: '/tahan-kantong',
    title: 'Tahan Kantong',
    menu: 'pembelian',
    place: 16,
    icon: 'warning',
    purpose: 'Tahan kantong karena laporan polisi, lepas kembali',
    when,
    levels: ['OWN', 'SU'],
    initially: ['OWN'],
  },
})
