import { Input } from 'antd'
import { useRef, useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { CallError } from '#web/request'
import { useSetting } from '#web/session'
import { useWords } from '#web/words'
import type { PilihTitipan as Pilih } from '../pembayaran/BarisBayar.tsx'
import { bacaKupon, nilaiKupon, nomorKupon } from './bayar-kupon.rules.ts'
import { cekKupon } from './kupon.calls.ts'
import { settingKupon } from './setting.ts'

const panjang = 10

/** Whether this shop's coupons pay. */
export const useKuponBerlaku = (): boolean => useSetting(settingKupon.KUPON_MODULE)

/** What a coupon says of itself, or the sentence that refuses it. */
export function useKupon() {
  const t = useWords()
  return async (
    text: string,
  ): Promise<{ readonly nomor: string; readonly tersedia: number } | string> => {
    const nomor = nomorKupon(text)
    try {
      const { data } = await call(cekKupon, { query: { kupon: nomor } })
      const found = data.find(({ no_kupon }) => no_kupon === nomor)
      const judged = nilaiKupon(found, nomor, 0)
      if ('refused' in judged) return t(judged.refused, judged.params)
      return { nomor, tersedia: found?.nilai_kupon ?? 0 }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return error.message
    }
  }
}

/** A coupon is typed or scanned; whole, it is asked for, and says at once whether it pays. */
function PilihanKupon({ id, invalid, onChange, value }: Parameters<Pilih>[0]) {
  const t = useWords()
  const ambil = useKupon()
  const [typed, setTyped] = useState(value === null ? '' : bacaKupon(value))
  const [kalimat, setKalimat] = useState<{ readonly baik: boolean; readonly text: string }>()
  const terakhir = useRef('') // an answer to what was typed before comes too late
  const isi = async (text: string): Promise<void> => {
    terakhir.current = text
    setTyped(text.toUpperCase())
    setKalimat(undefined)
    if (nomorKupon(text).length !== panjang) {
      if (value !== null) onChange({ nomor: '', tersedia: 0 })
      return
    }
    const found = await ambil(text)
    if (terakhir.current !== text) return
    if (typeof found === 'string') {
      setKalimat({ baik: false, text: found })
      onChange({ nomor: nomorKupon(text), tersedia: 0 })
      return
    }
    setTyped(bacaKupon(found.nomor))
    const nilai = formatRupiah(found.tersedia)
    setKalimat({ baik: true, text: t('Kupon Rp {{nilai}} berlaku', { nilai }) })
    onChange(found)
  }
  return (
    <>
      <Input
        id={id}
        value={typed}
        maxLength={40}
        autoComplete="off"
        aria-required
        aria-invalid={invalid || kalimat?.baik === false}
        status={invalid || kalimat?.baik === false ? 'error' : ''}
        placeholder="XXXXX-XXXXX"
        onChange={(event) => void isi(event.target.value)}
      />
      {kalimat === undefined ? null : (
        <span className={kalimat.baik ? 'meta' : 'form-error'} role="status">
          {kalimat.text}
        </span>
      )}
    </>
  )
}

/** How the counter lets a coupon be entered. */
export const pilihKupon: Pilih = (props) => <PilihanKupon {...props} />
