import { describe, expect, it } from 'vitest'
import { pilihanDari } from './peristiwa.ts'
import { catatanBab, kisahDari, type Bab } from './riwayat.rules.ts'

const t = (text: string, params: Readonly<Record<string, unknown>> = {}): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]))

const bab = (lain: Partial<Bab>): Bab => ({
  saat: '2026-11-21T02:00:00Z',
  tgl_system: '2026-11-21',
  peristiwa: 'TIMBANG',
  dokumen: 'TM-1',
  dari: null,
  ke: 'TOKO / A01',
  berat: null,
  nilai: null,
  oleh: 'kasir',
  pihak: null,
  alasan: null,
  keterangan: null,
  foto: null,
  otorisasi: [],
  perubahan: null,
  waktu: 'PAGI',
  hasil: 'COCOK',
  selisih: 0,
  disebut: false,
  label_ke: null,
  gugur: false,
  hasil_opname: null,
  tindak: null,
  berat_beli: null,
  berat_nota: null,
  kondisi: null,
  ...lain,
})
const lain = { waktu: null, hasil: null, selisih: null } as const

describe('a story', () => {
  it('is told newest first, what was right again and again in one tray once', () => {
    const kisah = kisahDari([
      bab({ peristiwa: 'MASUK', dokumen: 'TB-1', ...lain }),
      bab({ dokumen: 'TM-1' }),
      bab({ dokumen: 'TM-2' }),
      bab({ dokumen: 'TM-3', hasil: 'BERAT', selisih: -120 }),
      bab({ dokumen: 'TM-4' }),
      bab({ dokumen: 'TM-5', ke: 'TOKO / B01' }),
      bab({ dokumen: 'TM-6', ke: 'TOKO / B01', disebut: true }),
    ])
    expect(kisah.map((one) => [one.bab.dokumen, one.kali])).toEqual([
      ['TM-6', 1], // named in an explanation: never folded
      ['TM-5', 1],
      ['TM-4', 1],
      ['TM-3', 1],
      ['TM-2', 2], // and TM-1
      ['TB-1', 1],
    ])
  })

  it.each([
    [bab({}), 3, ['3 kali cocok, terakhir Pagi: Keluar Brankas']],
    [
      bab({ hasil: 'BERAT', selisih: -120, disebut: true }),
      1,
      [
        'Pagi: Keluar Brankas · Berat Selisih · -0,120 gr',
        'Barang ini disebut dalam penjelasan selisihnya',
      ],
    ],
    [
      bab({ ...lain, peristiwa: 'LABEL', label_ke: 1, gugur: true, alasan: 'Robek' }),
      1,
      ['Label ke 1, sudah tidak berlaku', 'Robek'],
    ],
    [
      bab({
        ...lain,
        peristiwa: 'DIBELI',
        berat: 4_120,
        berat_beli: 4_100,
        berat_nota: 4_120,
        kondisi: 'Baik',
        otorisasi: [{ kategori: 'Toleransi Berat', pemberi: 'spv' }],
      }),
      1,
      ['Ditimbang 4,100 gr, nota 4,120 gr · Baik', 'Disetujui spv: Toleransi Berat'],
    ],
    [
      bab({
        ...lain,
        peristiwa: 'HARGA',
        perubahan: { sebelum: { harga_pokok: 6_200_000 }, sesudah: { harga_pokok: 6_820_000 } },
      }),
      1,
      ['Harga Pokok: 6.200.000 -> 6.820.000'],
    ],
    [bab({ ...lain, peristiwa: 'OPNAME', hasil_opname: 'KETEMU' }), 1, ['Ketemu']],
  ])('says what only this chapter knows', (one, kali, sentences) => {
    expect(catatanBab({ bab: one, kali }, t)).toEqual(sentences)
  })

  it('is looked through by kind', () => {
    expect(pilihanDari('BATAL_HANCUR')).toBe('TEMPAT')
    expect(pilihanDari('HILANG')).toBe('TIMBANG')
    expect(pilihanDari('UBAH')).toBe('FAKTA')
    expect(pilihanDari('LABEL')).toBe('LABEL')
    expect(pilihanDari('TITIP')).toBe('TRANSAKSI')
  })
})
