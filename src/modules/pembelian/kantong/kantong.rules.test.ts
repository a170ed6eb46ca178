import { describe, expect, it } from 'vitest'
import { Refusal } from '#kernel/refusal'
import { bukuCiri, gerakKe, gramPindah, jurnalSusut } from './kantong.effects.ts'
import { hancurDari, setoranDari, type Kantong } from './kantong.rules.ts'

// A ring of 4.120 gr at 75 % (3.090 gr fine), bought for Rp 5,438,500.
const cincin: Kantong = {
  kode_kantong: 'FB-1/1',
  id_beli: 'b',
  n_beli: 1,
  no_faktur_beli: 'FB-1',
  jenis: 'BELI',
  tgl_system: '2026-11-21',
  input_by: 'kasir1',
  nama_barang: 'CINCIN BELAH ROTAN',
  kode_barcode: '010000017',
  kode_kategori: 'EMAS',
  kode_group: '75',
  kode_dept: 'CC',
  kondisi: 'Baik',
  kadar: 75_00,
  kadar_eod: 75_00,
  no_segel: null,
  harga: 5_438_500,
  nilai: 5_438_500,
  gambar: null,
  tempat: 'PEMBELIAN',
  berat: 4_120,
  murni: 3_090,
  versi: 1,
}
// A bracelet of 2.001 gr at 70 %: 1.4007, so 1.401 gr fine.
const gelang: Kantong = {
  ...cincin,
  kode_kantong: 'FB-1/2',
  n_beli: 2,
  kadar: 70_00,
  kadar_eod: 70_00,
  berat: 2_001,
  murni: 1_401,
  nilai: 2_000_000,
  kode_barcode: null,
}
const bags = [cincin, gelang]

const refusalOf = (work: () => unknown): readonly [string, string | undefined] => {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return [error.message, error.fields[0]?.field]
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a bag on its way to the safe', () => {
  it.each([
    // scale, beyond 0.010 gr, weight from then on, fine, selisih, what of its cost is lost
    [4_120, false, 4_120, 3_090, 0, 0],
    [4_110, false, 4_120, 3_090, -10, 0],
    [4_130, false, 4_120, 3_090, 10, 0],
    [4_109, true, 4_109, 3_082, -11, 14_520], // 3,081.75; 5,438,500 x 11 / 4,120 = 14,520.27
    [4_131, true, 4_131, 3_098, 11, 0], // 3,098.25; more gold than was bought costs no more
  ])('%i mg', (timbang, lewat, berat, murni, selisih, rugi) => {
    const [setor] = setoranDari([{ kode_kantong: 'FB-1/1', timbang }], bags, 10)
    expect(setor).toMatchObject({ lewat, berat, murni, selisih, timbang, rugi })
  })

  it.each([
    [[{ kode_kantong: 'FB-9/1', timbang: 1 }], 'Tidak Ditemukan', 'baris.0.kode_kantong'],
    [
      [
        { kode_kantong: 'FB-1/1', timbang: 1 },
        { kode_kantong: 'FB-1/1', timbang: 1 },
      ],
      'Sudah Ada Di Tabel',
      'baris.1.kode_kantong',
    ],
  ])('refuses %j', (lines, said, field) => {
    const [message, at] = refusalOf(() => setoranDari(lines, bags, 10))
    expect([message.includes(said), at]).toEqual([true, field])
  })

  it('refuses one that lies there already', () => {
    const inside = { ...cincin, tempat: 'BRANKAS' as const }
    const work = () => setoranDari([{ kode_kantong: 'FB-1/1', timbang: 4_120 }], [inside], 10)
    expect(refusalOf(work)[0]).toContain('Sudah Tidak Bisa Dipakai')
  })

  it('moves its gold, per kadar; what the scale lacks goes to SUSUT', () => {
    const lines = [
      { kode_kantong: 'FB-1/1', timbang: 4_100 },
      { kode_kantong: 'FB-1/2', timbang: 2_001 },
    ]
    const setor = setoranDari(lines, bags, 10)
    const row = (akun: string, kadar: number, kotor: number, murni: number) => ({
      id_dokumen: 'x',
      akun,
      kadar,
      kotor,
      murni,
    })
    expect(gramPindah('x', setor, 'BRANKAS')).toEqual([
      row('PEMBELIAN', 75_00, -4_120, -3_090),
      row('BRANKAS', 75_00, 4_100, 3_075),
      row('SUSUT', 75_00, 20, 15),
      row('PEMBELIAN', 70_00, -2_001, -1_401),
      row('BRANKAS', 70_00, 2_001, 1_401),
    ])
    expect(setor.map((one) => gerakKe('x', one, 'BRANKAS', one.timbang))).toMatchObject([
      { n_beli: 1, dari: 'PEMBELIAN', ke: 'BRANKAS', berat: 4_100, murni: 3_075, timbang: 4_100 },
      { n_beli: 2, dari: 'PEMBELIAN', ke: 'BRANKAS', berat: 2_001, murni: 1_401, timbang: 2_001 },
    ])
  })
})

// 4.123 gr bought as 75 %, 3.092 gr fine; a test said 72.5 %: 2,989.175, so 2.989 gr.
const diuji: Kantong = {
  ...cincin,
  kadar: 72_50,
  kadar_eod: 72_50,
  tempat: 'SORTIR_CUCI',
  berat: 4_123,
  murni: 2_989,
}

it('keeps what a test said of a bag that weighs otherwise later', () => {
  const lines = [{ kode_kantong: 'FB-1/1', timbang: 4_011 }]
  const [setor] = setoranDari(lines, [diuji], 10, ['SORTIR_CUCI'])
  expect(setor?.murni).toBe(2_908) // 2,907.80 by the share; 75 % would be 3.008
  const [lama] = setoranDari(lines, [{ ...diuji, kadar: 75_00, kadar_eod: 75_00 }], 10, [
    'SORTIR_CUCI',
  ])
  expect(lama?.murni).toBe(2_908) // tested before bags kept their kadar
})

it('brings gold of another kadar to where it goes, what it lacks to SUSUT as it was bought', () => {
  const dibeli = { ...cincin, berat: 4_123, murni: 3_092 }
  const pindah = { kantong: dibeli, berat: 4_123, murni: 2_989, kadar: 72_50 }
  expect(gramPindah('x', [pindah], 'SORTIR_JUAL')).toMatchObject([
    { akun: 'PEMBELIAN', kadar: 75_00, kotor: -4_123, murni: -3_092 },
    { akun: 'SORTIR_JUAL', kadar: 72_50, kotor: 4_123, murni: 2_989 },
    { akun: 'SUSUT', kadar: 75_00, kotor: 0, murni: 103 },
  ])
})

it('notes what became known of a bag, and nothing where nothing did', () => {
  const ciri = { kadar: 72_50, kadar_eod: 72_50, no_segel: null }
  const rows = bukuCiri('x', [
    { kantong: { ...cincin, no_segel: 'SG-1' }, ciri },
    { kantong: gelang, ciri: { no_segel: null } },
  ])
  expect(rows).toEqual([
    {
      ...{ id_dokumen: 'x', id_beli: 'b', n_beli: 1, versi: 1, sesudah: ciri },
      sebelum: { kadar: 75_00, kadar_eod: 75_00, no_segel: 'SG-1' },
    },
  ])
})

describe('a bag that is destroyed', () => {
  it.each([
    // result, fine, what of its cost is lost
    [4_120, 3_090, 0],
    [4_000, 3_000, 158_403], // 5,438,500 x 0.120 / 4.120 = 158,402.91
    [1, 1, 5_437_180], //        x 4.119 / 4.120 = 5,437,179.98
  ])('yields %i mg', (berat_hasil, murni, rugi) => {
    const [hancur] = hancurDari([{ kode_kantong: 'FB-1/1', berat_hasil }], bags)
    expect(hancur).toMatchObject({ berat: berat_hasil, murni, rugi })
  })

  it('never yields more than there was, fine gold neither', () => {
    const more = [{ kode_kantong: 'FB-1/1', berat_hasil: 4_121 }]
    expect(refusalOf(() => hancurDari(more, bags))).toEqual([
      'Berat Hasil Tidak Boleh Melebihi {{berat}} gr',
      'baris.0.berat_hasil',
    ])
    const poor = { ...gelang, murni: 1_399 }
    const [hancur] = hancurDari([{ kode_kantong: 'FB-1/2', berat_hasil: 2_000 }], [poor])
    expect(hancur?.murni).toBe(1_398) // 1.399 x 2,000 / 2,001 = 1,398.30; 70 % would be 1.400
  })

  it('writes off what was lost, and nothing where nothing was', () => {
    const peta = { ROSOK: '1203', SUSUT: '5103' }
    const of = (berat_hasil: number) =>
      jurnalSusut('x', hancurDari([{ kode_kantong: 'FB-1/1', berat_hasil }], bags), peta)
    expect(of(4_000)).toEqual([
      { id_dokumen: 'x', nomor_akun: '1203', debit: 0, kredit: 158_403 },
      { id_dokumen: 'x', nomor_akun: '5103', debit: 158_403, kredit: 0 },
    ])
    expect(of(4_120)).toEqual([])
  })
})
