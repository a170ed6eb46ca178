import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../document/ids.ts'
import { jual } from '../posting/test-sale.ts'
import { openShops, piece, post, type TestShops } from '../posting/test-shop.ts'
import { audit, type Difference } from './audit.ts'

// What surrounds the texts of the chain: rows that belong to a posting but are not read back with
// it, the ends of the chain, the shop's date, approvals, masters, the balances of quiet days.

let shops: TestShops

async function tutup(tgl_system: string, berikut: string): Promise<void> {
  const id = newId()
  await post(shops.app, {
    toko: 'T2',
    dokumen: [
      {
        id,
        jenis: 'TUTUP_TOKO',
        prefix: 'TH',
        status: 'VALID',
        isi: { tgl_system, tgl_berikut: berikut },
      },
    ],
    tulis: [
      [
        'hari',
        [
          { id_dokumen: id, status: 'TUTUP', tgl_system, berikut },
          { id_dokumen: id, status: 'BUKA', tgl_system: berikut },
        ],
      ],
    ],
  })
}

beforeAll(async () => {
  shops = await openShops(30)
  const { app, owner } = shops
  for (let n = 0; n < 5; n += 1) await post(app, jual([piece(n), piece(10 + n)]).isi)
  await post(app, jual([piece(20)], {}, true).isi)
  await owner.query(
    `insert into users (user_id, usere_name, level, kode_toko, sandi)
    values ('SPV', 'Supervisor', 'SPV', 'T1', 'x')`,
  )
  const sidik = '0123456789abcdef0123'
  await owner.query(
    `insert into otorisasi (kode_toko, id, no_otorisasi, kategori, sidik, diminta_oleh,
      berlaku_sampai)
    values ('T1', $1, 'OT-0123456789ABCDEF', 'X', decode($2, 'hex'), 'KASIR1',
      now() + interval '1 hour')`,
    [newId(), sidik],
  )
  await owner.query(`update otorisasi set status = 'DISETUJUI', pemberi = 'SPV', cara = 'SANDI'`)
  await post(app, {
    otorisasi: [{ no: 'OT-0123456789ABCDEF', kategori: 'X', sidik }],
    dokumen: [{ id: newId(), jenis: 'UJI', prefix: 'JU', status: 'VALID' }],
  })
  // The second day goes by without a movement of its own.
  await tutup('2026-11-21', '2026-11-22')
  await tutup('2026-11-22', '2026-11-23')
  await owner.query(`update group_harga set harga = 1300000 where kode_toko = 'T1'`)
}, 60_000)
afterAll(() => shops?.close())

/** @param kodeToko asks this shop only, in half of the time; else every shop */
const differences = async (kodeToko?: string): Promise<Difference[]> => {
  const found: Difference[] = []
  const options = kodeToko === undefined ? {} : { kodeToko }
  await audit(shops.database.ownerUrl, (difference) => found.push(difference), options)
  return found
}

test('finds nothing where nothing was touched', async () => expect(await differences()).toEqual([]))

const ghost = '00000000-0000-7000-8000-000000000001'
const hari = (tgl: string): string => `where kode_toko = 'T2' and tgl_system = '${tgl}'`

test.each<[check: string, tables: string[], statements: string[]]>([
  [
    'baris_menumpang',
    ['pembayaran'],
    [
      `insert into pembayaran select p.kode_toko, p.id_group, 2, p.n, (select id_posting
        from pembayaran q where q.kode_toko = 'T1' and q.id_group <> p.id_group limit 1),
        'TRANSFER', '99', p.jumlah, p.fee, p.no_ref, p.diterima, p.kembali, p.masuk
      from pembayaran p where p.kode_toko = 'T1' and p.id_group = (select id_group from pembayaran
        where kode_toko = 'T1' order by id_group desc limit 1)`,
    ],
  ],
  [
    'baris_menumpang',
    ['penjualan', 'penjualan_baris'],
    [
      `insert into penjualan select (jsonb_populate_record(p, '{"id": "${ghost}"}')).*
        from penjualan p where kode_toko = 'T1' limit 1`,
      `insert into penjualan_baris select (jsonb_populate_record(b, '{"id": "${ghost}"}')).*
        from penjualan_baris b where kode_toko = 'T1' and id = (select id from penjualan
          where kode_toko = 'T1' and id <> '${ghost}' limit 1)`,
    ],
  ],
  [
    'cara_bayar',
    ['pembayaran'],
    [`update pembayaran set jenis = 'TRANSFER' where kode_toko = 'T1' and jenis = 'CASH'`],
  ],
  [
    'baris_asing',
    ['transisi', 'status_dokumen'],
    [
      `insert into transisi select 'T1', '${newId()}', 1, id, 2, 'x', 'OPEN', 'VALID', tgl_system,
        now(), 'X' from status_dokumen where kode_toko = 'T1' and status = 'OPEN'
          and jenis = 'GROUP'`,
      `update status_dokumen set status = 'VALID', versi = 2 where status = 'OPEN'
        and jenis = 'GROUP'`,
    ],
  ],
  ['tanggal_toko', ['toko'], [`update toko set tgl_system = '2030-01-01' where kode_toko = 'T2'`]],
  ['tanggal_toko', ['toko'], [`update toko set tgl_system = '2026-11-20' where kode_toko = 'T2'`]],
  ['tanggal_toko', ['toko'], [`update toko set tgl_system = '2026-11-22' where kode_toko = 'T2'`]],
  ['tanggal_toko', ['toko'], [`update toko set status = 'TUTUP' where kode_toko = 'T2'`]],
  ['ujung_rantai', ['toko'], [`delete from toko where kode_toko = 'T1'`]],
  ['ujung_rantai', ['rantai'], [`delete from rantai where kode_toko = 'T1'`]],
  [
    'ujung_rantai',
    ['rantai'],
    [`update rantai set penyegel = '${newId()}' where kode_toko = 'T2'`],
  ],
  ['otorisasi', ['otorisasi'], [`update otorisasi set pemberi = 'OWN'`]],
  ['otorisasi', ['otorisasi'], [`delete from otorisasi`]],
  ['otorisasi', ['otorisasi'], [`update otorisasi set sesudah = '{"harga": "1"}'`]],
  ['otorisasi', ['otorisasi'], [`update otorisasi set diminta_oleh = 'KASIR2'`]],
  ['otorisasi', ['otorisasi'], [`update otorisasi set alasan = 'lain'`]],
  [
    'cetak_nota',
    ['cetak_nota'],
    [
      `insert into cetak_nota (kode_toko, id_dokumen, n, oleh) select 'T1', id, 2, 'KASIR1'
        from dokumen where kode_toko = 'T1' limit 1`,
    ],
  ],
  ['harga_group', ['harga_group'], [`delete from harga_group`]],
  [
    'harga_group',
    ['harga_group'],
    [`update harga_group set harga_ke = 1 where kode_toko = 'T1' and harga_dari is null`],
  ],
  ['harga_group', ['group_harga'], [`update group_harga set harga = 1 where kode_toko = 'T1'`]],
  ['riwayat_master', ['riwayat_master'], [`delete from riwayat_master`]],
  [
    'riwayat_master',
    ['para_akun_transaksi'],
    [`update para_akun_transaksi set nomor_akun = '3103' where kode_akun = 'CASH'`],
  ],
  [
    'riwayat_master',
    ['parameter'],
    [`insert into parameter (kode_toko, key, value) values ('T1', 'SKIP_VALIDASI_MODULE', 'true')`],
  ],
  ['permintaan', ['permintaan'], [`delete from permintaan`]],
  [
    'permintaan',
    ['permintaan'],
    [
      `update permintaan set id_posting = (select id from posting
        where kode_toko = 'T1' and urut = 1) where kode_toko = 'T1'`,
    ],
  ],
  [
    'nomor_barcode',
    ['barang', 'nomor_barcode'],
    [
      `update barang set kode_barcode = (barcode_baru('T1', 1))[1]
        where kode_barcode = '${piece(29)}'`,
      `update nomor_barcode set urut = 0`,
    ],
  ],
  ['tgl_masuk', ['barang'], [`update barang set tgl_masuk = '2020-01-01' where kode_toko = 'T1'`]],
  [
    'rekap_gram',
    ['rekap_harian_gram'],
    [`update rekap_harian_gram set saldo_kotor = 1, saldo_murni = 1 ${hari('2026-11-22')}`],
  ],
  ['rekap_gram', ['rekap_harian_gram'], [`delete from rekap_harian_gram ${hari('2026-11-22')}`]],
  [
    'rekap_gram',
    ['rekap_harian_gram'],
    [
      `update rekap_harian_gram set kotor_masuk = kotor_masuk + 5, kotor_keluar = kotor_keluar + 5
        ${hari('2026-11-21')}`,
    ],
  ],
  ['rekap_stok', ['rekap_harian_stok'], [`update rekap_harian_stok set berat = 1, murni = 1`]],
  ['rekap_stok', ['rekap_harian_stok'], [`update rekap_harian_stok set harga_pokok = 1`]],
  [
    'rekap_stok',
    ['rekap_harian_stok'],
    [`update rekap_harian_stok set qty = 1 ${hari('2026-11-21')}`],
  ],
])('%s tells of a change to %s', async (check, tables, statements) => {
  const { owner } = shops
  await owner.query('set session_replication_role = replica')
  for (const table of tables) await owner.query(`create temp table asli_${table} as table ${table}`)
  const found: Difference[] = []
  try {
    for (const statement of statements)
      expect((await owner.query(statement)).rowCount).toBeGreaterThan(0)
    for (const shop of ['T1', undefined])
      if (!found.some(({ pemeriksaan }) => pemeriksaan === check))
        found.push(...(await differences(shop)))
  } finally {
    for (const table of tables) {
      await owner.query(`delete from ${table}`)
      // What the database derives itself is not put back.
      const { rows } = await owner.query<{ kolom: string }>(`select string_agg(
          format('%I', attname), ', ' order by attnum) as kolom from pg_attribute
        where attrelid = '${table}'::regclass and attnum > 0 and attgenerated = ''
          and not attisdropped`)
      const kolom = rows[0]?.kolom
      await owner.query(`insert into ${table} (${kolom}) select ${kolom} from asli_${table}`)
      await owner.query(`drop table asli_${table}`)
    }
    await owner.query('set session_replication_role = origin')
  }
  expect(found.map(({ pemeriksaan }) => pemeriksaan)).toContain(check)
})

test('and finds nothing once all of it is put back', async () =>
  expect(await differences()).toEqual([]))
