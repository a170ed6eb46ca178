import { formatBerat, formatRupiah } from '#kernel/figures'
import type { NotaPage } from '#kernel/nota'
import { keyOf, list, maybe, row, text, whole, yesNo, type ShapeOf } from '#kernel/shape'
import {
  bayarDuaPihak,
  ketentuanDuaPihak,
  parafDuaPihak,
  type DataDuaPihak,
} from '#modules/nota/kertas/dua-pihak'
import { isianTotal, jumlahDari, paragraphs, type BarisBawah } from '#modules/nota/kertas/isian'
import { susunNota } from '#modules/nota/kertas/susun'
import type { JenisKertas } from '#modules/nota/kertas/template'
import { KIRI } from '#modules/nota/kertas/ukuran'
import { meterai, type Meterai } from '#modules/penjualan/pajak/meterai.rules'

/** A note as its paper reads it (kertas_manual). Weights in mg. */
export const notaManualCetak = row({
  ...{ id: text, nomor: text, status: text, tgl_system: text, saat: text, input_by: text },
  ...{ valid_by: maybe(text), nama_customer: maybe(text), no_hp: maybe(text) },
  ...{ alamat_customer: maybe(text), kode_sales: maybe(text), nama_sales: maybe(text) },
  ...{ keterangan: maybe(text), total: whole, total_usd: maybe(text), npwp: maybe(text) },
  ...{ jual: whole, pajak: whole, pph22: whole, pajak_termasuk: whole, meterai: maybe(meterai) },
  arah: keyOf({ JUAL: '', BELI: '' }),
  baris: list(
    row({
      ...{ nama_group: text, nama_dept: text, kadar: text },
      ...{ qty: whole, berat: whole, harga: whole, arah: keyOf({ JUAL: '', BELI: '' }) },
    }),
  ),
  pembayaran: list(
    row({
      ...{ jenis: text, jumlah: whole, masuk: yesNo, fee: maybe(whole), no_ref: maybe(text) },
      qris: yesNo,
    }),
  ),
})

export interface KertasManual extends DataDuaPihak {
  readonly nota: Omit<ShapeOf<typeof notaManualCetak>, 'pembayaran'>
}

const kertas = (kepada: string, paraf: string): JenisKertas => ({
  kepada,
  kolom: {
    texts: [{ judul: 'Nama Barang', x: KIRI, width: 82, isi: '{nama}', jumlah: '{usd}' }],
    figures: [
      { judul: 'Kadar', x: 93, width: 20, isi: '{kadar}', jumlah: '' },
      { judul: 'Qty', x: 114, width: 16, isi: '{qty}', jumlah: '{qty}' },
      { judul: 'Berat (gr)', x: 131, width: 28, isi: '{berat}', jumlah: '{berat}' },
      { judul: 'Jumlah', x: 160, width: 40, isi: '{harga}', jumlah: '{harga}' },
    ],
  },
  paraf: parafDuaPihak(paraf),
  muat_nama: 70,
})
export const kertasManual = {
  JUAL: kertas('Pembeli', 'Pembeli'),
  BELI: kertas('Dibeli dari', 'Penjual'),
}
const judul = { JUAL: 'PENJUALAN MANUAL', BELI: 'PEMBELIAN MANUAL' }
const umum = {
  JUAL: 'Barang dan berat sudah diperiksa bersama pembeli.',
  BELI: 'Penjual menyatakan barang ini miliknya yang sah dan tidak dalam sengketa.',
}

/** What a line is that goes the other way than its note: an exchange. */
const lawan = { JUAL: 'Dijual', BELI: 'Dibeli' }
const balik = { JUAL: 'BELI', BELI: 'JUAL' } as const

/** Its tax below the total, as a sale note of the counter says it. */
const pajakCetak = ({ pajak, pajak_termasuk, pph22, jual }: KertasManual['nota']): BarisBawah[] => {
  const ppn = pajak - pph22
  return [
    ['DPP', ppn + pajak_termasuk > 0 ? jual - pajak - pajak_termasuk : 0],
    ['PPN', ppn],
    ['Sudah termasuk PPN', pajak_termasuk],
    ['PPh 22 dipungut', pph22],
  ]
}

const meteraiCetak = (nota: Meterai | null): string =>
  nota === null
    ? ''
    : paragraphs(
        `Meterai Rp ${formatRupiah(nota.jumlah)}`,
        nota.ditanggung === 'PEMBELI' ? 'dari pembeli' : '',
      )

/** The pages of a note of manual goods: each heap by group and jenis, in pieces and grams. */
export const kertasNotaManual = (data: KertasManual): NotaPage[] => {
  const { arah, baris, meterai: tempel, nomor, total, total_usd } = data.nota
  const tukar = baris.some((line) => line.arah !== arah)
  return susunNota(data, {
    kertas: `MANUAL_${arah}`,
    jenis: kertasManual[arah],
    judul: tukar ? 'TUKAR MANUAL' : judul[arah],
    nomor,
    baris: baris.map(({ berat, harga, kadar, nama_dept, nama_group, qty, ...line }) => ({
      nama: [line.arah === arah ? '' : lawan[line.arah], nama_dept, nama_group].join(' ').trim(),
      ...{ kadar, qty: formatRupiah(qty), berat: formatBerat(berat) },
      harga: formatRupiah(line.arah === arah ? harga : 0 - harga),
    })),
    bawah: [...pajakCetak(data.nota), ...bayarDuaPihak(data)],
    isian: {
      meterai: meteraiCetak(tempel),
      usd: total_usd === null ? '' : `USD ${total_usd}`,
      qty: formatRupiah(jumlahDari(baris, ({ qty }) => qty)),
      berat: formatBerat(jumlahDari(baris, ({ berat }) => berat)),
      harga: formatRupiah(total),
      ...isianTotal(total),
      ketentuan: ketentuanDuaPihak(data, tukar ? [umum[balik[arah]]] : [], umum[arah]),
    },
  })
}
