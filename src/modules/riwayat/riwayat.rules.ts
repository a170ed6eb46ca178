import type { RowOf } from '#kernel/field'
import { formatBerat } from '#kernel/figures'
import { show } from '#kernel/kinds'
import type { Translate } from '#kernel/language'
import { hasilOpname } from '#modules/opname/opname.rules'
import { rincianBarang } from '#modules/stok/data-barang.calls'
import { hasilTimbang, waktuTimbang } from '#modules/timbang/timbang.rules'
import type { babRiwayat } from './riwayat.calls.ts'

export type Bab = RowOf<typeof babRiwayat>

/** A chapter as it is told; kali: so many weighings of its tray that all came out right. */
export interface BabKisah {
  readonly bab: Bab
  readonly kali: number
}

const cocok = ({ disebut, hasil, peristiwa }: Bab): boolean =>
  peristiwa === 'TIMBANG' && hasil === 'COCOK' && !disebut

/**
 * Newest first. A tray is weighed twice a day: what was right again and again, in one tray, is told
 * once, by its last weighing.
 */
export function kisahDari(chapters: readonly Bab[]): BabKisah[] {
  const told: BabKisah[] = []
  for (const bab of chapters.toReversed()) {
    const last = told.at(-1)
    if (last && cocok(bab) && cocok(last.bab) && last.bab.ke === bab.ke)
      told[told.length - 1] = { ...last, kali: last.kali + 1 }
    else told.push({ bab, kali: 1 })
  }
  return told
}

const tanda = (mg: number): string => `${mg > 0 ? '+' : ''}${formatBerat(mg)} gr`

const isFakta = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** What a correction changed, fact by fact, before and after. */
function changesOf(perubahan: unknown, t: Translate): string[] {
  const { sebelum, sesudah } = isFakta(perubahan) ? perubahan : {}
  if (!isFakta(sebelum) || !isFakta(sesudah)) return []
  return Object.entries(rincianBarang)
    .filter(([name]) => Object.hasOwn(sesudah, name))
    .map(([name, field]) => {
      const words = (facts: Readonly<Record<string, unknown>>): string =>
        show(facts[name], field, 'layar', t) || '-'
      return `${t(field.label)}: ${words(sebelum)} -> ${words(sesudah)}`
    })
}

function timbangDari({ disebut, hasil, selisih, waktu }: Bab, kali: number, t: Translate) {
  if (hasil === null || waktu === null) return []
  if (kali > 1)
    return [t('{{kali}} kali cocok, terakhir {{waktu}}', { kali, waktu: t(waktuTimbang[waktu]) })]
  return [
    [t(waktuTimbang[waktu]), t(hasilTimbang[hasil]), selisih ? tanda(selisih) : '']
      .filter(Boolean)
      .join(' · '),
    ...(disebut ? [t('Barang ini disebut dalam penjelasan selisihnya')] : []),
  ]
}

function labelDari({ gugur, label_ke }: Bab, t: Translate): string[] {
  if (label_ke === null) return []
  return [
    t(gugur ? 'Label ke {{ke}}, sudah tidak berlaku' : 'Label ke {{ke}}, berlaku', {
      ke: label_ke,
    }),
  ]
}

/** What lay on the scale beside what the note says. */
function beratDari({ berat, berat_beli, berat_nota, kondisi }: Bab, t: Translate): string[] {
  const read = berat_beli ?? berat
  if (berat_nota === null || read === null) return kondisi === null ? [] : [kondisi]
  const words = t('Ditimbang {{berat}} gr, nota {{nota}} gr', {
    berat: formatBerat(read),
    nota: formatBerat(berat_nota),
  })
  return [kondisi === null ? words : `${words} · ${kondisi}`]
}

/** Everything that a chapter says besides its own line: one sentence each. */
export function catatanBab({ bab, kali }: BabKisah, t: Translate): string[] {
  const { alasan, hasil_opname, keterangan, otorisasi } = bab
  return [
    ...timbangDari(bab, kali, t),
    ...labelDari(bab, t),
    ...(hasil_opname === null ? [] : [t(hasilOpname[hasil_opname])]),
    ...beratDari(bab, t),
    ...changesOf(bab.perubahan, t),
    ...[alasan, keterangan].flatMap((one) => one ?? []),
    ...otorisasi.map(({ kategori, pemberi }) =>
      t('Disetujui {{pemberi}}: {{kategori}}', { pemberi, kategori }),
    ),
  ]
}
