import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type Shop } from './shop.ts'

// Up to which day points have lapsed: of all rules that have begun, and of the whole chain.
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

type Aturan = readonly [
  kode_toko: string,
  mulai: string,
  cara: 'TAHUNAN' | 'TIDAK' | 'UMUR',
  umur: number,
]
let toko = 'GS1'
const batas = async (tgl: string, ...aturan: readonly Aturan[]): Promise<string | null> => {
  const [row] = await shop.andai(
    aturan.map(
      ([kode_toko, mulai, cara, umur]) => sql`insert into para_reset_poin_member
        (kode_toko, kode_reset, berlaku_mulai, cara_reset, tgl_reset, bulan_reset, umur_bulan)
        values (${kode_toko}, ${mulai}, ${mulai}::date, ${cara}, 31, 12, ${umur})`,
    ),
    sql<{ batas: string | null }>`select batas_poin(${toko}, ${tgl}::date)::text as batas`,
  )
  return row?.batas ?? null
}

it('is the last reset, also where each year has a rule of its own', async () => {
  const tahun: Aturan[] = ['2024-01-01', '2025-01-01', '2026-01-01'].map((mulai) => [
    ...(['GS1', mulai, 'TAHUNAN', 1] as const),
  ])
  expect(await batas('2024-12-31', ...tahun)).toBe(null)
  expect(await batas('2025-01-01', ...tahun)).toBe('2024-12-31')
  expect(await batas('2026-06-07', ...tahun)).toBe('2025-12-31')
  expect(await batas('2026-06-07', ['GS1', '2026-01-01', 'TAHUNAN', 1])).toBe(null)
})

it('does not go back where the rule becomes a milder one', async () => {
  const dahulu: Aturan = ['GS1', '2026-01-01', 'UMUR', 2]
  expect(await batas('2026-07-14', dahulu)).toBe('2026-05-14')
  expect(await batas('2026-11-21', dahulu, ['GS1', '2026-07-15', 'TIDAK', 0])).toBe('2026-05-15')
  const lama: Aturan = ['GS1', '2026-07-15', 'UMUR', 24]
  expect(await batas('2026-11-21', dahulu, lama)).toBe('2026-05-15')
  expect(await batas('2028-07-21', dahulu, lama)).toBe('2026-07-21')
})

it("is the head office's of the chain, not of the shop that asks", async () => {
  await shop.http.addShop('GS2', 'CABANG')
  toko = 'GS2'
  const cabang: Aturan = ['GS2', '2026-01-01', 'UMUR', 1]
  expect(await batas('2026-11-21', cabang)).toBe(null)
  expect(await batas('2026-11-21', cabang, ['GS1', '2026-01-01', 'UMUR', 3])).toBe('2026-08-21')
})

it('was of the first lapse after a sale that it was given back with', async () => {
  const baris = (n: number, jenis: string, poin: number, tgl: string, nota: string | null) =>
    sql`insert into poin (kode_toko, id_posting, n, id_dokumen, jenis, kode_member, poin, saldo,
        id_group, tgl_system)
      values ('GS1', gen_random_uuid(), ${n}, ${nota ?? sql`gen_random_uuid()`}::uuid, ${jenis},
        'LIA', ${poin}, 0, ${jenis === 'HANGUS' ? nota : null}::uuid, ${tgl}::date)`
  const [tua, muda] = [
    '11111111-1111-7111-8111-111111111111',
    '22222222-2222-7222-8222-222222222222',
  ]
  const sisa = async (tgl: string, ...kembali: (readonly [poin: number, nota: string])[]) => {
    const [row] = await shop.andai(
      [
        sql`insert into member (kode_member, nama_member, no_hp, aktif)
          values ('LIA', 'Lia', '6281298760099', true)`,
        sql`insert into para_reset_poin_member (kode_toko, kode_reset, berlaku_mulai, cara_reset,
            tgl_reset, bulan_reset, umur_bulan)
          values ('GS1', 'BULAN', '2026-01-01', 'UMUR', 31, 12, 1)`,
        baris(1, 'DAPAT', 31, '2026-08-20', tua),
        baris(2, 'DAPAT', 17, '2026-09-25', muda),
        baris(3, 'HANGUS', -23, '2026-10-01', null), // up to 1 September
        baris(4, 'HANGUS', -11, '2026-11-01', null), // up to 1 October
        ...kembali.map(([poin, nota], at) => baris(5 + at, 'HANGUS', poin, '2026-11-03', nota)),
      ],
      sql<{ sisa: number }>`select hangus_sejak('LIA', ${tgl}::date)::int as sisa`,
    )
    return row?.sisa
  }
  toko = 'GS1'
  expect([await sisa('2026-08-20'), await sisa('2026-09-25')]).toEqual([34, 11])
  expect([await sisa('2026-10-02'), await sisa('2026-11-01')]).toEqual([0, 0])
  expect(await sisa('2026-09-25', [19, tua])).toBe(11)
  expect(await sisa('2026-09-25', [29, tua])).toBe(5)
  expect(await sisa('2026-08-21', [29, tua])).toBe(5)
  expect(await sisa('2026-08-20', [7, muda])).toBe(27)
  expect(await sisa('2026-09-25', [7, muda])).toBe(4)
  expect(await sisa('2026-10-02', [29, tua])).toBe(0)
})

it('was of the record in whose hands the points of the note lapsed', async () => {
  const baris = (kode: string, jenis: string, poin: number, tgl: string, nota: string | null) =>
    sql`insert into poin (kode_toko, id_posting, n, id_dokumen, jenis, kode_member, poin, saldo,
        id_group, tgl_system)
      values ('GS1', gen_random_uuid(), 1, ${nota ?? sql`gen_random_uuid()`}::uuid, ${jenis},
        ${kode}, ${poin}, 0, ${jenis === 'HANGUS' ? nota : null}::uuid, ${tgl}::date)`
  const nota = '33333333-3333-7333-8333-333333333333'
  /** LIA, to whom TIA was joined: what lapsed in the hands of either, and what was given back. */
  const sisa = async (tanganTia: number, tanganLia: number) => {
    const hangus = (kode: string, poin: number) =>
      poin === 0 ? [] : [baris(kode, 'HANGUS', 0 - poin, '2026-11-01', null)]
    const [row] = await shop.andai(
      [
        sql`insert into member (kode_member, nama_member, no_hp, aktif, kode_gabung) values
          ('LIA', 'Lia', '6281298760099', true, null), ('TIA', 'Tia', '6281298760098', false, 'LIA')`,
        sql`insert into para_reset_poin_member (kode_toko, kode_reset, berlaku_mulai, cara_reset,
            tgl_reset, bulan_reset, umur_bulan)
          values ('GS1', 'BULAN', '2026-01-01', 'UMUR', 31, 12, 1)`,
        baris('TIA', 'DAPAT', 61, '2026-09-10', nota),
        ...hangus('TIA', tanganTia),
        ...hangus('LIA', tanganLia),
        baris('LIA', 'HANGUS', 61, '2026-11-02', nota),
      ],
      sql<{ sisa: number }>`select hangus_buku(ARRAY['LIA'], '2026-09-20')::int as sisa`,
    )
    return row?.sisa
  }
  expect(await sisa(61, 53)).toBe(53) // TIA's lapsed before she was joined: LIA's 53 stand
  expect(await sisa(0, 114)).toBe(53) // they were LIA's by then
})

it('keeps rules of the head office alone, once points lapsed', async () => {
  const rows = await shop.andai(
    [
      sql`insert into member (kode_member, nama_member, no_hp, aktif)
        values ('LIA', 'Lia', '6281298760099', true)`,
      sql`insert into poin (kode_toko, id_posting, n, id_dokumen, jenis, kode_member, poin, saldo,
          tgl_system)
        values ('GS1', gen_random_uuid(), 1, gen_random_uuid(), 'HANGUS', 'LIA', -23, 0, '2026-11-01')`,
    ],
    sql<{ pusat: string | null; cabang: string | null }>`select
      hangus_terakhir('GS1')::text as pusat, hangus_terakhir('GS2')::text as cabang`,
  )
  expect(rows).toEqual([{ pusat: '2026-11-01', cabang: null }])
})
