import { namaParaf } from '#kernel/paper-text'
import { formatBerat, formatPersen } from '#kernel/figures'
import { layoutNota, type NotaFields, type NotaPage } from '#kernel/nota'
import { isianSurat, surat } from '#modules/nota/kertas/surat'
import { KIRI } from '#modules/nota/kertas/ukuran'
import type { SetoranTercatat } from './kantong.rules.ts'

/** Everything the receipt shows. */
export interface KertasSetoran extends SetoranTercatat {
  readonly jam: string
  readonly nama_toko: string
  readonly alamat_toko: string
}

const kertas = surat(
  [
    { judul: 'Kantong', isi: '{kode}', jumlah: '{qty}', x: KIRI, width: 44 },
    { judul: 'Nama Barang', isi: '{nama}', jumlah: '', x: 56, width: 62 },
    { judul: 'Kadar', isi: '{kadar}', jumlah: '', x: 120, width: 14, kanan: true },
    { judul: 'Buku (gr)', isi: '{buku}', jumlah: '{buku}', x: 136, width: 20, kanan: true },
    {
      judul: 'Timbang (gr)',
      isi: '{timbang}',
      jumlah: '{timbang}',
      x: 157,
      width: 22,
      kanan: true,
    },
    { judul: 'Selisih', isi: '{selisih}', jumlah: '{selisih}', x: 180, width: 20, kanan: true },
  ],
  [
    { judul: 'Yang menyerahkan,', nama: '{penyetor}' },
    { judul: 'Yang menerima,', nama: '{penerima}' },
  ],
)

type Baris = SetoranTercatat['baris'][number]

const jumlah = (baris: readonly Baris[], of: (bag: Baris) => number): number =>
  baris.reduce((sum, bag) => sum + of(bag), 0)

const tanda = (selisih: number): string =>
  selisih === 0 ? '-' : `${selisih > 0 ? '+' : ''}${formatBerat(selisih)}`

const angka = (baris: readonly Baris[]): NotaFields => {
  const buku = jumlah(baris, (bag) => bag.berat_buku)
  const timbang = jumlah(baris, (bag) => bag.timbang)
  return { buku: formatBerat(buku), timbang: formatBerat(timbang), selisih: tanda(timbang - buku) }
}

/** What was taken in of each kadar: "75,00: 12,355 gr". */
function perKadar(baris: readonly Baris[]): string {
  const kadar = [...new Set(baris.map((bag) => bag.kadar))].toSorted((a, b) => b - a)
  return kadar
    .map((one) => {
      const mine = baris.filter((bag) => bag.kadar === one)
      return `Kadar ${formatPersen(one)}: ${formatBerat(jumlah(mine, (bag) => bag.berat))} gr`
    })
    .join('   ')
}

/** The pages of the receipt: every bag, book and scale, sums, both signatures. */
export const kertasSetoran = (setoran: KertasSetoran): NotaPage[] =>
  layoutNota(kertas, {
    isian: {
      ...isianSurat({ ...setoran, judul: 'SETORAN EMAS', batal: setoran.status === 'BATAL' }),
      qty: `${setoran.baris.length} kantong`,
      ...angka(setoran.baris),
      ringkas: perKadar(setoran.baris),
      penyetor: setoran.input_by,
      penerima: namaParaf(setoran.penerima),
    },
    baris: setoran.baris.map((bag) => ({
      kode: bag.kode_kantong,
      nama: bag.nama_barang,
      kadar: formatPersen(bag.kadar),
      ...angka([bag]),
    })),
  })
