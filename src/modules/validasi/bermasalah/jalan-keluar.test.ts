import { describe, expect, it } from 'vitest'
import { house } from '../../../house.ts'
import { sinyalMasalah, type Sinyal } from './bermasalah.calls.ts'
import { jalanKeluar } from './jalan-keluar.ts'

const semua = Object.keys(sinyalMasalah) as Sinyal[]

const janji = ['PESANAN', 'SERVICE', 'HUTANG', 'CICILAN']

describe('the way out', () => {
  it.each(janji)('of a promise %s leads to screens that there are', (jenis) => {
    const dari = { dokumen: 'X-1', pasangan: null }
    const ke = [
      jalanKeluar({ ...dari, sinyal: 'CETAK_GAGAL', jenis }),
      jalanKeluar({ ...dari, sinyal: 'MENUNGGU', jenis: `KWITANSI_${jenis}` }),
    ]
    const layar = house.screens.map((screen) => screen.path)
    expect(ke.every(({ path }) => layar.includes(path))).toBe(true)
    expect(ke.map(({ path }) => path)).not.toContain('/validasi-jual-beli')
  })

  it.each(semua)('of %s leads to a screen that there is', (sinyal) => {
    const { path } = jalanKeluar({ sinyal, dokumen: 'FJ-1', jenis: 'PENJUALAN', pasangan: null })
    expect(house.screens.map((screen) => screen.path)).toContain(path)
  })

  it('opens what it is about', () => {
    const dokumen = 'FB-GS1-261121-0001'
    expect(
      jalanKeluar({ sinyal: 'CETAK_RAGU', dokumen, jenis: 'PEMBELIAN', pasangan: null }),
    ).toEqual({
      path: '/lihat-pembelian',
      kata: 'Cetak',
      search: { nota: dokumen },
    })
    expect(
      jalanKeluar({ sinyal: 'MENUNGGU', dokumen: 'FG-1', jenis: 'GROUP', pasangan: null }),
    ).toEqual({
      path: '/validasi-jual-beli',
      kata: 'Validasi',
      search: { nota: 'FG-1' },
    })
    const titipan = { dokumen: 'TT-1', jenis: 'TITIPAN', pasangan: null }
    expect(jalanKeluar({ ...titipan, sinyal: 'MENUNGGU' }).path).toBe('/validasi-titipan')
    expect(jalanKeluar({ ...titipan, sinyal: 'CETAK_GAGAL' }).path).toBe('/lihat-titipan')
    const kwitansi = { dokumen: 'KW-1', jenis: 'KWITANSI_SERVICE', pasangan: 'SV-1' }
    expect(jalanKeluar({ ...kwitansi, sinyal: 'HARI_LALU' })).toEqual({
      ...{ path: '/validasi-service', kata: 'Validasi', search: { nota: 'KW-1' } },
    })
    const manual = { dokumen: 'NM-1', jenis: 'NOTA_MANUAL', pasangan: null }
    expect(jalanKeluar({ ...manual, sinyal: 'MENUNGGU' }).path).toBe('/validasi-jual-beli-manual')
    expect(jalanKeluar({ ...manual, sinyal: 'CETAK_GAGAL' })).toEqual({
      ...{ path: '/lihat-penjualan-manual', kata: 'Cetak', search: { nota: 'NM-1' } },
    })
    const surat = { dokumen: 'HT-1', jenis: 'HUTANG', pasangan: null }
    expect(jalanKeluar({ ...surat, sinyal: 'BELUM_DICETAK' }).path).toBe('/lihat-hutang')
    const kembali = { dokumen: 'BT-1', jenis: 'BATAL_PENJUALAN', pasangan: '010000012' }
    expect(jalanKeluar({ ...kembali, sinyal: 'BARANG_KEMBALI' })).toEqual({
      path: '/data-barang',
      kata: 'Kembali Ke Baki',
      search: { kode_barcode: '010000012' },
    })
  })
})
