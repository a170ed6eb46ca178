import { defineModule } from '#kernel/module'
import { defineScreen, menus, type Screen } from '#kernel/screen'

/** The pages of the ten sub-menus: tiles of what each holds (SPEC 2). */
const subMenus: readonly Screen[] = [
  { path: menus.barang, title: 'Menu Barang', icon: 'diamond' },
  { path: menus.penjualan, title: 'Menu Penjualan', icon: 'sale' },
  { path: menus.pesanan, title: 'Menu Pesanan', icon: 'order' },
  { path: menus.pembelian, title: 'Menu Pembelian', icon: 'purchase' },
  { path: menus.service, title: 'Menu Service', icon: 'service' },
  { path: menus.hutang, title: 'Menu Hutang', icon: 'loan' },
  { path: menus.validasi, title: 'Menu Validasi', icon: 'valid' },
  { path: menus.laporan, title: 'Menu Laporan', icon: 'chart' },
  { path: menus.utility, title: 'Menu Utility', icon: 'settings' },
  { path: menus.member, title: 'Menu Member', icon: 'people' },
]

/** What belongs to no area of the shop: home, the sub-menus, the public pages. */
export const umum = defineModule({
  name: 'umum',
  needs: [],
  screens: [
    defineScreen({ path: '/home', title: 'Beranda', icon: 'home' }),
    defineScreen({ path: '/404', title: 'Halaman Tidak Ditemukan' }),
    defineScreen({ path: '/blank', title: 'Halaman Kosong' }),
    defineScreen({ path: '/landingpages', title: 'Halaman Utama' }),
    ...subMenus,
    defineScreen({ path: '/terms-and-conditions', title: 'Syarat dan Ketentuan', open: true }),
    defineScreen({ path: '/privacy-policy', title: 'Kebijakan Privasi', open: true }),
  ],
})
