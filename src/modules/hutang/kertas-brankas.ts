import type { Listed } from '#kernel/document'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { layoutNota, type NotaFields, type NotaPage } from '#kernel/nota'
import { isianSurat, surat } from '#modules/nota/kertas/surat'
import { KIRI } from '#modules/nota/kertas/ukuran'
import { hasilSegel } from './brankas.rules.ts'
import type { hitungBrankas } from './brankas.ts'

/** A count as its list has it. mg, whole rupiah. */
export type HitungTercatat = Listed<
  (typeof hitungBrankas.list)['columns'],
  keyof (typeof hitungBrankas)['states']
>

/** Everything the report shows. */
interface KertasHitung extends HitungTercatat {
  readonly jam: string
  readonly nama_toko: string
  readonly alamat_toko: string
}

const kertas = surat(
  [
    { judul: 'No Segel', isi: '{segel}', jumlah: '{qty}', x: KIRI, width: 27 },
    { judul: 'No Hutang', isi: '{nomor}', jumlah: '', x: 38, width: 32 },
    { judul: 'Customer', isi: '{customer}', jumlah: '', x: 71, width: 30 },
    { judul: 'Jaminan', isi: '{nama}', jumlah: '', x: 102, width: 35 },
    { judul: 'Berat (gr)', isi: '{berat}', jumlah: '{berat}', x: 138, width: 17, kanan: true },
    { judul: 'Pokok (Rp)', isi: '{pokok}', jumlah: '{pokok}', x: 156, width: 22, kanan: true },
    { judul: 'Hasil', isi: '{hasil}', jumlah: '', x: 180, width: 20 },
  ],
  [
    { judul: 'Yang menghitung,', nama: '{oleh}' },
    { judul: 'Yang menyaksikan,', nama: '                         ' },
  ],
)

const baris = ({ hilang, lebih }: KertasHitung): NotaFields[] => [
  ...hilang.map((tas) => ({
    ...{ segel: tas.no_segel, nomor: tas.no_faktur_hutang ?? '', customer: tas.nama_customer },
    ...{ nama: tas.nama_barang, berat: formatBerat(tas.berat), pokok: formatRupiah(tas.pokok) },
    hasil: 'HILANG',
  })),
  ...lebih.map((tas) => ({
    ...{ segel: tas.no_segel, nomor: tas.no_faktur_hutang ?? '', customer: '' },
    ...{ nama: tas.nama_barang || (tas.toko ?? ''), berat: '', pokok: '' },
    hasil: hasilSegel[tas.hasil],
  })),
]

const jumlah = ({ hilang }: KertasHitung): NotaFields =>
  hilang.length === 0
    ? {}
    : {
        qty: `${hilang.length} hilang`,
        berat: formatBerat(hilang.reduce((sum, { berat }) => sum + berat, 0)),
        pokok: formatRupiah(hilang.reduce((sum, { pokok }) => sum + pokok, 0)),
      }

/** The pages of the report: what differs, bag by bag, the sums of what is missing, two who sign. */
export const kertasHitung = (hitung: KertasHitung): NotaPage[] =>
  layoutNota(kertas, {
    isian: {
      ...isianSurat({
        ...{ ...hitung, judul: 'BERITA ACARA HITUNG BRANKAS', keterangan: hitung.sebab },
        batal: hitung.status === 'BATAL',
      }),
      ...jumlah(hitung),
      ringkas:
        `Seharusnya ${hitung.seharusnya} tas, dihitung ${hitung.dihitung} tas,` +
        ` hilang ${hitung.jumlah_hilang}, tidak seharusnya ada ${hitung.jumlah_lebih}.`,
      oleh: hitung.input_by,
    },
    baris: baris(hitung).length > 0 ? baris(hitung) : [{ nama: 'Semua tas ada di tempatnya.' }],
  })
