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

/** It was handed over by mistake: it is with us again, and nothing is earned. */
export const bukuLepas = (id: string, service: Service, { pajak, saldo }: UangJanji) => [
  write(gram, balikGram(id, gramKeluar(id, { ...service, status: 'SELESAI' }))),
  ...bukuPakai(id, service, { saldo: 0 - saldo, pajak: 0 - pajak }),
]

/** It goes back to the customer, with what was cut off. */
export const gramKeluar = (id: string, service: Service): BarisGram[] =>
  gramDari(id, [
    { dari: disini, ke: 'PELANGGAN', kadar: service.isi.kadar, ...emasService(service) },
  ])
