import { nomorKupon } from '#modules/kupon/bayar-kupon.rules'
import { bayarBaru } from '#modules/pembayaran/bayar.rules'
import { soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { useKupon } from '../kupon/PilihKupon.tsx'
import type { Panel } from './tempat.ts'
import type { Meja } from './use-meja.tsx'

/** A scanned coupon pays the visit, before its other money. */
export function usePakaiKupon(meja: Meja, setPanel: (panel: Panel) => void) {
  const t = useWords()
  const ambil = useKupon()
  return async (text: string, onGagal: (kalimat: string) => void): Promise<void> => {
    const nomor = nomorKupon(text)
    if (meja.nota.bayar.some(({ jenis, no_ref }) => jenis === 'KUPON' && no_ref === nomor)) {
      onGagal(t('Kupon {{nomor}} Sudah Ada Di Pembayaran', { nomor }))
      return
    }
    const found = await ambil(text)
    if (typeof found === 'string') {
      onGagal(found)
      return
    }
    meja.ubah((nota) => {
      const no = Math.max(-1, ...nota.bayar.map((entry) => entry.no)) + 1
      const entry = { ...bayarBaru(no, 'KUPON'), no_ref: nomor, diterima: found.tersedia }
      return { ...nota, bayar: [...nota.bayar, entry] }
    })
    setPanel('BAYAR')
    soundGood()
  }
}
