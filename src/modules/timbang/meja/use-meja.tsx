import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { RowOf } from '#kernel/field'
import { formatBerat } from '#kernel/figures'
import type { BacaanTimbangan } from '#kernel/timbangan'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { useForm } from '#web/form/use-form'
import { scaleSetting, useScale } from '#web/scale'
import { soundBad, soundGood } from '#web/sound'
import { usePost } from '#web/document/use-post'
import { catatBacaan } from '../timbang.calls.ts'
import { bacaan, timbangBaki, hasilMasuk } from '../timbang.ts'
import type { HasilBaki } from './HasilTimbang.tsx'
import type { SesiTimbang } from './use-baki.tsx'

const isian = { berat: { ...bacaan.berat, required: false }, ...hasilMasuk }

/** Nothing lies on a scale that shows less than this. */
const kosong = 1_000

/**
 * One weighing: what the scale says steadily is kept by itself, once each time it comes to rest;
 * what is typed is kept by Enter.
 */
export function useMeja(sesi: SesiTimbang, onHasil: (hasil: HasilBaki) => void) {
  const queries = useQueryClient()
  const form = useForm(isian)
  const bergerak = useRef(true)
  const [mencatat, setMencatat] = useState(0)
  const { dialog, kirim, sibuk } = usePost({
    form,
    segarkan: ['baki'],
    onTersimpan: () => undefined,
  })
  const catat = async (baris: RowOf<typeof bacaan>): Promise<boolean> => {
    setMencatat((now) => now + 1)
    try {
      await call(catatBacaan, { body: { id: sesi.id, baris: [baris] } })
      soundGood()
      await queries.invalidateQueries({ queryKey: ['baki', 'sesi', sesi.id] })
      return true
    } catch (error) {
      soundBad()
      if (!form.refuse(error)) failure(error)
      return false
    } finally {
      setMencatat((now) => now - 1)
    }
  }
  const dengar = ({ berat, mentah, stabil }: BacaanTimbangan): void => {
    if (!stabil || berat === null || berat < kosong) {
      bergerak.current = true
      return
    }
    if (!bergerak.current) return
    bergerak.current = false
    const { timbangan } = scaleSetting()
    void catat({ timbangan, asal: 'TIMBANGAN', mentah, stabil, berat })
  }
  const timbangan = useScale(dengar)
  /** What was typed, as a reading like any other. */
  const ketik = async (): Promise<boolean> => {
    const berat = form.values['berat']
    if (typeof berat !== 'number') return true
    const baris = {
      timbangan: sesi.timbangan,
      asal: 'KETIK' as const,
      mentah: formatBerat(berat),
      stabil: true,
      berat,
    }
    if (!(await catat(baris))) return false
    form.set('berat', null)
    return true
  }
  const simpan = async (): Promise<void> => {
    const isi = form.submit()
    if (isi === undefined) {
      soundBad()
      return
    }
    if (!(await ketik())) return
    const { buka, pcs } = isi
    kirim(async (options) => {
      const saved = await call(
        timbangBaki.commands.hasil,
        { body: { id: sesi.id, pcs, buka } },
        options,
      )
      const { kode_baki, kode_gudang } = sesi
      onHasil({ ...saved.data, kode_baki, kode_gudang })
      return saved
    })
  }
  return { dialog, form, ketik, sibuk: sibuk || mencatat > 0, simpan, timbangan }
}
