import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { layoutNota, type NotaFields, type NotaPage, type NotaSize } from '#kernel/nota'
import { splitAlamat, splitStruk } from '#kernel/paper-text'
import { terbilang } from '#kernel/terbilang'
import { templateJual } from './template-jual.ts'

/** Everything a sale note shows, frozen when the sale was made (SPEC 3, sale note). */
export interface NotaJualData {
  readonly ukuran: NotaSize
  /** The mark across each copy: [''], ['', 'COPY'], or ['COPY'] for a reprint. */
  readonly lembar: readonly string[]
  /** Names of pictures, '' for none. */
  readonly latar: string
  readonly logo: string
  readonly nama_toko: string
  readonly alamat_toko: string
  readonly no_hp_toko: string
  readonly no_faktur_jual: string
  readonly no_faktur_group: string
  /** yyyy-MM-dd and HH:mm or HH:mm:ss in the shop's zone. */
  readonly tgl_system: string
  readonly jam: string
  readonly kode_sales: string
  readonly nama_sales: string
  /** The cashier. */
  readonly input_by: string
  readonly nama_customer: string
  readonly alamat_customer: string
  readonly no_hp: string
  readonly baris: readonly NotaJualBaris[]
  readonly pembayaran: readonly NotaJualBayar[]
  readonly kembali: number
  /** Hundredths of a percent, as promised on the day. */
  readonly potongan_tukar: number
  readonly potongan_jual: number
  /** The tax base; 0 when the note carries no tax. */
  readonly dpp: number
  readonly keterangan: string
  readonly no_nota_manual: string
  /** The public page that shows the note's true state. */
  readonly url: string
  /** 0 for the first print. */
  readonly cetak_ulang: number
  /** The number of the document that corrected it last, '' for none (DOMAIN 4). */
  readonly koreksi: string
}

/** Money in rupiah, weights in milligrams. */
export interface NotaJualBaris {
  readonly kode_barcode: string
  readonly kode_intern: string
  readonly nama_barang: string
  readonly kadar_cetak: string
  readonly berat: number
  readonly nama_atribut: string
  readonly berat_atribut: number
  /** 0 for goods with a fixed price. */
  readonly harga_per_gram: number
  readonly harga_jual: number
  readonly ongkos: number
  readonly diskon: number
  /** Tax on top of the price, and tax that the price contains. */
  readonly pajak: number
  readonly pajak_termasuk: number
  readonly harga_total: number
  /** The name of the piece's photo, '' for none. */
  readonly gambar: string
}

export interface NotaJualBayar {
  /** CASH, TRANSFER, DEBET, CREDIT ... */
  readonly jenis: string
  /** What was handed over: of cash, what came back is told apart (`kembali`). */
  readonly jumlah: number
  readonly fee: number
  /** The bank or the reference, '' for none. */
  readonly keterangan: string
}

/** The pages of a sale note, copy after copy. Pure: the same data always gives the same paper. */
export function notaJual(data: NotaJualData): NotaPage[] {
  const payments = paymentRows(data)
  const template = templateJual({
    ukuran: data.ukuran,
    jumlah_baris: data.baris.length,
    jumlah_bayar: payments.length,
    ada_foto: data.baris.some((line) => line.gambar !== ''),
    nama_panjang: data.baris.some((line) => line.nama_barang.length > LONG_NAME),
    ada_logo: data.logo !== '',
    latar: data.latar,
  })
  const isian = { ...fields(data), ...paymentFields(payments) }
  const baris = data.baris.map(lineFields)
  return data.lembar.flatMap((tanda) =>
    layoutNota(template, { isian: { ...isian, ...markFields(tanda) }, baris }),
  )
}

/** The mark of a copy. A preview says so in words, too, and leads nowhere. */
const markFields = (tanda: string): NotaFields =>
  tanda === 'CONTOH'
    ? { tanda, judul: 'CONTOH, BUKAN NOTA', url: '', periksa: '' }
    : { tanda, judul: 'NOTA PENJUALAN' }

/** Characters that still fit beside each other on the two lines of a close row. */
const LONG_NAME = 60

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

function fields(data: NotaJualData): NotaFields {
  const total = sum(data.baris, (line) => line.harga_total)
  return {
    logo: data.logo,
    nama_toko: data.nama_toko,
    alamat_toko: paragraphs(
      ...splitAlamat(data.alamat_toko),
      data.no_hp_toko && `Telp. ${data.no_hp_toko}`,
    ),
    no_faktur_jual: data.no_faktur_jual,
    no_faktur_group: data.no_faktur_group,
    no_nota_manual: data.no_nota_manual,
    tanggal: `${tanggalCetak(data.tgl_system)}  ${data.jam.slice(0, 5)}`,
    sales: [data.kode_sales, data.nama_sales].filter(Boolean).join(' '),
    kasir: data.input_by,
    nama_customer: data.nama_customer || 'Umum',
    alamat_customer: [data.no_hp, data.alamat_customer].filter(Boolean).join(' · '),
    ...totalFields(data),
    grand_total: formatRupiah(total),
    terbilang: capital(terbilang(total)),
    ketentuan: terms(data),
    keterangan: data.keterangan && paragraphs('Keterangan:', ...splitStruk(data.keterangan)),
    url: data.url,
    periksa: data.url && 'Pindai kode QR untuk memeriksa keaslian nota ini.',
    catatan: [
      data.koreksi && `Koreksi ${data.koreksi}`,
      data.cetak_ulang > 0 && `Cetak ulang ke-${data.cetak_ulang}`,
    ]
      .filter(Boolean)
      .join(' · '),
  }
}

type PaymentRow = readonly [label: string, amount: number]

const paymentFields = (rows: readonly PaymentRow[]): NotaFields =>
  Object.fromEntries(
    rows.flatMap(([label, amount], row) => [
      [`label_bayar_${row}`, label],
      [`jumlah_bayar_${row}`, formatRupiah(amount)],
    ]),
  )

function lineFields(line: NotaJualBaris): NotaFields {
  const atribut = line.berat_atribut
    ? `${line.nama_atribut} ${formatBerat(line.berat_atribut)} gr`
    : line.nama_atribut
  return {
    kode: paragraphs(line.kode_barcode, line.kode_intern),
    nama: paragraphs(line.nama_barang, atribut),
    kadar_cetak: line.kadar_cetak,
    berat: formatBerat(line.berat),
    per_gram: line.harga_per_gram ? formatRupiah(line.harga_per_gram) : '',
    harga: formatRupiah(line.harga_jual),
    ongkos: strip(line.ongkos),
    diskon: strip(-line.diskon),
    total: formatRupiah(line.harga_total),
    gambar: line.gambar,
  }
}

/** The foot of the table; its texts share the columns of the lines above. */
function totalFields({ baris }: NotaJualData): NotaFields {
  return {
    qty: `${baris.length} barang`,
    berat: formatBerat(sum(baris, (line) => line.berat)),
    harga: formatRupiah(sum(baris, (line) => line.harga_jual)),
    ongkos: strip(sum(baris, (line) => line.ongkos)),
    diskon: strip(-sum(baris, (line) => line.diskon)),
    total: formatRupiah(sum(baris, (line) => line.harga_total)),
  }
}

/** Nothing is a dash, so that a figure stands out where there is one. */
const strip = (rupiah: number): string => (rupiah === 0 ? '-' : formatRupiah(rupiah))

const JENIS_BAYAR: Readonly<Record<string, string>> = {
  CASH: 'Tunai',
  TRANSFER: 'Transfer',
  DEBET: 'Kartu Debet',
  CREDIT: 'Kartu Kredit',
  POIN: 'Poin',
  KUPON: 'Kupon',
  TITIPAN: 'Titipan',
}

function paymentRows(data: NotaJualData): PaymentRow[] {
  const added = sum(data.baris, (line) => line.pajak)
  const included = sum(data.baris, (line) => line.pajak_termasuk)
  const total = sum(data.baris, (line) => line.harga_total)
  const paid = sum(data.pembayaran, (payment) => payment.jumlah) - data.kembali
  const rows: PaymentRow[] = [
    // The payments belong to the visit, which may have more notes than this one.
    ['Total kunjungan', paid === total ? 0 : paid],
    ['DPP', data.dpp],
    ['PPN', added],
    ['Sudah termasuk PPN', included],
    ...data.pembayaran.map(({ jenis, jumlah, keterangan }) => {
      const label = [JENIS_BAYAR[jenis] ?? jenis, keterangan].filter(Boolean).join(' ')
      return [label, jumlah] as const
    }),
    ['Biaya kartu', sum(data.pembayaran, (payment) => payment.fee)],
    ['Kembali', data.kembali],
  ]
  return rows.filter(([, amount]) => amount !== 0)
}

/** Buy-back terms (SPEC 9), on the price after discount, without ongkos and tax (DOMAIN 6). */
function terms(data: NotaJualData): string {
  const tukar = persenCetak(data.potongan_tukar)
  const jual = persenCetak(data.potongan_jual)
  return paragraphs(
    `Potongan tukar ${tukar}, jual ${jual}, dari harga setelah diskon, tanpa ongkos dan pajak.`,
    'Berat dan kadar diperiksa kembali. Nota ini wajib dibawa.',
  )
}

/** 1500 -> 15 %, 1250 -> 12,50 %. */
export const persenCetak = (hundredths: number): string =>
  `${formatPersen(hundredths).replace(/,00$/, '')} %`

const paragraphs = (...lines: readonly string[]): string => lines.filter(Boolean).join('\n')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 2026-11-21 -> 21/11/2026. */
const tanggalCetak = (tanggal: string): string => tanggal.split('-').toReversed().join('/')
