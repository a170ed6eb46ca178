import { useState, type PointerEvent, type RefObject } from 'react'
import { nearest } from '#kernel/rounding'
import {
  dalamBingkai,
  geser,
  lekatkan,
  lekatkanTarik,
  type Dipilih,
  type Lekatan,
} from './kanvas.rules.ts'
import type { Rancangan } from './rancang.rules.ts'
import { putarKe, tarik, type Pegangan } from './tarik.rules.ts'

interface Meja {
  readonly rancangan: Rancangan
  readonly dipilih: Dipilih
  readonly kanvas: RefObject<SVGSVGElement | null>
  readonly onPilih: (dipilih: Dipilih) => void
  readonly onUbah: (of: (r: Rancangan) => Rancangan) => void
}
interface Titik {
  readonly x: number
  readonly y: number
}

/** What the pointer does: moves, pulls at a handle, turns, or draws a frame. */
type Gerak =
  | { readonly jenis: 'GESER'; readonly mulai: Titik }
  | { readonly jenis: 'TARIK'; readonly mulai: Titik; readonly ke: number; readonly di: Pegangan }
  | { readonly jenis: 'PUTAR'; readonly mulai: Titik; readonly ke: number }
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
export function useGerak({ dipilih, kanvas: svg, onPilih, onUbah, rancangan }: Meja) {
  const [gerak, setGerak] = useState<Gerak>()
  const [kini, setKini] = useState<Titik>()
  const dx = gerak && kini ? kini.x - gerak.mulai.x : 0
  const dy = gerak && kini ? kini.y - gerak.mulai.y : 0
  const digeser = gerak?.jenis === 'GESER'
  const lekat = (): Lekatan => {
    if (!kini) return diam
    if (gerak?.jenis === 'TARIK')
      return lekatkanTarik(rancangan, gerak.ke, gerak.di, { x: dx, y: dy })
    return digeser ? lekatkan(rancangan, dipilih, dx, dy) : diam
  }
  const ditarik = lekat()
  /** What the design is after the movement that is under way. */
  const digerakkan = (r: Rancangan): Rancangan => {
    const { dx: x, dy: y } = ditarik
    if (!kini) return r
    if (gerak?.jenis === 'TARIK') return tarik(r, gerak.ke, gerak.di, x, y)
    if (gerak?.jenis === 'PUTAR') return putarKe(r, gerak.ke, kini)
    return digeser && (x !== 0 || y !== 0) ? geser(r, dipilih, x, y) : r
  }
  const mulai = (event: PointerEvent<SVGElement>, of: (at: Titik) => Gerak): void => {
    if (!svg.current || event.button !== 0) return
    event.stopPropagation()
    svg.current.setPointerCapture(event.pointerId)
    svg.current.focus()
    setGerak(of(titik(event, svg.current, rancangan)))
    setKini(undefined)
  }
  const lepas = (): void => {
    onUbah(digerakkan)
    if (gerak?.jenis === 'BINGKAI')
      onPilih(kini ? dalamBingkai(rancangan, bingkai(gerak.mulai, kini)) : [])
    setGerak(undefined)
    setKini(undefined)
  }
  return {
    lepas,
    /** What the movement comes to, and the lines that it snaps to. */
    lekat: ditarik,
    /** How far what is chosen has been moved, as a whole. */
    geseran: digeser ? ditarik : diam,
    /** Begins to move what is chosen, to pull it, or to draw a frame. */
    geserDari: (event: PointerEvent<SVGElement>) =>
      mulai(event, (at) => ({ jenis: 'GESER', mulai: at })),
    tarikDari: (event: PointerEvent<SVGElement>, ke: number, di: Pegangan) =>
      mulai(event, (at) => ({ jenis: 'TARIK', mulai: at, ke, di })),
    putarDari: (event: PointerEvent<SVGElement>, ke: number) =>
      mulai(event, (at) => ({ jenis: 'PUTAR', mulai: at, ke })),
    bingkaiDari: (event: PointerEvent<SVGElement>) =>
      mulai(event, (at) => ({ jenis: 'BINGKAI', mulai: at })),
    ikut: (event: PointerEvent<SVGElement>): void => {
      if (gerak && svg.current) setKini(titik(event, svg.current, rancangan))
    },
    /** The design as it would be if it were let go now. */
    dilihat: digerakkan(rancangan),
    bingkai: gerak?.jenis === 'BINGKAI' && kini ? bingkai(gerak.mulai, kini) : undefined,
  }
}
export type Pena = ReturnType<typeof useGerak>
