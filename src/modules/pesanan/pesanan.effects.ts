import { antara, jurnalDari, type BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import { akunTukang } from '#modules/service/service.effects'
import { akunPersediaan, type FaktaBarang } from '#modules/stok/barang.rules'
import { akunStok, gramDari, type AlirGram, type BarisGram } from '#modules/stok/gram.rules'
import type { BarangPesanan, EmasKirim } from './barang-pesanan.rules.ts'
import { barangDari, type Pesanan } from './pesanan.rules.ts'

const disini = 'PESANAN'

const alir = (
  dari: string,
  ke: string,
  { berat_jadi = 0, kadar, murni_jadi = 0 }: BarangPesanan,
): AlirGram => ({ dari, ke, kadar, kotor: berat_jadi, murni: murni_jadi })

/** Finished pieces come from goldsmiths, gold of their accounts: with us until they are stock. */
export const gramJadi = (id: string, jadi: readonly BarangPesanan[]): BarisGram[] =>
  gramDari(
    id,
    jadi.map((one) => alir(akunTukang(one.kode_tukang), disini, one)),
  )

/** Nobody wants them: what is made goes back to its goldsmith. */
export const gramBatal = (id: string, { isi }: Pick<Pesanan, 'isi'>): BarisGram[] =>
  gramDari(
    id,
    barangDari(isi).map((one) => alir(disini, akunTukang(one.kode_tukang), one)),
  )

/** Its customer came: it is stock now, held by his deposit. */
export const gramStok = (id: string, barang: BarangPesanan, gudang: string): BarisGram[] =>
  gramDari(id, [alir(disini, akunStok(gudang), barang)])
/** With what its gold has cost. */
export const jurnalStok = (id: string, piece: FaktaBarang, { akun }: Pick<Pesanan, 'akun'>) =>
  jurnalDari(id, antara(akunPersediaan(piece), 'EMAS_TUKANG', piece.harga_pokok), akun)

/** Gold that goes to a goldsmith for a piece. */
export interface Kiriman extends EmasKirim {
  readonly kode_tukang: string
  readonly kadar: number
}

/** Gold of the shop goes to the goldsmiths; its value goes with it. */
export const gramKirim = (id: string, kiriman: readonly Kiriman[]): BarisGram[] =>
  gramDari(
    id,
    kiriman.map(({ berat_kirim: kotor, kadar, kode_tukang, murni_kirim: murni }) => ({
      ...{ dari: 'LEBUR', ke: akunTukang(kode_tukang), kadar, kotor, murni },
    })),
  )
export const jurnalKirim = (
  id: string,
  kiriman: readonly EmasKirim[],
  { akun }: Pick<Pesanan, 'akun'>,
): BarisJurnal[] =>
  jurnalDari(
    id,
    antara(
      'EMAS_TUKANG',
      'ROSOK',
      kiriman.reduce((sum, { nilai_kirim }) => sum + nilai_kirim, 0),
    ),
    akun,
  )
