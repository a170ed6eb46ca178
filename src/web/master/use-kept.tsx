import { useState } from 'react'
import type { Master } from '#kernel/master'
import { useViewOfAddress, useViews, type KeptView } from '../report/use-views.tsx'
import type { MasterList } from './use-list.tsx'

/** The columns of a list, and how it was searched and sorted, each under a name. */
export function useKept(master: Master, list: MasterList) {
  const { kolom: mine, setKolom, views } = useViews(master.path)
  const [view, setView] = useState<KeptView>()
  const [ofView, setOfView] = useState<string | null>(null)
  const open = (one: KeptView): void => {
    const { kolom, saring } = one.isi
    setView(one)
    setOfView(kolom)
    list.show(typeof saring === 'object' && saring !== null ? { ...saring } : {})
  }
  useViewOfAddress(views, open)
  const kolom = ofView ?? mine
  const { arah, q, sort } = { arah: null, q: null, sort: null, ...list.asked }
  return {
    kolom,
    views,
    view,
    open,
    setKolom: (next: string | null): void => {
      setOfView(null)
      setKolom(next)
    },
    /** The columns of a kept view are pulled for this look, and leave mine as they are. */
    setWidths: ofView === null ? setKolom : setOfView,
    /** How the list is asked now. */
    isi: {
      saring: { arah, q, sort },
      ...{ periode: null, banding: null, sisi: false, toko: null, kolom },
    },
  }
}
