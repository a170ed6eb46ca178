import { useRef, useState, type PointerEvent } from 'react'
import { nearest } from '#kernel/rounding'
import {
  dalamBingkai,
  geser,
  lekatkan,
  tarik,
  type Dipilih,
  type Lekatan,
  type Pegangan,
} from './kanvas.rules.ts'
import type { Rancangan } from './rancang.rules.ts'

interface Meja {
  readonly rancangan: Rancangan
  readonly dipilih: Dipilih
  readonly onPilih: (dipilih: Dipilih) => void
  readonly onUbah: (of: (r: Rancangan) => Rancangan) => void
}
interface Titik {
  readonly x: number
  readonly y: number
}

/** What the pointer does: moves, pulls at a handle, or draws a frame. */
type Gerak =
  | { readonly jenis: 'GESER'; readonly mulai: Titik }
  | { readonly jenis: 'TARIK'; readonly mulai: Titik; readonly ke: number; readonly di: Pegangan }
  | { readonly jenis: 'BINGKAI'; readonly mulai: Titik }

const diam: Lekatan = { dx: 0, dy: 0, garis: {} }

/** Where the pointer is on the paper, in hundredths of a millimetre. */
const titik = (event: PointerEvent<SVGElement>, svg: SVGSVGElement, r: Rancangan): Titik => {
  const box = svg.getBoundingClientRect()
  const skala = r.lebar / box.width
  return {
    x: nearest((event.clientX - box.left) * skala),
    y: nearest((event.clientY - box.top) * skala),
  }
}

const bingkai = (a: Titik, b: Titik) => ({
  kiri: Math.min(a.x, b.x),
  kanan: Math.max(a.x, b.x),
  atas: Math.min(a.y, b.y),
  bawah: Math.max(a.y, b.y),
})

/** Moving, pulling and choosing with the pointer: the design changes when it lets go. */
export function useGerak({ dipilih, onPilih, onUbah, rancangan }: Meja) {
  const svg = useRef<SVGSVGElement>(null)
  const [gerak, setGerak] = useState<Gerak>()
  const [kini, setKini] = useState<Titik>()
  const dx = gerak && kini ? kini.x - gerak.mulai.x : 0
  const dy = gerak && kini ? kini.y - gerak.mulai.y : 0
  const digeser = gerak?.jenis === 'GESER'
  const lekat = digeser && kini ? lekatkan(rancangan, dipilih, dx, dy) : diam
  const mulai = (event: PointerEvent<SVGElement>, of: (at: Titik) => Gerak): void => {
    if (!svg.current || event.button !== 0) return
    event.stopPropagation()
    svg.current.setPointerCapture(event.pointerId)
    svg.current.focus()
    setGerak(of(titik(event, svg.current, rancangan)))
    setKini(undefined)
  }
  const lepas = (): void => {
    if (digeser && (lekat.dx !== 0 || lekat.dy !== 0))
      onUbah((r) => geser(r, dipilih, lekat.dx, lekat.dy))
    if (gerak?.jenis === 'TARIK' && kini) onUbah((r) => tarik(r, gerak.ke, gerak.di, dx, dy))
    if (gerak?.jenis === 'BINGKAI')
      onPilih(kini ? dalamBingkai(rancangan, bingkai(gerak.mulai, kini)) : [])
    setGerak(undefined)
    setKini(undefined)
  }
  const dilihat = (): Rancangan => {
    if (digeser) return geser(rancangan, dipilih, lekat.dx, lekat.dy)
    return gerak?.jenis === 'TARIK' ? tarik(rancangan, gerak.ke, gerak.di, dx, dy) : rancangan
  }
  return {
    ...{ svg, lekat, lepas },
    /** Begins to move what is chosen, to pull it, or to draw a frame. */
    geserDari: (event: PointerEvent<SVGElement>) =>
      mulai(event, (at) => ({ jenis: 'GESER', mulai: at })),
    tarikDari: (event: PointerEvent<SVGElement>, ke: number, di: Pegangan) =>
      mulai(event, (at) => ({ jenis: 'TARIK', mulai: at, ke, di })),
    bingkaiDari: (event: PointerEvent<SVGElement>) =>
      mulai(event, (at) => ({ jenis: 'BINGKAI', mulai: at })),
    ikut: (event: PointerEvent<SVGElement>): void => {
      if (gerak && svg.current) setKini(titik(event, svg.current, rancangan))
    },
    /** The design as it would be if it were let go now. */
    dilihat: dilihat(),
    bingkai: gerak?.jenis === 'BINGKAI' && kini ? bingkai(gerak.mulai, kini) : undefined,
  }
}
export type Pena = Omit<ReturnType<typeof useGerak>, 'svg'>
