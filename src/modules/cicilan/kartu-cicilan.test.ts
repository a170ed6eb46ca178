import { describe, expect, it } from 'vitest'
import { keadaanCicilan, susunCicilan } from './cicilan.rules.ts'
import { kartuCicilan, type KartuCicilanData } from './kartu-cicilan.ts'

const rencana = {
  ...{ lama_bulan: 12, uang_muka_persen: 30_00, bunga_persen: 1_50, biaya_rp: 25_000 },
  kelipatan: 1_000,
}
const mulai = { harga: 7_107_000, tgl: '2026-10-31', uang_muka: 2_158_000 }
const { bunga, jadwal, total } = susunCicilan(mulai, rencana)
const isi = {
  ...{ id_pelanggan: 'x', kode_sales: 'SLS1', keterangan: null, ...rencana, denda_persen: 10 },
  ...{ kode_cicilan: '12BLN', nama_cicilan: '12 Bulan', kode_barcode: '020000042' },
  ...{ nama_barang: 'CINCIN BELAH ROTAN', kode_group: '75', kode_kategori: 'EMAS' },
  ...{ kadar: 75_00, kadar_cetak: '', berat: 4_120, gambar: null, harga_total: 7_107_000 },
  ...{
    harga_gram: 1_650_000,
    harga_jual: 6_798_000,
    ongkos: 309_000,
    diskon: 0,
    pajak: 0,
    pajak_termasuk: 0,
  },
  ...{ uang_muka: 2_158_000, bunga, total, jadwal: [...jadwal] },
}

/** The card on a day, after so much was paid. */
const kartu = (saldo: number, kini: string, status = 'AKTIF'): KartuCicilanData => ({
  ukuran: 'SETENGAH',
  lembar: [''],
  latar: '',
  logo: '',
  nama_toko: 'TOKO MAS KENCANA GRESIK',
  alamat_toko: 'Jl. Raya Gubernur Suryo No. 12, Gresik, Jawa Timur 61118',
  no_hp_toko: '031-3981234',
  npwp: '',
  no_faktur_group: '',
  tgl_system: '2026-10-31',
  jam: '10:32:00',
  kode_sales: 'SLS1',
  nama_sales: 'Rina Wulandari',
  input_by: 'kasir1.gs1',
  valid_by: '',
  nama_customer: 'IBU WULAN',
  alamat_customer: 'Jalan Mawar 3',
  no_hp: '6281234567893',
  keterangan: '',
  url: 'CL-GS1-261031-0001',
  cetak_ulang: 0,
  nomor: 'CL-GS1-261031-0001',
  pembayaran: [],
  ketentuan: [],
  isi,
  status,
  keadaan: keadaanCicilan({ isi, status, masuk: [{ tgl: '2026-10-31', jumlah: saldo }] }, kini),
})

describe('the card of an instalment sale', () => {
  it('says what falls due when, what was sold, and what is left', () => {
    const said = JSON.stringify(kartuCicilan(kartu(2_158_000, '2026-10-31')))
    for (const each of [
      'KARTU CICILAN',
      '30/11/2026',
      '28/02/2027',
      '31/10/2027',
      'CINCIN BELAH ROTAN 4,120 gr, kadar 750, kode 020000042',
      '12 Bulan: harga Rp 7.107.000, biaya Rp 25.000, bunga Rp 896.000.',
      'CL-GS1-261031-0001',
      '5.870.000', // what remains of 8.028.000
    ])
      expect(said).toContain(each)
    expect(said).not.toContain('"Denda"')
  })

  it('says what was paid of each, and what is charged for the days that are late', () => {
    const said = JSON.stringify(kartuCicilan(kartu(2_700_000, '2027-01-10')))
    // 490.000 in the first two months: 542.000 pay the first and 52.000 of the second, of 31/12.
    expect(said).toContain('438.000')
    expect(said).toContain('"Denda"')
    expect(said).toContain('dihitung sampai tanggal kwitansi')
    expect(said).toContain('"SISA"')
  })

  it('says that it is paid', () => {
    const said = JSON.stringify(kartuCicilan(kartu(7_206_000, '2027-01-10', 'LUNAS')))
    expect(said).toContain('LUNAS')
    expect(said).not.toContain('"SISA"')
  })
})
