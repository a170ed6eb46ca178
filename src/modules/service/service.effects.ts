import { write, type Written } from '#kernel/ledger'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari } from '#modules/akuntansi/jurnal.rules'
import { bukuPakai } from '#modules/janji/janji.effects'
import type { UangJanji } from '#modules/janji/janji.rules'
import { gram } from '#modules/stok/buku'
import { balikGram, gramDari, type BarisGram } from '#modules/stok/gram.rules'
import { beratMurni } from '#modules/stok/barang.rules'
import { bukuUpah } from './hutang-tukang.ts'
import { emasService, type Hasil, type Service } from './service.rules.ts'

const disini = 'TITIPAN_SERVICE'
export const akunTukang = (kode: string): string => `TUKANG/${kode}`
/** Where gold comes from that goldsmiths gave of their own: money is owed to them for it. */
export const emasTukangSendiri = 'EMAS_TUKANG'

const alir = (dari: string, ke: string, kotor: number, kadar: number) => ({
  ...{ dari, ke, kadar, kotor, murni: beratMurni(kotor, kadar) },
})

/** The piece comes in: it is the customer's gold, with us. */
export const gramMasuk = (id: string, berat: number, kadar: number): BarisGram[] =>
  gramDari(id, [alir('PELANGGAN', disini, berat, kadar)])

/** Gold that was added, with what it cost: the goldsmith's own, or ours out of LEBUR. */
export type EmasTambah =
  | { readonly dari: 'TUKANG'; readonly nilai: number }
  | { readonly dari: 'TOKO'; readonly nilai: number; readonly murni: number }

/** Gold that was added comes from whoever had it; what went off is gone. */
export function gramSelesai(
  id: string,
  { berat_susut, berat_tambah }: Hasil,
  kadar: number,
  emas: EmasTambah,
): BarisGram[] {
  const masuk = alir(emasTukangSendiri, disini, berat_tambah, kadar)
  const tambah =
    emas.dari === 'TUKANG'
      ? [masuk]
      : [
          { ...masuk, dari: 'LEBUR', murni: emas.murni },
          // The last of LEBUR may hold less fine gold than its kadar says.
          { ...masuk, dari: 'SUSUT', kotor: 0, murni: masuk.murni - emas.murni },
        ]
  return gramDari(id, [...tambah, alir(disini, 'SUSUT', berat_susut, kadar)])
}

/** It costs the service what the goldsmith is owed for it, or what ours has cost. */
export const bukuTambah = (
  id: string,
  { dari, nilai }: EmasTambah,
  { akun, isi: { kode_tukang } }: Pick<Service, 'akun' | 'isi'>,
): Written<'hutang_tukang' | 'jurnal'>[] =>
  dari === 'TUKANG'
    ? bukuUpah(id, [{ kode_tukang, upah: nilai }], { akun })
    : [write(jurnal, jurnalDari(id, antara('BIAYA_TUKANG', 'ROSOK', nilai), akun))]

/** What its end writes: the gold of it, what that cost, and what its goldsmith earned. */
export const bukuSelesai = (
  { akun, id, isi }: Pick<Service, 'akun' | 'id' | 'isi'>,
  { emas, hasil, upah }: { readonly emas: EmasTambah; hasil: Hasil; readonly upah: number },
): Written<'gram' | 'hutang_tukang' | 'jurnal'>[] => [
  write(gram, gramSelesai(id, hasil, isi.kadar, emas)),
  ...bukuTambah(id, emas, { akun, isi }),
  ...bukuUpah(id, [{ kode_tukang: isi.kode_tukang, upah }], { akun }),
]

/** What its end is not any more, where it was a mistake. */
export const tanpaSelesai = {
  ...{ berat_selesai: null, berat_tambah: null, berat_sisa: null, berat_susut: null },
  ...{ emas_dari: null, nilai_emas: null, murni_lebur: null },
  ...{ upah: null, keterangan: null, tgl_selesai: null },
} as const

/** Its end as it was written, from what was frozen of it. */
export function selesaiDulu({ isi }: Pick<Service, 'isi'>): {
  readonly emas: EmasTambah
  readonly hasil: Hasil
  readonly upah: number
} {
  const nilai = isi.nilai_emas ?? 0
  return {
    emas:
      isi.emas_dari === 'TOKO'
        ? {
            dari: 'TOKO',
            murni: isi.murni_lebur ?? beratMurni(isi.berat_tambah ?? 0, isi.kadar),
            nilai,
          }
        : { dari: 'TUKANG', nilai },
    hasil: {
      berat_masuk: isi.berat_masuk,
      berat_tambah: isi.berat_tambah ?? 0,
      berat_selesai: isi.berat_selesai ?? 0,
      berat_sisa: isi.berat_sisa ?? 0,
      berat_susut: isi.berat_susut ?? 0,
    },
    upah: isi.upah ?? 0,
  }
}

/** It was handed over by mistake: it is with us again, and nothing is earned. */
export const bukuLepas = (id: string, service: Service, { dasar, pajak, saldo }: UangJanji) => [
  write(gram, balikGram(id, gramKeluar(id, { ...service, status: 'SELESAI' }))),
  ...bukuPakai(id, service, { saldo: 0 - saldo, pajak: 0 - pajak, dasar: 0 - dasar }),
]

/** It goes back to the customer, with what was cut off. */
export const gramKeluar = (id: string, service: Service): BarisGram[] =>
  gramDari(id, [
    { dari: disini, ke: 'PELANGGAN', kadar: service.isi.kadar, ...emasService(service) },
  ])
