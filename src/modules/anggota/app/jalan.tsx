/** @jsxImportSource preact */
import type { ComponentChildren, TargetedMouseEvent } from 'preact'
import { simpanan } from './simpanan.tsx'

/** /anggota/{toko}/{layar}/{kunci} */
export interface Tempat {
  readonly toko: string
  readonly layar: string
  readonly kunci: string
  readonly cari: URLSearchParams
}

export const pangkal = '/anggota'

const bagian = (teks: string): string => {
  try {
    return decodeURIComponent(teks)
  } catch {
    return ''
  }
}

function sekarang(): Tempat {
  const [, , toko = '', layar = '', kunci = ''] = location.pathname.split('/').map(bagian)
  return { toko: toko.toUpperCase(), layar, kunci, cari: new URLSearchParams(location.search) }
}

const tempat = simpanan<Tempat>(sekarang())
addEventListener('popstate', () => tempat.set(sekarang()))

export const useTempat = (): Tempat => tempat.use()
export const tokoKini = (): string => tempat.get().toko

/** The address of a screen of the shop that is open. */
export const alamatOf = (...bagianBagian: readonly string[]): string =>
  [pangkal, ...bagianBagian.map(encodeURIComponent)].join('/')

export function buka(alamat: string, ganti = false): void {
  if (ganti) history.replaceState(null, '', alamat)
  else history.pushState(null, '', alamat)
  tempat.set(sekarang())
  scrollTo(0, 0)
}

/** Goes back where there is something behind this page, else to the beginning. */
export function kembali(): void {
  if (history.length > 1) history.back()
  else buka(alamatOf(tokoKini()))
}

interface TautanProps {
  readonly ke: readonly string[]
  readonly className?: string
  readonly aktif?: boolean
  readonly label?: string
  readonly children: ComponentChildren
}

/** A link inside the app: a real address, opened without loading the page again. */
export function Tautan({ aktif, children, className, ke, label }: TautanProps) {
  const alamat = alamatOf(tempat.use().toko, ...ke)
  const pergi = (event: TargetedMouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    buka(alamat)
  }
  return (
    <a
      href={alamat}
      className={className ?? ''}
      onClick={pergi}
      {...(aktif ? { 'aria-current': 'page' } : {})}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {children}
    </a>
  )
}
