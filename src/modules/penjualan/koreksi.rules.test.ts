import { describe, expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal'
import type { Lunas } from '#modules/pembayaran/pembayaran.rules'
import { jurnalUang } from '#modules/pembayaran/uang.effects'
import { jurnalKoreksi, kasKoreksi, tunaiKoreksi } from './koreksi.effects.ts'
import { bedaBayar, koreksiDari, type KoreksiMasuk, type NotaKini } from './koreksi.rules.ts'

const tunai = (jumlah: number, diterima = jumlah): Lunas => ({
  jenis: 'CASH',
  no_rekening: null,
  jumlah,
  fee: 0,
  no_ref: null,
  diterima,
  kembali: diterima - jumlah,
})
const debet = (jumlah: number, fee = 0): Lunas => ({
  jenis: 'DEBET',
  no_rekening: '123',
  jumlah,
  fee,
  no_ref: '99',
  diterima: jumlah + fee,
  kembali: 0,
})

const kini: NotaKini = {
  nomor: 'FJ-GS1-261121-0001',
  status: 'VALID',
  tgl_system: '2026-11-21',
  versi: 0,
  kode_sales: 'SLS1',
  nama_customer: 'Ibu Sari',
  alamat_customer: '',
  no_hp: '',
  jenis_pelanggan: 'UMUM',
  ...{ kode_kota: 'SBY', kode_kecamatan: null, npwp: null, pedagang: false },
  ...{ jenis_identitas: null, no_identitas: null, foto_identitas: null },
  keterangan: null,
  pembayaran: [tunai(5_000, 6_000), debet(2_000)],
  masuk: true,
  nota_batal: 0,
}
const batas = { biaya_transfer: 30_000 }
const masuk = (change: Partial<KoreksiMasuk> = {}): KoreksiMasuk => ({
  no_faktur_jual: 'FJ-GS1-261121-0001',
  versi: 0,
  alasan: 'Dibayar dengan kartu, bukan tunai',
  kode_sales: 'SLS1',
  nama_customer: 'Ibu Sari',
  alamat_customer: null,
  no_hp: null,
  jenis_pelanggan: 'UMUM',
  ...{ npwp: null, tanpa_npwp: false, jenis_identitas: null, no_identitas: null },
  keterangan: null,
  uang_dari: null,
  pembayaran: kini.pembayaran.map(({ kembali: _kembali, ...payment }) => payment),
  ...change,
})
const bayar = (...payments: readonly Lunas[]): Pick<KoreksiMasuk, 'pembayaran'> => ({
  pembayaran: payments.map(({ kembali: _kembali, ...payment }) => payment),
})

describe('what a correction changes', () => {
  const nothing = { sales: false, customer: false, keterangan: false, pembayaran: undefined }
  test.each<[string, Partial<KoreksiMasuk>, object]>([
    ['the seller', { kode_sales: 'SLS2' }, { sales: true }],
    ['the customer', { nama_customer: 'Ibu Rina' }, { customer: true }],
    ['the customer, to a walk-in', { nama_customer: null }, { customer: true }],
    ['the remark', { keterangan: 'Kado' }, { keterangan: true }],
    ['the way of payment', bayar(debet(7_000)), { pembayaran: [debet(7_000)] }],
    [
      'what was handed over',
      bayar(tunai(5_000, 9_000), debet(2_000)),
      { pembayaran: [tunai(5_000, 9_000), debet(2_000)] },
    ],
  ])('%s', (_, change, expected) => {
    expect(koreksiDari(masuk(change), kini, '2026-11-21', batas)).toEqual({
      ...nothing,
      ...expected,
    })
  })

  test.each<[string, Partial<KoreksiMasuk>, Partial<NotaKini>, string]>([
    ['nothing', {}, {}, 'Tidak Ada Yang Dikoreksi'],
    [
      'empty for nothing',
      { keterangan: '', alamat_customer: null },
      {},
      'Tidak Ada Yang Dikoreksi',
    ],
    ['a waiting note', {}, { status: 'OPEN' }, 'Penjualan {{nomor}} Belum Divalidasi'],
    ['a cancelled one', {}, { status: 'BATAL' }, 'Penjualan {{nomor}} Sudah Dibatalkan'],
    ["yesterday's", {}, { tgl_system: '2026-11-20' }, 'Tidak Dapat Mengoreksi Penjualan Kemarin'],
    ['what changed since', {}, { versi: 1 }, 'Data Sudah Berubah, Silahkan Ulangi Kembali'],
    ['the total', bayar(tunai(8_000)), {}, 'Pembayaran Melebihi Sisa Rp {{lebih}}'],
    [
      'a card where the shop paid',
      bayar(debet(7_000)),
      { masuk: false },
      'Toko Hanya Membayar Tunai Atau Transfer',
    ],
    [
      'any cost of a transfer where the shop paid',
      bayar({ ...debet(7_000, 40_000), jenis: 'TRANSFER' }),
      { masuk: false },
      'Biaya Transfer Paling Banyak Rp {{biaya}}',
    ],
    [
      'payments of a visit with a cancelled note',
      bayar(debet(7_000)),
      { nota_batal: 1 },
      'Pembayaran Tidak Dapat Dikoreksi, Ada Nota Kunjungan Ini Yang Dibatalkan',
    ],
  ])('%s is refused', (_, change, note, text) => {
    const work = (): unknown =>
      koreksiDari(masuk(change), { ...kini, ...note }, '2026-11-21', batas)
    expect(work).toThrow(Refusal)
    expect(work).toThrow(text)
  })
})

describe('what it posts', () => {
  const kasir = { user_id: 'kasir1', laci: 'kasir1' }
  const pemberi = { user_id: 'spv', laci: 'BRANKAS' }
  const di = { id: 'kj', id_group: 'fg', nomor: 'FJ-1' }
  const rows = (lama: Lunas[], baru: Lunas[]) =>
    kasKoreksi(di, { lama, baru, masuk: true }, { kasir, pemberi }).map((row) => [
      row.jenis,
      row.jumlah_in,
      row.jumlah_out,
      row.fee,
    ])

  test('only what differs moves: out as it was booked, in as it came', () => {
    expect(rows([tunai(5_000), debet(2_000, 50)], [tunai(5_000), tunai(2_000)])).toEqual([
      ['DEBET', 0, 2_000, 50],
      ['CASH', 2_000, 0, 0],
    ])
  })
  test('the other way round where the shop paid, as money of a purchase', () => {
    const ubah = { lama: [tunai(5_000)], baru: [debet(5_000)], masuk: false }
    expect(kasKoreksi(di, ubah, { kasir, pemberi })).toMatchObject([
      { kategori: 'PEMBELIAN', jenis: 'CASH', jumlah_in: 5_000, jumlah_out: 0 },
      { kategori: 'PEMBELIAN', jenis: 'DEBET', jumlah_in: 0, jumlah_out: 5_000 },
    ])
  })
  test('cash goes out of the drawer it is given from, all else stays with the cashier', () => {
    const drawers = (lama: Lunas[], baru: Lunas[]) =>
      kasKoreksi(di, { lama, baru, masuk: true }, { kasir, pemberi }).map((row) => [
        row.jenis,
        row.user_id,
        row.laci,
      ])
    expect(drawers([tunai(7_100)], [tunai(5_000), debet(2_100)])).toEqual([
      ['CASH', 'spv', 'BRANKAS'],
      ['CASH', 'spv', 'BRANKAS'],
      ['DEBET', 'kasir1', 'kasir1'],
    ])
    expect(drawers([debet(2_100)], [tunai(2_100)])).toEqual([
      ['DEBET', 'kasir1', 'kasir1'],
      ['CASH', 'spv', 'spv'],
    ])
  })
  test.each([
    [[tunai(7_100)], [tunai(5_000), debet(2_100)], true, 2_100],
    [[debet(2_100)], [tunai(2_100)], true, 0],
    [[debet(2_100)], [tunai(2_100)], false, 2_100],
  ])('%j that becomes %j takes cash out of a drawer', (lama, baru, masuk, expected) => {
    expect(tunaiKoreksi({ lama, baru, masuk })).toBe(expected)
  })
  test('no money moves for what was handed over and given back', () => {
    expect(rows([tunai(5_000, 6_000)], [tunai(5_000, 10_000)])).toEqual([])
  })
  test('of two equal payments one stays', () => {
    expect(bedaBayar([debet(1), debet(1)], [debet(1), tunai(1)])).toEqual({
      lama: [debet(1)],
      baru: [tunai(1)],
    })
  })
  test('the journal moves between the accounts of the ways, and the fee is earned', () => {
    const peta = { PEMBAYARAN: { CASH: '1101', DEBET: '1103', FEE: '4201' } }
    const recorded = [{ nomor_akun: '1101', debit: 7_000, kredit: 0 }]
    const uang = jurnalUang('MASUK', 'fg', [tunai(5_000), debet(2_000, 50)], peta)
    expect(jurnalKoreksi('fg', recorded, uang)).toEqual([
      { id_dokumen: 'fg', nomor_akun: '1101', debit: 0, kredit: 2_000 },
      { id_dokumen: 'fg', nomor_akun: '1103', debit: 2_050, kredit: 0 },
      { id_dokumen: 'fg', nomor_akun: '4201', debit: 0, kredit: 50 },
    ])
  })
})
