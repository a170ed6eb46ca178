import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { call, useIntent } from '#web/call'
import { confirm, failure, success } from '#web/dialogs/notices'
import { textOf } from '#web/fields/input'
import { useForm, type Form } from '#web/form/use-form'
import { usePaused } from '#web/late'
import { randomId } from '#web/random-id'
import { CallError } from '#web/request'
import { soundBad, soundGood } from '#web/sound'
import { createStore } from '#web/store'
import { useWords } from '#web/words'
import { useApproval } from '#web/document/use-approval'
import { satuBarang } from '../data-barang.calls.ts'
import type { BarisBarang } from '../tambah-barang.rules.ts'
import { barisBarang, kepalaBarang, tambahBarang } from '../tambah-barang.ts'

/** A piece in the table, not yet in the books. */
export interface Baris {
  readonly id: string
  readonly isi: BarisBarang
}

/** The table outlives a visit to another screen. */
const meja = createStore<readonly Baris[]>([])

/** Fields that the next piece of the same tray most likely shares. */
const menetap = [
  'kode_gudang',
  'kode_baki',
  'nama_barang',
  'kode_dept',
  'kode_group',
  'kadar',
  'kadar_cetak',
  'kode_bandrol',
  'pokok_gram',
  'kode_kondisi',
] as const

type Hasil = NonNullable<NonNullable<(typeof tambahBarang.commands.simpan)['types']>['a']>

export interface Penerimaan {
  readonly kepala: Form<typeof kepalaBarang>
  readonly barang: Form<typeof barisBarang>
  readonly baris: readonly Baris[]
  /** Grows when the form begins anew: its first field takes the focus. */
  readonly putaran: number
  readonly sibuk: boolean
  readonly hasil: Hasil | undefined
  readonly dibuang: Baris | undefined
  readonly pindai: (kodeBarcode: string) => void
  readonly masukkan: () => void
  readonly ambil: (baris: Baris) => void
  readonly buang: (baris: Baris) => void
  readonly urungkan: () => void
  readonly simpan: () => Promise<void>
  /** The saved receipt was cancelled: it is not shown any more. */
  readonly lupakan: () => void
  /** The dialog for an approver, which the screen must show somewhere. */
  readonly dialog: ReactNode
}

/** The sentences of the server at one line of the table: its place and its fields. */
function barisDitolak(error: unknown): { at: number; fields: Record<string, string> } | undefined {
  if (!(error instanceof CallError)) return undefined
  const first = Object.keys(error.fields).find((name) => name.startsWith('baris.'))
  if (first === undefined) return undefined
  const at = Number(first.split('.')[1])
  const mine = `baris.${at}.`
  const fields = Object.entries(error.fields).filter(([name]) => name.startsWith(mine))
  return {
    at,
    fields: Object.fromEntries(fields.map(([name, said]) => [name.slice(mine.length), said])),
  }
}

/** The table of a receipt: pieces go in, come back to be changed, leave with undo. */
function useMeja(barang: Form<typeof barisBarang>) {
  const baris = meja.use()
  const [putaran, setPutaran] = useState(0)
  const [dibuang, setDibuang] = useState<Baris>()
  const mulai = (values: Readonly<Record<string, unknown>>): void => {
    barang.reset(values)
    setPutaran((now) => now + 1)
  }
  const tanpa = (one: Baris): readonly Baris[] => meja.get().filter(({ id }) => id !== one.id)
  return {
    baris,
    putaran,
    dibuang,
    mulai,
    masuk: (isi: BarisBarang): void => {
      meja.set([...meja.get(), { id: randomId(), isi }])
      mulai(Object.fromEntries(menetap.map((name) => [name, isi[name]])))
    },
    ambil: (one: Baris): void => {
      meja.set(tanpa(one))
      mulai(one.isi)
    },
    buang: (one: Baris): void => {
      meja.set(tanpa(one))
      setDibuang(one)
    },
    urungkan: (): void => {
      if (dibuang) meja.set([...meja.get(), dibuang])
      setDibuang(undefined)
    },
    kosongkan: (): void => {
      meja.set([])
      setDibuang(undefined)
    },
  }
}

/** The browser asks before a reload throws away what is not saved. */
function useJagaTutup(isi: boolean): void {
  useEffect(() => {
    if (!isi) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isi])
}

const diMeja = (kode: string | null): boolean =>
  kode !== null && meja.get().some(({ isi }) => isi.kode_barcode === kode)

const sudahDiTabel = 'Barcode {{kode_barcode}} Sudah Ada Di Tabel'

/** Looks a scanned or typed barcode up a moment later: a new piece needs one that nobody has. */
function useCekBarcode(barang: Form<typeof barisBarang>) {
  const { values, refuseFields } = barang
  const typed = usePaused(textOf(values['kode_barcode']), 250)
  const tolak = (text: string, kode_barcode: string): void => {
    soundBad()
    refuseFields([{ field: 'kode_barcode', text, params: { kode_barcode } }])
  }
  const latest = useRef(tolak)
  useEffect(() => {
    latest.current = tolak
  })
  useEffect(() => {
    const kode = typed.trim().toUpperCase()
    if (kode.length < 3) return undefined
    if (diMeja(kode)) {
      latest.current(sudahDiTabel, kode)
      return undefined
    }
    const asking = new AbortController()
    const { signal } = asking
    call(satuBarang, { params: { kode_barcode: kode } }, { signal }).then(
      () => latest.current('Barcode {{kode_barcode}} Sudah Dipakai', kode),
      (error: unknown) => {
        if (error instanceof CallError && error.status === 404) soundGood()
      },
    )
    return () => asking.abort()
  }, [typed])
  return tolak
}

/** Receives goods: one form for a piece, a table of pieces, one save for all. */
export function usePenerimaan(): Penerimaan {
  const t = useWords()
  const queries = useQueryClient()
  const intent = useIntent()
  const otorisasi = useApproval()
  const kepala = useForm(kepalaBarang)
  const barang = useForm(barisBarang)
  const table = useMeja(barang)
  const [sibuk, setSibuk] = useState(false)
  const [hasil, setHasil] = useState<Hasil>()
  useJagaTutup(table.baris.length > 0)

  const tolakBarcode = useCekBarcode(barang)

  const masukkan = (): void => {
    const isi = barang.submit()
    if (isi === undefined) soundBad()
    else if (diMeja(isi.kode_barcode)) tolakBarcode(sudahDiTabel, isi.kode_barcode ?? '')
    else {
      table.masuk(isi)
      setHasil(undefined)
      soundGood()
    }
  }

  const tempatkan = (error: unknown): void => {
    soundBad()
    const found = barisDitolak(error)
    const line = found && meja.get()[found.at]
    if (line) {
      table.ambil(line)
      barang.refuseFields(Object.entries(found.fields).map(([field, text]) => ({ field, text })))
    }
    if (!kepala.refuse(error)) failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
  }

  const kirim = async (): Promise<void> => {
    const head = kepala.submit()
    if (head === undefined) return
    const body = { ...head, baris: table.baris.map(({ isi }) => isi) }
    setSibuk(true)
    try {
      const key = intent.key()
      const saved = await otorisasi.run((given) =>
        call(tambahBarang.commands.simpan, { body }, { key, ...given }),
      )
      if (saved === undefined) return
      intent.settle()
      table.kosongkan()
      kepala.set('tgl_system', null) // an earlier date is meant once
      setHasil(saved.data)
      success(t('Data Berhasil Ditambahkan'))
      await queries.invalidateQueries({ queryKey: ['barang'] })
    } catch (error) {
      if (!(error instanceof CallError && error.unknown)) intent.settle()
      tempatkan(error)
    } finally {
      setSibuk(false)
    }
  }

  const simpan = async (): Promise<void> => {
    if (sibuk) return
    if (table.baris.length === 0) {
      soundBad()
      failure(t('Belum Ada Barang Di Tabel'))
      return
    }
    const left = barang.values['berat'] !== null
    const question = {
      title: t('Barang di isian belum masuk tabel'),
      text: t('Simpan tanpa barang itu ?'),
      yes: t('Ya'),
      no: t('Tidak'),
    }
    if (!left || (await confirm(question))) await kirim()
  }

  return {
    dialog: otorisasi.dialog,
    kepala,
    barang,
    sibuk,
    hasil,
    pindai: (kode: string): void => barang.set('kode_barcode', kode.trim().toUpperCase()),
    masukkan,
    simpan,
    lupakan: (): void => setHasil(undefined),
    baris: table.baris,
    putaran: table.putaran,
    dibuang: table.dibuang,
    ambil: table.ambil,
    buang: table.buang,
    urungkan: table.urungkan,
  }
}
