import { sql } from 'kysely'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A member who buys rings, and whose notes are corrected: her points and coupons.

export const dia = {
  ...{ nama_customer: 'SARI', no_hp: '6281298760001', alamat_customer: 'Jalan Kenari 1' },
  ...{ jenis_pelanggan: 'MEMBER' },
}

export interface Tersimpan {
  readonly no_faktur_group: string
  readonly notajual: string[]
  readonly notabeli: string[]
}

interface Kini {
  readonly shop: Shop
  readonly own: Person
  readonly spv: Person
  readonly rings: string[]
}

/** What a member is whose number this is. */
export const anggota = (kode_member: string, no_hp: string, kode_ajak: string | null = null) => ({
  ...{
    kode_member,
    nama_member: `${kode_member.slice(0, 1)}${kode_member.slice(1).toLowerCase()}`,
  },
  ...{ no_hp, kode_ajak, aktif: true, alamat_member: null, kode_kota: null },
  ...{ kode_kecamatan: null, tgl_lahir: null },
})

export const aturanPoin = {
  ...{ kode_get_point: 'SEMUA', berlaku_mulai: '2026-11-01', kode_kategori: null },
  ...{ dasar_point: 'RUPIAH', tiap_rp: 1_000_000, tiap_berat: 0, point: 3 },
}
export const aturanAjak = {
  ...{ kode_afiliasi: 'AJAK', nama_afiliasi: 'Ajak', berlaku_mulai: '2026-11-01' },
  ...{ point_ajak: 10, bagian_persen: 5.5 },
}
export const aturanKupon = {
  ...{ kode_kupon: 'NOV', nama_kupon: 'November', belanja_minimum: 3_000_000 },
  ...{ berlaku_mulai: '2026-11-01', berlaku_sampai: '2026-11-30' },
  ...{ masa_hari: 30, nilai_kupon: 123_457 },
}

/** Sari, whom Rini brought: three points for each million, a coupon for each three millions. */
export async function isiPembeli(own: Person): Promise<void> {
  for (const modul of ['MEMBER_MODULE', 'KUPON_MODULE'])
    dataOf(await own.put(`para-system/key/${modul}`, { value: true }))
  dataOf(await own.post('member/create', anggota('RINI', '6281234509876')))
  dataOf(await own.post('member/create', anggota('SARI', dia.no_hp, 'RINI')))
  dataOf(await own.post('para-get-point-member/create', aturanPoin))
  dataOf(await own.post('parameter-member-afiliasi/create', aturanAjak))
  dataOf(await own.post('transaksi-kupon/create', aturanKupon))
}

/** A shop where she buys: its people, money in the drawer, so many rings, today's prices. */
export async function bukaPembeli(
  cincin: number,
  ...at: Parameters<typeof openShop>
): Promise<Kini> {
  const shop = await openShop(...at)
  const own = await shop.person('OWN')
  await fillMasters(own)
  const spv = await shop.person('SPV')
  await isiLaci(spv, 90_000_000, own, spv)
  const rings = await terimaCincin(spv, cincin)
  await isiPembeli(own)
  dataOf(await own.post('penjualan/harga-hari-ini', {}))
  return { shop, own, spv, rings }
}

/** @param kini the shop, once it is open */
export function pembeliCincin(kini: () => Kini) {
  const poin = async (): Promise<Record<string, number>> => {
    const rows = await kini().shop.rows(
      sql<{ kode_member: string; saldo: number }>`select kode_member, saldo::int from saldo_poin`,
    )
    return Object.fromEntries(rows.map(({ kode_member, saldo }) => [kode_member, saldo]))
  }
  /** A validated visit, paid or paid out in cash. */
  async function kunjungan(jual: readonly string[], total: number, lain: object = {}) {
    const pembayaran = total === 0 ? [] : [{ jenis: 'CASH', jumlah: Math.abs(total) }]
    const isi = notaCincin(jual, { ...dia, total, pembayaran, ...lain })
    const saved = await kini().spv.postApproved('penjualan/simpan', isi, 'own')
    dataOf(saved)
    const visit: Tersimpan = saved.json.data
    const list = [visit.no_faktur_group]
    return {
      ...visit,
      sah: await kini().own.post('validasi/simpan/jualbeli', { penjualan: list, pembelian: list }),
    }
  }
  const ambil = (jumlah: number) => kini().rings.splice(0, jumlah)
  const jual = async (kode: readonly string[]) => {
    const visit = await kunjungan(kode, harga * kode.length)
    dataOf(visit.sah)
    return visit
  }
  const timbang = (kode: readonly string[], lain: object = {}) =>
    kode.map((kode_barcode) => ({
      ...{ kode_barcode, kode_kondisi: 'BAIK', berat_kotor: 4.12, ...lain },
    }))
  const koreksi = (kode: readonly string[], baru: readonly string[] = []) =>
    kunjungan(baru, harga * (baru.length - kode.length), {
      ...{ keterangan: 'salah barang', pembelian: { jenis: 'KOREKSI', baris: timbang(kode) } },
    })
  const kupon = async (no: string): Promise<{ no_kupon: string; status: string }[]> =>
    Object((await kini().spv.get(`kupon/cek?kupon=${no}`)).json.data ?? [])
  /** One of them whole, as its holder has it. */
  const satuKupon = async (no: string): Promise<string | undefined> => {
    const rows = await kini().shop.rows(
      sql<{ no_kupon: string }>`select no_kupon from saldo_kupon s
        join dokumen d on d.kode_toko = s.kode_toko and d.id = s.id_nota where d.nomor = ${no} limit 1`,
    )
    return rows[0]?.no_kupon
  }
  const berlaku = async (no: string): Promise<number> =>
    (await kupon(no)).filter(({ status }) => status === 'BERLAKU').length
  return { ambil, berlaku, jual, koreksi, kunjungan, kupon, poin, satuKupon, timbang }
}
