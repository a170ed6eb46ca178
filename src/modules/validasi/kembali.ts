import { menus } from '#kernel/screen'

/** SPEC 2: the validation screens lead back to their submenu. */
export const kembaliKeMenu = {
  validasi: { path: menus.validasi, title: 'Menu Validasi' },
  penjualan: { path: menus.penjualan, title: 'Menu Penjualan' },
} as const
