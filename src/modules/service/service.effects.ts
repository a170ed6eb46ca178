import { gramDari, type BarisGram } from '#modules/stok/gram.rules'
import { beratMurni } from '#modules/stok/barang.rules'
import { emasService, type Hasil, type Service } from './service.rules.ts'

const disini = 'TITIPAN_SERVICE'
export const akunTukang = (kode: string): string => `TUKANG/${kode}`

const alir = (dari: string, ke: string, kotor: number, kadar: number) => ({
  ...{ dari, ke, kadar, kotor, murni: beratMurni(kotor, kadar) },
})

/** The piece comes in: it is the customer's gold, with us. */
export const gramMasuk = (id: string, berat: number, kadar: number): BarisGram[] =>
  gramDari(id, [alir('PELANGGAN', disini, berat, kadar)])

/** Gold that the goldsmith added is ours or his; what went off is gone. */
export const gramSelesai = (
  id: string,
  { berat_susut, berat_tambah }: Hasil,
  { kadar, kode_tukang }: { readonly kadar: number; readonly kode_tukang: string },
): BarisGram[] =>
  gramDari(id, [
    alir(akunTukang(kode_tukang), disini, berat_tambah, kadar),
    alir(disini, 'SUSUT', berat_susut, kadar),
  ])

/** It goes back to the customer, with what was cut off. */
export const gramKeluar = (id: string, service: Service): BarisGram[] =>
  gramDari(id, [
    { dari: disini, ke: 'PELANGGAN', kadar: service.isi.kadar, ...emasService(service) },
  ])
