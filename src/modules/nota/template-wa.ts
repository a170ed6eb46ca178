import { formatBerat, formatRupiah } from '#kernel/figures'
import { tanggalCetak } from './kertas/isian.ts'

/** A nota as the customer reads it on his telephone. Rupiah and milligrams. */
export interface NotaWa {
  readonly judul: string
  readonly nomor: string
  readonly tgl_system: string
  readonly nama_customer: string | null
  readonly baris: readonly BarisWa[]
  readonly total: number
  /** The public page with its true state, '' for none. */
  readonly url: string
}

interface BarisWa {
  readonly nama_barang: string | null
  readonly berat: number | null
  readonly harga: number | null
}

const baris = ({ berat, harga, nama_barang }: BarisWa): string =>
  [
    `- ${nama_barang ?? ''}`,
    berat === null ? '' : `${formatBerat(berat)} gr`,
    harga === null ? '' : `Rp ${formatRupiah(harga)}`,
  ]
    .filter(Boolean)
    .join(' ')

const isiNota = (nota: NotaWa): string =>
  [
    `*${nota.judul} ${nota.nomor}*`,
    tanggalCetak(nota.tgl_system),
    ...nota.baris.map(baris),
    `*Total Rp ${formatRupiah(nota.total)}*`,
    nota.url && `Periksa keaslian nota: ${nota.url}`,
  ]
    .filter(Boolean)
    .join('\n')

/**
 * The message that goes with notas to their customer (SPEC 7: `template_wa` of get/bynota, sent by
 * chat/send); null where there is no nota. In Indonesian, as all that customers read.
 */
export function templateWa(namaToko: string, notas: readonly NotaWa[]): string | null {
  const [first] = notas
  if (!first) return null
  return [
    `Yth. ${first.nama_customer || 'Bapak/Ibu'},`,
    `Terima kasih atas kunjungan Anda di ${namaToko}.`,
    ...notas.map((nota) => `\n${isiNota(nota)}`),
  ].join('\n')
}
