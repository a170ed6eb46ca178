import type { Listed } from '#kernel/document'
import { formatRupiah } from '#kernel/figures'
import { terbilang } from '#kernel/terbilang'
import { layoutNota, type NotaPage } from '#kernel/nota'
import { isianSurat, surat } from '#modules/nota/kertas/surat'
import { KIRI } from '#modules/nota/kertas/ukuran'
import type { kirimUang } from './kirim-uang.ts'

/** A bag as its list has it. */
export type Kiriman = Listed<(typeof kirimUang.list)['columns'], keyof (typeof kirimUang)['states']>

interface KertasKirim extends Kiriman {
  readonly jam: string
  readonly nama_toko: string
  readonly alamat_toko: string
}

const kertas = surat(
  [
    { judul: 'No Referensi', isi: '{reff}', jumlah: '', x: KIRI, width: 40 },
    { judul: 'Tujuan', isi: '{tujuan}', jumlah: '', x: 52, width: 30 },
    { judul: 'Pembawa', isi: '{pembawa}', jumlah: '', x: 83, width: 40 },
    { judul: 'No Segel Tas', isi: '{segel}', jumlah: '', x: 124, width: 34 },
    { judul: 'Jumlah (Rp)', isi: '{rp}', jumlah: '{rp}', x: 160, width: 40, kanan: true },
  ],
  [
    { judul: 'Yang mengirim,', nama: '{oleh}' },
    { judul: 'Yang membawa,', nama: '{pembawa}' },
  ],
)

/** The paper that goes with the bag: who sends, who carries. Whole rupiah. */
export const kertasKiriman = (kirim: KertasKirim): NotaPage[] =>
  layoutNota(kertas, {
    isian: {
      ...isianSurat({
        ...{ ...kirim, judul: 'LAPORAN KIRIM UANG', keterangan: kirim.keterangan },
        batal: kirim.status === 'BATAL',
      }),
      ringkas: `Terbilang: ${terbilang(kirim.jumlah_rp)}`,
      ...{ rp: formatRupiah(kirim.jumlah_rp), oleh: kirim.input_by, pembawa: kirim.pembawa ?? '' },
    },
    baris: [
      {
        ...{ reff: kirim.no_reff, tujuan: kirim.tujuan, pembawa: kirim.pembawa ?? '' },
        ...{ segel: kirim.no_segel ?? '', rp: formatRupiah(kirim.jumlah_rp) },
      },
    ],
  })
