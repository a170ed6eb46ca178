import { useRef, useState, type KeyboardEvent } from 'react'
import { useWords } from '#web/words'
import type { Dipilih } from './kanvas.rules.ts'
import type { Rancangan } from './rancang.rules.ts'

const tanda = { text: 'T', line: '—', qrcode: '▦', barcode: '‖', gambar: '▣' } as const

/** Where a key goes among so many; undefined: nowhere. */
function pindahKe(key: string, dari: number, jumlah: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(dari + 1, jumlah - 1)
  if (key === 'ArrowUp') return Math.max(dari - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? jumlah - 1 : undefined
}

/**
 * Every element, the uppermost first: by name, for whoever has no pointer or cannot hit it. One
 * stop of the Tab key; arrows go through it, Enter chooses, Shift+Enter chooses one more.
 */
export function DaftarLapis(props: {
  readonly rancangan: Rancangan
  readonly dipilih: Dipilih
  readonly onPilih: (dipilih: Dipilih) => void
}) {
  const { dipilih, onPilih, rancangan } = props
  const t = useWords()
  const daftar = useRef<HTMLOListElement>(null)
  const [fokus, setFokus] = useState<number>()
  const baris = rancangan.elements.map((one, at) => ({ one, at })).toReversed()
  const jumlah = baris.length
  const dicari = fokus ?? dipilih.at(-1)
  const aktif = dicari !== undefined && dicari < jumlah ? dicari : jumlah - 1
  const pilih = (at: number, juga: boolean): void => {
    if (!juga) onPilih([at])
    else if (dipilih.includes(at)) onPilih(dipilih.filter((each) => each !== at))
    else onPilih([...dipilih, at])
  }
  const tekan = (event: KeyboardEvent, at: number): void => {
    if (event.key === 'Enter' || event.key === ' ') pilih(at, event.shiftKey || event.ctrlKey)
    else {
      const ke = pindahKe(event.key, jumlah - 1 - at, jumlah)
      if (ke === undefined) return
      daftar.current?.querySelectorAll('button')[ke]?.focus()
    }
    event.preventDefault()
  }
  return (
    <ol ref={daftar} className="rancang-daftar" aria-label={t('Lapis')}>
      {baris.map(({ at, one }) => (
        <li key={at}>
          <button
            type="button"
            tabIndex={at === aktif ? 0 : -1}
            aria-pressed={dipilih.includes(at)}
            className={one.status ? undefined : 'mati'}
            onFocus={() => setFokus(at)}
            onBlur={() => setFokus(undefined)}
            onKeyDown={(event) => tekan(event, at)}
            onClick={(event) => pilih(at, event.shiftKey || event.ctrlKey)}
          >
            <span aria-hidden>{tanda[one.jenis]}</span> {one.name}
          </button>
        </li>
      ))}
    </ol>
  )
}
