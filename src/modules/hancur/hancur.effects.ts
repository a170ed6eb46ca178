import { jurnalDari, type BarisJurnal, type PetaAkun } from '#modules/akuntansi/jurnal.rules'
import { akunPersediaan } from '#modules/stok/barang.rules'
import type { Gerak } from '#modules/stok/buku'
import { gerakDari } from '#modules/stok/gerak.effects'
import { akunStok, gramDari, type AlirGram, type BarisGram } from '#modules/stok/gram.rules'
import { bukuKoreksi } from '#modules/stok/koreksi-barang.effects'
import type { Hasil } from './hancur.rules.ts'

const dihancur = (hasil: readonly Hasil[]): Hasil[] => hasil.filter(({ cara }) => cara === 'PECAH')

/** A piece that was broken is no more; the document holds its story's end. */
export const gerakHancur = (id: string, hasil: readonly Hasil[]): (Gerak & { versi: number })[] =>
  dihancur(hasil).map(({ kini }) => ({ ...gerakDari(id, kini, 'HANCUR'), versi: kini.versi }))

/** A piece that stays: lighter, or by another name. */
export const koreksiHancur = (id: string, hasil: readonly Hasil[]) =>
  hasil.flatMap((one) => bukuKoreksi(id, one.kini, one))

const alir = ({ berat, cara, kini, murni }: Hasil): AlirGram[] => {
  const { kadar } = kini
  const dari = akunStok(kini.kode_gudang ?? '')
  const susut: AlirGram = {
    dari,
    ke: 'SUSUT',
    kadar,
    kotor: kini.berat - berat,
    murni: kini.murni - murni,
  }
  return cara === 'PECAH' ? [{ dari, ke: 'LEBUR', kadar, kotor: berat, murni }, susut] : [susut]
}

export const gramHancur = (id: string, hasil: readonly Hasil[]): BarisGram[] =>
  gramDari(id, hasil.flatMap(alir))

/**
 * Stock becomes scrap at its cost, less what of it is lost with the gold; a piece that stays is
 * worth less by that much.
 */
export const jurnalHancur = (id: string, hasil: readonly Hasil[], peta: PetaAkun): BarisJurnal[] =>
  jurnalDari(
    id,
    hasil.flatMap(({ cara, kini, rugi }) => {
      const rosok = cara === 'PECAH' ? kini.harga_pokok - rugi : 0
      return [
        [akunPersediaan(kini), 0 - rosok - rugi],
        ['ROSOK', rosok],
        ['SUSUT', rugi],
      ] as const
    }),
    peta,
  )
