import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Document } from '#kernel/document'
import { house } from '../src/house.ts'
import { cincin, dataOf, terimaCincin } from './cincin.ts'
import { berkasSalah } from './contoh-external.ts'
import { contohManual, isiManual } from './contoh-manual.ts'
import { contohMember, isiMember } from './contoh-member.ts'
import { contohPasar, isiPasar, mainkanPasar } from './contoh-pasar.ts'
import { contohSupplier } from './contoh-supplier.ts'
import { contohUang, hutangTono, upahSarno } from './contoh-uang.ts'
import { openKantong, type TokoKantong } from './kantong.ts'
import { lewatTengahMalam, openShop, type Person, type Shop } from './shop.ts'

// Every document that can be taken back, made and taken back: nothing of it is left in any book.
let toko: TokoKantong
let shop: Shop
let spv: Person
let kasir: Person
let barang: string[] = []
let tutupPasar: (() => Promise<void>) | undefined

const alasan = 'Salah pencet, dibuat ulang'
const sortirCuci = { timbang: 4.12, tujuan: 'SORTIR_CUCI' }
/**
 * How one of each is made: rings of 4,120 gr lie in tray A01, another tray is in the safe, bags
 * of bought gold at the counter.
 */
/** A transfer that the bank's statement does not have. */
let transfer: object = {}
/** A receipt of pieces that no other example moves, for what is paid of it. */
let diterima = ''
async function transferDiBuku(): Promise<object> {
  const uang = contohUang.UANG_BANK()
  dataOf(await spv.post(uang.path, { ...uang.body, jumlah: 412_301 }))
  const baris = { tgl: '2026-11-21', keterangan: 'Bunga', no_ref: null, masuk: 4_123, keluar: 0 }
  dataOf(
    await spv.post('rekening-koran/simpan', {
      ...{ no_rekening: '1234567890', bentuk: 'TABEL', nama_file: null, judul: null },
      ...{ peran: null, urutan: null, saldo_awal: 0, saldo_akhir: 4_123, baris: [baris] },
    }),
  )
  const { id, n } = (await spv.get('rekonsiliasi-bank')).json.data.kas[0]
  return { id, n }
}

const contoh: Readonly<Record<string, () => { readonly path: string; readonly body: object }>> = {
  ...contohUang,
  ...contohManual,
  ...contohMember,
  ...contohPasar,
  ...contohSupplier(() => ({
    ...{ diterima, kantong: toko.kantong(5), barcode: barang[4] ?? '' },
  })),
  TAMBAH_BARANG: () => ({
    path: 'barang/tambah',
    body: {
      asal: 'SUPPLIER',
      baris: [cincin, { ...cincin, berat: 3.917, harga_pokok: 5_901_000 }],
    },
  }),
  PENERIMAAN_BARANG: () => ({
    path: 'penerimaan-barang/simpan',
    body: {
      supplier: 'UBS',
      no_surat: 'SJ-4123',
      baris: [{ ...cincin, berat: 4.123, berat_kirim: 4.123, diterima: true }],
    },
  }),
  PINDAH_BARANG: () => ({
    path: 'pindah-barang/simpan',
    body: {
      kode_gudang: 'BRANKAS',
      kode_baki: 'B01',
      keterangan: null,
      baris: [barang[0], barang[1]].map((kode_barcode) => ({ kode_barcode, dari_baki: 'A01' })),
    },
  }),
  SETORAN_EMAS: () => ({
    path: 'setoran-emas/simpan',
    body: {
      penerima: 'Pak Hadi',
      keterangan: null,
      // The first as the book has it, the second beyond the tolerance: it loses gold and cost.
      baris: [
        { kode_kantong: toko.kantong(1), timbang: 4.12, no_segel: 'SG-4123' },
        { kode_kantong: toko.kantong(2), timbang: 3.987 },
      ],
    },
  }),
  SORTIR: () => ({
    path: 'sortir-pembelian/simpan',
    body: {
      keterangan: null,
      // Tested poorer than it was bought; the other is lighter than the tolerance allows.
      baris: [
        { ...sortirCuci, kode_kantong: toko.kantong(1), kadar_uji: 74.3, cara_uji: 'XRF' },
        { kode_kantong: toko.kantong(2), timbang: 3.987, tujuan: 'SORTIR_JUAL' },
      ],
    },
  }),
  PINDAH_SORTIR: () => ({
    path: 'pindah-sortir/simpan',
    body: {
      keterangan: 'Masih bagus',
      baris: [{ kode_kantong: toko.kantong(4), timbang: 4.091, tujuan: 'SORTIR_LEBUR' }],
    },
  }),
  KIRIM_CUCI: () => ({
    path: 'kirim-barang-cuci/simpan',
    body: {
      ...{ kode_tukang: 'SARNO', proses: 'SEPUH', tgl_janji: '2026-11-30', keterangan: null },
      baris: [{ kode_kantong: toko.kantong(4), timbang: 4.091 }],
    },
  }),
  LEBUR: () => ({
    path: 'lebur-emas/simpan',
    body: {
      ...{ kode_tukang: 'SARNO', no_segel: 'SG-1', sisa_lebur: true, keterangan: null },
      baris: [{ kode_kantong: toko.kantong(5), timbang: 1.987 }],
    },
  }),
  TRANSFER_HILANG: () => ({
    path: 'rekonsiliasi-bank/transfer-hilang',
    body: { ...transfer, no_rekening: '1234567890', alasan: 'Tidak pernah datang' },
  }),
  SALDO_AWAL_KAS: () => ({
    path: 'cash/saldo-awal',
    body: { tempat: 'BANK', no_rekening: '1234567890', jumlah: 25_000_750, keterangan: null },
  }),
  HITUNG_BRANKAS: () => ({
    path: 'hitung-brankas/selesai',
    body: { tas: [{ no_segel: 'TAS-1' }] },
  }),
  UPDATE_BARANG_EXTERNAL: () => berkasSalah(barang),
  HANCUR_BARANG: () => ({
    path: 'hancur-data-barang-psu/simpan',
    body: {
      alasan,
      baris: [
        { kode_barcode: barang[2], cara: 'PECAH', berat_hasil: 4.017, nama_baru: null },
        { kode_barcode: barang[3], cara: 'SUSUT', berat_hasil: 4.101, nama_baru: null },
      ],
    },
  }),
}

const batalOf = ({ commands }: Pick<Document, 'commands'>) =>
  Object.values(commands).find(({ exact }) => exact)
const dibatalkan = house.documents.flatMap((document) => {
  const batal = batalOf(document)
  // Another shop lets it go: kirim-uang.test.ts, kirim-barang.test.ts.
  if (document.name === 'KIRIM_UANG' || document.name === 'KIRIM_BARANG') return []
  if (document.name === 'SETOR_PAJAK') return [] // no tax is owed here: setor-pajak.test.ts
  if (document.name === 'BAYAR_BONUS') return [] // of closed days: bayar-bonus.test.ts
  if (document.name === 'SALDO_AWAL_AKUN') return [] // of a day before: saldo-awal-akun.test.ts
  return batal ? [[document.name, batal] as const] : []
})

/** What the books say is in the shop: pieces where they lie, each account, documents that stand. */
const keadaan = () =>
  shop.rows<{ apa: string }>(sql`
    select 'barang ' || kode_barcode || ' ' || (to_jsonb(b) - 'versi' - 'id_pemegang')::text as apa
      from kencana.barang b where status <> 'BATAL'
    union all select 'gram ' || akun || ' ' || kadar || ' ' || sum(kotor) || ' ' || sum(murni)
      from kencana.gram group by akun, kadar having sum(kotor) <> 0 or sum(murni) <> 0
    union all select 'jurnal ' || nomor_akun || ' ' || sum(debit - kredit)
      from kencana.jurnal group by nomor_akun having sum(debit - kredit) <> 0
    union all select 'dokumen ' || d.nomor from kencana.dokumen d
      join kencana.status_dokumen s using (kode_toko, id)
      where s.status <> 'BATAL' and d.prefix <> 'BT'
    union all select concat_ws(' ', 'poin', kode_member, saldo) from kencana.saldo_poin
    union all select concat_ws(' ', 'hadiah', kode_hadiah, saldo) from kencana.saldo_hadiah
    union all select 'kantong ' || (to_jsonb(k) - 'versi')::text from kencana.kantong k
    union all select concat_ws(' ', 'kas', jenis, coalesce(no_rekening, laci),
        sum(jumlah_in - jumlah_out), sum(fee * sign(jumlah_in - jumlah_out)))
      from kencana.kas group by jenis, coalesce(no_rekening, laci)
      having sum(jumlah_in - jumlah_out) <> 0 order by 1`)

beforeAll(async () => {
  const pasar = await mainkanPasar(lewatTengahMalam)
  tutupPasar = () => pasar.shopee.tutup()
  toko = await openKantong(openShop(undefined, undefined, true, pasar.config))
  ;({ shop, spv } = toko)
  kasir = await shop.person('KASIR', 'kasir9', '/beranda')
  dataOf(
    await spv.post('gudang/create', {
      kode_gudang: 'BRANKAS',
      nama_gudang: 'Brankas',
      jenis_gudang: 'MASTER',
    }),
  )
  dataOf(
    await spv.post('baki/create', {
      kode_baki: 'B01',
      nama_baki: 'B01',
      kode_gudang: 'BRANKAS',
      berat_baki: 350,
      kapasitas: 50,
      status_baki: 'READY',
    }),
  )
  dataOf(
    await spv.post('paratransaksi/create', {
      kode_transaksi: 'LEBIH',
      nama_transaksi: 'Uang Lebih',
      jenis_transaksi: 'MASUK',
      nomor_akun: '6199',
    }),
  )
  dataOf(
    await spv.post('rekenings/create', {
      no_rekening: '555',
      nama_rekening: 'CADANGAN',
      kode_bank: 'BCA',
    }),
  )
  const own = await shop.person('OWN')
  for (const modul of [
    'GESEK_TUNAI_MODULE',
    'AKUNTANSI_MODULE',
    'SEPUHAN_MODULE',
    'BARANG_EXTERNAL_MODULE',
  ])
    dataOf(await own.put(`para-system/key/${modul}`, { value: true }))
  await isiManual(own, spv)
  await isiMember(own, spv)
  dataOf(await own.put('para-system/key/SORTIR_MASA_TUNGGU', { value: 0 }))
  const sortir = [
    { ...sortirCuci, kode_kantong: toko.kantong(4) },
    { kode_kantong: toko.kantong(5), timbang: 2, tujuan: 'SORTIR_LEBUR' },
  ]
  dataOf(await spv.post('sortir-pembelian/simpan', { baris: sortir, keterangan: null }))
  dataOf(await spv.postApproved('cash/saldo-awal', { tempat: 'KAS', jumlah: 9_000_000 }, 'own'))
  dataOf(await spv.postApproved('cash/laci/modal', { jumlah: 6_000_000 }, 'own'))
  const gesek = contohUang.GESEK_TUNAI().body // a card that owes something
  dataOf(await spv.postApproved('non-cash/gesek-tunai', { ...gesek, no_ref: 'A-1' }, 'own'))
  const cair = contohUang.SETTLEMENT().body // and of which the bank has brought something
  dataOf(await spv.post('settlement/simpan', { ...cair, kotor: 50_123, no_ref: 'B-1' }))
  barang = await terimaCincin(spv, 5, 'SUPPLIER')
  await isiPasar(shop, [own, spv], pasar.shopee, barang[3] ?? '')
  transfer = await transferDiBuku()
  diterima = (await spv.get('hutang-supplier/pilihan')).json.data[0].nomor
  await upahSarno(toko)
  await hutangTono(toko)
})
afterAll(async () => {
  await shop.close()
  await tutupPasar?.()
})

it('has an example of every document that can be taken back', () =>
  expect(Object.keys(contoh).toSorted(), 'Say in `contoh` above how one is made.').toEqual(
    dibatalkan.map(([name]) => name).toSorted(),
  ))

describe.each(dibatalkan)('%s', (name, batal) => {
  let nomor = ''
  let semula: object[] = []
  let sesudah: object[] = []

  it('is made', async () => {
    const { body, path } = contoh[name]?.() ?? { body: {}, path: '' }
    semula = await keadaan()
    nomor = String(dataOf(await spv.postApproved(path, body, 'own'))['nomor'])
    sesudah = await keadaan()
    expect(sesudah).not.toEqual(semula)
  })

  it('is taken back by nobody without the right or the reason', async () => {
    expect((await kasir.post(batal.path, { nomor, alasan })).status).toBe(403)
    expect((await spv.post(batal.path, { nomor, alasan: 'x' })).status).toBe(400)
    expect((await spv.post(batal.path, { nomor: 'XX-GS1-261121-0001', alasan })).status).toBe(404)
    expect(await keadaan()).toEqual(sesudah)
  })

  it('asks for its approval, if it has one', async () => {
    const asked = batal.authorise && (await spv.post(batal.path, { nomor, alasan }))
    expect(asked && asked.json.details?.kategori).toBe(batal.authorise)
    expect(await keadaan()).toEqual(sesudah)
  })

  it('is taken back by a document of its own that leaves nothing, once', async () => {
    const { json } = await spv.postApproved(batal.path, { nomor, alasan }, 'own')
    expect(json.data?.nomor).toMatch(/^BT-GS1-261121-\d{4}$/)
    expect(await keadaan()).toEqual(semula)
    expect(
      await shop.rows(sql`select d.jenis, a.nomor, s.status from kencana.dokumen d
        join kencana.dokumen a on a.kode_toko = d.kode_toko and a.id = d.id_asal
        join kencana.status_dokumen s on s.kode_toko = a.kode_toko and s.id = a.id
        where d.nomor = ${json.data?.nomor}`),
    ).toEqual([{ jenis: batal.undoes, nomor, status: 'BATAL' }])
    const again = await spv.postApproved(batal.path, { nomor, alasan }, 'own')
    expect([again.status, again.json.message]).toEqual([422, `${nomor} Sudah Dibatalkan`])
  })
})

it('was told of each, before it was made and taken back, what was posted then', () => {
  expect(shop.tinjauan?.beda).toEqual([])
  const dilihat = [...(shop.tinjauan?.dilihat ?? [])]
  const asked = dibatalkan.flatMap(([name, { path }]) => [
    `${name} ${contoh[name]?.().path}`,
    `${name} ${path}`,
  ])
  expect(asked.filter((one) => !dilihat.includes(one))).toEqual([])
})

it('leaves books that agree', async () => expect(await shop.audit()).toEqual([]))
