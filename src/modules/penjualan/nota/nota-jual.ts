import { formatRupiah } from '#kernel/figures'
import type { NotaFields, NotaPage } from '#kernel/nota'
import { splitStruk } from '#kernel/paper-text'
import { bacaKupon } from '#modules/kupon/bayar-kupon.rules'
import {
  catatanKertas,
  isianTotal,
  jumlahDari,
  labelBayar,
  paragraphs,
  tanggalCetak,
  type BarisBawah,
} from '#modules/nota/kertas/isian'
import { susunNota } from '#modules/nota/kertas/susun'
import { barisJual, judulJual, jumlahJual, kalimatJanji, type NotaJualData } from './isian-jual.ts'
import { barisBerlian, kertasBerlian } from './kertas-berlian.ts'
import { kertasJual } from './kertas-jual.ts'

/** The pages of a sale note: that of diamonds says each of their stones. */
export const notaJual = (data: NotaJualData): NotaPage[] =>
  susunNota(data, {
    kertas: data.kertas,
    jenis: data.kertas === 'BERLIAN' ? kertasBerlian : kertasJual,
    judul: data.sisa ? 'NOTA SISA' : judulJual[data.kertas],
    nomor: data.no_faktur_jual,
    baris: data.kertas === 'BERLIAN' ? barisBerlian(data) : data.baris.map(barisJual),
    bawah: paymentRows(data),
    isian: fields(data),
  })

function fields(data: NotaJualData): NotaFields {
  return {
    no_nota_manual: data.no_nota_manual,
    meterai: meteraiCetak(data),
    ...jumlahJual(data),
    ...isianTotal(jumlahDari(data.baris, (line) => line.harga_total)),
    // The stamp stands where the remark would.
    ketentuan: paragraphs(
      kuponCetak(data),
      terms(data),
      data.meterai > 0 ? keteranganCetak(data) : '',
    ),
    keterangan: keteranganCetak(data),
    catatan: catatanKertas(
      data,
      dibeliKembali(data.dibeli_kembali),
      data.koreksi && `Koreksi ${data.koreksi}`,
    ),
  }
}

const keteranganCetak = ({ keterangan }: NotaJualData): string =>
  keterangan && paragraphs('Keterangan:', ...splitStruk(keterangan))

/** One coupon is told whole; more of them have a paper of their own. */
function kuponCetak({ kupon }: NotaJualData): string {
  const [satu, ...lain] = kupon
  if (satu === undefined) return ''
  if (lain.length > 0) return `${kupon.length} kupon untuk belanja berikutnya: lihat lembar kupon.`
  const { berlaku_sampai, nilai_kupon, no_kupon } = satu
  return `Kupon ${bacaKupon(no_kupon)} Rp ${formatRupiah(nilai_kupon)} s/d ${tanggalCetak(berlaku_sampai)}`
}

/** What stands where the stamp is put; nothing on a nota that needs none. */
const meteraiCetak = ({ meterai, meterai_pembeli }: NotaJualData): string =>
  meterai === 0
    ? ''
    : paragraphs(`Meterai Rp ${formatRupiah(meterai)}`, meterai_pembeli ? 'dari pembeli' : '')

/** The number of the purchase; of several, how many: the foot has one line. */
const dibeliKembali = (faktur: readonly string[]): string =>
  faktur.length === 0
    ? ''
    : `Sudah dibeli kembali ${faktur.length === 1 ? faktur[0] : `di ${faktur.length} faktur`}`

function paymentRows(data: NotaJualData): BarisBawah[] {
  const pph22 = jumlahDari(data.baris, (line) => line.pph22)
  const added = jumlahDari(data.baris, (line) => line.pajak) - pph22
  const included = jumlahDari(data.baris, (line) => line.pajak_termasuk)
  const total = jumlahDari(data.baris, (line) => line.harga_total)
  const paid = jumlahDari(data.pembayaran, (payment) => payment.jumlah) - data.kembali
  return [
    // The payments belong to the visit, which may have more notes than this one.
    ['Pembelian kunjungan', 0 - data.nilai_beli],
    ['Total kunjungan', paid === total ? 0 : paid],
    ['DPP', data.dpp],
    ['PPN', added],
    ['Sudah termasuk PPN', included],
    ['PPh 22 dipungut', pph22],
    ...data.pembayaran.map(({ jenis, jumlah, keterangan }) => {
      const label = labelBayar(jenis, keterangan)
      return [jumlah < 0 ? `Dibayar toko ${label}` : label, Math.abs(jumlah)] as const
    }),
    ['Biaya kartu', jumlahDari(data.pembayaran, (payment) => payment.fee)],
    ['Kembali', data.kembali],
  ]
}

/** Buy-back terms (SPEC 9), on the price after discount, without ongkos and tax (DOMAIN 6). */
function terms(data: NotaJualData): string {
  return paragraphs(
    kalimatJanji(data.baris),
    'Berat dan kadar diperiksa kembali. Nota ini wajib dibawa.',
  )
}
