import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, harga } from './cincin.ts'
import { bukaTitip, dengan, titip, type TokoTitip } from './titip.ts'

// A transfer never came, and the deposit that it was for has bought goods, is cancelled, or is
// cancelled in that very moment: the money leaves the account once.
let toko: TokoTitip

const no_rekening = '1234567890'
const alasan = 'Bukti palsu'
const lewat = (jumlah: number, no_ref: string) => [
  { jenis: 'TRANSFER', jumlah, no_rekening, no_ref, fee: 0 },
]
const pernyataan = 'Transfer Ini Dinyatakan Tidak Datang, Batalkan Pernyataannya Lebih Dulu'

interface Baris {
  readonly id: string
  readonly n: number
  readonly no_ref: string | null
  readonly jumlah: number
}
const keadaan = async () =>
  (await toko.spv.get(`rekonsiliasi-bank?no_rekening=${no_rekening}`)).json.data
const hilang = async (no_ref: string) => {
  const kas: Baris[] = (await keadaan()).kas
  const row = kas.find((one) => one.no_ref === no_ref)
  const body = { no_rekening, id: row?.id, n: row?.n, alasan }
  return toko.spv.postApproved('rekonsiliasi-bank/transfer-hilang', body, 'own')
}
const saldoBank = async (): Promise<number> => {
  const [row] = await toko.shop.rows<{ saldo: number }>(sql`
    select coalesce(sum(debit - kredit), 0)::int as saldo from jurnal where nomor_akun = '1102'`)
  return row?.saldo ?? 0
}

beforeAll(async () => {
  toko = await bukaTitip(2)
  // The bank's first statement: from here on its account is compared.
  const baris = [{ tgl: '2026-11-20', keterangan: 'BUNGA', no_ref: null, masuk: 4_123, keluar: 0 }]
  dataOf(
    await toko.spv.post('rekening-koran/simpan', {
      ...{ no_rekening, bentuk: 'TABEL', nama_file: 'k.csv', judul: 1, urutan: 'DMY', baris },
      ...{ peran: 'TGL,KETERANGAN,KELUAR,MASUK,SALDO', saldo_awal: 0, saldo_akhir: 4_123 },
    }),
  )
})
afterAll(() => toko.shop.close())

describe('a deposit of which a part bought goods', () => {
  it('loses the part that was not given back, and the three rows are one', async () => {
    const uang = harga + 1_000_003
    const isi = titip(undefined, uang, { pembayaran: lewat(uang, 'TT-99') })
    const no = String(dataOf(await toko.kasir.post('titipan/simpan', isi))['no_titipan'])
    dataOf(await toko.spv.post('validasi/simpan/titipan', { titipan: [no] }))
    const beli = await toko.jual([toko.rings[0] ?? ''], dengan(no, harga, 0))
    const serah = { penjualan: [dataOf(beli)['no_faktur_group']], pembelian: [] }
    dataOf(await toko.spv.post('validasi/simpan/jualbeli', serah))
    expect((await hilang('TT-99')).json.message).toContain(`Dipegang Untuk ${no}: `)
    const bank = await saldoBank()
    const batal = { no_titipan: no, alasan, uang_dari: null }
    dataOf(await toko.spv.postApproved('titipan/batal', batal, 'own'))
    const kembali = bank - (await saldoBank())
    expect(kembali).toBeGreaterThan(900_000)
    const tanya = await hilang('TT-99')
    expect(tanya.status, tanya.text).toBe(200)
    // What came, less what went back and what was lost: nothing of it is on the account.
    expect(await saldoBank()).toBe(bank - uang)
    const baris = (await keadaan()).kas.filter(({ no_ref }: Baris) => no_ref === 'TT-99')
    expect(baris.map(({ jumlah }: Baris) => jumlah)).toEqual([
      ...[uang, 0 - kembali, kembali - uang],
    ])
    const kunci = baris.map(({ id, n }: Baris) => `${id} ${n}`)
    const { usulan } = await keadaan()
    const sama = usulan.filter((one: { kas: string[] }) => one.kas.includes(kunci[0]))
    expect(sama).toMatchObject([{ alasan: 'BATAL', pasti: true, koran: [] }])
    expect(sama[0].kas.toSorted()).toEqual(kunci.toSorted())
    const pasang = (dipilih: Baris[]) =>
      toko.spv.post('rekonsiliasi-bank/cocokkan', {
        no_rekening,
        pasangan: [{ alasan: null, koran: [], kas: dipilih.map(({ id, n }) => ({ id, n })) }],
      })
    expect((await pasang(baris.slice(0, 2))).json.message).toBe(pernyataan)
    dataOf(await pasang(baris))
    const sisa = (await keadaan()).kas.filter(({ no_ref }: Baris) => no_ref === 'TT-99')
    expect(sisa).toEqual([])
    expect(await toko.shop.audit()).toEqual([])
  })
})

describe('a transfer that never came, and that the bank has paid back', () => {
  it('waits for the line of the bank, and then is lost as a whole', async () => {
    const isi = titip(undefined, 604_123, { pembayaran: lewat(604_123, 'TT-7') })
    const no = String(dataOf(await toko.kasir.post('titipan/simpan', isi))['no_titipan'])
    dataOf(await toko.spv.post('validasi/simpan/titipan', { titipan: [no] }))
    const bank = await saldoBank()
    const batal = { no_titipan: no, alasan, uang_dari: null }
    const { no_batal } = dataOf(await toko.spv.postApproved('titipan/batal', batal, 'own'))
    const kembali = bank - (await saldoBank())
    expect(kembali).toBe(604_123)
    expect((await hilang('TT-7')).json.message).toContain('Sudah Dibatalkan')
    const keluar = { tgl: '2026-11-21', keterangan: 'TRF KELUAR', no_ref: null, masuk: 0 }
    const baris = [{ ...keluar, keluar: kembali }]
    dataOf(
      await toko.spv.post('rekening-koran/simpan', {
        ...{ no_rekening, bentuk: 'TABEL', nama_file: 'l.csv', judul: 1, urutan: 'DMY', baris },
        peran: 'TGL,KETERANGAN,KELUAR,MASUK,SALDO',
        ...{ saldo_awal: 4_123, saldo_akhir: 4_123 - kembali },
      }),
    )
    expect((await hilang('TT-7')).json.message).toBe(
      'Bank Membayar Kembali Rp 604.123 Pada 2026-11-21: ' +
        `Cocokkan Baris Itu Dengan ${String(no_batal)} Dahulu`,
    )
    const { kas, koran } = await keadaan()
    const kunci = (rows: Baris[]) =>
      rows.filter((one) => one.jumlah === 0 - kembali).map(({ id, n }) => ({ id, n }))
    const pasangan = [{ alasan: null, koran: kunci(koran), kas: kunci(kas) }]
    dataOf(await toko.spv.post('rekonsiliasi-bank/cocokkan', { no_rekening, pasangan }))
    dataOf(await hilang('TT-7'))
    // It never came, and was paid back: twice off the account.
    expect(await saldoBank()).toBe(bank - 2 * 604_123)
    expect(await toko.shop.audit()).toEqual([])
  })
})

describe('a cancel and the declaration that its money never came', () => {
  it('do not both take the money off the account, in whatever order they come', async () => {
    const titipkan = async (no_ref: string) => {
      const isi = titip(undefined, 700_001, { pembayaran: lewat(700_001, no_ref) })
      const no = String(dataOf(await toko.kasir.post('titipan/simpan', isi))['no_titipan'])
      dataOf(await toko.spv.post('validasi/simpan/titipan', { titipan: [no] }))
      return no
    }
    const no = await titipkan('TT-1')
    const bank = await saldoBank()
    // Declared by force, as if the deposit had held nothing in that moment.
    toko.shop.before('titipan/batal', () =>
      toko.shop.paksa([
        sql`insert into kencana.dokumen select (jsonb_populate_record(d, jsonb_build_object(
            'id', gen_random_uuid(), 'jenis', 'TRANSFER_HILANG', 'prefix', 'TN', 'urut', 9001,
            'nomor', 'TN-GS1-261121-9001', 'isi', jsonb_build_object('id_baris', k.id_posting,
              'n_baris', k.n)))).* from kencana.dokumen d join kencana.kas k on k.no_ref = 'TT-1'
          where d.nomor = ${no}`,
        sql`insert into kencana.status_dokumen select (jsonb_populate_record(s, jsonb_build_object(
            'id', d.id, 'jenis', 'TRANSFER_HILANG', 'status', 'VALID'))).*
          from kencana.status_dokumen s, kencana.dokumen d, kencana.dokumen t
          where d.nomor = 'TN-GS1-261121-9001' and t.nomor = ${no} and s.id = t.id`,
      ]),
    )
    const batal = { no_titipan: no, alasan, uang_dari: null }
    const { json } = await toko.spv.postApproved('titipan/batal', batal, 'own')
    expect(json.message).toBe(pernyataan)
    expect(await saldoBank()).toBe(bank)
  })
})
