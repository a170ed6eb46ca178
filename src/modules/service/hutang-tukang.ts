import { rupiah, text } from '#kernel/field'
import { defineLedger, write, type Written } from '#kernel/ledger'
import { jurnal, pembacaJurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari, type PetaAkun } from '#modules/akuntansi/jurnal.rules'

const sure = { required: true } as const
const jumlah = rupiah({ label: 'Hutang Tukang', ...sure, min: -999_999_999_999 })

/** What goldsmiths earn, and are paid: above zero the shop owes more. */
export const hutangTukang = defineLedger({
  name: 'hutang_tukang',
  title: 'Hutang Tukang',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    kode_tukang: text({ label: 'Tukang', ...sure }),
    jumlah,
  },
  /** What was owed as it was read: a payment is of that, and of nothing that came since. */
  asks: { saldo: jumlah },
  news: 'hutang_tukang',
  undo: ({ id_dokumen, jumlah: dulu, kode_tukang }) => ({
    ...{ id_dokumen, kode_tukang, jumlah: 0 - dulu },
  }),
  preview: {
    right: pembacaJurnal,
    columns: { kode_tukang: text({ label: 'Tukang', ...sure }), jumlah },
  },
})

interface Upah {
  readonly kode_tukang: string
  readonly upah: number // whole rupiah
}

/**
 * What goldsmiths earned is owed to each until he is paid.
 * @param untuk the account that it costs: by default their work; of gold that they gave, gold
 */
export function bukuUpah(
  id_dokumen: string,
  earned: readonly Upah[],
  { akun }: { readonly akun: PetaAkun },
  untuk: 'BIAYA_TUKANG' | 'EMAS_TUKANG' = 'BIAYA_TUKANG',
): Written<'hutang_tukang' | 'jurnal'>[] {
  const semua = earned.reduce((sum, { upah }) => sum + upah, 0)
  return [
    write(jurnal, jurnalDari(id_dokumen, antara(untuk, 'HUTANG_TUKANG', semua), akun)),
    write(
      hutangTukang,
      earned
        .filter(({ upah }) => upah !== 0)
        .map(({ kode_tukang, upah }) => ({ id_dokumen, kode_tukang, jumlah: upah })),
    ),
  ]
}
