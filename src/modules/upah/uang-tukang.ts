import { cancels, makes } from '#kernel/document'
import { ref, rupiah, text } from '#kernel/field'
import type { Right } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'
import { uangKeluarKolom, type uangKeluar } from '#modules/kas/uang-keluar'
import { hutangTukang } from '#modules/service/hutang-tukang'

// Money between a goldsmith and the shop, either way: one document each.

export const statusUangTukang = { VALID: 'Valid', BATAL: 'Dibatalkan' } as const
export const bukuUangTukang = [jurnal, kasBuku, hutangTukang]

interface Arah<K extends string, B extends string> {
  readonly path: string
  readonly right: Right
  readonly simpan: {
    readonly label: string
    readonly summary: string
    readonly authorise?: K
  }
  /** Who may be chosen, with how much. */
  readonly pilihan: string
  readonly hint: string
  readonly uang: typeof uangKeluar
  readonly batal: { readonly kind: B; readonly label: string; readonly summary: string }
}

export const perintahUangTukang = <const B extends string, const K extends string = never>({
  batal: { kind, ...batal },
  hint,
  path,
  pilihan,
  right,
  simpan,
  uang,
}: Arah<K, B>) => ({
  simpan: makes({
    ...simpan,
    path: `${path}/simpan`,
    right,
    to: 'VALID',
    body: {
      kode_tukang: text({
        label: 'Tukang',
        required: 'Tukang Harus Dipilih',
        max: 40,
        pick: {
          call: pilihan,
          value: 'kode_tukang',
          words: 'uraian',
          news: 'hutang_tukang',
        },
      }),
      jumlah: rupiah({ label: 'Jumlah Rp', min: 1, hint }),
      ...uang,
    },
  }),
  batal: cancels(kind, {
    ...batal,
    path: `${path}/batal`,
    consequence: 'Uang, hutang dan jurnalnya dibalik.',
    right,
    authorise: kind,
  }),
})

export const daftarUangTukang = (
  path: string,
  summary: string,
  right: Right,
  { tempat }: Pick<typeof uangKeluar, 'tempat'>,
) => ({
  path: `${path}/lihat`,
  summary,
  right,
  columns: {
    kode_tukang: ref('tukang', { label: 'Tukang', required: true }),
    jumlah: rupiah({ label: 'Jumlah Rp', required: true }),
    sisa: rupiah({ label: 'Sisa Hutang', required: true }),
    ...{ ...uangKeluarKolom, tempat: { ...tempat, hidden: true } },
  },
})
