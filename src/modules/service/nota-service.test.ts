import { describe, expect, it } from 'vitest'
import type { NotaPage } from '#kernel/nota'
import { notaService, type NotaServiceData } from './nota-service.ts'

// A ring that is made larger: Rp 100.003 of Rp 250.000 were paid before.
const data: NotaServiceData = {
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
  url: 'SV-GS1-261121-0001.ABCDE23456',
  cetak_ulang: 0,
  nomor: 'SV-GS1-261121-0001',
  pembayaran: [{ jenis: 'CASH', jumlah: 100_003, fee: 0, keterangan: '' }],
  ketentuan: [],
  sisa: 149_997,
  isi: {
    id_pelanggan: 'x',
    kode_sales: 'SLS1',
    jenis_service: 'UKURAN',
    nama_barang: 'CINCIN KAWIN POLOS',
    kadar: 75_00,
    berat_masuk: 4_123,
    foto: 'foto_service/a.jpg',
    kadar_uji: 74_80,
    cara_uji: 'XRF',
    deskripsi: 'Perbesar dari ukuran 12 ke 14',
    temuan: 'Batu kecil hilang satu, gores di sisi dalam',
    kode_tukang: 'SARNO',
    tgl_janji: '2026-11-28',
    taksiran: 250_000,
    biaya: 250_000,
    kode_ambil: 'ABCDE23456',
    sidik_pin: null,
  },
}
const kata = (pages: readonly NotaPage[]): string => JSON.stringify(pages)

describe('the slip of a service', () => {
  it('says what came, what was found, what is to be done and what remains', () => {
    const said = kata(notaService(data))
    for (const each of [
      'NOTA SERVICE',
      'CINCIN KAWIN POLOS',
      '4,123',
      '28/11/2026',
      'Pekerjaan: Perbesar dari ukuran 12 ke 14',
      'Temuan: Batu kecil hilang satu',
      '149.997',
      'SV-GS1-261121-0001.ABCDE23456',
    ])
      expect(said).toContain(each)
    expect(said).toContain('Kadar diuji: 74,80 (XRF)')
    expect(said).not.toContain('susut')
  })

  it('says what became of the weight, and what goes back', () => {
    const isi = {
      ...data.isi,
      berat_selesai: 4_446,
      berat_tambah: 350,
      berat_sisa: 20,
      berat_susut: 7,
    }
    const said = kata(notaService({ ...data, isi, sisa: -50_001 }))
    expect(said).toContain('sisa potongan 0,020 gr, susut 0,007 gr')
    expect(said).toContain('UANG KEMBALI')
  })
})
