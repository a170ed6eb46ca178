import { refusedField } from '#kernel/refusal'

/** The rows that a piece names, which a shop may have switched off or tied to one another. */
export interface BarangMemilih {
  readonly kode_dept: string
  readonly kode_group: string
  readonly kode_bandrol?: string | null
  readonly kode_kondisi?: string | null
  readonly kode_gudang?: string | null
  readonly kode_baki?: string | null
  readonly supplier?: string | null
}

const labels = {
  kode_dept: 'Jenis',
  kode_group: 'Group',
  kode_bandrol: 'Bandrol',
  kode_kondisi: 'Kondisi',
  kode_gudang: 'Gudang',
  kode_baki: 'Baki',
  supplier: 'Supplier',
}
const nama = [
  'kode_dept',
  'kode_group',
  'kode_bandrol',
  'kode_kondisi',
  'kode_gudang',
  'kode_baki',
  'supplier',
] as const

/** What may be chosen for a piece now. */
export interface Pilihan {
  /** Codes that are switched off, by the field that would name them. */
  readonly mati: Readonly<Record<(typeof nama)[number], ReadonlySet<string>>>
  /** The groups of a jenis (para_jenis_group); a jenis without a row comes in any group. */
  readonly group: ReadonlyMap<string, readonly string[]>
}

/** Whether a piece of this jenis may be put into this group: a proposal is never refused. */
export const bolehGroup = (
  { group, mati }: Pilihan,
  kode_dept: string | null,
  kode_group: string,
): boolean =>
  !mati.kode_group.has(kode_group) && (group.get(kode_dept ?? '')?.includes(kode_group) ?? true)

/**
 * Checks that the rows of a piece may still be chosen, and that its group belongs to its jenis.
 * @param kini the piece as it is: it keeps the rows that it has already
 * @param at path of its fields in the body: '' or 'baris.0.'
 * @throws Refusal that names the field
 */
export function checkPilihan(
  barang: BarangMemilih,
  pilihan: Pilihan,
  at = '',
  kini?: BarangMemilih,
): void {
  for (const field of nama) {
    const kode = barang[field] ?? ''
    if (pilihan.mati[field].has(kode) && kini?.[field] !== kode)
      throw refusedField(`${at}${field}`, '{{apa}} {{kode}} Tidak Aktif, Pilih Yang Lain', {
        apa: labels[field],
        kode,
      })
  }
  const { kode_dept, kode_group } = barang
  const boleh = pilihan.group.get(kode_dept)
  const tetap = kini?.kode_dept === kode_dept && kini.kode_group === kode_group
  if (boleh && !boleh.includes(kode_group) && !tetap)
    throw refusedField(
      `${at}kode_group`,
      'Group {{kode_group}} Bukan Untuk Jenis {{kode_dept}}, Pilih {{boleh}}',
      {
        kode_group,
        kode_dept,
        boleh: boleh.join(', '),
      },
    )
}
