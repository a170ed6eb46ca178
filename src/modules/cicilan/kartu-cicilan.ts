import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import type { NotaFields, NotaPage } from '#kernel/nota'
import { notaDuaPihak, parafDuaPihak, type DataDuaPihak } from '#modules/nota/kertas/dua-pihak'
import { kadarKertas, strip, tanggalCetak } from '#modules/nota/kertas/isian'
import type { JenisKertas } from '#modules/nota/kertas/template'
import { KIRI } from '#modules/nota/kertas/ukuran'
import type { IsiCicilan, Keadaan, Tagihan } from './cicilan.rules.ts'

/** The card that the customer keeps: what falls due when, and what of it was paid. Rupiah. */
export interface KartuCicilanData extends DataDuaPihak {
  readonly nomor: string
  readonly isi: IsiCicilan
  readonly keadaan: Keadaan
  readonly status: string
}

export const kertasCicilan: JenisKertas = {
  kepada: 'Dijual kepada',
  kolom: {
    texts: [
      { judul: 'Ke', x: KIRI, width: 12, isi: '{ke}', jumlah: '' },
      { judul: 'Jatuh Tempo', x: 23, width: 30, isi: '{jatuh}', jumlah: '', diSlip: true },
      { judul: 'Keterangan', x: 54, width: 50, isi: '{nama}', jumlah: '{jumlah_kata}' },
    ],
    figures: [
      { judul: 'Angsuran', x: 105, width: 30, isi: '{angsuran}', jumlah: '' },
      { judul: 'Dibayar', x: 137, width: 30, isi: '{dibayar}', jumlah: '' },
      { judul: 'Sisa', x: 170, width: 30, isi: '{sisa}', jumlah: '{jumlah}' },
    ],
  },
  paraf: parafDuaPihak('Customer'),
  muat_nama: 30,
}

const lunas = ({ status }: KartuCicilanData): boolean => status === 'LUNAS' || status === 'DIAMBIL'

/** The pages of a card. */
export const kartuCicilan = (data: KartuCicilanData): NotaPage[] =>
  notaDuaPihak(data, {
    kertas: 'CICILAN',
    jenis: kertasCicilan,
    judul: 'KARTU CICILAN',
    baris: data.keadaan.tagihan.filter(({ jumlah }) => jumlah > 0).map(barisAngsuran),
    bawah: [
      ['Terbayar', data.keadaan.terbayar],
      ['Denda', data.keadaan.denda],
      ...(lunas(data) ? [['Bunga dihapus', data.keadaan.potongan] as const] : []),
    ],
    total: data.isi.total,
    isian: {
      jumlah_kata: data.status === 'AKTIF' ? 'SISA' : lunas(data) ? 'LUNAS' : data.status,
      jumlah: strip(data.status === 'AKTIF' ? data.isi.total - data.keadaan.terbayar : 0),
      periksa: 'Tunjukkan kode QR ini saat membayar dan mengambil.',
    },
    janji: perjanjian(data),
    umum: 'Barang disimpan toko sampai lunas.',
  })

const barisAngsuran = ({ dibayar, jumlah, ke, tgl }: Tagihan): NotaFields => ({
  ke: ke === 0 ? '' : String(ke),
  jatuh: tanggalCetak(tgl),
  nama: ke === 0 ? 'Uang Muka' : 'Angsuran',
  angsuran: formatRupiah(jumlah),
  dibayar: strip(dibayar),
  sisa: strip(jumlah - dibayar),
})

/** What was sold, by which plan. */
const perjanjian = ({ isi }: KartuCicilanData): string[] => [
  `Barang: ${isi.nama_barang} ${formatBerat(isi.berat)} gr, ` +
    `kadar ${kadarKertas(isi.kadar, isi.kadar_cetak)}, kode ${isi.kode_barcode}`,
  `${isi.nama_cicilan}: harga Rp ${formatRupiah(isi.harga_total)}, biaya Rp ` +
    `${formatRupiah(isi.biaya_rp)}, bunga Rp ${formatRupiah(isi.bunga)}.`,
  ...(isi.denda_persen > 0
    ? [
        `Denda ${formatPersen(isi.denda_persen)} % per hari terlambat, ` +
          'dihitung sampai tanggal kwitansi.',
      ]
    : []),
]
