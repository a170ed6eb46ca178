import { describe, expect, it } from 'vitest'
import type { NotaPage } from '#kernel/nota'
import { notaHutang, type NotaHutangData } from './nota-hutang.ts'

// Two pieces are pledged for Rp 7.350.000; the fee was kept back.
const data: NotaHutangData = {
  ukuran: 'SETENGAH',
  lembar: [''],
  latar: '',
  logo: '',
  nama_toko: 'TOKO MAS KENCANA GRESIK',
  alamat_toko: 'Jl. Raya Gubernur Suryo No. 12, Gresik, Jawa Timur 61118',
  no_hp_toko: '031-3981234',
  npwp: '',
  no_faktur_group: '',
  tgl_system: '2026-11-21',
  jam: '10:32:00',
  kode_sales: 'SLS1',
  nama_sales: 'Rina Wulandari',
  input_by: 'kasir1.gs1',
  valid_by: '',
  nama_customer: 'IBU RATNA DEWI KUSUMANINGRUM',
  alamat_customer: 'Perum Griya Asri Blok C No. 14',
  no_hp: '6281234567890',
  keterangan: '',
  url: 'HT-GS1-261121-0001.ABCDE23456',
  cetak_ulang: 0,
  nomor: 'HT-GS1-261121-0001',
  pembayaran: [{ jenis: 'CASH', jumlah: -7_340_000, fee: 0, keterangan: '' }],
  ketentuan: [],
  asal: '',
  status: 'AKTIF',
  izin: '',
  isi: {
    ...{ id_pelanggan: 'x', kode_sales: 'SLS1', nama_barang: 'KALUNG, GELANG', berat: 20_122 },
    jaminan: [
      {
        ...{ nama_barang: 'KALUNG RANTAI MILANO KOMBINASI', kode_dept: 'KL', kode_kondisi: 'BAIK' },
        ...{ potongan: 0, berat: 12_345, kadar: 75_00, cara_uji: 'XRF', foto: 'f/a.jpg' },
        ...{ taksiran: 21_295_700, plafond: 12_345_000 },
      },
      {
        ...{ nama_barang: 'GELANG KERONCONG', kode_dept: 'GL', kode_kondisi: 'PENYOK' },
        ...{ potongan: 10_00, berat: 7_777, kadar: 70_00, cara_uji: 'XRF', foto: 'f/b.jpg' },
        ...{ taksiran: 11_269_080, plafond: 6_999_300 },
      },
    ],
    ...{ no_segel: 'SGL-001', tempat: 'BRANKAS', kode_ambil: 'ABCDE23456', asal: null },
    ...{ pokok: 7_350_000, biaya: 10_000, bunga_persen: 1_75, bunga_rp: 4_288 },
    ...{ hari_minimum: 15, lama_hari: 120, tgl_hutang: '2026-11-21', jatuh_tempo: '2027-03-21' },
    ...{ taksiran: 32_564_780, plafond: 19_344_300, ltv: 22_58 },
  },
}
const kata = (pages: readonly NotaPage[]): string => JSON.stringify(pages)

describe('the letter of a loan', () => {
  it('says under which licence the shop lends, where it has noted one', () => {
    const izin = 'KEP-123/KO.04/2026'
    const said = kata(notaHutang({ ...data, izin, cetak_ulang: 2 }))
    expect(said).toContain(`Cetak ulang ke-2 · Izin usaha gadai ${izin}`)
    expect(kata(notaHutang(data))).not.toContain('Izin usaha')
  })

  it('says in plain words what is owed at each date, and what happens then', () => {
    const said = kata(notaHutang(data))
    for (const each of [
      'SURAT HUTANG',
      'GELANG KERONCONG, uji kadar: XRF',
      '7.350.000',
      'Bunga 1,75 % sebulan: Rp 4.288 sehari, paling sedikit 15 hari, tidak berbunga',
      'Tebus 21/12/2026',
      '7.478.640',
      'Tebus 21/03/2027',
      '7.864.560',
      'SGL-001',
      'lebihnya milik Anda',
      '10.000',
    ])
      expect(said, each).toContain(each)
  })

  it.each([
    ['LUNAS', 'SUDAH LUNAS'],
    ['PEREMAJAAN', 'SUDAH DIPERBARUI'],
    ['LELANG', 'SUDAH DILELANG'],
  ])('that is %s asks nobody to redeem it', (status, kalimat) => {
    const said = kata(notaHutang({ ...data, status }))
    expect(said).toContain(kalimat)
    expect(said).not.toContain('Tebus 2')
  })

  it('shows the photo of each pledge before its name', () => {
    const elements = notaHutang(data)[0]?.elements ?? []
    const gambar = elements.filter(({ jenis }) => jenis === 'gambar')
    expect(gambar.map(({ isi }) => isi)).toEqual(['f/a.jpg', 'f/b.jpg'])
    const nama = elements.find(({ isi }) => isi.startsWith('KALUNG RANTAI'))
    const [foto] = gambar
    if (!foto || !nama) throw new Error('not on the paper')
    expect(foto.position_x + foto.width).toBeLessThanOrEqual(nama.position_x)
  })

  it('that is held is redeemed at its dates', () => {
    const said = kata(notaHutang({ ...data, status: 'DITAHAN' }))
    expect(said).toContain('Tebus 21/12/2026')
    expect(said).not.toContain('SUDAH')
  })

  it('of a renewal names the loan before it', () => {
    expect(kata(notaHutang({ ...data, asal: 'HT-GS1-260721-0003' }))).toContain(
      'Peremajaan dari HT-GS1-260721-0003.',
    )
  })
})
