import { describe, expect, it } from 'vitest'
import { desainHalaman } from '#modules/nota/kertas/susun'
import { desainSlip } from '#modules/nota/kertas/slip'
import { notaText, type NotaElement } from '#kernel/nota-element'
import { kertasPesanan, notaPesanan, type NotaPesananData } from './nota-pesanan.ts'
import { barangDari, faktaBarang } from './pesanan.rules.ts'

// 7,018 gr cost 13.536.000; 2.750.000 were paid before.
const data: NotaPesananData = {
  ukuran: 'SETENGAH',
  lembar: [''],
  latar: '',
  logo: '',
  nama_toko: 'TOKO MAS KENCANA GRESIK',
  alamat_toko: 'Jl. Raya Gubernur Suryo No. 12, Gresik, Jawa Timur 61118',
  no_hp_toko: '031-3981234',
  npwp: '',
  no_faktur_group: '',
  tgl_system: '2026-11-13',
  jam: '15:52:00',
  kode_sales: 'SLS2',
  nama_sales: 'Anton Budiman',
  input_by: 'kasir1.gs1',
  valid_by: '',
  nama_customer: 'IBU DEWI MAULANA',
  alamat_customer: 'Jl. Diponegoro No. 93',
  no_hp: '6281216085868',
  keterangan: '',
  url: 'PS-GS1-261113-0001.ABCDE23456',
  cetak_ulang: 0,
  nomor: 'PS-GS1-261113-0001',
  pembayaran: [{ jenis: 'CASH', jumlah: 2_750_000, fee: 0, keterangan: '' }],
  ketentuan: [],
  pesanan: {
    status: 'VALID',
    saldo: 2_750_000,
    isi: {
      ...{ id_pelanggan: 'x', kode_sales: 'SLS2', nama_barang: 'KALUNG INISIAL', kode_dept: 'KL' },
      ...{ kode_group: '75', kadar: 75_00, qty: 1, berat: 7_018, harga_gram: 1_886_000 },
      ...{ ongkos: 300_000, biaya: 13_536_000, cara_harga: 'MENGAMBANG', ukuran: '45' },
      ...{ ukiran: 'ALYA', foto: null, deskripsi: 'Polos mengkilap', kode_tukang: 'KUSNAN' },
      ...{ tgl_janji: '2026-11-23', kode_ambil: 'ABCDE23456' },
    },
  },
}
const kata = (pesanan: Partial<NotaPesananData['pesanan']> = {}): string =>
  JSON.stringify(notaPesanan({ ...data, pesanan: { ...data.pesanan, ...pesanan } }))

/** The same, and a ring. */
const duaBarang = ([satu]: ReturnType<typeof barangDari>): typeof data.pesanan.isi => {
  if (!satu) throw new Error('no pieces')
  const cincin = {
    ...{ ...satu, nama_barang: 'CINCIN NAMA', ukuran: '14', ukiran: null },
    ...{ biaya: 7_203_000, harga_gram: 1_740_000, deskripsi: 'Cincin polos' },
  }
  return { ...data.pesanan.isi, ...faktaBarang([satu, cincin]) }
}
const dataDua: NotaPesananData = {
  ...data,
  pesanan: { ...data.pesanan, isi: duaBarang(barangDari(data.pesanan.isi)) },
}

describe('the note of an order', () => {
  it('says what is ordered, by when, and what is left to pay', () => {
    const said = kata()
    for (const each of [
      'NOTA PESANAN',
      'KALUNG INISIAL\\nPolos mengkilap; ukuran 45; ukiran',
      'Harga emas MENGIKUTI: Rp 1.886.000 per gram',
      '23/11/2026',
      '"SISA"',
      '10.786.000',
    ])
      expect(said, each).toContain(each)
  })

  it('of several pieces says the wish of each below its name, and how each is priced', () => {
    const said = JSON.stringify(notaPesanan(dataDua))
    for (const each of [
      '1. KALUNG INISIAL\\nPolos mengkilap; ukuran 45; ukiran',
      '2. CINCIN NAMA\\nCincin polos; ukuran 14',
      '1: Harga emas MENGIKUTI: Rp 1.886.000 per gram',
      '2: Harga emas MENGIKUTI: Rp 1.740.000 per gram',
      '20.739.000',
    ])
      expect(said, each).toContain(each)
    expect(said).not.toContain('Pesanan: ')
  })

  const baris = (tinggi: number, muat: 'kecilkan' | 'lipat') =>
    notaText('baris_nama', [10, 40, 68, tinggi], '{nama}', { tempat: 'baris', muat })
  const ketentuan = notaText('ketentuan', [10, 80, 68, 14], '{ketentuan}', { tempat: 'akhir' })
  const halaman = (...elements: NotaElement[]) => ({
    desain: { 'PESANAN SETENGAH': desainHalaman('SETENGAH', elements) },
  })
  const slip = { struk: true, desain: { 'PESANAN SLIP': desainSlip(kertasPesanan) } }
  const diatas = 'KALUNG INISIAL\\nPolos mengkilap; ukuran 45; ukiran'

  it.each([
    ['slip', slip],
    ['page', halaman(baris(4, 'kecilkan'), ketentuan)],
    ['page that folds one line', halaman(baris(4, 'lipat'), ketentuan)],
  ])("on a shop's own %s, where a name has one line, says the wish in the terms", (_apa, lain) => {
    const said = JSON.stringify(notaPesanan({ ...data, ...lain }))
    expect(said).toContain('Pesanan: Polos mengkilap; ukuran 45; ukiran')
    expect(said).toContain('"KALUNG INISIAL"')
    const dua = JSON.stringify(notaPesanan({ ...dataDua, ...lain }))
    expect(dua).toContain('Pesanan 1: Polos mengkilap; ukuran 45; ukiran')
    expect(dua).toContain('Pesanan 2: Cincin polos; ukuran 14')
    for (const each of ['"1. KALUNG INISIAL"', '"2. CINCIN NAMA"']) expect(dua).toContain(each)
  })

  it.each([
    ['folds two lines', halaman(baris(8, 'lipat'), ketentuan)],
    ['has its terms printed beforehand', halaman(baris(14, 'lipat'))],
  ])("on a shop's own page that %s, says the wish below the name", (_apa, lain) => {
    const said = JSON.stringify(notaPesanan({ ...data, ...lain }))
    expect(said).toContain(diatas)
    expect(said).not.toContain('Pesanan: ')
    expect(JSON.stringify(notaPesanan({ ...dataDua, ...lain }))).toContain(`1. ${diatas}`)
  })

  it.each([
    ['has one line and no terms', halaman(baris(4, 'kecilkan'))],
    ['hides its terms', halaman(baris(4, 'kecilkan'), { ...ketentuan, status: false })],
  ])("on a shop's own page that %s, says the wish beside the name", (_apa, lain) => {
    const sebaris = 'KALUNG INISIAL – Polos mengkilap; ukuran 45; ukiran'
    const said = JSON.stringify(notaPesanan({ ...data, ...lain }))
    expect(said).toContain(sebaris)
    expect(said).not.toContain('Pesanan: ')
    expect(JSON.stringify(notaPesanan({ ...dataDua, ...lain }))).toContain(`1. ${sebaris}`)
  })

  it('says a wish that all pieces have once, and none where nothing is wished', () => {
    const { isi } = data.pesanan
    const cetak = (...barang: ReturnType<typeof barangDari>) =>
      JSON.stringify(
        notaPesanan({
          ...{ ...data, ...halaman(baris(4, 'kecilkan'), ketentuan) },
          pesanan: { ...data.pesanan, isi: { ...isi, ...faktaBarang(barang) } },
        }),
      )
    const [kalung] = barangDari(isi)
    if (!kalung) throw new Error('no pieces')
    const polos = { ...kalung, deskripsi: '', ukuran: null, ukiran: null }
    expect(cetak(kalung, kalung)).toContain('Pesanan: Polos mengkilap')
    expect(cetak(polos, kalung, kalung)).toContain('Pesanan 2, 3: Polos mengkilap')
    expect(cetak(polos, polos)).not.toContain('Pesanan: ')
  })

  it('shows the drawing or photo of each wish before the name of its piece', () => {
    const [satu] = barangDari(data.pesanan.isi)
    if (!satu) throw new Error('no pieces')
    const isi = {
      ...data.pesanan.isi,
      ...faktaBarang([
        { ...satu, foto: 'foto_pesanan/sketsa.jpg' },
        { ...satu, foto: null },
      ]),
    }
    const [halaman] = notaPesanan({ ...data, pesanan: { ...data.pesanan, isi } })
    const items = halaman?.elements ?? []
    const gambar = items.filter(({ jenis }) => jenis === 'gambar')
    expect(gambar.map((one) => one.isi)).toEqual(['foto_pesanan/sketsa.jpg'])
    const [sketsa] = gambar
    const nama = items.find(({ isi: text }) => text.startsWith('1. KALUNG INISIAL'))
    if (!sketsa || !nama) throw new Error('not on the paper')
    expect(sketsa.position_x + sketsa.width).toBeLessThanOrEqual(nama.position_x)
    expect(sketsa.width).toBeGreaterThan(20)
  })

  it('says what comes back where the deposit was more', () => {
    const said = kata({ saldo: 14_000_000 })
    expect(said).toContain('UANG KEMBALI')
    expect(said).toContain('464.000')
  })

  it.each([
    ['DIAMBIL', 'SUDAH DIAMBIL'],
    ['BATAL', '"BATAL"'],
  ] as const)('of an order that is %s asks for nothing more', (status, kalimat) => {
    const said = kata({ status, saldo: 0 })
    expect(said).toContain(kalimat)
    expect(said).not.toContain('"SISA"')
  })
})
