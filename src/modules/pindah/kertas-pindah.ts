import { formatBerat, formatPersen } from '#kernel/figures'
import { layoutNota, type NotaPage } from '#kernel/nota'
import { isianSurat, surat } from '#modules/nota/kertas/surat'
import { KIRI } from '#modules/nota/kertas/ukuran'
import { jumlahBerat } from './pindah.rules.ts'

/** A piece that was moved. Weights in mg. */
interface BarangTergerak {
  readonly kode_barcode: string
  readonly nama_barang: string
  readonly kadar: number
  readonly dari_gudang: string | null
  readonly dari_baki: string | null
  readonly kode_gudang: string | null
  readonly kode_baki: string | null
  readonly berat: number
}

/** A move as its books have it (surat_pindah). */
export interface SuratPindah {
  readonly nomor: string
  readonly status: string
  readonly tgl_system: string
  readonly saat: string
  readonly input_by: string
  readonly keterangan: string | null
  readonly barang: readonly BarangTergerak[]
}

/** Everything the slip shows. */
interface KertasPindah extends Omit<SuratPindah, 'saat'> {
  readonly jam: string
  readonly nama_toko: string
  readonly alamat_toko: string
}

const kertas = surat(
  [
    { judul: 'Barcode', isi: '{kode}', jumlah: '{qty}', x: KIRI, width: 32 },
    { judul: 'Nama Barang', isi: '{nama}', jumlah: '', x: 43, width: 66 },
    { judul: 'Kadar', isi: '{kadar}', jumlah: '', x: 110, width: 14, kanan: true },
    { judul: 'Berat (gr)', isi: '{berat}', jumlah: '{berat}', x: 125, width: 22, kanan: true },
    { judul: 'Dari', isi: '{dari}', jumlah: '', x: 150, width: 24 },
    { judul: 'Ke', isi: '{ke}', jumlah: '', x: 176, width: 24 },
  ],
  [
    { judul: 'Yang memindahkan,', nama: '{oleh}' },
    { judul: 'Yang menerima,', nama: '                         ' },
  ],
)

const tempat = (gudang: string | null, baki: string | null): string =>
  [gudang, baki].filter(Boolean).join(' / ')

/** The pages of the slip: every piece, from where and where to, sums, both signatures. */
export const kertasPindah = (move: KertasPindah): NotaPage[] =>
  layoutNota(kertas, {
    isian: {
      ...isianSurat({ ...move, judul: 'PINDAH BARANG', batal: move.status === 'BATAL' }),
      qty: `${move.barang.length} barang`,
      berat: formatBerat(jumlahBerat(move.barang)),
      oleh: move.input_by,
    },
    baris: move.barang.map((piece) => ({
      kode: piece.kode_barcode,
      nama: piece.nama_barang,
      kadar: formatPersen(piece.kadar),
      berat: formatBerat(piece.berat),
      dari: tempat(piece.dari_gudang, piece.dari_baki),
      ke: tempat(piece.kode_gudang, piece.kode_baki),
    })),
  })
