import { formatBerat, formatPersen } from '#kernel/figures'
import { layoutNota, type NotaPage } from '#kernel/nota'
import { list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { isianSurat, surat } from '#modules/nota/kertas/surat'
import { KIRI } from '#modules/nota/kertas/ukuran'
import { jumlahBerat } from './pindah.rules.ts'

/** A move as its books have it (surat_pindah). Weights in mg. */
export const suratPindah = row({
  ...{ nomor: text, status: text, tgl_system: text, saat: text, input_by: text },
  keterangan: maybe(text),
  barang: list(
    row({
      ...{ kode_barcode: text, nama_barang: text, kadar: whole, berat: whole },
      ...{ dari_gudang: maybe(text), dari_baki: maybe(text) },
      ...{ kode_gudang: maybe(text), kode_baki: maybe(text) },
    }),
  ),
})
type SuratPindah = ShapeOf<typeof suratPindah>

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
