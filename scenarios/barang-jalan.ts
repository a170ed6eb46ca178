import { sql, type RawBuilder } from 'kysely'
import { expect } from 'vitest'
import { audit } from '#server/audit/audit'
import { openDb } from '#server/db'
import { freePort } from '#server/postgres/processes'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'
import { cincin, dataOf } from './cincin.ts'
import { fillMasters, openShop, personOf, type Person, type Shop } from './shop.ts'

/** A shop of the chain with those who send, receive and agree. */
export interface TokoUji {
  readonly kode: string
  readonly spv: Person
  readonly own: Person
}

/** Odd figures, so that a wrong formula answers otherwise: grams and rupiah. */
export const isi = [
  { berat: 4.123, harga_pokok: 6_211_003 },
  { berat: 2.457, harga_pokok: 3_711_007 },
  { berat: 3.019, harga_pokok: 4_530_011 },
  { berat: 5.231, harga_pokok: 7_903_013 },
  { berat: 1.871, harga_pokok: 2_805_017 },
] as const

/** A shop with its masters, who owns it and who works there; the module is on. */
async function petugas(http: TestHttp, kode: string, disalin = false): Promise<TokoUji> {
  const id = kode.toLowerCase()
  const own = personOf(http, `own.${id}`, await http.token(`own.${id}`, 'OWN', kode))
  const spv = personOf(http, `spv.${id}`, await http.token(`spv.${id}`, 'SPV', kode))
  await fillMasters(own, disalin)
  dataOf(await own.put('para-system/key/KIRIM_BARANG_MODULE', { value: true }))
  return { kode, own, spv }
}

/** Two shops or more of one server, with the module on. */
export async function rantaiBarang(kode: readonly string[]) {
  const http = await createTestHttp({ house, modules: servedModules })
  const toko: TokoUji[] = []
  for (const [at, satu] of kode.entries()) {
    await http.addShop(satu, at === 0 ? 'PUSAT' : 'CABANG')
    toko.push(await petugas(http, satu))
  }
  return { http, toko }
}

/** What the owner of a database may, with its history. */
async function olehPemilik({ http }: Shop, statement: RawBuilder<unknown>): Promise<void> {
  const owner = openDb(http.database.ownerUrl)
  try {
    await owner.chain.rows(statement)
  } finally {
    await owner.close()
  }
}

/**
 * The head office with GS1 on one server, GS2 with GS3 on another with a database of its own: they
 * write to each other over ports.
 */
export async function empatTokoDuaServer() {
  const [portA, portB] = [await freePort(), await freePort()]
  const [a, b] = [`http://127.0.0.1:${portA}`, `http://127.0.0.1:${portB}`]
  const portalToken = 'rahasia-bersama-0123456789-abcdefgh'
  const pusat = await openShop('PUSAT', undefined, undefined, {
    ...{ portalToken, portalHosts: [`127.0.0.1:${portB}`] },
  })
  const jauh = await openShop('GS2', undefined, undefined, {
    ...{ portalToken, portalPusat: `${a}/portal/PUSAT` },
  })
  for (const kode of ['GS1', 'GS2', 'GS3']) await pusat.http.addShop(kode)
  await olehPemilik(
    pusat,
    sql`update toko set portal = ${`${b}/portal/`} || kode_toko where kode_toko in ('GS2', 'GS3')`,
  )
  await jauh.http.addShop('GS3')
  await olehPemilik(jauh, sql`update toko set no_toko = no_toko + 2, jenis_toko = 'CABANG'`)
  await pusat.http.app.listen({ port: portA, host: '127.0.0.1' })
  await jauh.http.app.listen({ port: portB, host: '127.0.0.1' })
  const di = { PUSAT: pusat, GS1: pusat, GS2: jauh, GS3: jauh } as const
  type Kode = keyof typeof di
  const letak = Object.entries(di).map(([kode, { http }]) => ({ kode, http }))
  const toko: Partial<Record<Kode, TokoUji>> = {}
  const orang = (kode: Kode): TokoUji => {
    const found = toko[kode]
    if (!found) throw new Error(`${kode} has nobody yet`)
    return found
  }
  /** All letters have been read, also the answers to them. */
  const surat = async (): Promise<void> => {
    while ((await pusat.http.runner.work()) + (await jauh.http.runner.work()) > 0);
  }
  return {
    pusat,
    letak,
    /** The masters of the head office are there: the others get theirs. */
    lengkapi: async (): Promise<void> => {
      for (const kode of ['PUSAT', 'GS1', 'GS2', 'GS3'] as const)
        toko[kode] = await petugas(di[kode].http, kode, true)
    },
    /** A piece goes from one to another, where it weighs so much; null: it never comes. */
    antar: async (
      [dari, ke]: readonly [Kode, Kode],
      barcode: string,
      no: string,
      mg: number | null,
    ) => {
      dataOf(await kirim(orang(dari), paketDari(ke, [barcode], { no_kirim: no })))
      await surat()
      if (mg !== null) {
        const { nomor } = await datang(orang(ke), no)
        const masuk = terimaan(nomor, [timbang(barcode, mg / 1_000)], { alasan_selisih: 'Timbang' })
        const { own, spv } = orang(ke)
        dataOf(await spv.postApproved('terima-barang/simpan', masuk, own.user_id))
      } else {
        const { own, spv } = orang(dari)
        const { nomor } = await dikirim(orang(dari), no)
        const isi = { nomor, alasan: 'Kurir tidak menyerahkannya' }
        dataOf(await spv.post('kirim-barang/tarik', isi))
        dataOf(await spv.postApproved('kirim-barang/hilang', isi, own.user_id))
      }
      await surat()
    },
    audit: async () => [...(await pusat.audit()), ...(await jauh.audit())],
    close: async (): Promise<void> => {
      await pusat.close()
      await jauh.close()
    },
  }
}

/** Pieces of these weights lie in a tray; answers their barcodes. */
export async function sediakan({ spv }: TokoUji, banyak: number): Promise<string[]> {
  const baris = isi.slice(0, banyak).map((one) => ({ ...cincin, ...one }))
  const { barang } = dataOf(await spv.post('barang/tambah', { asal: 'SALDO AWAL', baris }))
  if (!Array.isArray(barang)) throw new Error('no pieces were received')
  return barang.map(({ kode_barcode }: { kode_barcode: string }) => kode_barcode)
}

export const paketDari = (tujuan: string, barcode: readonly string[], lain: object = {}) => ({
  ...{ tujuan, no_segel: 'SG-41', kurir: 'Pak Hadi', nilai_asuransi: 25_000_000, foto: null },
  ...{ keterangan: 'Isi etalase', baris: barcode.map((kode_barcode) => ({ kode_barcode })) },
  ...lain,
})

/** What the books of a shop say of goods between shops: grams by account, rupiah by account. */
export function bukuDari({ database }: TestHttp) {
  const gram = (kode: string) =>
    database.db.rows<{ akun: string; gr: number }>(
      kode,
      sql`select akun, sum(kotor)::int as gr from kencana.gram where akun not in ('SALDO AWAL')
        group by 1 having sum(kotor) <> 0 order by 1`,
    )
  const akun = (kode: string) =>
    database.db.rows<{ nomor_akun: string; saldo: number }>(
      kode,
      sql`select nomor_akun, sum(debit - kredit)::int as saldo from kencana.jurnal
        where nomor_akun <> '3901' group by 1 having sum(debit - kredit) <> 0 order by 1`,
    )
  return {
    gram: async (kode: string) =>
      Object.fromEntries((await gram(kode)).map((row) => [row.akun, row.gr])),
    akun: async (kode: string) =>
      Object.fromEntries((await akun(kode)).map((row) => [row.nomor_akun, row.saldo])),
    /** Where each piece is, in every shop that knows it. */
    letak: async (kode: string) => {
      const rows = await database.db.rows<{ kode_barcode: string; di: string }>(
        kode,
        sql`select kode_barcode, concat_ws(' ', status, kode_baki) as di from kencana.barang
          order by kode_barcode`,
      )
      return Object.fromEntries(rows.map((row) => [row.kode_barcode, row.di]))
    },
    beda: async () => (await audit(database.ownerUrl, () => undefined)).beda,
  }
}

/** Every document sums to zero, gross and fine, in every shop. */
export async function neracaNol({ database }: TestHttp, kode: readonly string[]): Promise<void> {
  for (const satu of kode)
    expect(
      await database.db.rows(
        satu,
        sql`select id_dokumen from kencana.gram group by id_posting, id_dokumen
          having sum(kotor) <> 0 or sum(murni) <> 0`,
      ),
    ).toEqual([])
}

export const timbang = (kode_barcode: string, gr: number) => ({ kode_barcode, timbang: gr })
/** What whoever opens a parcel says of it. */
export const terimaan = (nomor: unknown, baris: readonly object[], lain: object = {}) => ({
  ...{ nomor, segel_terima: 'SG-41', kode_gudang: 'TOKO', kode_baki: 'A01' },
  ...{ sisa: 'LEPAS', alasan_selisih: null, baris, ...lain },
})
export const kirim = (dari: TokoUji, isi: object) =>
  dari.spv.postApproved('kirim-barang/simpan', isi, dari.own.user_id)

type Baris = Record<string, unknown>
const cari = async ({ spv }: TokoUji, daftar: string, no: string): Promise<Baris> => {
  const { data } = (await spv.get(`${daftar}/lihat?q=${no}`)).json
  return data[0]
}
/** A parcel as its sender has it, and as the shop that it goes to. */
export const dikirim = (toko: TokoUji, no: string) => cari(toko, 'kirim-barang', no)
export const datang = (toko: TokoUji, no: string) => cari(toko, 'terima-barang', no)
