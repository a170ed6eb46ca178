import { formatPersen } from '#kernel/figures'
import type { NotaFields } from '#kernel/nota'
import type { JenisKertas } from '#modules/nota/kertas/template'
import { KIRI, UKURAN_KERTAS } from '#modules/nota/kertas/ukuran'
import { barisJual, type NotaJualBaris, type NotaJualData } from './isian-jual.ts'

/** The sale note of diamonds: no price per gram, but every stone with its grades. */
export const kertasBerlian: JenisKertas = {
  kepada: 'Kepada',
  kolom: {
    texts: [
      { judul: 'Barcode', x: KIRI, width: 18, isi: '{kode}', jumlah: '{qty}' },
      { judul: 'Nama Barang', x: 29, width: 38, isi: '{nama}', jumlah: '' },
      { judul: 'Batu', x: 68, width: 38, isi: '{batu}', jumlah: '' },
    ],
    figures: [
      { judul: 'Karat', x: 107, width: 9, isi: '{karat}', jumlah: '{karat}' },
      { judul: 'Berat (gr)', x: 117, width: 14, isi: '{berat}', jumlah: '{berat}' },
      { judul: 'Harga', x: 132, width: 19, isi: '{harga}', jumlah: '{harga}' },
      { judul: 'Ongkos', x: 152, width: 13, isi: '{ongkos}', jumlah: '{ongkos}' },
      { judul: 'Diskon', x: 166, width: 13, isi: '{diskon}', jumlah: '{diskon}' },
      { judul: 'Jumlah', x: 180, width: 20, isi: '{total}', jumlah: '{total}' },
    ],
  },
  paraf: [{ judul: 'Hormat kami,', nama: '{petugas}' }],
  muat_nama: 44,
}

/** Rows of stones that stand beside a piece: on a close row, and where few pieces stand apart. */
const rapat = 2
const lapang = 6

/** A piece and its stones; those for which there is no room beside it go on below. */
function barisPermata(line: NotaJualBaris, muat: number): NotaFields[] {
  const [first = [], ...rest] = Array.from(
    { length: Math.max(1, Math.ceil(line.batu.length / muat)) },
    (_, at) => line.batu.slice(at * muat, (at + 1) * muat),
  )
  const piece = barisJual({ ...line, batu: [] })
  return [
    {
      ...piece,
      batu: first.join('\n') || '-',
      karat: line.karat === 0 ? '-' : formatPersen(line.karat),
    },
    ...rest.map((batu) => ({ batu: batu.join('\n') })),
  ]
}

/** Every stone of every piece stands on the paper, over as many pages as it takes. */
export function barisBerlian({ baris, ukuran }: NotaJualData): NotaFields[] {
  const apart =
    baris.length <= UKURAN_KERTAS[ukuran].lapang.muat_akhir &&
    baris.every(({ batu }) => batu.length <= lapang)
  return baris.flatMap((line) => barisPermata(line, apart ? lapang : rapat))
}
