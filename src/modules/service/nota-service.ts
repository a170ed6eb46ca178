import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import type { NotaFields, NotaPage } from '#kernel/nota'
import { notaDuaPihak, parafDuaPihak, type DataDuaPihak } from '#modules/nota/kertas/dua-pihak'
import { kadarKertas, tanggalCetak } from '#modules/nota/kertas/isian'
import type { JenisKertas } from '#modules/nota/kertas/template'
import { KIRI } from '#modules/nota/kertas/ukuran'
import { caraUji } from '#modules/pembelian/pembelian'
import { jenisService } from './deskripsi-service.ts'
import type { IsiService } from './service.rules.ts'

/** What the customer takes home for the piece that he left, and signs. Rupiah and milligrams. */
export interface NotaServiceData extends DataDuaPihak {
  readonly nomor: string
  readonly isi: IsiService
  /** What he still owes; below zero the shop owes him. */
  readonly sisa: number
}

export const kertasService: JenisKertas = {
  kepada: 'Barang dari',
  kolom: {
    texts: [
      { judul: 'Jenis', x: KIRI, width: 28, isi: '{jenis}', jumlah: '' },
      { judul: 'Nama Barang', x: 39, width: 65, isi: '{nama}', jumlah: '{jumlah_kata}' },
    ],
    figures: [
      { judul: 'Kadar', x: 105, width: 16, isi: '{kadar}', jumlah: '' },
      { judul: 'Berat Masuk (gr)', x: 122, width: 25, isi: '{berat}', jumlah: '' },
      { judul: 'Janji Selesai', x: 148, width: 24, isi: '{janji}', jumlah: '' },
      { judul: 'Biaya', x: 174, width: 26, isi: '{biaya}', jumlah: '{jumlah}' },
    ],
  },
  paraf: parafDuaPihak('Customer'),
  muat_nama: 60,
}

/** The pages of a service's slip. */
export const notaService = (data: NotaServiceData): NotaPage[] =>
  notaDuaPihak(data, {
    kertas: 'SERVICE',
    jenis: kertasService,
    judul: 'NOTA SERVICE',
    baris: [barisBarang(data.isi)],
    total: data.isi.biaya,
    isian: {
      jumlah_kata: data.sisa < 0 ? 'UANG KEMBALI' : 'SISA',
      jumlah: formatRupiah(Math.abs(data.sisa)),
      periksa: 'Bawa kode QR ini saat mengambil barang.',
    },
    janji: pekerjaan(data),
    umum: 'Barang diambil dengan nota ini. Bila hilang: PIN, atau kartu identitas.',
  })

const barisBarang = (isi: IsiService): NotaFields => ({
  jenis: jenisService[isi.jenis_service],
  nama: isi.nama_barang,
  kadar: kadarKertas(isi.kadar, ''),
  berat: formatBerat(isi.berat_masuk),
  janji: tanggalCetak(isi.tgl_janji),
  biaya: formatRupiah(isi.biaya),
  gambar: isi.foto,
})

/** What is to be done, what was found, and once it is done what became of the weight. */
const pekerjaan = ({ isi }: NotaServiceData): string[] => [
  `Pekerjaan: ${isi.deskripsi}`,
  ...(isi.kadar_uji && isi.cara_uji
    ? [`Kadar diuji: ${formatPersen(isi.kadar_uji)} (${caraUji[isi.cara_uji]})`]
    : []),
  `Temuan: ${isi.temuan || 'tidak ada'}`,
  typeof isi.berat_selesai !== 'number'
    ? ''
    : `Selesai ${formatBerat(isi.berat_selesai)} gr, emas ditambah ${formatBerat(isi.berat_tambah ?? 0)}` +
      ` gr, sisa potongan ${formatBerat(isi.berat_sisa ?? 0)} gr, susut ${formatBerat(isi.berat_susut ?? 0)} gr.`,
]
