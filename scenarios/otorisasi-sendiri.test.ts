import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mulaiPasskey, simpanPasskey } from '#modules/pengguna/passkey/passkey.calls'
import {
  dibuat,
  dijawab,
  testPasskey,
  type TestPasskey,
} from '#modules/pengguna/passkey/test-passkey.server'
import { testPassword } from '#server/test-http'
import { dataOf } from './cincin.ts'
import { padaHariToko, tanpaNota, temuanOf } from './mata.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A shop with one person in it, who owns it: what needs a second word is said by himself, by his
// passkey and after a while, and everybody can see later that it was so.
let shop: Shop
let own: Person
let passkey: TestPasskey
let hitung = 0

const validasi = 'validasi/simpan/jualbeli'

/** Buys gold of the public, paid by transfer; the visit waits for its validation. */
async function dibeli(berat: number): Promise<{ penjualan: string[]; pembelian: string[] }> {
  const [rekening] = await shop.rows(sql<{ no_rekening: string }>`select no_rekening from rekening`)
  const pembelian = { jenis: 'BELI', baris: [tanpaNota(berat)] }
  const { total } = Object(dataOf(await own.post('pembelian/hitung', pembelian)))
  const saved = dataOf(
    await own.post('penjualan/simpan', {
      kode_sales: 'SLS1',
      baris: [],
      nama_customer: 'BUDI',
      alamat_customer: 'Jalan Kenari 1',
      no_hp: '087712345678',
      pembelian: { ...pembelian, jenis_identitas: 'KTP', no_identitas: '3275010112345678' },
      pembayaran: [{ jenis: 'TRANSFER', jumlah: total, no_rekening: rekening?.no_rekening }],
      total: -total,
    }),
  )
  const nomor = String(saved['no_faktur_group'])
  return { penjualan: [nomor], pembelian: [nomor] }
}

const ditanya = async (body: object): Promise<string> => {
  const { json } = await own.post(validasi, body)
  expect(json.details).toMatchObject({ kategori: 'VALIDASI_BELI_SENDIRI' })
  return String(json.details?.['no_otorisasi'])
}
const mulai = (no: string) => own.post('authorisation/sendiri/mulai', { no_otorisasi: [no] })
const tunjukkan = async (no: string) => {
  const siapa = { user_id: 'own', no_otorisasi: [no] }
  const { json } = await own.post('authorisation/passkey/mulai', siapa)
  hitung += 1
  const jawab = dijawab(passkey, String(json.data?.tantangan), { hitung })
  return own.post('authorisation/passkey', { ...siapa, ...jawab, keterangan: 'toko sepi' })
}
/** The clock of the server is so many seconds from the end of the waiting. */
const tinggal = (detik: number) =>
  shop.paksa([
    sql`update kencana.otorisasi set sendiri_siap = now() + make_interval(secs => ${detik})
      where status = 'DIMINTA' and sendiri_siap is not null`,
  ])
const status = async ({ pembelian }: { readonly pembelian: readonly string[] }) => {
  const [row] = await shop.rows(sql<{ status: string }>`select s.status from dokumen g
    join dokumen d on d.id_group = g.id and d.jenis = 'PEMBELIAN'
    join status_dokumen s on s.id = d.id where g.nomor = ${pembelian[0]}`)
  return row?.status
}

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  dataOf(await own.post('penjualan/harga-hari-ini', {}))
}, 60_000)
afterAll(() => shop.close())

describe('the only approver of a shop', () => {
  it('needs a passkey, and is told so before he begins to wait', async () => {
    expect((await own.get('authorisation/sendiri')).json.data).toEqual({ boleh: true, menit: 15 })
    const no = await ditanya(await dibeli(3.457))
    expect((await mulai(no)).json.message).toBe('Pemberi Ini Belum Punya Passkey Untuk Alamat Ini')
    passkey = testPasskey('pemilik')
    const { json } = await own.post(mulaiPasskey.path, { password: testPassword })
    const made = dibuat(passkey, json.data.tantangan)
    dataOf(await own.post(simpanPasskey.path, { nama: 'Ponsel', ...made }))
  })

  it('waits as long as the server counts, and only then his passkey counts', async () => {
    const body = await dibeli(3.457)
    const no = await ditanya(body)
    const sandi = { user_id: 'own', password: testPassword, kategori: 'VALIDASI_BELI_SENDIRI' }
    expect((await own.post('authorisation', { ...sandi, no_otorisasi: no })).status).toBe(403)
    expect((await tunjukkan(no)).json.message).toBe('Waktu Tunggu Belum Habis')
    const { sisa } = dataOf(await mulai(no))
    expect(sisa).toBeGreaterThan(890)
    expect(sisa).toBeLessThanOrEqual(900)
    await tinggal(61)
    // Who begins again waits on, and the same question asked again is the same one.
    expect(await ditanya(body)).toBe(no)
    expect(dataOf(await mulai(no))['sisa']).toBeLessThanOrEqual(61)
    expect((await tunjukkan(no)).json.message).toBe('Waktu Tunggu Belum Habis')
    expect((await own.post(validasi, body, { approvals: [no] })).status).toBe(403)
    expect(await status(body)).toBe('OPEN')
    await tinggal(0)
    expect((await tunjukkan(no)).json.message).toBe('Otorisasi Berhasil')
    dataOf(await own.post(validasi, body, { approvals: [no] }))
    expect(await status(body)).toBe('VALID')
    expect((await own.post(validasi, body, { approvals: [no] })).status).not.toBe(200)
  })

  it('did not wait, whatever the door let through: the posting refuses', async () => {
    const body = await dibeli(3.119)
    const no = await ditanya(body)
    await shop.paksa([
      sql`update kencana.otorisasi set status = 'DISETUJUI', cara = 'SENDIRI', pemberi = 'own',
          diputus_pada = now(), sendiri_siap = now() + interval '7 minutes' where no_otorisasi = ${no}`,
    ])
    for (const approvals of [[no], []]) {
      const { json } = await own.post(validasi, body, { approvals })
      expect(json.message).toBe('Otorisasi Tidak Berlaku Lagi, Minta Otorisasi Kembali')
    }
    expect(await status(body)).toBe('OPEN')
  })

  it('is named in the books, in the report and among what is odd', async () => {
    const kept = await shop.rows(
      sql`select otorisasi->0->>'cara' as cara, otorisasi->0->>'pemberi' as pemberi, oleh
        from posting where jsonb_array_length(otorisasi) > 0`,
    )
    expect(kept).toEqual([{ cara: 'SENDIRI', pemberi: 'own', oleh: 'own' }])
    const [kini] = await shop.rows(sql<{ dari: string; sampai: string }>`select
      (s - interval '1 day')::date::text as dari, s::date::text as sampai
      from (select now() at time zone 'Asia/Jakarta' as s) x`)
    const { json } = await own.post('authorisation/report-otorisasi', {
      tgl_from: kini?.dari,
      tgl_to: kini?.sampai,
      status: 'DIPAKAI',
    })
    expect(json.data.rows).toMatchObject([
      { cara: 'SENDIRI', peminta: 'OWN', pemberi: 'OWN', alasan: 'toko sepi' },
    ])
    await padaHariToko(shop)
    expect(await temuanOf(own, 'OTORISASI_SENDIRI')).toMatchObject([{ user_id: 'own' }])
    expect(await shop.audit()).toEqual([])
  })

  it('is it no longer once somebody else may approve, not even for what he approved', async () => {
    const body = await dibeli(2.503)
    const no = await ditanya(body)
    dataOf(await mulai(no))
    await tinggal(0)
    dataOf(await tunjukkan(no))
    const bukanSaya = async (who: typeof own): Promise<boolean[]> => {
      const { json } = await who.get('validasi/all')
      const { kunjungan } = json.data[0]
      return kunjungan.map((each: { orang_lain: boolean }) => each.orang_lain)
    }
    expect(await bukanSaya(own)).not.toContain(true)
    const spv = await shop.person('SPV')
    expect(await bukanSaya(own)).toContain(true)
    expect(await bukanSaya(spv)).not.toContain(true)
    const late = await own.post(validasi, body, { approvals: [no] })
    expect(late.json.message).toBe(
      `Pembelian ${body.pembelian[0]} Harus Divalidasi Oleh Orang Lain, Minta Kasir Atau SPV Lain`,
    )
    expect(await status(body)).toBe('OPEN')
    expect((await own.get('authorisation/sendiri')).json.data).toMatchObject({ boleh: false })
    expect((await mulai(no)).json.message).toBe(
      'Ada Pemberi Otorisasi Lain Di Toko Ini, Minta Persetujuannya',
    )
    dataOf(await spv.post(validasi, body))
    expect(await shop.audit()).toEqual([])
  })
})
