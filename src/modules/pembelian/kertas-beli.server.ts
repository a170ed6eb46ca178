import { sql } from 'kysely'
import type { Context } from '#server/serve'
import {
  alamatNota,
  dariDokumen,
  dariToko,
  type Calon,
  type Cetakan,
} from '#modules/nota/kertas.server'
import { kadarKertas } from '#modules/nota/kertas/isian'
import { bayarKertas } from '#modules/pembayaran/bayar-kertas'
import { uangMasuk } from '#modules/pembayaran/pembayaran.rules'
import type { IsiFaktur } from './lihat.server.ts'
import { notaBeli, type NotaBeliData } from './nota/nota-beli.ts'
import { settingPembelian } from './setting.ts'

type Ketentuan = readonly string[]

/** The terms of a kind of nota (master keterangan_nota), in the shop's order. */
export async function ketentuanNota(ctx: Context, jenis: string): Promise<Ketentuan> {
  const rows = await ctx.db.rows(
    ctx.kodeToko,
    sql<{ keterangan: string }>`select keterangan from kencana.keterangan_nota
      where kode_toko = ${ctx.kodeToko} and jenis_nota = ${jenis} order by urutan, kode_keterangan`,
  )
  return rows.map(({ keterangan }) => keterangan)
}

const baris = (faktur: IsiFaktur): NotaBeliData['baris'] =>
  faktur.baris.map((line) => ({
    kode_barcode: line.kode_barcode ?? '',
    nama_barang: line.nama_barang,
    no_faktur_jual: line.no_faktur_jual ?? '',
    kondisi: line.kondisi,
    kadar: kadarKertas(line.kadar, line.kadar_cetak ?? ''),
    potong_batu: line.potong_batu,
    berat: line.berat,
    harga_gram: line.harga_gram,
    harga_dasar: line.harga_dasar,
    tambahan: line.tambahan,
    potongan: line.potongan,
    harga: line.harga,
    gambar: line.foto ?? line.gambar ?? '',
  }))

/** The purchase as its paper wants it. */
function dataNota(
  ctx: Context,
  faktur: IsiFaktur,
  ke: Cetakan,
  ketentuan: Ketentuan,
): NotaBeliData {
  const selisih = faktur.pembayaran.reduce((sum, payment) => sum + uangMasuk(payment), 0)
  return {
    ...dariToko(ctx, ke, ctx.setting(settingPembelian.PRINT_NOTA_BELI_DUPLICATE_MODULE)),
    ...dariDokumen(faktur),
    no_faktur_beli: faktur.no_faktur_beli,
    identitas: faktur.identitas ?? '',
    url: alamatNota(ctx, faktur.id),
    baris: baris(faktur),
    pembayaran: bayarKertas(faktur.pembayaran),
    nilai_jual: faktur.nilai_jual,
    nilai_beli: faktur.nilai_jual - selisih,
    ketentuan,
  }
}

/** The papers of purchases, with the shop's terms as they stand now. */
export async function calonBeli(ctx: Context, fakturs: readonly IsiFaktur[]): Promise<Calon[]> {
  const ketentuan = await ketentuanNota(ctx, 'BELI')
  return fakturs.map((faktur) => ({
    dicetak: {
      id: faktur.id,
      nomor: faktur.no_faktur_beli,
      status: faktur.status,
      cetak: faktur.cetak ?? 0,
    },
    gambar: faktur.baris.flatMap((line) => line.foto ?? line.gambar ?? []),
    halaman: (ke) => notaBeli(dataNota(ctx, faktur, ke, ketentuan)),
  }))
}
