import { describe, expect, it } from 'vitest'
import type { NotaPage } from '#kernel/nota'
import { notaService } from './nota-service.ts'
import { dataService as data } from './test-nota-service.ts'

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
