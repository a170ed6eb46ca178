import { expect, test } from 'vitest'
import { checkBank } from './tutup-bulan.rules.ts'

const bank = (keadaan: string, sampai: string | null = null) => ({
  ...{ no_rekening: `R-${keadaan}`, keadaan, sampai },
})

test('a month is closed with rows that nobody matched, and with accounts never compared', () => {
  expect(() => checkBank([])).not.toThrow()
  expect(() => checkBank([bank('COCOK'), bank('BEDA'), bank('TANPA')])).not.toThrow()
})

test('an account that is compared is compared to the end of the month', () => {
  expect(() => checkBank([bank('COCOK'), bank('KURANG', '2026-11-17')])).toThrow(
    expect.objectContaining({
      fields: [
        {
          field: 'sampai',
          text: 'Rekening Koran {{no_rekening}} Sampai {{tgl}}: Impor Sisanya Atau Pilih Tidak Ada Mutasi',
          params: { no_rekening: 'R-KURANG', tgl: '2026-11-17' },
        },
      ],
    }),
  )
})
