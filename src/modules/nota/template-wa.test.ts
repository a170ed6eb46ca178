import { describe, expect, it } from 'vitest'
import { templateWa, type NotaWa } from './template-wa.ts'

const nota: NotaWa = {
  judul: 'Nota Penjualan',
  nomor: 'FJ-GS1-261121-0001',
  tgl_system: '2026-11-21',
  nama_customer: 'Ibu Sari',
  baris: [{ nama_barang: 'CINCIN BELAH ROTAN', berat: 4_120, harga: 6_850_000 }],
  total: 6_850_000,
  url: 'https://toko.example/nota?toko=GS1&id=1',
}

describe('the message that goes with a nota', () => {
  it('greets, names every piece, the total, and where to check it', () => {
    expect(templateWa('TOKO MAS KENCANA', [nota])).toBe(
      [
        'Yth. Ibu Sari,',
        'Terima kasih atas kunjungan Anda di TOKO MAS KENCANA.',
        '',
        '*Nota Penjualan FJ-GS1-261121-0001*',
        '21/11/2026',
        '- CINCIN BELAH ROTAN 4,120 gr Rp 6.850.000',
        '*Total Rp 6.850.000*',
        'Periksa keaslian nota: https://toko.example/nota?toko=GS1&id=1',
      ].join('\n'),
    )
  })

  it('tells all notas of a visit, and leaves out what a nota has not', () => {
    const uang = { nama_barang: 'TITIPAN UANG', berat: null, harga: null }
    const text = templateWa('KENCANA', [
      { ...nota, nama_customer: '', url: '' },
      { ...nota, nomor: 'FJ-GS1-261121-0002', baris: [uang], url: '' },
    ])
    expect(text).toContain('Yth. Bapak/Ibu,')
    expect(text).toContain('\n- TITIPAN UANG\n')
    expect(text?.match(/FJ-GS1-261121-000\d/g)).toHaveLength(2)
    expect(text).not.toContain('Periksa')
  })

  it('of nothing is none', () => {
    expect(templateWa('KENCANA', [])).toBeNull()
  })
})
