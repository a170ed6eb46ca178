import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { layarGrosir } from './layar.ts'
import { settingGrosir } from './setting.ts'

/** The wholesale program: another server of ours, into which a person goes without a password. */
export const grosir = defineModule({
  name: 'grosir',
  needs: ['pengguna'],
  settings: settingGrosir,
  screens: [
    defineScreen({
      path: layarGrosir,
      title: 'Ke Program Grosir',
      menu: 'penjualan',
      icon: 'shop',
      purpose: 'Buka program grosir sebagai user yang sama',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
      when: 'GROSIR_MODULE',
    }),
  ],
})
