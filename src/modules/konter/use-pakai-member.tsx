import { cariOrang } from '#modules/pelanggan/orang.calls'
import { call } from '#web/call'
import { CallError } from '#web/request'
import { soundGood } from '#web/sound'
import type { Orang } from '../pelanggan/use-orang.tsx'
import { tentangOrang, type Kepala } from './nota-konter.ts'
import type { Meja } from './use-meja.tsx'

/** What a note says of a person who is known. */
export function kepalaOrang(orang: Orang): Partial<Kepala> {
  const { id: _id, kode_member: _kode, nota: _nota, poin: _poin, toko_lain: _lain, ...dia } = orang
  return dia
}

/** The QR of the members' app chooses the customer, as if he had been searched for. */
export function usePakaiMember(meja: Meja) {
  return async (text: string, onGagal: (kalimat: string) => void): Promise<void> => {
    try {
      const { data } = await call(cariOrang, { query: { q: text } })
      const [orang] = data
      if (orang === undefined) return
      meja.ubah((now) => tentangOrang(now, kepalaOrang(orang)))
      soundGood()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      onGagal(error.message)
    }
  }
}
