import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../document/ids.ts'
import { jual } from '../posting/test-sale.ts'
import { openShops, piece, post, type TestShops } from '../posting/test-shop.ts'
import { audit, type Difference } from './audit.ts'

let shops: TestShops
beforeAll(async () => {
  shops = await openShops(30)
  for (let n = 0; n < 5; n += 1) await post(shops.app, jual([piece(n), piece(10 + n)]).isi)
  await post(shops.app, jual([piece(20)], {}, true).isi)
  const koreksi = newId()
  await post(shops.app, {
    dokumen: [{ id: koreksi, jenis: 'KOREKSI_BARANG', prefix: 'JU', status: 'VALID' }],
    tulis: [
      [
        'koreksi_barang',
        [
          {
            id_dokumen: koreksi,
            kode_barcode: piece(21),
            sebelum: { nama_barang: 'CINCIN MODEL 21', size: '' },
            sesudah: { nama_barang: 'CINCIN BELAH', size: '12' },
          },
        ],
      ],
    ],
  })
  const tutup = newId()
  await post(shops.app, {
    toko: 'T2',
    dokumen: [{ id: tutup, jenis: 'TUTUP_TOKO', prefix: 'JU', status: 'VALID' }],
    tulis: [
      [
        'hari',
        [{ id_dokumen: tutup, status: 'TUTUP', tgl_system: '2026-11-21', berikut: '2026-11-22' }],
      ],
    ],
  })
  await shops.owner.query(`select set_config('kencana.toko', 'T2', false), perbarui_rekap_jalan()`)
})
afterAll(() => shops?.close())

/** @param kodeToko asks this shop only, in half of the time; else every shop */
const differences = async (kodeToko?: string): Promise<Difference[]> => {
  const found: Difference[] = []
  const options = kodeToko === undefined ? {} : { kodeToko }
  await audit(shops.database.ownerUrl, (difference) => found.push(difference), options)
  return found
}

test('finds nothing where nothing was touched', async () => {
  const steps: string[] = []
  const result = await audit(shops.database.ownerUrl, () => undefined, {
    kodeToko: 'T1',
    progress: (_, check) => steps.push(check),
  })
  expect(result).toEqual({ toko: 1, posting: 8, beda: [] })
  expect(steps).toContain('rantai')
  expect(steps.length).toBeGreaterThan(15)
  expect(await differences()).toEqual([])
})

const barcode = piece(0)
const sold = `(select id from penjualan where kode_toko = 'T1' order by id limit 1)`
const oldest = `(select id from posting where kode_toko = 'T1' order by urut limit 1)`

/** What somebody with the owner's password might do, and which check reports it. */
test.each([
  [
    'rantai',
    /Isi posting .* tidak sama/,
    `update kas set keterangan = 'lain' where kode_toko = 'T1' and n = 1`,
  ],
  [
    'rantai',
    /Posting nomor urut 3 hilang/,
    `delete from posting where kode_toko = 'T1' and urut = 3`,
  ],
  [
    'rantai',
    /Isi posting/,
    `update dokumen set isi = '{"harga": 1}' where kode_toko = 'T1' and prefix = 'FJ'`,
  ],
  ['rantai', /Isi posting/, `update transisi set oleh = 'ORANG' where kode_toko = 'T1' and n = 1`],
  [
    'rantai',
    /Isi posting/,
    `update penjualan_baris set gambar = 'x' where kode_toko = 'T1' and n = 2`,
  ],
  [
    'rantai',
    /Isi posting/,
    `update koreksi_barang set sesudah = sesudah || '{"size": "12", "x": 1}'`,
  ],
  [
    'ujung_rantai',
    /Ujung rantai mencatat urut 7/,
    `update rantai set urut = 7 where kode_toko = 'T1'`,
  ],
  [
    'baris_asing',
    /Buku gram: baris dengan posting/,
    `insert into gram select kode_toko, '${newId()}', n, id_dokumen, akun, kadar, kotor, murni,
      tgl_system from gram where kode_toko = 'T1' limit 1`,
  ],
  [
    'transisi',
    /transisi ke-2 dari OPEN, sebelumnya VALID/,
    `insert into transisi select kode_toko, ${oldest}, 9, ${sold}, 2, 'x', 'OPEN', 'BATAL',
      tgl_system, saat, oleh from transisi where kode_toko = 'T1' limit 1`,
  ],
  [
    'status_dokumen',
    /status BATAL versi 1, menurut transisinya VALID/,
    `update status_dokumen set status = 'BATAL' where id = ${sold}`,
  ],
  [
    'nomor',
    /Nomor FJ tanggal 2026-11-21: terbit 6, dokumen 5/,
    `delete from dokumen where id = ${sold}`,
  ],
  [
    'hari',
    /Hari 2026-11-21 disegel dengan 1 posting, sekarang 2/,
    `insert into posting select kode_toko, '${newId()}', 0, 1, 'x', tgl_system, saat, oleh, buku,
      null, hash from posting where kode_toko = 'T2' and urut = 1`,
  ],
  [
    'hari',
    /Hari tutup terakhir , menurut buku hari 2026-11-21/,
    `update rantai set tgl_segel = null where kode_toko = 'T2'`,
  ],
  [
    'jurnal',
    /tidak seimbang: debit/,
    `update jurnal set debit = debit + 1 where debit > 0 and n = 1`,
  ],
  [
    'jurnal',
    /memakai akun 7777/,
    `update jurnal set nomor_akun = '7777' where nomor_akun = '4101'`,
  ],
  ['gram', /tidak nol: kotor 1 mg/, `update gram set kotor = kotor + 1 where n = 1`],
  [
    'gram_stok',
    /Gudang TOKO: .* menurut gram, .* menurut barang/,
    `update gram set kotor = kotor - sign(kotor) where id_dokumen = ${sold}`,
  ],
  [
    'saldo_laci',
    /Laci KASIR1: saldo 1, menurut buku kas 5000000/,
    `update saldo_laci set saldo = 1`,
  ],
  [
    'tempat_barang',
    new RegExp(`Barang ${barcode}: ADA di TOKO/A01`),
    `update barang set status = 'ADA', kode_gudang = 'TOKO', kode_baki = 'A01', id_pemegang = null
      where kode_barcode = '${barcode}'`,
  ],
  ['tempat_barang', /versi 7/, `update barang set versi = 7 where kode_barcode = '${barcode}'`],
  [
    'fakta_barang',
    /harga_pokok tercatat 1, menurut bukunya 2500000/,
    `update barang set harga_pokok = 1 where kode_barcode = '${barcode}'`,
  ],
  [
    'fakta_barang',
    /size tercatat 13, menurut bukunya 12/,
    `update barang set size = '13' where kode_barcode = '${piece(21)}'`,
  ],
  [
    'gerak_barang',
    /mulai dari ADA\/LAIN\/A01, sebelumnya berakhir di ADA\/TOKO\/A01/,
    `update gerak_barang set dari_gudang = 'LAIN' where kode_barcode = '${barcode}' and versi = 2`,
  ],
  [
    'jumlah_nota',
    /jumlah kepalanya tidak sama/,
    `update penjualan_baris set pajak_termasuk = 1 where id = ${sold} and n = 1`,
  ],
  [
    'pembayaran',
    /Group FG-T1-.*: dibayar 9999999, tagihan 10000000/,
    `update pembayaran set jumlah = jumlah - 1, diterima = diterima - 1
      where n = 1 and id_group = (select id_group from penjualan where id = ${sold})`,
  ],
  [
    'kas_group',
    /kas dan titipan mencatat 10000001, nota yang valid berjumlah 10000000/,
    `update kas set jumlah_in = jumlah_in + 1 where n = 2 and id_dokumen = ${sold}`,
  ],
  [
    'rekap_gram',
    /Rekap gram 2026-11-21, akun STOK\/TOKO/,
    `update rekap_harian_gram set saldo_kotor = 1 where akun = 'STOK/TOKO'`,
  ],
  [
    'rekap_stok',
    /Rekap stok 2026-11-21, gudang TOKO baki A01: 1 buah/,
    `update rekap_harian_stok set qty = 1`,
  ],
  [
    'rekap_jual',
    /Rekap penjualan 2026-11-21, sales S9/,
    `insert into rekap_harian_jual
      values ('T2', '2026-11-21', 'S9', 'G', 'D', 1, 1, 1, 1, 0, 0, 0, 0, 1, 1)`,
  ],
  [
    'rekap_jalan_jam',
    /Rekap berjalan 2026-11-22, jam 2026-11-22/,
    `insert into rekap_jalan_jam select 'T2', r.urut, t.tgl_system, '2026-11-22 02:00Z', 1, 1, 1, 1
      from rekap_jalan r join toko t using (kode_toko) where kode_toko = 'T2'`,
  ],
  [
    'rekap_jalan',
    /Rekap berjalan 2026-11-2\d, sales S9/,
    `insert into rekap_jalan_jual
      select 'T2', '2026-11-28', 'S9', 'G', 'D', 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0,
        urut
      from rekap_jalan where kode_toko = 'T2'`,
  ],
  [
    'rekap_bayar',
    /Rekap pembayaran 2026-11-21, (?:CASH|DEBET)/,
    `insert into rekap_harian_bayar values ('T2', '2026-11-21', 'CASH', '', 'x', 1, 0, 1, 1)`,
  ],
  [
    'rekap_titipan',
    /Rekap titipan 2026-11-21, titipan 0{8}-/,
    `insert into rekap_harian_titipan
      values ('T2', '2026-11-21', '00000000-0000-7000-8000-000000000001', 5)`,
  ],
  [
    'transfer_tunggu',
    /Transfer 0{8}-.*: menurut bukunya , menurut proyeksinya \(T2/,
    `insert into transfer_tunggu
      values ('T2', '00000000-0000-7000-8000-000000000001', 1, 1, now())`,
  ],
  [
    'masalah_diabaikan',
    /Masalah 0{8}-.* MENUNGGU diabaikan oleh x/,
    `insert into masalah_diabaikan values ('T2', '00000000-0000-7000-8000-000000000001',
      '00000000-0000-7000-8000-000000000001', 'MENUNGGU', 'x', 'x', now(), now(), 'x')`,
  ],
  [
    'temuan_ditutup',
    /Temuan SATU_ORANG x ditutup oleh x/,
    `insert into temuan_ditutup values ('T2', 'SATU_ORANG', 'x',
      '00000000-0000-7000-8000-000000000001', 'x', now(), now(), 'x')`,
  ],
  [
    'bandrol_setor',
    /Bandrol TIADA: barangnya tidak ada/,
    `insert into bandrol_setor values ('T2', 'TIADA', now(),
      '00000000-0000-7000-8000-000000000001', now(), 'x')`,
  ],
  [
    'rekap_kas',
    /Rekap kas 2026-11-21, CASH/,
    `insert into rekap_harian_kas values ('T2', '2026-11-21', 'CASH', '', 'X', 1, 0, 0, 0)`,
  ],
])('%s tells: %s', async (check, sentence, tamper) => {
  const { owner } = shops
  const table = /^(?:update|insert into|delete from) (\w+)/.exec(tamper)?.[1] ?? ''
  await owner.query(`create temp table asli as table ${table}`)
  // The books' own triggers would refuse it: the attacker removes them first.
  const silent = async (statement: string): Promise<void> => {
    await owner.query(`alter table ${table} disable trigger user`)
    await owner.query(statement)
    await owner.query(`alter table ${table} enable trigger user`)
  }
  // What the database derives itself is not put back.
  const { rows: kolom } = await owner.query<{ kolom: string }>(`select string_agg(
      format('%I', attname), ', ' order by attnum) as kolom from pg_attribute
    where attrelid = '${table}'::regclass and attnum > 0 and attgenerated = ''
      and not attisdropped`)
  const found: Difference[] = []
  try {
    await silent(tamper)
    for (const shop of ['T1', undefined])
      if (!found.some(({ pemeriksaan }) => pemeriksaan === check))
        found.push(...(await differences(shop)))
  } finally {
    await silent(`delete from ${table}`)
    await silent(`insert into ${table} (${kolom[0]?.kolom}) select ${kolom[0]?.kolom} from asli`)
    await owner.query('drop table asli')
  }
  expect(found.find(({ pemeriksaan }) => pemeriksaan === check)?.kalimat).toMatch(sentence)
})

test('and nothing more once it is put back', async () => expect(await differences()).toEqual([]))
