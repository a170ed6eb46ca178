import { akunTukang } from '#modules/service/service.effects'
import { beratMurni } from '#modules/stok/barang.rules'
import { gramDari, type BarisGram } from '#modules/stok/gram.rules'
import type { Pesanan } from './pesanan.rules.ts'

const disini = 'PESANAN'

const alir = (id: string, dari: string, ke: string, kotor: number, kadar: number): BarisGram[] =>
  gramDari(id, [{ dari, ke, kadar, kotor, murni: beratMurni(kotor, kadar) }])

/** The finished piece comes from the goldsmith, gold of his account: with us until it goes. */
export const gramJadi = (id: string, { isi }: Pick<Pesanan, 'isi'>, berat: number): BarisGram[] =>
  alir(id, akunTukang(isi.kode_tukang), disini, berat, isi.kadar)

/** The customer has it. */
export const gramAmbil = (id: string, { isi }: Pick<Pesanan, 'isi'>): BarisGram[] =>
  alir(id, disini, 'PELANGGAN', isi.berat_jadi ?? 0, isi.kadar)

/** Nobody wants it: it goes back to the goldsmith. */
export const gramBatal = (id: string, { isi, status }: Pick<Pesanan, 'isi' | 'status'>) =>
  status === 'SELESAI'
    ? alir(id, disini, akunTukang(isi.kode_tukang), isi.berat_jadi ?? 0, isi.kadar)
    : []
