import { sql } from 'kysely'
import { dataOf, harga, notaCincin } from './cincin.ts'
import type { Person, Shop } from './shop.ts'

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
