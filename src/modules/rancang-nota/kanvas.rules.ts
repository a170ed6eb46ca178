import { nearest } from '#kernel/rounding'
import type { Elemen, Rancangan } from './rancang.rules.ts'
import type { Pegangan } from './tarik.rules.ts'

// Everything here is in hundredths of a millimetre: whole numbers, so that a step there and a step
// back is no step.

/** Which elements of a design are meant, by their places in its list. */
export type Dipilih = readonly number[]

const ubah = (r: Rancangan, of: (one: Elemen, at: number) => Elemen): Rancangan => ({
  ...r,
  elements: r.elements.map(of),
})

/** Changes the chosen elements. */
export const ubahElemen = (r: Rancangan, dipilih: Dipilih, patch: Partial<Elemen>): Rancangan =>
  ubah(r, (one, at) => (dipilih.includes(at) ? { ...one, ...patch } : one))

/** Moves the chosen elements. */
export const geser = (r: Rancangan, dipilih: Dipilih, dx: number, dy: number): Rancangan =>
  ubah(r, (one, at) =>
    dipilih.includes(at)
      ? { ...one, position_x: one.position_x + dx, position_y: one.position_y + dy }
      : one,
  )

type Sumbu = 'x' | 'y'
const mulai = (one: Elemen, sumbu: Sumbu): number =>
  sumbu === 'x' ? one.position_x : one.position_y
const panjang = (one: Elemen, sumbu: Sumbu): number => (sumbu === 'x' ? one.width : one.height)
const taruh = (one: Elemen, sumbu: Sumbu, at: number): Elemen =>
  sumbu === 'x' ? { ...one, position_x: at } : { ...one, position_y: at }

/** Lines the chosen up: at their first edge (0), their middle (1) or their last edge (2). */
export function sejajarkan(r: Rancangan, dipilih: Dipilih, sumbu: Sumbu, di: 0 | 1 | 2): Rancangan {
  const semua = dipilih.flatMap((at) => r.elements[at] ?? [])
  if (semua.length < 2) return r
  const awal = Math.min(...semua.map((one) => mulai(one, sumbu)))
  const akhir = Math.max(...semua.map((one) => mulai(one, sumbu) + panjang(one, sumbu)))
  return ubah(r, (one, at) => {
    if (!dipilih.includes(at)) return one
    const sisa = akhir - awal - panjang(one, sumbu)
    return taruh(one, sumbu, awal + nearest((sisa * di) / 2))
  })
}

/** Leaves the same room between the chosen; the outermost two stay. */
export function sebarkan(r: Rancangan, dipilih: Dipilih, sumbu: Sumbu): Rancangan {
  const urut = dipilih
    .flatMap((at) => {
      const one = r.elements[at]
      return one ? [{ at, one }] : []
    })
    .toSorted((a, b) => mulai(a.one, sumbu) - mulai(b.one, sumbu))
  const [first] = urut
  const last = urut.at(-1)
  if (urut.length < 3 || !first || !last) return r
  const awal = mulai(first.one, sumbu)
  const isi = urut.reduce((sum, { one }) => sum + panjang(one, sumbu), 0)
  const sela = (mulai(last.one, sumbu) + panjang(last.one, sumbu) - awal - isi) / (urut.length - 1)
  const baru = new Map<number, number>()
  let at = awal
  for (const each of urut) {
    baru.set(each.at, nearest(at))
    at += panjang(each.one, sumbu) + sela
  }
  return ubah(r, (one, ke) => {
    const di = baru.get(ke)
    return di === undefined ? one : taruh(one, sumbu, di)
  })
}

/** Takes the chosen away. */
export const hapus = (r: Rancangan, dipilih: Dipilih): Rancangan => ({
  ...r,
  elements: r.elements.filter((_, at) => !dipilih.includes(at)),
})

/** Puts one more into the design, or copies beside the chosen; answers which are new. */
export function tambah(r: Rancangan, baru: readonly Elemen[]): [Rancangan, Dipilih] {
  const elements = [...r.elements, ...baru]
  return [{ ...r, elements }, baru.map((_, n) => r.elements.length + n)]
}
const selang = 300

export const gandakan = (r: Rancangan, dipilih: Dipilih): [Rancangan, Dipilih] =>
  tambah(
    r,
    dipilih.flatMap((at) => {
      const one = r.elements[at]
      if (!one) return []
      const { position_x, position_y } = one
      return [{ ...one, position_x: position_x + selang, position_y: position_y + selang }]
    }),
  )

/** Lays one element over or under its neighbour; answers where it lies now. */
export function urutkan(r: Rancangan, ke: number, arah: -1 | 1): [Rancangan, number] {
  const to = ke + arah
  const [one, lain] = [r.elements[ke], r.elements[to]]
  if (!one || !lain) return [r, ke]
  return [ubah(r, (each, at) => (at === ke ? lain : at === to ? one : each)), to]
}

/** Grid of half a millimetre; an edge nearer than a millimetre draws what is moved to itself. */
const kisi = 50
const dekat = 100

const tepi = (from: number, size: number): readonly number[] => [
  from,
  from + nearest(size / 2),
  from + size,
]

/** How far to go so that one of these edges lies on one of those, and where that is. */
function lekat(milik: readonly number[], tujuan: readonly number[], d: number) {
  let best: { readonly d: number; readonly di: number } | undefined
  for (const at of milik)
    for (const di of tujuan) {
      const baru = di - at
      if (Math.abs(baru - d) <= dekat && (!best || Math.abs(baru - d) < Math.abs(best.d - d)))
        best = { d: baru, di }
    }
  return best
}

/** What a pulled edge comes to, as what is moved does; one askew goes where it is pulled. */
export function lekatkanTarik(
  r: Rancangan,
  ke: number,
  di: Pegangan,
  d: { readonly x: number; readonly y: number },
): Lekatan {
  const one = r.elements[ke]
  if (!one || one.rotate !== 0) return { dx: d.x, dy: d.y, garis: {} }
  const satu = (sumbu: Sumbu) => {
    const arah = di[sumbu]
    if (arah === 0) return { d: 0, di: undefined }
    const at = mulai(one, sumbu) + (arah < 0 ? 0 : panjang(one, sumbu))
    return keKisi([at], tujuanLekat(r, [ke], sumbu), d[sumbu])
  }
  return lekatan(satu('x'), satu('y'))
}

export interface Lekatan {
  readonly dx: number
  readonly dy: number
  /** Where lines are to be shown. */
  readonly garis: { readonly x?: number; readonly y?: number }
}

/**
 * What a movement comes to: to edges and middles of the page and of what is not moved, or to the
 * grid.
 */
export function lekatkan(r: Rancangan, dipilih: Dipilih, dx: number, dy: number): Lekatan {
  const gerak = dipilih.flatMap((at) => r.elements[at] ?? [])
  const satu = (sumbu: Sumbu, d: number) => {
    const awal = Math.min(...gerak.map((one) => mulai(one, sumbu)))
    const akhir = Math.max(...gerak.map((one) => mulai(one, sumbu) + panjang(one, sumbu)))
    return keKisi(tepi(awal, akhir - awal), tujuanLekat(r, dipilih, sumbu), d)
  }
  if (gerak.length === 0) return { dx: 0, dy: 0, garis: {} }
  return lekatan(satu('x', dx), satu('y', dy))
}

interface Tertarik {
  readonly d: number
  readonly di: number | undefined
}

const lekatan = (x: Tertarik, y: Tertarik): Lekatan => ({
  dx: x.d,
  dy: y.d,
  garis: {
    ...(x.di === undefined ? {} : { x: x.di }),
    ...(y.di === undefined ? {} : { y: y.di }),
  },
})

/** Edges and middles of the page and of what does not move. */
const tujuanLekat = (r: Rancangan, bergerak: Dipilih, sumbu: Sumbu): number[] => {
  const kertas = sumbu === 'x' ? r.lebar : r.tinggi
  const diam = r.elements.filter((_, at) => !bergerak.includes(at))
  return [0, nearest(kertas / 2), kertas].concat(
    diam.flatMap((one) => tepi(mulai(one, sumbu), panjang(one, sumbu))),
  )
}

/** To one of those, or else the first of these edges to the grid. */
function keKisi(milik: readonly number[], tujuan: readonly number[], d: number): Tertarik {
  const [awal = 0] = milik
  return lekat(milik, tujuan, d) ?? { d: nearest((awal + d) / kisi) * kisi - awal, di: undefined }
}

/** Elements that lie wholly in a frame that was drawn. */
export const dalamBingkai = (
  { elements }: Rancangan,
  { bawah, kanan, kiri, atas }: { kiri: number; atas: number; kanan: number; bawah: number },
): Dipilih =>
  elements.flatMap((one, at) =>
    one.position_x >= kiri &&
    one.position_y >= atas &&
    one.position_x + one.width <= kanan &&
    one.position_y + one.height <= bawah
      ? [at]
      : [],
  )

/** A new element in the middle of the page. */
export function elemenBaru(jenis: Elemen['jenis'], r: Rancangan): Elemen {
  const ukuran = {
    text: [4000, 500],
    line: [4000, 30],
    qrcode: [2000, 2000],
    barcode: [5000, 1000],
    gambar: [2000, 2000],
  } as const
  const [width, height] = ukuran[jenis]
  return {
    ...{ name: `${jenis}_${r.elements.length + 1}`, jenis, width, height },
    position_x: nearest((r.lebar - width) / 2),
    position_y: nearest((r.tinggi - height) / 2),
    ...{ rotate: 0, font_family: 'noto sans', font_size: 900, warna: '#1b1815' },
    isi: { text: 'Teks', line: '', qrcode: '{url}', barcode: '{nomor}', gambar: '{logo}' }[jenis],
    ...{ status: true, is_mobile: false, rata: 'kiri', tebal: false },
    ...{ muat: 'kecilkan', tempat: 'tetap' },
  }
}

/** What was done, to be undone: the design now, those before it, those that were taken back. */
export interface Jejak {
  readonly kini: Rancangan
  readonly lalu: readonly Rancangan[]
  readonly nanti: readonly Rancangan[]
}
const terbanyak = 100

export const jejakBaru = (kini: Rancangan): Jejak => ({ kini, lalu: [], nanti: [] })

/** One more step; nothing changed is no step. */
export const langkah = (jejak: Jejak, kini: Rancangan): Jejak =>
  kini === jejak.kini
    ? jejak
    : { kini, lalu: [...jejak.lalu, jejak.kini].slice(-terbanyak), nanti: [] }

export function urungkan({ kini, lalu, nanti }: Jejak): Jejak {
  const before = lalu.at(-1)
  return before
    ? { kini: before, lalu: lalu.slice(0, -1), nanti: [kini, ...nanti] }
    : { kini, lalu, nanti }
}

export function ulangi({ kini, lalu, nanti }: Jejak): Jejak {
  const [next, ...rest] = nanti
  return next ? { kini: next, lalu: [...lalu, kini], nanti: rest } : { kini, lalu, nanti }
}
