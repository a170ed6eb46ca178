import type { BarisHutang } from '#modules/stok/hutang-supplier'
import { gramDari, type BarisGram } from '#modules/stok/gram.rules'
import type { Lunas } from './hutang.rules.ts'

/** Gold of suppliers that is ours for good: paid for in money, or with other gold. */
export const akunLunas = 'SUPPLIER_LUNAS'

/** What a document takes off each debt; what is left was read at a version. */
export const bukuLunas = (id_dokumen: string, lunas: readonly Lunas[]): BarisHutang[] =>
  lunas
    .filter(({ kotor, murni, nilai, uang }) => [kotor, murni, nilai, uang].some((n) => n !== 0))
    .map(({ kadar, kotor, murni, nilai, terima, uang, versi }) => ({
      ...{ id_dokumen, id_terima: terima.id, supplier: terima.supplier, kadar, versi },
      ...{ uang: 0 - uang, nilai: 0 - nilai, kotor: 0 - kotor, murni: 0 - murni },
    }))

/** Gold that is not owed any more leaves the account of suppliers. */
export const gramLunas = (id: string, lunas: readonly Lunas[]): BarisGram[] =>
  gramDari(
    id,
    lunas.map(({ kadar, kotor, murni }) => ({
      ...{ dari: akunLunas, ke: 'SUPPLIER', kadar, kotor, murni },
    })),
  )
