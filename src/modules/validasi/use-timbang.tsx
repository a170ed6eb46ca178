import { useState, type ReactNode } from 'react'
import { useSetting } from '#web/session'
import type { Kelompok } from './kelompok.ts'
import { TimbangSerah, type Bacaan } from './TimbangSerah.tsx'
import type { Timbangan } from './timbang.rules.ts'
import { settingValidasi } from './setting.ts'

interface Ditimbang {
  readonly kelompok: readonly Kelompok[]
  readonly jawab: (timbangan: Timbangan[] | undefined) => void
}

interface Timbang {
  /** Weighs what is sold, if the shop wants it. @returns undefined when it was given up */
  readonly timbang: (kelompok: readonly Kelompok[]) => Promise<Timbangan[] | undefined>
  readonly dialog: ReactNode
}

/**
 * The readings stay while the screen is open: after a refusal only the wrong ones are weighed
 * again.
 */
export function useTimbang(): Timbang {
  const wajib = useSetting(settingValidasi.TIMBANG_SERAH_MODULE)
  const [ditimbang, setDitimbang] = useState<Ditimbang>()
  const [bacaan, setBacaan] = useState<Bacaan>(new Map())
  const timbang: Timbang['timbang'] = async (kelompok) => {
    if (!wajib || kelompok.every(({ penjualan }) => penjualan.length === 0)) return []
    const done = await new Promise<Timbangan[] | undefined>((jawab) => {
      setDitimbang({ kelompok, jawab })
    })
    setDitimbang(undefined)
    return done
  }
  return {
    timbang,
    dialog: ditimbang ? (
      <TimbangSerah
        kelompok={ditimbang.kelompok}
        bacaan={bacaan}
        onBacaan={setBacaan}
        onSelesai={ditimbang.jawab}
        onClose={() => ditimbang.jawab(undefined)}
      />
    ) : null,
  }
}
