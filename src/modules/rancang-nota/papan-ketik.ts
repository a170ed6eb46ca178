import { geser, ubahElemen, type Dipilih } from './kanvas.rules.ts'
import type { Rancangan } from './rancang.rules.ts'
import { putar, tarik } from './tarik.rules.ts'

// The paper by keys alone: what the pointer does, they do.

/** What stands above the paper, and is read out with it. */
export const petunjukKanvas =
  'Panah: geser 0,5 mm (Shift 5, Alt 0,1) · Ctrl+Panah: ukuran · R: putar 15° (Alt 1°) · ' +
  'PgUp PgDn: elemen lain (Shift: tambah) · Enter: isi dan sifatnya'

interface Tekan {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}
interface Kanvas {
  readonly rancangan: Rancangan
  readonly dipilih: Dipilih
  readonly onPilih: (dipilih: Dipilih) => void
  readonly onUbah: (of: (r: Rancangan) => Rancangan) => void
  readonly onHapus: () => void
  readonly onSifat: () => void
}

const langkah = ({ altKey, shiftKey }: Tekan): number => (shiftKey ? 500 : altKey ? 10 : 50)
const arah: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The next element that shows, after or before the last that was chosen; with Shift one more. */
function pilihLain({ dipilih, onPilih, rancangan }: Kanvas, maju: boolean, juga: boolean): void {
  const { elements } = rancangan
  const jumlah = elements.length
  const dari = dipilih.at(-1) ?? (maju ? -1 : jumlah)
  for (let n = 1; n <= jumlah; n++) {
    const at = (dari + (maju ? n : -n) + jumlah * 2) % jumlah
    if (!elements[at]?.status || dipilih.includes(at)) continue
    onPilih(juga ? [...dipilih, at] : [at])
    return
  }
}

/** Moves what is chosen, or with Ctrl pulls each at its lower right corner. */
function gerakkan(tekan: Tekan, kanvas: Kanvas, [x, y]: readonly [number, number]): void {
  const { dipilih, onUbah } = kanvas
  const [dx, dy] = [x * langkah(tekan), y * langkah(tekan)]
  if (tekan.ctrlKey || tekan.metaKey)
    onUbah((r) => dipilih.reduce((all, at) => tarik(all, at, { x: 1, y: 1 }, dx, dy), r))
  else onUbah((r) => geser(r, dipilih, dx, dy))
}

/** What a key does on the paper; false where it does nothing there. */
export function tombolKanvas(tekan: Tekan, kanvas: Kanvas): boolean {
  const { dipilih, onHapus, onPilih, onSifat, onUbah, rancangan } = kanvas
  const { altKey, key, shiftKey } = tekan
  const ctrl = tekan.ctrlKey || tekan.metaKey
  const kemana = arah[key]
  if (key === 'PageDown' || key === 'PageUp') pilihLain(kanvas, key === 'PageDown', shiftKey)
  else if (key.toLowerCase() === 'a' && ctrl) onPilih(rancangan.elements.map((_, at) => at))
  else if (dipilih.length === 0) return false
  else if (kemana) gerakkan(tekan, kanvas, kemana)
  else if (key === 'Delete') onHapus()
  else if (key === 'Escape') onPilih([])
  else if (key === 'Enter') onSifat()
  else if (key === '0' && !ctrl) onUbah((r) => ubahElemen(r, dipilih, { rotate: 0 }))
  else if (key.toLowerCase() === 'r' && !ctrl)
    onUbah((r) => putar(r, dipilih, (shiftKey ? -1 : 1) * (altKey ? 100 : 15_00)))
  else return false
  return true
}
