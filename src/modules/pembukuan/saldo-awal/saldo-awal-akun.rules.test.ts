import { describe, expect, it } from 'vitest'
import { saldoAwalDari, type FaktaSaldoAwal } from './saldo-awal-akun.rules.ts'

const akun = (nomor_akun: string, jenis_akun: string, buku: string[] = [], awal = 0) => ({
  ...{ nomor_akun, jenis_akun, buku, awal },
  aktif: nomor_akun !== '1399',
})
const fakta: FaktaSaldoAwal = {
  akun: [
    akun('1101', 'HARTA', ['KAS'], 9_000_750),
    akun('1201', 'HARTA', ['STOK BERLIAN', 'STOK EMAS']),
    akun('1301', 'HARTA'),
    akun('1399', 'HARTA'),
    akun('2105', 'HUTANG'),
    akun('3101', 'MODAL'),
    akun('3901', 'MODAL'),
    akun('4101', 'PENDAPATAN'),
    akun('6101', 'BIAYA'),
  ],
  lawan: '3901',
  sudah: null,
  segel: null,
  pertama: '2026-11-21',
}
const baris = [
  { nomor_akun: '1101', debit: 9_000_750, kredit: 0 },
  { nomor_akun: '1301', debit: 4_123_456, kredit: 0 },
  { nomor_akun: '2105', debit: 0, kredit: 1_000_001 },
  { nomor_akun: '3101', debit: 0, kredit: 12_124_205 },
]
const masuk = { keterangan: null, selisih_ke_modal: false, baris }

describe('opening balances', () => {
  it('post what has no book, against the opening account, on the day before the first', () =>
    expect(saldoAwalDari(masuk, fakta)).toEqual({
      // What the drawer brought to the other side of 3901 goes out of it again.
      baris: [...baris.slice(1), { nomor_akun: '3901', debit: 9_000_750, kredit: 0 }],
      tgl: '2026-11-20',
      jumlah: 13_124_206,
      selisih: 0,
    }))

  it('leave what does not go up on the opening account, if the user says so', () => {
    const kurang = { ...masuk, baris: baris.slice(0, 3) }
    expect(() => saldoAwalDari(kurang, fakta)).toThrow('Debet Dan Kredit Berbeda Rp {{beda}}')
    const { baris: posted, selisih } = saldoAwalDari({ ...kurang, selisih_ke_modal: true }, fakta)
    expect(selisih).toBe(12_124_205)
    expect(posted.at(-1)).toEqual({ nomor_akun: '3901', debit: 0, kredit: 3_123_455 })
  })

  const ubah = (at: number, lain: object) => ({
    ...masuk,
    baris: baris.map((one, index) => (index === at ? { ...one, ...lain } : one)),
  })
  it.each([
    [ubah(0, { debit: 9_000_751 }), 'Punya Buku Sendiri ({{buku}}): Saldo Awal Menurut Bukunya'],
    [ubah(0, { debit: 0, kredit: 9_000_750 }), 'Saldo Awal Menurut Bukunya {{awal}}'],
    [ubah(1, { nomor_akun: '1201' }), 'Saldo Awal Menurut Bukunya {{awal}}'],
    [ubah(1, { nomor_akun: '1399' }), '{{field}} Tidak Valid'],
    [ubah(1, { nomor_akun: '7777' }), '{{field}} Tidak Valid'],
    [ubah(1, { nomor_akun: '3901' }), 'Akun {{nomor_akun}} Adalah Lawan Saldo Awal'],
    [ubah(1, { nomor_akun: '4101' }), 'Akun {{nomor_akun}} Pendapatan Atau Biaya'],
    [ubah(1, { nomor_akun: '6101' }), 'Akun {{nomor_akun}} Pendapatan Atau Biaya'],
    [ubah(1, { nomor_akun: '2105' }), 'Akun {{nomor_akun}} Sudah Ada'],
    [ubah(1, { kredit: 1 }), 'Isi Debet Atau Kredit, Salah Satu'],
    [
      { ...masuk, selisih_ke_modal: true, baris: baris.slice(0, 1) },
      'Tidak Ada Saldo Akun Yang Diposting',
    ],
  ])('are refused: %#', (isi, sentence) =>
    expect(() => saldoAwalDari(isi, fakta)).toThrow(sentence),
  )

  it.each([
    [{ segel: '2026-11-21' }, 'Tanggal {{tgl}} Sudah Ditutup'],
    [{ sudah: 'AW-GS1-261120-0001' }, 'Saldo Awal Akun Sudah Diisi ({{nomor}})'],
  ])('are refused where %o', (lain, sentence) =>
    expect(() => saldoAwalDari(masuk, { ...fakta, ...lain })).toThrow(sentence),
  )
})
