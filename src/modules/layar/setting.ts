import { color, text } from '#kernel/field'
import { parameter, settings } from '#kernel/setting'

/** How the shop shows itself to customers. */
export const settingLayar = settings({
  WARNA_LAYAR: parameter(color({ label: 'Warna Layar Pelanggan' }), null, {
    area: 'Toko',
    switches: 'Warna pinggir papan harga dan layar pelanggan; kosong: emas',
  }),
  SAPAAN_LAYAR: parameter(text({ label: 'Sapaan Layar Pelanggan', max: 120 }), null, {
    area: 'Toko',
    switches: 'Kalimat di bawah nama toko pada papan harga dan layar pelanggan yang kosong',
  }),
})
