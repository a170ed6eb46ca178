import { formatRupiah } from '#kernel/figures'
import { Refusal, refusedField } from '#kernel/refusal'
import type { BarisKoran } from './baca.rules.ts'

export interface Pasangan {
  readonly koran: readonly { readonly id: string; readonly n: number }[]
  readonly kas: readonly { readonly id: string; readonly n: number }[]
}

const netto = (baris: readonly Pick<BarisKoran, 'keluar' | 'masuk'>[]): number =>
  baris.reduce((sum, { keluar, masuk }) => sum + masuk - keluar, 0)

const sidik = ({ keluar, keterangan, masuk, tgl }: Omit<BarisKoran, 'no_ref'>): string =>
  [tgl, masuk, keluar, keterangan].join(' ')

/** The lines that no earlier statement has: of equal lines as many as there are more. */
export function barisBaru(
  baca: readonly BarisKoran[],
  sudah: readonly Omit<BarisKoran, 'no_ref'>[],
): BarisKoran[] {
  const left = new Map<string, number>()
  for (const one of sudah) left.set(sidik(one), (left.get(sidik(one)) ?? 0) + 1)
  return baca.filter((one) => {
    const known = left.get(sidik(one)) ?? 0
    if (known > 0) left.set(sidik(one), known - 1)
    return known === 0
  })
}

interface Koran {
  readonly saldo_awal: number
  readonly saldo_akhir: number
  readonly sampai: string | null
  readonly baris: readonly BarisKoran[]
}

interface Lalu {
  readonly saldo: number
  readonly sampai: string
}

const terbesar = (...hari: readonly string[]): string =>
  hari.reduce((satu, dua) => (dua > satu ? dua : satu), '')

/** The day that a file goes to: what it says, or its last line; not after the shop's day. */
export const sampaiBaca = (
  { baris, sampai }: Pick<Koran, 'baris' | 'sampai'>,
  kini: string,
): string | null => {
  const terakhir = terbesar(...baris.map(({ tgl }) => tgl))
  return terbesar(terakhir, sampai === null || sampai < kini ? (sampai ?? '') : kini) || null
}

/**
 * The day a statement goes to, on which nothing more is to come: at least that of its last line
 * and of the one before. @throws Refusal at `sampai`
 */
export function sampaiKoran(
  { baris, sampai }: Pick<Koran, 'baris' | 'sampai'>,
  lalu: Lalu | null,
  kini: string,
): string {
  const terakhir = terbesar(...baris.map(({ tgl }) => tgl))
  const hari = sampai ?? terakhir
  if (hari === '') throw refusedField('sampai', 'Tanggal Tidak Boleh Kosong')
  if (hari < terakhir)
    throw refusedField('sampai', 'Baris Terakhir Tanggal {{tgl}}', { tgl: terakhir })
  if (hari > terbesar(terakhir, kini))
    throw refusedField('sampai', 'Tidak Boleh Sesudah Tanggal Toko {{tgl}}', { tgl: kini })
  return terbesar(hari, lalu?.sampai ?? '')
}

/**
 * The new lines of a statement that adds up and goes on from the one before. It may have none: then
 * it says that nothing moved until a later day.
 * @param lalu the balance and last day of the account's last statement
 * @param buku what the book says of the account on the day that the statement goes to
 * @throws Refusal
 */
export function periksaKoran(
  isi: Koran & { readonly sampai: string },
  {
    buku,
    lalu,
    sudah,
  }: {
    readonly buku: number
    readonly lalu: Lalu | null
    readonly sudah: readonly Omit<BarisKoran, 'no_ref'>[]
  },
): BarisKoran[] {
  isi.baris.forEach((one, at) => {
    if ((one.masuk === 0) === (one.keluar === 0))
      throw refusedField(`baris.${at}.masuk`, 'Isi Uang Masuk Atau Uang Keluar')
  })
  const hitung = isi.saldo_awal + netto(isi.baris)
  if (hitung !== isi.saldo_akhir)
    throw refusedField(
      'saldo_akhir',
      'Saldo Awal Dan Baris Berjumlah Rp {{hitung}}, Bukan Rp {{tulis}}',
      {
        hitung: formatRupiah(hitung),
        tulis: formatRupiah(isi.saldo_akhir),
      },
    )
  const baru = barisBaru(isi.baris, sudah)
  if (baru.length === 0) {
    if (isi.sampai <= (lalu?.sampai ?? ''))
      throw new Refusal('Semua Baris Rekening Koran Ini Sudah Ada')
    if (isi.saldo_akhir !== (lalu?.saldo ?? buku))
      throw refusedField('saldo_akhir', 'Tanpa Mutasi Saldonya Tetap Rp {{saldo}}', {
        saldo: formatRupiah(lalu?.saldo ?? buku),
      })
  }
  const mulai = isi.saldo_akhir - netto(baru)
  if (lalu && mulai !== lalu.saldo)
    throw refusedField(
      'saldo_awal',
      'Rekening Koran Sebelumnya Sampai {{tgl}} Berakhir Rp {{saldo}}, Yang Ini Mulai Dari Rp {{mulai}}',
      { tgl: lalu.sampai, saldo: formatRupiah(lalu.saldo), mulai: formatRupiah(mulai) },
    )
  return baru
}

interface Baris {
  readonly jumlah: number
  /** The document that says that this transfer never came. */
  readonly hilang: string | null
}

/**
 * Each pair comes to the same on both sides, and names no row twice. What never came is a pair with
 * the document that says so and with what was given back of it; no bank has it. @throws Refusal
 */
export function periksaPasangan(
  pasangan: readonly Pasangan[],
  barisDari: (sisi: 'KORAN' | 'KAS', id: string, n: number) => Baris | undefined,
): void {
  const seen = new Set<string>()
  const jumlah = (sisi: 'KORAN' | 'KAS', rows: Pasangan['kas']): number =>
    rows.reduce((sum, { id, n }) => {
      const found = barisDari(sisi, id, n)
      const key = `${sisi} ${id} ${n}`
      if (found === undefined || seen.has(key))
        throw new Refusal('Baris Ini Sudah Dicocokkan Atau Tidak Ada Lagi', { code: 'E-MDB:02' })
      seen.add(key)
      return sum + found.jumlah
    }, 0)
  pasangan.forEach(({ kas, koran }, at) => {
    if (kas.length + koran.length < 2)
      throw refusedField(`pasangan.${at}.kas`, 'Pilih Baris Yang Sama Jumlahnya')
    const [satu, dua] = [jumlah('KORAN', koran), jumlah('KAS', kas)]
    const dari = kas.map(({ id, n }) => barisDari('KAS', id, n)?.hilang ?? null)
    const hilang = dari.filter((one) => one !== null)
    // Both its rows, and what else was given back of that money, but no line of the bank.
    if (hilang.length > 0 && (koran.length > 0 || hilang.length !== 2 || hilang[0] !== hilang[1]))
      throw refusedField(
        `pasangan.${at}.kas`,
        'Transfer Ini Dinyatakan Tidak Datang, Batalkan Pernyataannya Lebih Dulu',
      )
    if (satu !== dua)
      throw refusedField(
        `pasangan.${at}.kas`,
        'Rekening Koran Rp {{koran}}, Buku Rp {{buku}}: Belum Sama',
        {
          koran: formatRupiah(satu),
          buku: formatRupiah(dua),
        },
      )
  })
}

const angka = (text: string): string => text.replaceAll(/\D/g, '')

/** Whether a file names another account. Banks write codes and currencies around the number. */
export function rekeningLain(disebut: string | null, no_rekening: string): boolean {
  const [file, toko] = [angka(disebut ?? ''), angka(no_rekening)]
  return file.length >= 5 && toko !== '' && !file.includes(toko) && !toko.includes(file)
}
