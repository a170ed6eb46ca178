import { sql } from 'kysely'
import { handle, type Context } from '#server/serve'
import { jawabCetak, semuaAda } from '#modules/nota/cetak.server'
import { bayarKertas } from '#modules/pembayaran/bayar-kertas'
import {
  cetakKertas,
  contohKertas,
  dariDokumen,
  dariToko,
  type Calon,
  type Cetakan,
} from '#modules/nota/kertas.server'
import { ketentuanNota } from '#modules/pembelian/kertas-beli.server'
import { isiTitipanDari, type IsiTitipan } from './lihat.server.ts'
import { notaTitipan, type BarangTitipan, type NotaTitipanData } from './nota/nota-titipan.ts'
import { cetakTitipan, contohTitipan, konfirmasiTitipan } from './titipan.calls.ts'
import { settingTitipan } from './setting.ts'

const barangDari = (isi: IsiTitipan): BarangTitipan | null =>
  isi.kode_barcode === null
    ? null
    : {
        kode_barcode: isi.kode_barcode,
        nama_barang: isi.nama_barang ?? '',
        kadar: isi.kadar_cetak ?? '',
        berat: isi.berat ?? 0,
        harga_gram: isi.harga_gram ?? 0,
        ongkos: isi.ongkos ?? 0,
        diskon: isi.diskon ?? 0,
        harga_total: isi.harga_total ?? 0,
        gambar: isi.gambar ?? '',
      }

const pertama = ({ pembayaran }: IsiTitipan): number =>
  pembayaran.reduce((sum, { jumlah }) => sum + jumlah, 0)

function dataNota(
  ctx: Context,
  isi: IsiTitipan,
  ke: Cetakan,
  ketentuan: readonly string[],
): NotaTitipanData {
  return {
    ...dariToko(ctx, ke, ctx.setting(settingTitipan.PRINT_NOTA_TITIPAN_DUPLICATE_MODULE)),
    ...dariDokumen({ ...isi, no_faktur_group: '' }),
    no_titipan: isi.no_titipan,
    url: isi.no_titipan, // scanned at the counter it pays: no public page tells of other's money
    barang: barangDari(isi),
    jumlah: isi.jumlah,
    terpakai: isi.status === 'OPEN' ? 0 : isi.jumlah - isi.saldo,
    tambahan: isi.jumlah - pertama(isi),
    pembayaran: bayarKertas(isi.pembayaran),
    batas: isi.tgl_batas?.split('-').toReversed().join('/') ?? null,
    kunci_harga: isi.kunci_harga,
    ketentuan,
  }
}

/** A deposit whose money was taken has a nota, until it is cancelled. */
const statusKertas = ({ status }: IsiTitipan): string =>
  status === 'TITIP' || status === 'DIPAKAI' ? 'VALID' : status

/** The papers of deposits by their numbers, every one of them. */
async function muatCalon(ctx: Context, nomor: readonly string[]): Promise<Calon[]> {
  const [found, ketentuan] = await Promise.all([
    isiTitipanDari(ctx, sql`d.nomor = any(${nomor}::text[])`),
    ketentuanNota(ctx, 'TITIPAN'),
  ])
  semuaAda(
    nomor,
    found.map((isi) => isi.no_titipan),
  )
  return found.map((isi) => ({
    dicetak: { id: isi.id, nomor: isi.no_titipan, status: statusKertas(isi), cetak: isi.cetak },
    gambar: isi.gambar ? [isi.gambar] : [],
    halaman: (ke) => notaTitipan(dataNota(ctx, isi, ke, ketentuan)),
  }))
}

const namaBerkas = (ctx: Context, [first, ...rest]: readonly string[]): string =>
  rest.length > 0 ? `nota-titipan-${ctx.toko.tgl_system}` : String(first)

/** Notas of deposits as one PDF, each print counted. */
export const cetak = handle(cetakTitipan, async (ctx, { body }) =>
  cetakKertas(ctx, await muatCalon(ctx, body.no_titipan), body, namaBerkas(ctx, body.no_titipan)),
)

/** A look at the paper: marked across, of a deposit in any state, and no print. */
export const contoh = handle(contohTitipan, async (ctx, { body }) =>
  contohKertas(ctx, await muatCalon(ctx, body.no_titipan), namaBerkas(ctx, body.no_titipan)),
)

/** Whether the papers of one press came out. */
export const konfirmasi = handle(konfirmasiTitipan, (ctx, { body }) =>
  jawabCetak(ctx, body.no_titipan, body),
)
