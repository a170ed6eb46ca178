import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '#server/audit/audit'
import { isPassword } from '#server/session/password'
import { muatContoh, rantaiContoh } from './muat-contoh.server.ts'
import { ready, type Loaded } from './test-muat.server.ts'

describe('the sample chain', () => {
  let loaded: Loaded
  const count = async (statement: string): Promise<Record<string, number>> => {
    const rows = await loaded.owner.chain.rows(sql.raw<{ nama: string; banyak: number }>(statement))
    return Object.fromEntries(rows.map(({ banyak, nama }) => [nama, banyak]))
  }

  beforeAll(async () => {
    loaded = await ready()
  }, 600_000)
  afterAll(() => loaded?.drop())

  it('balances to the last milligram and rupiah', async () => {
    const result = await audit(loaded.ownerUrl, () => undefined)
    expect(result.beda).toEqual([])
    expect(result.toko).toBe(4)
    expect(result.posting).toBeGreaterThan(1_500)
  })

  it('says the same in notes, money, goods and journal on every day', async () => {
    const beda = await loaded.owner.chain.rows(sql`
      select h.kode_toko, h.tgl_system, u.uji, u.pcs, u.pcs_lain, u.berat, u.berat_lain, u.jumlah,
        u.jumlah_lain
      from (select distinct kode_toko, tgl_system from posting) h,
        kencana.uji_hari(h.kode_toko, h.tgl_system) u
      where (u.pcs, u.berat, u.jumlah)
        is distinct from (u.pcs_lain, u.berat_lain, u.jumlah_lain)`)
    expect(beda).toEqual([])
  })

  it('has four shops with 500 pieces on 15 trays each', async () => {
    const pieces = await count(`select kode_toko as nama, count(*)::int as banyak from barang
      where kode_gudang is not null group by 1`)
    expect(Object.keys(pieces).toSorted()).toEqual(['GS1', 'GS2', 'NQC', 'PUSAT'])
    for (const banyak of Object.values(pieces)) {
      expect(banyak).toBeGreaterThanOrEqual(500)
      expect(banyak).toBeLessThan(560)
    }
    expect(
      await count('select kode_toko as nama, count(*)::int as banyak from baki group by 1'),
    ).toEqual({ PUSAT: 15, GS1: 15, GS2: 15, NQC: 15 })
  })

  it('lived through its business days, the last of them today and still open', async () => {
    const days = await count(`select kode_toko as nama, count(distinct p.tgl_system)::int as banyak
      from penjualan p group by 1`)
    const { hari } = loaded
    expect(days).toEqual({ PUSAT: hari, GS1: hari, GS2: hari, NQC: hari })
    const shops = await loaded.owner.chain.rows(sql`select distinct tgl_system, status from toko`)
    const [last] = await loaded.owner.chain.rows<{ tgl: string }>(
      sql`select (max(saat) at time zone 'Asia/Jakarta')::date::text as tgl from posting`,
    )
    expect(shops).toEqual([{ tgl_system: last?.tgl, status: 'BUKA' }])
    const open = await count(`select kode_toko as nama, count(*)::int as banyak
      from status_dokumen where jenis = 'GROUP' and status = 'OPEN' group by 1`)
    expect(open).toEqual({ PUSAT: 4, GS1: 4, GS2: 4, NQC: 4 })
  })

  it('froze nobody by name or telephone in a document, which is for ever', async () => {
    const people = await count(`select 'orang' as nama, count(*)::int as banyak from pelanggan
      where length(no_hp) > 7 and nama_customer like '% %'`)
    expect(people['orang']).toBeGreaterThan(100)
    const named = `select d.jenis as nama, count(*)::int as banyak
      from dokumen d join pelanggan p on p.kode_toko = d.kode_toko and p.nama_customer like '% %'
        and (strpos(d.isi::text, p.nama_customer) > 0
          or length(p.no_hp) > 7 and strpos(d.isi::text, p.no_hp) > 0)
      group by 1`
    expect(await count(named), 'Freeze id_pelanggan; a person may ask to be forgotten.').toEqual({})
  })

  it('sold, withdrew, cancelled, counted drawers and paid bills', async () => {
    const documents = await count(`select jenis || ' ' || status as nama, count(*)::int as banyak
      from status_dokumen group by 1`)
    expect(documents['PENJUALAN VALID']).toBeGreaterThan(500)
    for (const kind of [
      'PENJUALAN BATAL',
      'BATAL_PENJUALAN VALID',
      'LACI VALID',
      'UANG_KAS VALID',
      'SALDO_AWAL_KAS VALID',
      'TAMBAH_BARANG VALID',
      'TUTUP_HARI TUTUP',
      'PEMBELIAN VALID',
      'NOTA_MANUAL VALID',
      'SETORAN_EMAS VALID',
      'JUAL_LAGI VALID',
      'TITIPAN TITIP',
      'TITIPAN DIPAKAI',
      'SERVICE DIAMBIL',
      'KWITANSI_SERVICE VALID',
      'HUTANG LUNAS',
      'HUTANG AKTIF',
      'KWITANSI_HUTANG VALID',
      'CICILAN AKTIF',
      'KWITANSI_CICILAN VALID',
      'PESANAN DIAMBIL',
      'KWITANSI_PESANAN VALID',
    ])
      expect(documents[kind], kind).toBeGreaterThan(5)
    for (const kind of [
      'BATAL_TITIPAN VALID',
      'KEMBALI_KE_BAKI VALID',
      'EMAS_KEMBALI VALID',
      'HANCUR_PEMBELIAN VALID',
      'SERVICE MASUK',
      'SERVICE SELESAI',
      'KWITANSI_SERVICE OPEN',
      'HUTANG OPEN',
      'HUTANG PEREMAJAAN',
      'HUTANG DITAHAN',
      'HUTANG BATAL',
      'KWITANSI_HUTANG OPEN',
      'KWITANSI_CICILAN OPEN',
      'PESANAN OPEN',
      'PESANAN VALID',
      'PESANAN SELESAI',
      'KWITANSI_PESANAN OPEN',
      'BARANG_CONTOH DIPINJAM',
      'BARANG_CONTOH KEMBALI',
      'PRE_ORDER OPEN',
      'PRE_ORDER CLOSING',
      'PRE_ORDER DITERIMA',
      'KIRIM_BARANG KIRIM',
      'KIRIM_BARANG SISA',
      'KIRIM_BARANG DONE',
      'KIRIM_BARANG BATAL',
      'TERIMA_BARANG KIRIM',
      'TERIMA_BARANG DONE',
      'TERIMA_BARANG TOLAK',
      'TERIMA_BARANG BATAL',
    ])
      expect(documents[kind], kind).toBeGreaterThan(0)
  })

  it('leaves in every shop a piece that came back and waits for its tray', async () => {
    const waiting = await count(`select kode_toko as nama, count(*)::int as banyak from barang
      where status = 'KEMBALI' group by 1`)
    expect(Object.keys(waiting).toSorted()).toEqual(['GS1', 'GS2', 'NQC', 'PUSAT'])
  })

  it('carries what the safe need not hold to the bank, where it shows under its account', async () => {
    const deposited = await count(`select kode_toko as nama, count(*)::int as banyak from kas
      where kategori = 'BANK' and jenis = 'TRANSFER' and no_rekening is not null group by 1`)
    expect(Object.keys(deposited).toSorted()).toEqual(['GS1', 'GS2', 'NQC', 'PUSAT'])
  })

  it('kept its own time: nothing happened in the future or out of order', async () => {
    const wrong = await loaded.owner.chain.rows(sql`select kode_toko, urut from (
        select kode_toko, urut, perintah, saat, tgl_system, lag(saat) over (partition by kode_toko
          order by urut) as sebelum from posting) p join toko using (kode_toko)
      where saat > ${new Date(loaded.options.clock?.millis() ?? Date.now()).toISOString()}::timestamptz or saat <= sebelum
        or (saat at time zone zona)::date <> p.tgl_system and perintah <> 'tutup-toko/mulai'`)
    expect(wrong).toEqual([])
  })

  it('gives every piece a photo that is there', async () => {
    const named = await loaded.owner.chain.rows<{ kode_toko: string; gambar: string }>(
      sql`select distinct kode_toko, gambar from barang`,
    )
    expect(named.length).toBeGreaterThan(100)
    for (const { gambar, kode_toko } of named)
      expect((await loaded.options.files.read(`${kode_toko}/${gambar}`))?.subarray(0, 2)).toEqual(
        Buffer.from([0xff, 0xd8]),
      )
  })

  it('has users of every level with the one password, shown while it is loaded', async () => {
    const shown = await rantaiContoh(loaded.options).users()
    expect(shown?.password).toBe('kencana-contoh')
    expect(shown?.users).toHaveLength(28)
    expect(shown?.users).toContainEqual({ user_id: 'kasir1.gs1', level: 'KASIR', kode_toko: 'GS1' })
    const [row] = await loaded.owner.chain.rows<{ sandi: string }>(
      sql`select sandi from users where user_id = 'spv.nqc'`,
    )
    expect(await isPassword(row?.sandi, 'kencana-contoh')).toBe(true)
  })

  it('is made once', async () => {
    await expect(muatContoh(loaded.options)).rejects.toThrow(
      'Data Contoh Hanya Untuk Database Kosong',
    )
  })

  it('leaves no way to turn the clock of the books', async () => {
    const [row] = await loaded.options.db.transaction('PUSAT', async (tx) => {
      await tx.rows(sql`select set_config('kencana.saat', '2020-01-01', true)`)
      return tx.rows<{ kini: boolean }>(sql`select waktu_kini() = now() as kini`)
    })
    expect(row?.kini).toBe(true)
  })
})
