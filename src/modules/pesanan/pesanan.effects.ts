import { antara, jurnalDari, type BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import { akunTukang } from '#modules/service/service.effects'
import { akunPersediaan, type FaktaBarang } from '#modules/stok/barang.rules'
import { akunStok, gramDari, type BarisGram } from '#modules/stok/gram.rules'
import type { EmasKirim, IsiPesanan, Pesanan } from './pesanan.rules.ts'

const disini = 'PESANAN'

/** What the finished piece weighs. */
type Jadi = Pick<IsiPesanan, 'berat_jadi' | 'kadar' | 'murni_jadi'>

const alir = (
  id: string,
  dari: string,
  ke: string,
  { berat_jadi = 0, kadar, murni_jadi = 0 }: Jadi,
) => gramDari(id, [{ dari, ke, kadar, kotor: berat_jadi, murni: murni_jadi }])

/** The finished piece comes from the goldsmith, gold of his account: with us until it is stock. */
export const gramJadi = (id: string, kode_tukang: string, jadi: Jadi): BarisGram[] =>
  alir(id, akunTukang(kode_tukang), disini, jadi)

/** Nobody wants it: it goes back to the goldsmith. */
export const gramBatal = (id: string, { isi, status }: Pick<Pesanan, 'isi' | 'status'>) =>
  status === 'SELESAI' ? alir(id, disini, akunTukang(isi.kode_tukang), isi) : []

/** Its customer came: it is stock now, held by his deposit. */
export const gramStok = (id: string, { isi }: Pick<Pesanan, 'isi'>, gudang: string): BarisGram[] =>
  alir(id, disini, akunStok(gudang), isi)
/** With what its gold has cost. */
export const jurnalStok = (id: string, piece: FaktaBarang, { akun }: Pick<Pesanan, 'akun'>) =>
  jurnalDari(id, antara(akunPersediaan(piece), 'EMAS_TUKANG', piece.harga_pokok), akun)

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
