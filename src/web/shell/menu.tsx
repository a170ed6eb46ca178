import { screensOfDocument } from '#kernel/document'
import type { Translate } from '#kernel/language'
import { menus, type Menu, type Screen } from '#kernel/screen'
import type { IconName } from '../icons.tsx'
import type { WebHouse } from '../module.tsx'
import { closedTo, type Shell } from '../session.tsx'

/** The ten sub-menus (SPEC 2): their word, their picture. */
export const menuFaces: Readonly<
  Record<Menu, { readonly label: string; readonly icon: IconName }>
> = {
  penjualan: { label: 'Penjualan', icon: 'sale' },
  pembelian: { label: 'Pembelian', icon: 'purchase' },
  pesanan: { label: 'Pesanan', icon: 'order' },
  service: { label: 'Service', icon: 'service' },
  hutang: { label: 'Hutang', icon: 'loan' },
  validasi: { label: 'Validasi', icon: 'valid' },
  barang: { label: 'Barang', icon: 'diamond' },
  member: { label: 'Member', icon: 'people' },
  laporan: { label: 'Laporan', icon: 'chart' },
  utility: { label: 'Utility', icon: 'settings' },
}

export const menuNames = Object.keys(menuFaces).filter((name): name is Menu => name in menus)

/** A screen exists when something draws it: a component, a master or a report. */
export const isBuilt = ({ house, screens }: WebHouse, path: string): boolean =>
  screens.has(path) ||
  house.masters.some((master) => master.path === path) ||
  house.documents.some((document) =>
    screensOfDocument(document).some((screen) => screen.path === path),
  ) ||
  house.reports.some((report) => report.path === path)

const last = 1000

/**
 * The screens of a sub-menu that this person may open: by their place, then in the order of the
 * house.
 */
export const screensOf = (shell: Shell, menu: Menu): Screen[] =>
  shell.house.screens
    .filter(
      (screen) =>
        screen.menu === menu &&
        isBuilt(shell, screen.path) &&
        closedTo(shell, screen) === undefined,
    )
    .toSorted(({ place: one = last }, { place: other = last }) => one - other)

export interface Headed {
  readonly heading: string // '' for screens without one
  readonly screens: readonly Screen[]
}

/**
 * Headings that are opened every day come first, those that are set once last; others are in
 * between.
 */
const headingsFirst = ['', 'Penjualan', 'Pembelian', 'Hari', 'Uang', 'Titipan', 'Stok']
const headingsLast = ['Kontrol', 'Akuntansi', 'Pemeliharaan', 'Data', 'Master']

const rankOfHeading = (heading: string): number =>
  headingsFirst.includes(heading)
    ? headingsFirst.indexOf(heading) - headingsFirst.length
    : headingsLast.indexOf(heading) + 1

/** Long sub-menus under their headings. */
export function headed(screens: readonly Screen[]): Headed[] {
  const groups = new Map<string, Screen[]>()
  for (const screen of screens) {
    const heading = screen.heading ?? ''
    groups.set(heading, [...(groups.get(heading) ?? []), screen])
  }
  return [...groups]
    .map(([heading, inside]) => ({ heading, screens: inside }))
    .toSorted((one, other) => rankOfHeading(one.heading) - rankOfHeading(other.heading))
}

/** A screen with all the words that a user may type to find it. */
export function soughtOf(t: Translate, menu: Menu, screen: Screen) {
  const { purpose = '', title } = screen
  const words = [t(title), title, t(purpose), t(menuFaces[menu].label)].join(' ').toLowerCase()
  return { menu, screen, title: t(title), words }
}

/** The sub-menu that an address belongs to: a screen of it, or its own tiles. */
export function menuOf({ house }: WebHouse, path: string): Menu | undefined {
  const own = menuNames.find((name) => menus[name] === path)
  return own ?? house.screen(path)?.menu
}
