import { flag, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingPreOrder = settings({
  PRE_ORDER_MODULE: flag('Modul Pre Order', {
    area: 'Modul',
    switches: 'Barang dapat dipesan dari supplier sebelum ada, dan dijanjikan kepada pelanggan',
  }),
})
