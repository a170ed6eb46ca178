import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unggahGambar } from '#kernel/gambar'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { randomId } from '#web/random-id'
import { CallError } from '#web/request'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { fotoSekali, fotoBarang } from './foto-barang.ts'
import { cocokkanFoto, fileTerbanyak } from './foto.calls.ts'

/** A file, which piece it is of, and what became of it. */
export interface BarisFoto {
  readonly id: string
  readonly file: File
  readonly kode_barcode: string | null
  readonly nama_barang: string | null
  readonly keadaan: 'COCOK' | 'TIDAK' | 'TERSIMPAN'
  /** Why it was refused. */
  readonly kalimat: string | null
}

const gambarKah = ({ name, type }: File): boolean =>
  type.startsWith('image/') || /\.(?:jpe?g|png|webp|heic)$/i.test(name)

const salah = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Sends the photos one by one; what is refused keeps its sentence. */
async function kirimFile({ file, kode_barcode }: BarisFoto): Promise<string> {
  const given = { params: { folder: 'foto_produk' }, body: { kode_barcode } }
  const { data } = await call(unggahGambar, given, { file, milliseconds: 60_000 })
  return data.gambar_path
}

/** Files that were dropped or chosen: matched by the server, sent, kept with their pieces. */
export function useFoto() {
  const t = useWords()
  const queries = useQueryClient()
  const [baris, setBaris] = useState<readonly BarisFoto[]>([])
  const [sibuk, setSibuk] = useState<{ readonly sudah: number; readonly semua: number }>()
  const ubah = (id: string, now: Partial<BarisFoto>): void =>
    setBaris((rows) => rows.map((row) => (row.id === id ? { ...row, ...now } : row)))
  const tambah = async (files: readonly File[]): Promise<void> => {
    const gambar = files.filter(gambarKah)
    const lama = baris.filter(({ keadaan }) => keadaan !== 'TERSIMPAN')
    const semua = [...lama.map(({ file }) => file), ...gambar]
    if (semua.length > fileTerbanyak) {
      soundBad()
      failure(t('Paling Banyak {{max}} Foto Sekali Kirim', { max: fileTerbanyak }))
      return
    }
    if (gambar.length === 0) return
    try {
      const { data } = await call(cocokkanFoto, { body: { nama: semua.map(({ name }) => name) } })
      setBaris(
        data.flatMap(({ kalimat, kode_barcode, nama_barang }, at) => {
          const file = semua[at]
          const keadaan = kalimat === null ? ('COCOK' as const) : ('TIDAK' as const)
          return file ? [{ id: randomId(), file, kode_barcode, nama_barang, keadaan, kalimat }] : []
        }),
      )
    } catch (error) {
      soundBad()
      failure(error)
    }
  }
  /** One batch: photos go up, then one posting ties them to their pieces. */
  const satu = async (rows: readonly BarisFoto[], maju: () => void): Promise<number> => {
    const naik: { id: string; kode_barcode: string; gambar: string }[] = []
    for (const row of rows) {
      try {
        const gambar = await kirimFile(row)
        naik.push({ id: row.id, kode_barcode: row.kode_barcode ?? '', gambar })
      } catch (error) {
        if (error instanceof CallError && error.unknown) throw error
        ubah(row.id, { keadaan: 'TIDAK', kalimat: salah(error) })
      }
      maju()
    }
    if (naik.length === 0) return 0
    const body = { baris: naik.map(({ gambar, kode_barcode }) => ({ gambar, kode_barcode })) }
    await call(fotoBarang.commands.simpan, { body }, { key: randomId() })
    for (const { id } of naik) ubah(id, { keadaan: 'TERSIMPAN' })
    return naik.length
  }
  const simpan = async (): Promise<void> => {
    const cocok = baris.filter(({ keadaan }) => keadaan === 'COCOK')
    if (sibuk !== undefined) return
    if (cocok.length === 0) {
      soundBad()
      failure(t('Belum Ada Foto Yang Cocok'))
      return
    }
    let sudah = 0
    let tersimpan = 0
    const maju = (): void => {
      sudah += 1
      setSibuk({ sudah, semua: cocok.length })
    }
    setSibuk({ sudah, semua: cocok.length })
    try {
      for (let from = 0; from < cocok.length; from += fotoSekali)
        tersimpan += await satu(cocok.slice(from, from + fotoSekali), maju)
      soundGood()
      success(t('{{jumlah}} Foto Tersimpan', { jumlah: tersimpan }))
    } catch (error) {
      soundBad()
      failure(error)
    } finally {
      setSibuk(undefined)
      await queries.invalidateQueries({ queryKey: ['barang'] })
    }
  }
  return { baris, sibuk, tambah, simpan, kosongkan: () => setBaris([]) }
}
