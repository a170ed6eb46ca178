import { refusedField } from '#kernel/refusal'
import { maySee, type AksesNode, type Gate, type Person } from '#kernel/right'
import type { Menu, Screen } from '#kernel/screen'

/** path -> shown */
export type Tampil = Readonly<Record<string, boolean>>

/** The screens of a tree with whether they are shown, without the menus they hang in. */
export const tampilDari = (tree: readonly AksesNode[]): Tampil =>
  Object.fromEntries(
    tree.flatMap(({ children, is_show, path }) =>
      children === undefined
        ? [[path, is_show]]
        : children.map((child) => [child.path, child.is_show]),
    ),
  )

/** A tree decides about the screens of a menu, except those that only certain levels ever open. */
type Diatur = Pick<Screen, 'everybody' | 'levels' | 'menu'>

export const diaturPohon = ({ everybody, levels, menu }: Diatur): boolean =>
  menu !== undefined && levels === undefined && everybody !== true

/** Nobody gives or takes what he has not himself (SPEC 6). */
export const bolehMengatur = (asker: Person, screen: Gate & Diatur): boolean =>
  diaturPohon(screen) && maySee(asker, screen)

interface Asked {
  readonly path: string
  readonly is_show: boolean
}

/**
 * The rows to write: the wishes that differ from what holds without them. Screens that no wish
 * names stay as they are.
 * @throws Refusal naming the first screen that is not the asker's to change
 */
export function bedaBaru(
  { bawaan, kini }: { readonly bawaan: Tampil; readonly kini: Tampil },
  asked: readonly Asked[],
  boleh: (path: string) => boolean,
): Tampil {
  const wish = new Map(Object.entries(kini))
  for (const { is_show, path } of asked) {
    if (wish.get(path) === is_show) continue
    if (!wish.has(path) || !boleh(path))
      throw refusedField('layar', 'Hak Menu {{alamat}} Tidak Bisa Anda Ubah', { alamat: path })
    wish.set(path, is_show)
  }
  return Object.fromEntries([...wish].filter(([path, is_show]) => bawaan[path] !== is_show))
}

/** What people of a shop are called by what they do, and the menus and screens that it takes. */
export const peran = {
  KONTER: {
    nama: 'Penjaga Konter',
    menu: ['penjualan', 'pembelian'],
    layar: ['/data-barang', '/harga-emas-hari-ini'],
    bukan: ['/validasi-penjualan', '/validasi-titipan', '/batal-penjualan', '/batal-pembelian'],
  },
  KASIR: {
    nama: 'Kasir',
    menu: ['validasi'],
    layar: [
      '/validasi-penjualan',
      '/validasi-titipan',
      '/lihat-penjualan',
      '/lihat-pembelian',
      '/lihat-titipan',
      '/uang-kas',
      '/laporan-uang-kas',
    ],
    bukan: [],
  },
  GUDANG: { nama: 'Petugas Gudang', menu: ['barang'], layar: [], bukan: [] },
  PEMBUKUAN: { nama: 'Pembukuan', menu: ['laporan'], layar: ['/uang-kas'], bukan: [] },
} satisfies Readonly<
  Record<
    string,
    { nama: string; menu: readonly Menu[]; layar: readonly string[]; bukan: readonly string[] }
  >
>
export type Peran = keyof typeof peran

/** What a role sees of these screens: its own and nothing else. */
export function tampilPeran(
  screens: readonly Pick<Screen, 'menu' | 'path'>[],
  siapa: Peran,
): Record<string, boolean> {
  const { bukan, layar, menu }: (typeof peran)[Peran] = peran[siapa]
  const milik = (of: readonly string[], one: string | undefined): boolean =>
    one !== undefined && of.includes(one)
  return Object.fromEntries(
    screens.map(({ menu: dari, path }) => [
      path,
      milik(layar, path) || (milik(menu, dari) && !milik(bukan, path)),
    ]),
  )
}
