import type { RowOf } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { layoutNota, type NotaPage } from '#kernel/nota'
import { isianSurat, surat } from '#modules/nota/kertas/surat'
import { KIRI } from '#modules/nota/kertas/ukuran'
import type { barisBonus } from './bayar-bonus.ts'

export interface KertasBonus {
  readonly nomor: string
  readonly tgl_system: string
  readonly jam: string
  readonly nama_toko: string
  readonly alamat_toko: string
  readonly input_by: string
  readonly status: string
  readonly nama_sales: string
  readonly dari: string
  readonly sampai: string
  readonly jumlah: number
  readonly keterangan: string | null
  readonly rincian: readonly RowOf<typeof barisBonus>[]
}

const kertas = surat(
  [
    { judul: 'Group', isi: '{group}', jumlah: 'Jumlah', x: KIRI, width: 60 },
    { judul: 'Pcs', isi: '{qty}', jumlah: '', x: 75, width: 20, kanan: true },
    { judul: 'Berat (gr)', isi: '{berat}', jumlah: '', x: 100, width: 36, kanan: true },
    { judul: 'Bonus (Rp)', isi: '{rp}', jumlah: '{total}', x: 160, width: 40, kanan: true },
  ],
  [
    { judul: 'Yang membayar,', nama: '{oleh}' },
    { judul: 'Yang menerima,', nama: '{sales}' },
  ],
)

/** What the seller signs: his groups with what each brought, and the sum. Whole rupiah. */
export const halamanBonus = (bonus: KertasBonus): NotaPage[] =>
  layoutNota(kertas, {
    isian: {
      ...isianSurat({
        ...bonus,
        judul: 'BONUS SALES',
        keterangan: [`${bonus.nama_sales}, ${bonus.dari} - ${bonus.sampai}`, bonus.keterangan ?? '']
          .filter((one) => one !== '')
          .join('. '),
        batal: bonus.status === 'BATAL',
      }),
      ...{ total: formatRupiah(bonus.jumlah), oleh: bonus.input_by, sales: bonus.nama_sales },
    },
    baris: bonus.rincian.map((one) => ({
      ...{ group: one.kode_group, qty: String(one.qty) },
      ...{ berat: formatBerat(one.berat), rp: formatRupiah(one.bonus) },
    })),
  })
