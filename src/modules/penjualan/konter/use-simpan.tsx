import { useState } from 'react'
import { Refusal } from '#kernel/refusal'
import { settle } from '#modules/faktur/pembayaran.rules'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { CallError } from '#web/request'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { useKunci } from '../../faktur/use-kunci.tsx'
import { useOtorisasi } from '../../pengguna/use-otorisasi.tsx'
import { simpanPenjualan } from '../penjualan.calls.ts'
import type { HasilSimpan } from './Hasil.tsx'
import { ingatHarga, isiSimpan, type NotaKonter } from './nota-konter.ts'
import type { StatusDraf } from './use-draf.tsx'
import { hargaDari, type Hitung } from './use-hitung.tsx'
import type { Meja } from './use-meja.tsx'

interface Needs {
  readonly meja: Meja
  readonly hitung: Hitung
  readonly draf: {
    readonly status: StatusDraf
    readonly tenang: () => Promise<void>
    readonly lanjut: () => void
  }
  /** Nothing was entered yet, or it does not add up. */
  readonly onBayar: () => void
  readonly onSales: () => void
  readonly onSaved: (hasil: HasilSimpan) => void
}

const none: Kesalahan = {}

export type Kesalahan = Readonly<Record<string, string>>

/** The refusal of a rule, as the sentences at their fields. */
const fieldsOf = (
  error: Refusal,
  t: (text: string, params?: Refusal['params']) => string,
): Kesalahan =>
  Object.fromEntries(error.fields.map(({ field, params, text }) => [field, t(text, params)]))

type Isi = ReturnType<typeof isiSimpan>

/** What is sold, without what the server says of it. */
const jualan = (nota: NotaKonter): string =>
  JSON.stringify(isiSimpan(nota, nota.kepala.kode_sales ?? '', 0))

/** F9. The key of the intent is kept over every try of the same sale, so that it is one sale. */
export function useSimpan(needs: Needs) {
  const { draf, hitung, meja } = needs
  const t = useWords()
  const kunci = useKunci()
  const otorisasi = useOtorisasi()
  const [sibuk, setSibuk] = useState(false)
  // Sent, and nobody knows whether the server did it: it is asked with the same body and key.
  const [tertunda, setTertunda] = useState<{ readonly jualan: string; readonly body: Isi }>()
  const { id } = meja.nota
  const [found, setFound] = useState<{ readonly id: string; readonly fields: Kesalahan }>()
  const setKesalahan = (fields: Kesalahan): void => setFound({ id, fields })
  const refuse = (fields: Kesalahan): void => {
    soundBad()
    setKesalahan(fields)
  }
  /** What this browser can see itself: the server sees the rest. */
  const ready = (nota: NotaKonter, total: number): Isi | undefined => {
    const bad = hitung.data?.baris.find((line) => line.masalah.length > 0)
    if (bad !== undefined) {
      meja.pilih(bad.kode_barcode)
      soundBad()
      failure(bad.masalah[0]?.kalimat ?? '')
      return undefined
    }
    if (nota.kepala.kode_sales === null) {
      refuse({ kode_sales: t('Sales Harus Dipilih') })
      needs.onSales()
      return undefined
    }
    const body = isiSimpan(nota, nota.kepala.kode_sales, total)
    try {
      settle(body.pembayaran, total)
      return body
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (nota.bayar.length > 0) refuse(fieldsOf(error, t))
      needs.onBayar()
      return undefined
    }
  }
  const take = (error: unknown, body: Isi): void => {
    soundBad()
    failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    if (!(error instanceof CallError)) return
    setTertunda(error.unknown ? { jualan: jualan(meja.nota), body } : undefined)
    if (error.unknown) return
    draf.lanjut()
    setKesalahan(error.fields)
    const at = /^baris\.(\d+)\./.exec(Object.keys(error.fields)[0] ?? '')?.[1]
    if (at !== undefined) meja.pilih(meja.nota.baris[Number(at)]?.kode_barcode)
    if (error.fields['kode_sales'] !== undefined) needs.onSales()
    if (Object.keys(error.fields).some((field) => field.startsWith('pembayaran'))) needs.onBayar()
    // A price, a piece or an approval has changed: what it was is told beside what it is now.
    meja.ubah((nota) => ingatHarga(nota, hargaDari(hitung.data)))
    hitung.ulang()
  }
  const simpan = async (): Promise<void> => {
    const { nota } = meja
    if (sibuk || nota.baris.length === 0) return
    const again = tertunda?.jualan === jualan(nota) ? tertunda.body : undefined
    if (again === undefined && (hitung.basi || hitung.data === undefined)) return
    const body = again ?? ready(nota, hitung.data?.total ?? 0)
    if (body === undefined) return
    setSibuk(true)
    setKesalahan({})
    try {
      await draf.tenang()
      const saved = await otorisasi.run((approvals) =>
        call(simpanPenjualan, { body }, { key: kunci.untuk(body), approvals }),
      )
      if (saved === undefined) {
        draf.lanjut()
        return
      }
      kunci.selesai()
      setTertunda(undefined)
      soundGood()
      needs.onSaved(saved.data)
    } catch (error) {
      take(error, body)
    } finally {
      setSibuk(false)
    }
  }
  return {
    simpan: () => void simpan(),
    sibuk,
    tertunda: tertunda !== undefined && tertunda.jualan === jualan(meja.nota),
    kesalahan: found?.id === id ? found.fields : none,
    lupakan: () => setKesalahan({}),
    dialog: otorisasi.dialog,
  }
}
