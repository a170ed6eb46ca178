import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jual } from './test-sale.ts'
import { openShops, piece, post, type TestShops } from './test-shop.ts'

let shops: TestShops
beforeAll(async () => {
  shops = await openShops(3)
})
afterAll(() => shops?.close())

/**
 * Chain-wide: outside the wall of one shop (DOMAIN 9); beside them the list of migrations, and the
 * one row that says whether this chain is a sample.
 */
const outside = new Set([
  ...['toko', 'users', 'sesi', 'kota', 'kecamatan', 'akses_level', 'migrasi', 'contoh'],
  // A person of the chain: a number and nothing else (docs/adr/0256). The app never reads it.
  ...['orang'],
  // Who collects points, and how many he has in all shops (docs/adr/0333).
  ...['member', 'saldo_poin'],
  // What several servers of one database share, and the letters between those of a chain.
  ...['giliran', 'tebakan', 'surat_portal', 'tiket_masuk'],
  // A member's codes and sessions (docs/adr/0346). The app never reads them.
  ...['hp_member_dahulu', 'kode_anggota', 'sesi_anggota'],
  // They belong to a user, or give the shop of a caller before it is known.
  ...['passkey', 'passkey_tantangan', 'sidik_jari', 'jembatan', 'layar'],
  // A backup holds every shop, and an audit reads every shop.
  ...['cadangan', 'coba_pulih', 'pemeriksaan'],
])

/** The most that the app may do with a table of each kind: never TRUNCATE, never REFERENCES. */
const rights: Readonly<Record<string, RegExp>> = {
  toko: /^(DELETE,)?(INSERT,)?SELECT(,UPDATE)?$/,
  master: /^(DELETE,)?(INSERT,)?SELECT(,UPDATE)?$/,
  buku: /^SELECT$/,
  proyeksi: /^SELECT$/,
}
/** An approval is asked for by the app, and decided in the columns that are granted. */
const otorisasi = /^INSERT,SELECT$/
const chainWide = /^((DELETE|INSERT|SELECT|UPDATE),?)*$/

interface Table {
  readonly nama: string
  readonly jenis: string | null
  readonly rls: boolean
  readonly policy: string | null
  readonly keys: readonly string[] | null
  readonly hak: string | null
  readonly triggers: readonly string[] | null
}

const tableQuery = `
  select c.relname as nama, obj_description(c.oid) as jenis, c.relrowsecurity as rls,
    (select string_agg(concat_ws('|', p.permissive, p.cmd, p.qual, p.with_check), ';')
      from pg_policies p where p.schemaname = 'kencana' and p.tablename = c.relname) as policy,
    (select array_agg(a.attname::text) from pg_index i
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indrelid = c.oid and i.indisunique) as keys,
    (select string_agg(privilege_type, ',' order by privilege_type)
      from information_schema.role_table_grants g
      where g.table_schema = 'kencana' and g.table_name = c.relname
        and g.grantee = 'kencana_app') as hak,
    (select array_agg(t.tgname::text) from pg_trigger t
      where t.tgrelid = c.oid and not t.tgisinternal) as triggers
  from pg_class c where c.relnamespace = 'kencana'::regnamespace and c.relkind in ('r', 'p')
  order by 1`

/** The names of the tables that are not as they should be. */
const except = async (good: (table: Table) => boolean): Promise<string[]> => {
  const { rows } = await shops.owner.query<Table>(tableQuery)
  return rows.filter((table) => !good(table)).map(({ nama }) => nama)
}
const wall = 'PERMISSIVE|ALL|(kode_toko = toko_kini())|(kode_toko = toko_kini())'

const rightsOf = ({ nama, jenis }: Table): RegExp => {
  if (outside.has(nama)) return chainWide
  return nama === 'otorisasi' ? otorisasi : (rights[jenis ?? ''] ?? /none/)
}

describe('every table', () => {
  test('stands behind the wall, or is on the list', async () => {
    expect(await except(({ nama, rls }) => rls !== outside.has(nama))).toEqual([])
    expect(await except(({ rls, policy }) => !rls || policy === wall)).toEqual([])
  })

  test('has a kind, and is granted to the app as its kind says', async () => {
    expect(await except(({ rls, jenis }) => !rls || (jenis ?? '') in rights)).toEqual([])
    expect(await except((table) => rightsOf(table).test(table.hak ?? ''))).toEqual([])
  })

  test('leads each of its keys with kode_toko', async () => {
    const leads = ({ keys }: Table): boolean => keys?.every((key) => key === 'kode_toko') ?? false
    expect(await except((table) => !table.rls || leads(table))).toEqual([])
  })

  test('keeps versions and history when it is a master', async () => {
    const kept = ({ triggers }: Table): boolean =>
      ['versi', 'riwayat'].every((name) => triggers?.includes(name))
    expect(await except((table) => table.jenis !== 'master' || kept(table))).toEqual([])
  })
})

test('a book refuses UPDATE, DELETE and TRUNCATE, of the owner too', async () => {
  await post(shops.app, jual([piece(0)]).isi)
  const books = await except(({ jenis }) => jenis !== 'buku')
  expect(books).toEqual(expect.arrayContaining(['gram', 'jurnal', 'kas', 'posting', 'transisi']))
  for (const book of books) {
    for (const statement of [
      `update ${book} set kode_toko = kode_toko`,
      `delete from ${book}`,
      `truncate ${book}`,
    ]) {
      await expect(shops.owner.query(statement), statement).rejects.toMatchObject({
        code: expect.stringMatching(/KN010|0A000/),
      })
    }
  }
})

interface Fungsi {
  readonly nama: string
  readonly buka: boolean
  readonly definer: boolean
  readonly jalur: boolean
  readonly umum: boolean
}

const functionQuery = `
  select p.proname as nama, has_function_privilege('kencana_app', p.oid, 'execute') as buka,
    p.prosecdef as definer,
    'search_path=kencana, pg_temp' = any (coalesce(p.proconfig, '{}')) as jalur,
    p.proacl is null or array_to_string(p.proacl, ',') ~ '(^|,)=X' as umum
  from pg_proc p where p.pronamespace = 'kencana'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

test('a function is closed unless it was granted; a definer fixes its search path', async () => {
  const { rows } = await shops.owner.query<Fungsi>(functionQuery)
  expect(rows.filter(({ umum }) => umum)).toEqual([])
  expect(rows.filter(({ definer, jalur }) => definer && !jalur)).toEqual([])
  const open = rows.filter(({ buka }) => buka).map(({ nama }) => nama)
  expect(open).toEqual(expect.arrayContaining(['posting', 'cari_barang', 'barcode_baru']))
  // Messages of a printer, a scale or a scanner are stored at once, outside the chain.
  const inner =
    /^((tulis|baca|periksa|rangkai|audit|siapkan|pakai|masukkan)(_|$)|catat_(?!cetak|bacaan|opname|pindai))/
  expect(open.filter((nama) => inner.test(nama))).toEqual([])
})

describe('the app role', () => {
  test('reads nothing without a shop, and only its own with one', async () => {
    const client = await shops.another()
    await expect(client.query('select * from barang')).rejects.toMatchObject({ code: 'KN001' })
    await client.query(`select set_config('kencana.toko', 'T2', false)`)
    const { rows } = await client.query('select distinct kode_toko from barang')
    expect(rows).toEqual([{ kode_toko: 'T2' }])
    await expect(
      client.query(`insert into parameter (kode_toko, key, value) values ('T1', 'X', '1')`),
    ).rejects.toMatchObject({ code: '42501' })
  })

  // Messages of a printer, a scale or a scanner are stored by a definer function, in the
  // transaction's shop only.
  test.each([
    `catat_cetak('T1', '{"cetak": []}')`,
    `catat_bacaan('T1', gen_random_uuid(), 'x', '[]')`,
    `catat_opname('T1', gen_random_uuid(), 'x', '[]')`,
    `muat_opname('T1', gen_random_uuid())`,
    `catat_pindai_aneh('T1', 'x', 'FJ-1', 'TIDAK_DIKENAL', null)`,
  ])('may not, from another shop: %s', async (panggilan) => {
    const client = await shops.another()
    const refused = { code: 'KN001', message: 'bukan_toko_sendiri' }
    await client.query(`select set_config('kencana.toko', 'T2', false)`)
    await expect(client.query(`select ${panggilan}`)).rejects.toMatchObject(refused)
    await client.query(`select set_config('kencana.toko', 'T1', false)`)
    await expect(client.query(`select ${panggilan}`)).resolves.toBeDefined()
  })

  test.each([
    'insert into gram select * from gram',
    'update barang set berat = 1',
    'delete from jurnal',
    'truncate kas',
    `update rantai set urut = 0`,
    `update toko set tgl_system = '2030-01-01'`,
    `select tulis_kas(null, '[]')`,
    `select tulis('kas', null, '[]')`,
    `select siapkan_toko('T1')`,
  ])('may not: %s', async (statement) => {
    const client = await shops.another()
    await client.query(`select set_config('kencana.toko', 'T1', false)`)
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' })
  })
})

test('every writer can be read back, and the switches know each of them', async () => {
  const { rows } = await shops.owner.query<{ buku: string }>(
    `select substr(f, 7) as buku from fungsi_bernama('tulis_') f`,
  )
  const {
    rows: [source],
  } = await shops.owner.query<{ tulis: string; baca: string }>(`
    select max(prosrc) filter (where proname = 'tulis') as tulis,
      max(prosrc) filter (where proname = 'baca') as baca
    from pg_proc where pronamespace = 'kencana'::regnamespace and proname in ('tulis', 'baca')`)
  expect(rows.length).toBeGreaterThan(8)
  for (const { buku } of rows) {
    expect(source?.tulis).toContain(`'${buku}'`)
    expect(source?.baca).toContain(`'${buku}'`)
  }
})

test('barcodes: the shop, a counter, a check digit; never one twice', async () => {
  const issue = async (toko: string, n: number): Promise<string[]> =>
    (await shops.app.query<{ kode: string[] }>('select barcode_baru($1, $2) as kode', [toko, n]))
      .rows[0]?.kode ?? []
  const all = [...(await issue('T1', 3)), ...(await issue('T2', 2))]
  expect(all.map((code) => code.slice(0, 8))).toEqual([
    '01000001',
    '01000002',
    '01000003',
    '02000001',
    '02000002',
  ])
  // EAN weights: 3 and 1 from the right; the sum with the check digit is a multiple of ten.
  for (const code of all) {
    const digits = Array.from(code, Number).toReversed()
    expect(digits.reduce((sum, digit, i) => sum + digit * (i % 2 === 0 ? 1 : 3), 0) % 10).toBe(0)
  }
  const { rows } = await shops.app.query<{ awal: string }>(
    'select awalan_toko(n) as awal from unnest(array[1, 89, 90, 1089]) n',
  )
  expect(rows.map(({ awal }) => awal)).toEqual(['01', '89', '9000', '9999'])
})
