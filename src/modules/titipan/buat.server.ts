import { write } from '#kernel/ledger'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { pembayaranBuku } from '#modules/pembayaran/buku'
import type { Lunas } from '#modules/pembayaran/pembayaran.rules'
import { kasTerima, type Kasir } from '#modules/pembayaran/uang.effects'
import { kasBuku } from '#modules/kas/buku'
import { gerakBarang } from '#modules/stok/buku'
import { titipanBuku, titipanUang } from './buku.ts'
import {
  akunTitipan,
  barisUang,
  gerakTitip,
  jurnalTitip,
  type PetaTitipan,
} from './titipan.effects.ts'
import type { BarangTitip } from './titipan.rules.ts'

/** The chosen piece, priced as it was on the counter. */
export interface BarangDipilih extends BarangTitip {
  readonly nama_barang: string
  readonly kode_group: string
  readonly kadar: number
  readonly kadar_cetak: string
  readonly gambar: string | null
  readonly harga_gram: number
  readonly harga_jual: number
  readonly ongkos: number
  readonly diskon: number
  readonly harga_total: number
}

/** What was agreed. */
export interface TitipDisetujui {
  readonly kode_sales: string
  readonly id_pelanggan: string
  readonly keterangan: string | null
  readonly tgl_batas: string | null // none: it came of a promise
  readonly jumlah: number
  readonly kunci_harga: boolean
  readonly barang: BarangDipilih | null
}

const kosong = {
  kode_barcode: null,
  nama_barang: '',
  kode_group: '',
  kadar: 0,
  kadar_cetak: '',
  berat: 0,
  harga_gram: 0,
  harga_jual: 0,
  ongkos: 0,
  diskon: 0,
  harga_total: 0,
  gambar: null,
}

/** What the deposit freezes of the piece. */
type Beku = Omit<BarangDipilih, keyof BarangTitip> & Pick<BarangTitip, 'berat' | 'kode_barcode'>

const dipilih = (barang: Beku) => ({
  kode_barcode: barang.kode_barcode,
  nama_barang: barang.nama_barang,
  kode_group: barang.kode_group,
  kadar: barang.kadar,
  kadar_cetak: barang.kadar_cetak,
  berat: barang.berat,
  harga_gram: barang.harga_gram,
  harga_jual: barang.harga_jual,
  ongkos: barang.ongkos,
  diskon: barang.diskon,
  harga_total: barang.harga_total,
  gambar: barang.gambar,
})

/** How a deposit, or more money for it, is paid: the whole list. */
export const bayarTitip = (id: string, lunas: readonly Lunas[], versi_bayar = 1) =>
  write(
    pembayaranBuku,
    lunas.map((payment) => ({ ...payment, id_group: id, versi_bayar, masuk: true })),
  )

/**
 * A deposit that another promise becomes: its money is here already, its price stands.
 * @param nomor_akun the account that owes it
 */
export const bukuJanjiTitip = (
  id: string,
  {
    barang,
    nomor_akun,
    ...setuju
  }: Omit<TitipDisetujui, 'barang' | 'kunci_harga'> & {
    readonly barang: Beku
    readonly nomor_akun: string
  },
) => [
  write(titipanBuku, [{ id, ...setuju, kunci_harga: true, ...dipilih(barang) }]),
  write(titipanUang, [
    barisUang('PESANAN', { id_dokumen: id, id_titipan: id, jumlah: setuju.jumlah, nomor_akun }),
  ]),
]

/** What the validation of a deposit writes: the money, and that it is owed. */
export const bukuTitip = (
  id: string,
  jumlah: number,
  lunas: readonly Lunas[],
  peta: PetaTitipan,
  kasir: Kasir,
) => [
  write(titipanUang, [
    barisUang('TITIP', { id_dokumen: id, id_titipan: id, jumlah, nomor_akun: akunTitipan(peta) }),
  ]),
  write(jurnal, jurnalTitip(id, lunas, peta)),
  write(kasBuku, kasTerima(id, 'TITIPAN', lunas, kasir)),
]

/** How it is paid, and whether it is held at once, without validation. */
interface Uang {
  readonly lunas: readonly Lunas[]
  readonly peta: PetaTitipan
  readonly langsung: boolean
}

/** The rows of a new deposit; held at once, its money is in the books too. */
export function bukuTitipan(
  ctx: Context,
  id: string,
  titip: TitipDisetujui,
  { langsung, lunas, peta }: Uang,
) {
  const { barang, ...disetujui } = titip
  const kasir = { user_id: ctx.user.user_id, laci: ctx.user.user_id }
  return [
    write(gerakBarang, barang ? [gerakTitip(id, barang, 'TITIP')] : []),
    write(titipanBuku, [{ id, ...disetujui, ...(barang ? dipilih(barang) : kosong) }]),
    bayarTitip(id, lunas),
    ...(langsung ? bukuTitip(id, titip.jumlah, lunas, peta, kasir) : []),
  ]
}
