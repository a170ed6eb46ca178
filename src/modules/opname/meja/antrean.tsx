import { useCallback, useEffect, useRef, useState } from 'react'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { randomId } from '#web/random-id'
import { CallError, isRecord } from '#web/request'
import { soundBad, soundGood } from '#web/sound'
import { keep, kept } from '#web/storage'
import { catatScan, type jawabScan } from '../opname.calls.ts'

/** A scan that the server has not confirmed yet. */
interface Menunggu {
  readonly id: string // the session
  readonly id_scan: string
  readonly kode_barcode: string
  readonly kode_baki: string | null
}
export type ScanDinilai = RowOf<typeof jawabScan>

const isMenunggu = (value: unknown): value is Menunggu =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['id_scan'] === 'string' &&
  typeof value['kode_barcode'] === 'string'

/** What this computer scanned and could not send yet: it outlives a reload and a power cut. */
function tersimpan(): Menunggu[] {
  try {
    const found: unknown = JSON.parse(kept('opname') ?? '[]')
    return Array.isArray(found) ? found.filter(isMenunggu) : []
  } catch {
    return []
  }
}

const sekaligus = 100
const jeda = 2_000 // ms until an unreachable server is asked again
const ditunjukkan = 60

/**
 * Scans wait in this computer until the server has them, each by its own id, so that one that was
 * sent twice counts once. They are sent together, one batch after the other.
 */
export function useAntrean(id: string) {
  const [awal] = useState(tersimpan)
  const antre = useRef<Menunggu[]>(awal)
  const mengirim = useRef(false)
  const [menunggu, setMenunggu] = useState(awal.length)
  const [dinilai, setDinilai] = useState<readonly ScanDinilai[]>([])
  const ubah = useCallback((next: Menunggu[]): void => {
    antre.current = next
    keep('opname', JSON.stringify(next))
    setMenunggu(next.length)
  }, [])
  const kirim = useCallback(async (): Promise<void> => {
    if (mengirim.current) return
    mengirim.current = true
    try {
      for (;;) {
        const milik = antre.current.filter((one) => one.id === id).slice(0, sekaligus)
        if (milik.length === 0) return
        const baris = milik.map(({ id_scan, kode_barcode, kode_baki }) => ({
          id_scan,
          kode_barcode,
          kode_baki,
        }))
        const { data } = await call(catatScan, { body: { id, baris } })
        const sampai = new Set(data.map(({ id_scan }) => id_scan))
        ubah(antre.current.filter(({ id_scan }) => !sampai.has(id_scan)))
        if (data.every(({ hasil, sudah }) => hasil === 'KETEMU' && !sudah)) soundGood()
        else soundBad()
        setDinilai((now) => [...data.toReversed(), ...now].slice(0, ditunjukkan))
      }
    } catch (error) {
      soundBad()
      // No answer: it is sent again. A refusal: the session is over, what waits for it has no use.
      if (error instanceof CallError && !error.unknown) {
        ubah(antre.current.filter((one) => one.id !== id))
        failure(error)
      }
    } finally {
      mengirim.current = false
    }
  }, [id, ubah])
  useEffect(() => {
    void kirim()
    const lagi = setInterval(() => void kirim(), jeda)
    return () => clearInterval(lagi)
  }, [kirim])
  const scan = (kode: readonly string[], kode_baki: string | null): void => {
    const baru = kode
      .map((one) => one.trim().toUpperCase())
      .filter((one) => one !== '')
      .map((kode_barcode) => ({ id, id_scan: randomId(), kode_barcode, kode_baki }))
    if (baru.length === 0) return
    ubah([...antre.current, ...baru])
    void kirim()
  }
  return { dinilai, menunggu, scan }
}
