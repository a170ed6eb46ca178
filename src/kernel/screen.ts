import type { Level, Reserved } from './right.ts'

/** The ten sub-menus of SPEC 2 and the four places outside them. */
export const menus = {
  barang: '/subMenuBarang',
  penjualan: '/SubMenuPenjualan',
  pesanan: '/SubMenuPesanan',
  pembelian: '/SubMenuPembelian',
  service: '/SubMenuService',
  hutang: '/SubMenuHutang',
  validasi: '/SubMenuValidasi',
  laporan: '/SubMenuLaporan',
  utility: '/SubMenuUtility',
  member: '/SubMenuMember',
} as const
export type Menu = keyof typeof menus

/** A screen: its address, its name and who may open it. Masters and reports bring their own. */
export interface Screen {
  readonly path: string
  readonly title: string //            the page's title and the menu's word; a phrase
  readonly menu?: Menu //              in no menu: reached from elsewhere (login, home)
  readonly purpose?: string //         one line of what it is for, on the tile; a phrase
  readonly heading?: string //         groups the tiles of a long sub-menu; a phrase
  readonly place?: number //           in its sub-menu: screens with a place first
  readonly icon?: string //            name of an icon of the shell's set
  readonly levels?: readonly Level[] //  only these levels may ever open it
  readonly initially?: readonly Level[] // whose access tree shows it until somebody edits the tree
  readonly everybody?: boolean //       everybody signed in may open it, whatever his tree says
  readonly when?: string //            flag: off = not found
  readonly pusat?: boolean //          head office only
  readonly inBranch?: boolean //       the head office opens it while it works inside a branch (DOMAIN 12)
  readonly reserved?: Reserved //      hidden from other levels while a flag is on
  readonly open?: boolean //           public: no session needed
  readonly count?: string //           path of a call that answers the number on the tile
}

/** A user who may open this screen of the head office works inside branches, too (DOMAIN 12). */
export const workInBranches = '/kerja-cabang'

/** Every level that works in a shop; SU and OWN see everything anyway. */
export const everyone: readonly Level[] = ['OWN', 'SPV', 'SU', 'MU', 'KASIR', 'DEV']
/** The levels that are responsible for the shop. */
export const leaders: readonly Level[] = ['OWN', 'SPV', 'SU', 'MU', 'DEV']

export const defineScreen = <const S extends Screen>(screen: S): S => screen
