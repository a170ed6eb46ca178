import { write, type Written } from '#kernel/ledger'
import { mulDiv } from '#kernel/rounding'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari } from '#modules/akuntansi/jurnal.rules'
import type { EmasKirim } from '#modules/service/emas-tukang.rules'
import { bukuUpah, hutangTukang } from '#modules/service/hutang-tukang'
import { akunTukang, emasTukangSendiri } from '#modules/service/service.effects'
import { gram } from '#modules/stok/buku'
import { akunPersediaan, type FaktaBarang } from '#modules/stok/barang.rules'
import { akunStok, gramDari, type AlirGram, type BarisGram } from '#modules/stok/gram.rules'
import { bukuNilai } from '#modules/stok/nilai-emas'
import type { BarangPesanan } from './barang-pesanan.rules.ts'
import type { HasilEmas } from './emas-pesanan.rules.ts'
import { barangDari, type Pesanan } from './pesanan.rules.ts'

const disini = 'PESANAN'

const alir = (
  dari: string,
  ke: string,
  { berat_jadi = 0, kadar, murni_jadi = 0 }: BarangPesanan,
): AlirGram => ({ dari, ke, kadar, kotor: berat_jadi, murni: murni_jadi })

/** Of a finished piece the gold that its goldsmith gave: it comes to his account first. */
function alirSendiri(barang: BarangPesanan): AlirGram {
  const { berat_jadi = 0, kadar, kode_tukang, murni_jadi = 0, murni_tukang: murni = 0 } = barang
  const kotor = murni === 0 ? 0 : mulDiv(berat_jadi, murni, murni_jadi)
  return { dari: emasTukangSendiri, ke: akunTukang(kode_tukang), kadar, kotor, murni }
}

/** Finished pieces come from goldsmiths, gold of their accounts: with us until they are stock. */
export const gramJadi = (id: string, jadi: readonly BarangPesanan[]): BarisGram[] =>
  gramDari(
    id,
    jadi.flatMap((one) => [alirSendiri(one), alir(akunTukang(one.kode_tukang), disini, one)]),
  )
/** What is owed to goldsmiths for finished pieces: their work, and gold that they gave. */
export const bukuJadi = (
  id: string,
  jadi: readonly BarangPesanan[],
  kini: Pick<Pesanan, 'akun'>,
): Written<'hutang_tukang' | 'jurnal' | 'nilai_emas'>[] => [
  bukuNilai(
    id,
    ...jadi.map(
      ({ kode_tukang, nilai_emas = 0 }) => [akunTukang(kode_tukang), nilai_emas] as const,
    ),
  ),
  ...bukuUpah(
    id,
    jadi.map(({ kode_tukang, upah = 0 }) => ({ kode_tukang, upah })),
    kini,
  ),
  ...bukuUpah(
    id,
    jadi.map(({ kode_tukang, nilai_emas: upah = 0 }) => ({ kode_tukang, upah })),
    kini,
    'EMAS_TUKANG',
  ),
]

/** What the end of the work on these pieces writes. */
export const bukuSelesai = (
  kini: Pick<Pesanan, 'akun' | 'id'>,
  jadi: readonly BarangPesanan[],
): Written<'gram' | 'hutang_tukang' | 'jurnal' | 'nilai_emas'>[] => [
  write(gram, gramJadi(kini.id, jadi)),
  ...bukuJadi(kini.id, jadi, kini),
]

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
export const bukuStok = (
  id: string,
  { harga_pokok: pokok, ...piece }: FaktaBarang,
  { kode_tukang }: Pick<BarangPesanan, 'kode_tukang'>,
  { akun }: Pick<Pesanan, 'akun'>,
): Written<'jurnal' | 'nilai_emas'>[] => [
  bukuNilai(id, [akunTukang(kode_tukang), 0 - pokok]),
  write(jurnal, jurnalDari(id, antara(akunPersediaan(piece), 'EMAS_TUKANG', pokok), akun)),
]

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
export function bukuKirim(
  id: string,
  kiriman: readonly Kiriman[],
  { akun }: Pick<Pesanan, 'akun'>,
): Written<'jurnal' | 'nilai_emas'>[] {
  const nilai = kiriman.reduce((sum, { nilai_kirim }) => sum + nilai_kirim, 0)
  return [
    bukuNilai(id, ...kiriman.map((one) => [akunTukang(one.kode_tukang), one.nilai_kirim] as const)),
    write(jurnal, jurnalDari(id, antara('EMAS_TUKANG', 'ROSOK', nilai), akun)),
  ]
}

/** Gold of one kadar on the account of a goldsmith, by the gram book. mg */
export interface SisaKadar {
  readonly kadar: number
  readonly kotor: number
  readonly murni: number
}

/**
 * Gold comes back from a goldsmith. Where no more comes his account is closed: what he alloyed has
 * another gross weight than what he got, and what is missing of the fine is lost.
 * @param sisa what stands on his account for the order before; nothing: it stays open
 */
export function gramKembali(
  id: string,
  kode_tukang: string,
  { kembali }: Pick<HasilEmas, 'kembali'>,
  sisa: readonly SisaKadar[],
): BarisGram[] {
  const dari = akunTukang(kode_tukang)
  const datang = kembali.map(({ kadar, kotor, murni }) => ({ kadar, kotor, murni }))
  return gramDari(id, [
    ...datang.map((one) => ({ ...one, dari, ke: 'LEBUR' })),
    ...(sisa.length === 0
      ? []
      : [
          ...sisa.map((one) => ({ ...one, dari, ke: 'SUSUT' })),
          ...datang.map((one) => ({ ...one, dari: 'SUSUT', ke: dari })),
        ]),
  ])
}

/** Its cost comes back with it; of what is lost it is the shop's loss, or taken off his wages. */
export function bukuKembali(
  id: string,
  { kembali, susut }: HasilEmas,
  {
    akun,
    beban,
    kode_tukang,
  }: Pick<Pesanan, 'akun'> & {
    readonly beban: 'TOKO' | 'TUKANG'
    readonly kode_tukang: string
  },
): Written<'hutang_tukang' | 'jurnal' | 'nilai_emas'>[] {
  const olehTukang = beban === 'TUKANG'
  const masuk = kembali.reduce((sum, { nilai }) => sum + nilai, 0)
  const rugi = antara(olehTukang ? 'HUTANG_TUKANG' : 'SUSUT', 'EMAS_TUKANG', susut.nilai)
  return [
    bukuNilai(id, [akunTukang(kode_tukang), 0 - masuk - susut.nilai]),
    write(jurnal, jurnalDari(id, [...antara('ROSOK', 'EMAS_TUKANG', masuk), ...rugi], akun)),
    write(
      hutangTukang,
      olehTukang && susut.nilai !== 0
        ? [{ id_dokumen: id, kode_tukang, jumlah: 0 - susut.nilai }]
        : [],
    ),
  ]
}
