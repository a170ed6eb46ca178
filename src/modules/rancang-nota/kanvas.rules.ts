import { nearest } from '#kernel/rounding'
import type { Elemen, Rancangan } from './rancang.rules.ts'

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

/** Which sides of a frame a handle moves: -1 left or top, 1 right or bottom, 0 neither. */
export interface Pegangan {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}
/** Smaller than this nobody finds an element again. */
const terkecil = 10

const sisi = (
  { at, size }: { readonly at: number; readonly size: number },
  arah: -1 | 0 | 1,
  d: number,
) => {
  if (arah === 0) return { at, size }
  const baru = Math.max(terkecil, size + arah * d)
  return { at: arah < 0 ? at + size - baru : at, size: baru }
}

/** Pulls a frame at one of its handles. */
export const tarik = (r: Rancangan, ke: number, { x, y }: Pegangan, dx: number, dy: number) =>
  ubah(r, (one, at) => {
    if (at !== ke) return one
    const mendatar = sisi({ at: one.position_x, size: one.width }, x, dx)
    const tegak = sisi({ at: one.position_y, size: one.height }, y, dy)
    return {
      ...one,
      ...{ position_x: mendatar.at, width: mendatar.size },
      ...{ position_y: tegak.at, height: tegak.size },
    }
  })

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
  const diam = r.elements.filter((_, at) => !dipilih.includes(at))
  const satu = (sumbu: Sumbu, d: number, kertas: number) => {
    const awal = Math.min(...gerak.map((one) => mulai(one, sumbu)))
    const akhir = Math.max(...gerak.map((one) => mulai(one, sumbu) + panjang(one, sumbu)))
    const tujuan = [0, nearest(kertas / 2), kertas].concat(
      diam.flatMap((one) => tepi(mulai(one, sumbu), panjang(one, sumbu))),
    )
    const found = lekat(tepi(awal, akhir - awal), tujuan, d)
    if (found) return found
    return { d: nearest((awal + d) / kisi) * kisi - awal, di: undefined }
  }
  if (gerak.length === 0) return { dx: 0, dy: 0, garis: {} }
  const [x, y] = [satu('x', dx, r.lebar), satu('y', dy, r.tinggi)]
  return {
    dx: x.d,
    dy: y.d,
    garis: {
      ...(x.di === undefined ? {} : { x: x.di }),
      ...(y.di === undefined ? {} : { y: y.di }),
    },
  }
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
