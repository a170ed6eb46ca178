import { expect, test } from 'vitest'
import { laporanGoaml, type LaporanGoaml } from './goaml.rules.ts'

const laporan: LaporanGoaml = {
  pelapor: { kode_toko: 'GS1', nama_toko: 'Toko <Emas> & Co', alamat_toko: 'Jl. Pasar 4' },
  terlapor: {
    nama_customer: 'Ani Sri "Lestari"',
    alamat_customer: '\u0007',
    no_hp: '6281234567890',
    jenis_identitas: 'KTP',
    no_identitas: '3171234567890001',
  },
  no_laporan: null,
  tanggal: '2026-11-21',
  alasan: 'Mencapai Batas Lapor',
  transaksi: [
    { nomor: 'FJ-GS1-261121-0001', tgl_system: '2026-11-21', nilai: 504_123_000, masuk: true },
    { nomor: 'FB-GS1-261121-0002', tgl_system: '2026-11-21', nilai: 4_123_000, masuk: false },
  ],
}

test('a report says who, what and which way the money went', () => {
  const xml = laporanGoaml(laporan)
  expect(xml).toContain('<amount_local>504123000</amount_local>')
  expect(xml).toContain('<first_name>Ani Sri</first_name>')
  expect(xml).toContain('<last_name>&quot;Lestari&quot;</last_name>')
  expect(xml).toContain('<name>Toko &lt;Emas&gt; &amp; Co</name>')
  expect(xml.match(/<t_from_my_client>\s*<from_person>/g)).toHaveLength(1)
  expect(xml.match(/<t_from>\s*<from_entity>/g)).toHaveLength(1)
  expect(xml.match(/<t_to_my_client>\s*<to_person>/g)).toHaveLength(1)
  expect(xml).toContain('BELUM DIVERIFIKASI')
})

test('what is not known is not written, and every element is closed', () => {
  const xml = laporanGoaml(laporan)
  expect(xml).not.toContain('<addresses>')
  expect(xml).not.toContain('entity_reference')
  expect(laporanGoaml({ ...laporan, no_laporan: 'LT-4123' })).toContain(
    '<entity_reference>LT-4123</entity_reference>',
  )
  const names = (pattern: RegExp) =>
    [...xml.matchAll(pattern)]
      .map(([, name]) => String(name))
      .toSorted((a, b) => a.localeCompare(b))
  expect(names(/<([a-z_]+)>/g)).toEqual(names(/<\/([a-z_]+)>/g))
})

test('a name of one word is both names, and a passport is one', () => {
  const xml = laporanGoaml({
    ...laporan,
    terlapor: {
      ...laporan.terlapor,
      nama_customer: 'Suharto',
      jenis_identitas: 'PASPOR',
      no_identitas: 'A4123',
    },
  })
  expect(xml).toContain('<first_name>Suharto</first_name>')
  expect(xml).toContain('<passport_number>A4123</passport_number>')
  expect(xml).not.toContain('<id_number>')
})
