import { hitungBayar } from '#modules/pembayaran/bayar.rules'
import { notaManual } from '#modules/manual/nota-manual'
import { call, type CallOptions } from '#web/call'
import { kunjungan } from './kunjungan.ts'
import { barisManual } from './manual-konter.ts'
import { isiSimpan, type NotaKonter } from './nota-konter.ts'
import type { HasilSimpan, Pembayaran } from './tersimpan.ts'

/** What lies on the counter, on its way to be saved. */
export interface Kiriman {
  readonly body: object // the key of the intent is bound to it
  readonly pembayaran: Pembayaran
  readonly kirim: (options: CallOptions) => Promise<HasilSimpan>
}

/** Goods without a barcode, as POST transaksi-jual-beli-manual/simpan takes them. */
function isiManual(nota: NotaKonter, kode_sales: string, total: number) {
  const { bayar, beli, kepala, manual } = nota
  const kartu = beli.no_identitas === null ? kepala : beli
  return {
    arah: total < 0 ? ('BELI' as const) : ('JUAL' as const),
    kode_sales,
    nama_customer: kepala.nama_customer,
    alamat_customer: kepala.alamat_customer,
    kode_kota: kepala.kode_kota,
    kode_kecamatan: kepala.kode_kecamatan,
    no_hp: kepala.no_hp,
    jenis_pelanggan: kepala.jenis_pelanggan,
    jenis_identitas: kartu.jenis_identitas,
    no_identitas: kartu.no_identitas,
    foto_identitas: beli.foto_identitas,
    npwp: kepala.npwp,
    pembeli_pajak: kepala.pembeli_pajak,
    keterangan: kepala.keterangan,
    id_draf: nota.id,
    baris: barisManual(manual),
    total: Math.abs(total),
    pembayaran: hitungBayar(bayar, total).pembayaran.map((payment) => ({ ...payment })),
  }
}

function kirimanManual(nota: NotaKonter, kode_sales: string, total: number): Kiriman {
  const body = isiManual(nota, kode_sales, total)
  return {
    body,
    pembayaran: body.pembayaran,
    kirim: async (options) => {
      const { data } = await call(notaManual.commands.simpan, { body }, options)
      return {
        no_faktur_group: data.nomor,
        ...{ notajual: [], notabeli: [], total },
        status: data.siap_cetak ? 'VALID' : 'OPEN',
        kembali: data.kembali,
        kartu_milik: data.kartu_milik,
      }
    },
  }
}

/** @param total what the counter shows; below zero the shop pays */
export function kirimanDari(nota: NotaKonter, kode_sales: string, total: number): Kiriman {
  if (nota.manual.length > 0) return kirimanManual(nota, kode_sales, total)
  const body = isiSimpan(nota, kode_sales, total)
  return {
    body,
    pembayaran: body.pembayaran,
    kirim: async (options) => (await call(kunjungan.commands.simpan, { body }, options)).data,
  }
}
