import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { choice, persen, rupiah, type RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { topicsOf } from '#kernel/document'
import { selDari } from '#kernel/sheet-cell'
import { call } from '#web/call'
import { confirm, failure, info } from '#web/dialogs/notices'
import { useForm } from '#web/form/use-form'
import { useSetting } from '#web/session'
import { soundBad, soundGood } from '#web/sound'
import { createStore } from '#web/store'
import { useWords } from '#web/words'
import { usePost } from '#web/document/use-post'
import { cobaHarga, hargaEmasKini, type hargaGroup } from './harga.calls.ts'
import { ubahHarga } from './ubah-harga.ts'
import { caraUbah, hargaSesudah, tempelan } from './harga.rules.ts'
import { settingHarga } from './setting.ts'

export type Group = RowOf<typeof hargaGroup>
export type HasilCoba = NonNullable<NonNullable<(typeof cobaHarga)['types']>['a']>
export type Kolom = 'harga' | 'harga_beli'

/** A group with what shall become of its prices. */
export interface Baris extends Group {
  readonly baru: Readonly<Record<Kolom, number>>
  readonly berubah: boolean
}

type Isian = Readonly<Record<string, Readonly<Partial<Record<Kolom, number>>>>>

/** What was typed and not saved yet outlives a walk to another screen. */
const isian = createStore<Isian>({})
const murniBaru = createStore<number | null>(null)

const bergerak = { min: -999_999_999 } as const
export const isiUbah = {
  cara: choice({ label: 'Ubah', of: caraUbah, required: true, initial: 'PERSEN' }),
  persen: persen({ label: 'Persen', min: -100_00 }),
  rupiah: rupiah({ label: 'Rupiah', ...bergerak }),
  kolom: choice({
    label: 'Yang Diubah',
    of: { KEDUANYA: 'Jual Dan Beli', harga: 'Harga Jual', harga_beli: 'Harga Beli' },
    required: true,
    initial: 'KEDUANYA',
  }),
}

const kedua: readonly Kolom[] = ['harga', 'harga_beli']

const useKini = () =>
  useQuery({
    queryKey: ['group_harga', 'hari-ini'],
    queryFn: async ({ signal }) => (await call(hargaEmasKini, {}, { signal })).data,
  })

/** The prices as they are and as they shall be. */
function useTabel() {
  const kini = useKini()
  const typed = isian.use()
  const murni = murniBaru.use()
  const groups = kini.data?.group
  const baris = useMemo(
    () =>
      groups?.map((group): Baris => {
        const baru = {
          harga: group.harga,
          harga_beli: group.harga_beli,
          ...typed[group.kode_group],
        }
        const berubah = kedua.some((kolom) => baru[kolom] !== group[kolom])
        return { ...group, baru, berubah }
      }),
    [groups, typed],
  )
  const set = (kode: string, values: Readonly<Partial<Record<Kolom, number>>>): void =>
    isian.set({ ...isian.get(), [kode]: { ...isian.get()[kode], ...values } })
  const kosongkan = (): void => {
    isian.set({})
    murniBaru.set(null)
  }
  return {
    kini,
    baris,
    murni,
    setMurni: (harga: number | null) => murniBaru.set(harga),
    set,
    kosongkan,
  }
}

type Tabel = ReturnType<typeof useTabel>

/** Which groups a move or a paste is about: the chosen ones, or all. */
function usePilihan(baris: readonly Baris[]) {
  const [pilih, setPilih] = useState<ReadonlySet<string>>(new Set())
  return {
    pilih,
    dipilih: pilih.size === 0 ? baris : baris.filter(({ kode_group }) => pilih.has(kode_group)),
    balik: (kode: string): void => {
      const next = new Set(pilih)
      if (!next.delete(kode)) next.add(kode)
      setPilih(next)
    },
    semua: (): void =>
      setPilih(new Set(pilih.size > 0 ? [] : baris.map(({ kode_group }) => kode_group))),
  }
}

/** Moves many prices at once, from what they are now. */
function useTerapkan({ set }: Tabel, dipilih: readonly Baris[]) {
  const t = useWords()
  const form = useForm(isiUbah)
  const langkah = useSetting(settingHarga.PEMBULATAN_HARGA_EMAS)
  const terapkan = (): void => {
    const minta = form.submit()
    if (minta === undefined) return
    const field = minta.cara === 'PERSEN' ? 'persen' : 'rupiah'
    if (minta[field] === null) {
      form.refuseFields([{ field, text: '{{field}} Tidak Boleh Kosong' }])
      return
    }
    const moved = minta.kolom === 'KEDUANYA' ? kedua : [minta.kolom]
    for (const row of dipilih)
      set(
        row.kode_group,
        Object.fromEntries(moved.map((one) => [one, hargaSesudah(row[one], minta, langkah)])),
      )
    soundGood()
    info(t('{{jumlah}} group dihitung', { jumlah: dipilih.length }))
  }
  return { form, terapkan }
}

/** A column of a spreadsheet, from this group on or by the codes in its first column. */
function useTempel(tabel: Tabel) {
  const t = useWords()
  return (mulai: string, kolom: Kolom, text: string): void => {
    const baris = tabel.baris ?? []
    const rows = tempelan(selDari(text), new Set(baris.map(({ kode_group }) => kode_group)))
    const from = baris.findIndex(({ kode_group }) => kode_group === mulai)
    let urut = Math.max(0, from)
    let jumlah = 0
    for (const { harga, harga_beli, kode } of rows) {
      const row = kode === undefined ? baris[urut] : baris.find((one) => one.kode_group === kode)
      if (harga === undefined || row === undefined) continue
      if (kode === undefined) urut += 1
      const dua = harga_beli === undefined ? {} : { harga_beli }
      const satu = harga_beli === undefined ? { [kolom]: harga } : { harga }
      tabel.set(row.kode_group, { ...satu, ...dua })
      jumlah += 1
    }
    if (jumlah > 0) soundGood()
    else soundBad()
    info(t('{{jumlah}} harga ditempel', { jumlah }))
  }
}

const bodyOf = ({ baris = [], murni }: Tabel) => ({
  murni,
  baris: baris
    .filter(({ berubah }) => berubah)
    .map(({ baru, harga, harga_beli, kode_group }) => ({
      kode_group,
      harga_dari: harga,
      harga_beli_dari: harga_beli,
      ...baru,
    })),
})

/** Tried, and what came of it; it goes as soon as a price is another. */
function useCoba(tabel: Tabel) {
  const [hasil, setHasil] = useState<{ readonly of: string; readonly data: HasilCoba }>()
  const [sibuk, setSibuk] = useState(false)
  const body = bodyOf(tabel)
  const of = JSON.stringify(body)
  const coba = async (): Promise<HasilCoba | undefined> => {
    setSibuk(true)
    try {
      const { data } = await call(cobaHarga, { body })
      setHasil({ of, data })
      return data
    } catch (error) {
      soundBad()
      failure(error)
      return undefined
    } finally {
      setSibuk(false)
    }
  }
  return { body, coba, mencoba: sibuk, hasil: hasil?.of === of ? hasil.data : undefined }
}

/** The prices of today: typed, moved, pasted; tried; saved in one act. */
export function useHarga() {
  const t = useWords()
  const tabel = useTabel()
  const pilihan = usePilihan(tabel.baris ?? [])
  const { form, terapkan } = useTerapkan(tabel, pilihan.dipilih)
  const { body, coba, hasil, mencoba } = useCoba(tabel)
  const { dialog, kirim, sibuk } = usePost({
    form,
    segarkan: topicsOf(ubahHarga),
    onTersimpan: tabel.kosongkan,
  })
  const [keCabang, setKeCabang] = useState(false)
  const berubah = body.baris.length + (tabel.murni === null ? 0 : 1)
  const simpan = async (): Promise<void> => {
    const akibat = await coba()
    if (akibat === undefined) return
    const yakin = await confirm({
      title:
        berubah === 0
          ? t('Harga tetap sama untuk hari ini ?')
          : t('{{jumlah}} harga berubah. Simpan ?', { jumlah: berubah }),
      text: t('{{jumlah}} barang jatuh di bawah modal', {
        jumlah: formatRupiah(akibat.bawah_modal_baru),
      }),
      yes: t('Ya'),
      no: t('Tidak'),
    })
    const isi = { ...body, ke_cabang: keCabang }
    if (yakin) kirim((options) => call(ubahHarga.commands.simpan, { body: isi }, options))
  }
  return {
    ...tabel,
    ...pilihan,
    form,
    terapkan,
    tempel: useTempel(tabel),
    berubah,
    keCabang,
    setKeCabang,
    coba: () => void coba(),
    hasil,
    sibuk: sibuk || mencoba,
    simpan: () => void simpan(),
    dialog,
  }
}
export type Harga = ReturnType<typeof useHarga>
