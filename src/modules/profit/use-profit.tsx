import { topicsOf } from '#kernel/document'
import { useMemo } from 'react'
import { rupiah, type RowOf } from '#kernel/field'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { useForm } from '#web/form/use-form'
import { soundBad } from '#web/sound'
import { createStore } from '#web/store'
import { useWords } from '#web/words'
import { useBaki } from '../stok/baki/use-baki.tsx'
import { useScanTable } from '#web/desk/use-scan-table'
import { barangProfit, pilihProfit } from './profit.calls.ts'
import { hargaBaru, yangDiubah, type MintaProfit } from './profit.rules.ts'
import { caraProfit, dalamPersen, kepalaProfit, updateProfit } from './profit.ts'
import { useScanPost } from '#web/desk/use-scan-post'

export const idPindai = 'profit-pindai'

const { harga_pokok: _pokok, harga_tetap: _tetap, ongkos: _ongkos, ...tampil } = barangProfit

/** A piece beside what becomes of the figure that is changed. */
export const barisProfit = {
  ...tampil,
  sebelum: rupiah({ label: 'Sebelum' }),
  sesudah: rupiah({ label: 'Sesudah' }),
}
type Barang = RowOf<typeof barangProfit>

const diMeja = createStore<readonly Barang[]>([])

type Minta = NonNullable<NonNullable<(typeof pilihProfit)['types']>['b']>
const cari = async (minta: Partial<Minta>): Promise<readonly Barang[]> =>
  (
    await call(pilihProfit, {
      body: { barcode: [], kode_baki: null, kode_group: null, ...minta },
    })
  ).data

/** What the form asks so far; undefined while its figure is missing. */
function mintaDari(values: Readonly<Record<string, unknown>>): MintaProfit | undefined {
  const cara = Object.keys(caraProfit).find(
    (one): one is keyof typeof caraProfit => one === values['cara'],
  )
  const figure = (name: string): number | null => {
    const value = values[name]
    return typeof value === 'number' ? value : null
  }
  if (cara === undefined) return undefined
  const minta = { cara, rupiah: figure('rupiah'), persen: figure('persen') }
  return (dalamPersen(cara) ? minta.persen : minta.rupiah) === null ? undefined : minta
}

/** Pieces on the table, what shall change of them, and how they look afterwards. */
export function useProfit() {
  const t = useWords()
  const form = useForm(kepalaProfit)
  const bakiDari = useBaki()
  const meja = useScanTable<Barang>({
    store: diMeja,
    scanId: idPindai,
    find: async (kode) => {
      const baki = await bakiDari(kode)
      if (baki === undefined) return (await cari({ barcode: [kode] }))[0]
      meja.add(await cari({ kode_baki: baki.kode_baki }))
      return undefined
    },
  })
  const minta = mintaDari(form.values)
  const baris = useMemo(
    () =>
      meja.rows.map((piece) => ({
        ...piece,
        sebelum: minta ? yangDiubah(minta.cara, piece) : null,
        sesudah: minta ? yangDiubah(minta.cara, hargaBaru(minta, piece)) : null,
      })),
    [meja.rows, minta],
  )
  const simpan = useScanPost({
    table: meja,
    form,
    segarkan: topicsOf(updateProfit),
    send: (head, rows, options) => {
      const baris = rows.map(({ kode_barcode }) => ({ kode_barcode }))
      return call(updateProfit.commands.simpan, { body: { ...head, baris } }, options)
    },
    said: ({ nomor, pcs }) => t('{{nomor}}: {{pcs}} barang diubah', { nomor, pcs }),
  })
  const ambil = (pilihan: Partial<Minta>): void =>
    void cari(pilihan).then(meja.add, (error: unknown) => {
      soundBad()
      failure(error)
    })
  return { ambil, baris, form, meja, simpan }
}
