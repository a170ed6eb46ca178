import { formatRupiah } from '#kernel/figures'
import type { Translate } from '#kernel/language'
import type { Tagihan } from './cicilan.rules.ts'

/** How an instalment stands, in a word. */
function keadaanAngsuran({ dibayar, jumlah, telat }: Tagihan, t: Translate): string {
  if (dibayar >= jumlah) return t('Lunas')
  if (telat > 0) return t('telat {{hari}} hari', { hari: telat })
  return dibayar > 0 ? t('dibayar Rp {{jumlah}}', { jumlah: formatRupiah(dibayar) }) : ''
}

/** What falls due when and how it stands, a line each. */
export const jadwalDalamKata = (tagihan: readonly Tagihan[], t: Translate): string =>
  tagihan
    .filter(({ jumlah }) => jumlah > 0)
    .map((each) =>
      [`${each.ke}.`, each.tgl, `Rp ${formatRupiah(each.jumlah)}`, keadaanAngsuran(each, t)]
        .filter(Boolean)
        .join('  '),
    )
    .join('\n')
