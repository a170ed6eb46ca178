import { describe, expect, it } from 'vitest'
import { pembeliBaru } from './koreksi-pembeli.rules.ts'

// What a correction of the buyer does not tell stays as it was.
const kini = {
  nama_customer: 'PT EMAS JYA',
  alamat_customer: 'Jalan Emas 5',
  no_hp: '6281298765432',
  jenis_pelanggan: 'UMUM',
  ...{ kode_kota: 'SBY', kode_kecamatan: 'TGS', npwp: '0012345678901000', pedagang: true },
  ...{ jenis_identitas: 'KTP', no_identitas: '3171234567890001', foto_identitas: 'foto' },
}
const masuk = {
  ...{ no_faktur_jual: 'FJ', versi: 0, alasan: 'Salah tulis', kode_sales: 'SLS1' },
  nama_customer: 'PT EMAS JAYA',
  alamat_customer: 'Jalan Emas 5',
  no_hp: '6281298765432',
  jenis_pelanggan: 'UMUM' as const,
  ...{ npwp: null, tanpa_npwp: false, jenis_identitas: null, no_identitas: null },
  ...{ keterangan: null, uang_dari: null, pembayaran: [] },
}
const { alamat_customer, no_hp } = masuk

describe('a buyer whose name was written wrong', () => {
  it('keeps his tax number, his card and his place', () => {
    const { pedagang: _, ...lain } = kini
    expect(pembeliBaru(masuk, kini)).toEqual({ ...lain, nama_customer: 'PT EMAS JAYA' })
  })

  it('has another tax number when it is told, and another card', () => {
    const lain = { npwp: '3578016502900003', jenis_identitas: 'SIM' as const, no_identitas: '12' }
    expect(pembeliBaru({ ...masuk, ...lain }, kini)).toMatchObject({
      ...lain,
      foto_identitas: null,
    })
  })

  it('keeps no place with another address, and no card when he is somebody else', () => {
    const pindah = { ...masuk, alamat_customer: 'Jalan Perak 7', no_hp: null }
    expect(pembeliBaru(pindah, kini)).toMatchObject({
      ...{ kode_kota: null, kode_kecamatan: null, npwp: kini.npwp },
      ...{ jenis_identitas: null, no_identitas: null, foto_identitas: null },
    })
  })

  it('without a tax number is one who asks no invoice, but not one who trades with gold', () => {
    const tanpa = { ...masuk, tanpa_npwp: true }
    expect(pembeliBaru(tanpa, { ...kini, pedagang: false }).npwp).toBeNull()
    expect(() => pembeliBaru(tanpa, kini)).toThrow('NPWP Pembeli Harus Diisi, Ia Berdagang Emas')
  })

  it.each([
    [{ nama_customer: null, no_hp, alamat_customer }, 'Nama Pembeli Harus Diisi'],
    [{ alamat_customer: null, no_hp }, 'Alamat Pembeli Harus Diisi'],
    [{ npwp: '12345' }, 'NPWP Atau NIK Tidak Valid'],
  ])('is refused where his invoice would miss something: %j', (lain, kalimat) => {
    expect(() => pembeliBaru({ ...masuk, ...lain }, kini)).toThrow(kalimat)
  })
})
