import { defineModule } from '#kernel/module'
import { flag } from '#kernel/setting'
import { baki } from './baki.ts'
import { bandrol } from './bandrol.ts'
import { group } from './group.ts'
import { gudang } from './gudang.ts'
import { jenis } from './jenis.ts'
import { kadarEod } from './kadar-eod.ts'
import { kadar } from './kadar.ts'
import { kategori } from './kategori.ts'
import { kelompokHarga } from './kelompok-harga.ts'
import { kondisiBarang } from './kondisi-barang.ts'
import { supplier } from './supplier.ts'

export const stok = defineModule({
  name: 'stok',
  needs: ['toko', 'akuntansi'],
  settings: {
    KELOMPOK_HARGA_MODULE: flag('Modul Kelompok Harga', {
      area: 'Modul',
      switches: 'Group harga dikumpulkan dalam kelompok harga',
      initial: true,
    }),
    SUPPLIER_MODULE: flag('Modul Supplier', {
      area: 'Modul',
      switches: 'Supplier dicatat pada penerimaan barang',
      initial: true,
    }),
  },
  masters: [
    kategori,
    jenis,
    kelompokHarga,
    group,
    kadar,
    kadarEod,
    gudang,
    baki,
    bandrol,
    kondisiBarang,
    supplier,
  ],
})
