import { antara, jurnalDari, type BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import { akunTukang } from '#modules/service/service.effects'
import { beratMurni } from '#modules/stok/barang.rules'
import { gramDari, type BarisGram } from '#modules/stok/gram.rules'
import { hppPesanan, type EmasKirim, type Pesanan } from './pesanan.rules.ts'

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

/** Gold of the shop goes to the goldsmith; its value goes with it. */
export function gramKirim(
  id: string,
  { isi }: Pick<Pesanan, 'isi'>,
  kadar: number,
  { berat_kirim: kotor, murni_kirim: murni }: EmasKirim,
): BarisGram[] {
  return gramDari(id, [{ dari: 'LEBUR', ke: akunTukang(isi.kode_tukang), kadar, kotor, murni }])
}
export const jurnalKirim = (
  id: string,
  { nilai_kirim }: EmasKirim,
  { akun }: Pick<Pesanan, 'akun'>,
): BarisJurnal[] => jurnalDari(id, antara('EMAS_TUKANG', 'ROSOK', nilai_kirim), akun)

/** The customer has it: what its gold has cost. */
export const jurnalHpp = (id: string, janji: Pesanan): BarisJurnal[] =>
  jurnalDari(id, antara('HPP', 'EMAS_TUKANG', hppPesanan(janji)), janji.akun)
