import { screenOfMaster } from '#kernel/master'
import { defineModule } from '#kernel/module'
import { hargaBeli } from './harga-beli.ts'
import { keteranganNota } from './keterangan-nota.ts'
import { kondisiPembelian } from './kondisi-pembelian.ts'
import { otorisasiBeli } from './otorisasi.rules.ts'
import { cariNota, counter, hitungPembelian } from './pembelian.calls.ts'
import { pembulatanBerat } from './pembulatan-berat.ts'
import { potonganKategori } from './potongan-kategori.ts'
import { rugiNota } from './rugi-nota.ts'
import { settingPembelian } from './setting.ts'
import { callsOfWilayah, kecamatan, kota } from './wilayah.ts'

export const pembelian = defineModule({
  name: 'pembelian',
  needs: ['faktur', 'stok', 'kas', 'akuntansi', 'hari', 'toko'],
  settings: settingPembelian,
  masters: [
    kondisiPembelian,
    rugiNota,
    hargaBeli,
    potonganKategori,
    keteranganNota,
    pembulatanBerat,
  ],
  approvals: otorisasiBeli,
  pictures: {
    TIMBANGAN: { right: counter, table: 'pembelian_baris', column: 'foto' },
    IDENTITAS: { right: counter, table: 'pelanggan', column: 'foto_identitas' },
  },
  screens: [kota, kecamatan].map(screenOfMaster),
  endpoints: [hitungPembelian, cariNota, ...[kota, kecamatan].flatMap(callsOfWilayah)],
})
