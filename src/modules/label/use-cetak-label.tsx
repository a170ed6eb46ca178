import { useState } from 'react'
import { choice, integer, type RowOf } from '#kernel/field'
import { call, callFile } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { useForm } from '#web/form/use-form'

import { printFile, saveFile } from '#web/page/download'
import { choosePrinter, hasPrinterWay, type Printer } from '#web/printer'
import { soundBad } from '#web/sound'
import { createStore } from '#web/store'
import { useWords } from '#web/words'
import { usePost } from '#web/document/use-post'
import { formatLabel, lewatLabel } from '../perangkat/alat.ts'
import { keepSetelanLabel, setelanLabel } from '../perangkat/setelan-label.tsx'
import { useBaki } from '../stok/baki/use-baki.tsx'
import { useScanTable } from '#web/desk/use-scan-table'
import { berkasLabel, berkasLabelBaki, cariLabel, type barangLabel } from './label.calls.ts'
import { labelMasuk, cetakLabel } from './label.ts'
import { bisaKata } from './ukuran.ts'

export const idPindai = 'label-pindai'

type Baris = RowOf<typeof barangLabel>

const { baris: _baris, ...kepala } = labelMasuk
const isian = {
  ...kepala,
  format: choice({ label: 'Format', of: formatLabel, required: true, initial: 'PDF' }),
  lewat: choice({ label: 'Lewat', of: lewatLabel, required: true, initial: 'CETAK' }),
  mulai: integer({ label: 'Mulai Label Ke', min: 1, max: 65, initial: 1 }),
}
type Isian = RowOf<typeof isian>

/** Why labels of this size cannot leave by that way in that format. */
const masalahFormat = ({ format, lewat, ukuran }: Isian): string | undefined => {
  if (format !== 'PDF')
    return bisaKata(ukuran) ? undefined : 'Ukuran Ini Hanya Dapat Dicetak Sebagai PDF'
  return lewat === 'USB' || lewat === 'SERIAL'
    ? 'Printer Label Hanya Mengerti ZPL Atau TSPL'
    : undefined
}

/** What was scanned outlives a walk to another screen. */
const diMeja = createStore<readonly Baris[]>([])

const kosong = { barcode: [], kode_baki: null, no_terima: null, tgl_baru: null }
type Minta = NonNullable<NonNullable<(typeof cariLabel)['types']>['b']>
const cari = async (minta: Partial<Minta>): Promise<readonly Baris[]> =>
  (await call(cariLabel, { body: { ...kosong, ...minta } })).data

/** Pieces to be labelled: by scan, by tray, or what just came. */
function useMejaLabel() {
  const bakiDari = useBaki()
  const meja = useScanTable<Baris>({
    store: diMeja,
    scanId: idPindai,
    find: async (kode) => {
      const baki = await bakiDari(kode)
      if (baki === undefined) return (await cari({ barcode: [kode] }))[0]
      meja.add(await cari({ kode_baki: baki.kode_baki }))
      return undefined
    },
  })
  const ambil = (minta: Partial<Minta>): void =>
    void cari(minta).then(meja.add, (error: unknown) => {
      soundBad()
      failure(error)
    })
  return { ...meja, ambil }
}

/** What a printed job becomes on this computer. */
async function keluarkan(
  nomor: string,
  { format, lewat: cara, mulai }: Isian,
  printer: Printer | undefined,
): Promise<void> {
  const file = await callFile(berkasLabel, { body: { nomor, format, mulai } })
  if (printer) await printer.send(await file.blob.arrayBuffer())
  else if (cara === 'CETAK' && format === 'PDF') printFile(file)
  else saveFile(file)
}

/** Labels are numbered first, then they leave: the paper of a refused print does not exist. */
export function useCetakLabel() {
  const t = useWords()
  const [awal] = useState(setelanLabel)
  const form = useForm(isian, awal)
  const meja = useMejaLabel()
  const { rows: baris } = meja
  const { dialog, kirim, sibuk } = usePost({
    form,
    segarkan: [],
    onTersimpan: () => {
      meja.clear()
      form.set('alasan', null)
      form.set('mulai', 1)
      document.getElementById(idPindai)?.focus()
    },
  })
  const kirimkan = (values: Isian, printer: Printer | undefined): void =>
    kirim(async (options) => {
      const { alasan, kode, ukuran } = values
      const body = {
        alasan,
        kode,
        ukuran,
        baris: baris.map(({ ke, kode_barcode }) => ({ kode_barcode, ke })),
      }
      const saved = await call(cetakLabel.commands.simpan, { body }, options)
      try {
        await keluarkan(saved.data.nomor, values, printer)
      } catch (error) {
        failure(error, t('Label Tidak Keluar, Cetak Ulang Dengan Alasan'))
      }
      return saved
    })
  const cetak = async (): Promise<void> => {
    if (baris.length === 0) {
      soundBad()
      failure(t('Belum Ada Barang Di Tabel'))
      return
    }
    const values = form.submit()
    if (values === undefined) return
    // What cannot come out is refused before it is counted.
    const masalah = masalahFormat(values)
    if (masalah !== undefined) {
      form.refuseFields([{ field: 'format', text: masalah }])
      return
    }
    keepSetelanLabel(values)
    if (values.lewat !== 'USB' && values.lewat !== 'SERIAL') {
      kirimkan(values, undefined)
      return
    }
    // The browser lets a device be chosen only in the hand's own press.
    const printer = await choosePrinter(values.lewat, 'label')
    if (printer) kirimkan(values, printer)
    else
      form.refuseFields([
        {
          field: 'lewat',
          text: hasPrinterWay(values.lewat)
            ? 'Printer Label Belum Dipilih'
            : 'Browser Ini Tidak Mendukung Cara Itu, Simpan File',
        },
      ])
  }
  return { cetak: () => void cetak(), dialog, form, meja, sibuk }
}

/** The label of a tray, for its edge. */
export async function ambilLabelBaki(kodeBaki: string): Promise<void> {
  try {
    saveFile(await callFile(berkasLabelBaki, { body: { kode_baki: [kodeBaki] } }))
  } catch (error) {
    failure(error)
  }
}
