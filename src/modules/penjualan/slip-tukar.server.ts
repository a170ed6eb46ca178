import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { handle, type Context } from '#server/serve'
import { cetakDari, jawabCetak, type Dicetak } from '#modules/nota/cetak.server'
import { kadarKertas } from '#modules/nota/kertas/isian'
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
import { isiFakturDari, type IsiFaktur } from '#modules/pembelian/lihat.server'
import type { IsiNota } from './kertas-nota.server.ts'
import { isiNotaDari } from './lihat.server.ts'
import { slipTukar, type SlipTukarBaris, type SlipTukarData } from './nota/slip-tukar.ts'
import { cetakSlip, contohSlip, konfirmasiSlip } from './slip-tukar.calls.ts'
import { settingPenjualan } from './setting.ts'

interface Tukar {
  readonly group: Dicetak
  readonly jual: readonly IsiNota[]
  readonly beli: readonly IsiFaktur[]
}

/** An exchange by the number of its visit: both of its sides. */
async function muatTukar(ctx: Context, nomor: string): Promise<Tukar> {
  const group = await ctx.db.row<Dicetak>(
    ctx.kodeToko,
    sql`
    select d.id, d.nomor, s.status, ${cetakDari} from kencana.dokumen d
      join kencana.status_dokumen s on s.kode_toko = d.kode_toko and s.id = d.id
    where d.kode_toko = ${ctx.kodeToko} and d.nomor = ${nomor} and d.jenis = 'GROUP'`,
  )
  if (!group)
    throw new Refusal('Faktur {{nomor}} Tidak Ditemukan', {
      code: 'E-TIDAK-ADA',
      params: { nomor },
    })
  const [jual, beli] = await Promise.all([
    isiNotaDari(ctx, sql`p.id_group = ${group.id}::uuid`),
    isiFakturDari(ctx, sql`p.id_group = ${group.id}::uuid`),
  ])
  if (jual.length === 0 || beli.length === 0)
    throw new Refusal('{{nomor}} Bukan Tukar Tambah', { params: { nomor } })
  return { group, jual, beli }
}

const dijual = (nota: IsiNota): SlipTukarBaris[] =>
  nota.baris.map((line) => ({
    sisi: 'JUAL',
    nomor: nota.no_faktur_jual,
    nama_barang: line.nama_barang ?? '',
    kadar: line.kadar_cetak ?? '',
    berat: line.berat ?? 0,
    harga: (line.harga_total ?? 0) + (line.diskon ?? 0), // with labour and tax
    potongan: line.diskon ?? 0,
    total: line.harga_total ?? 0,
  }))

const dibeli = (faktur: IsiFaktur): SlipTukarBaris[] =>
  faktur.baris.map((line) => ({
    sisi: 'BELI',
    nomor: faktur.no_faktur_beli,
    nama_barang: [line.nama_barang, line.kondisi].join(' · '),
    kadar: kadarKertas(line.kadar, line.kadar_cetak ?? ''),
    berat: line.berat,
    harga: line.harga_dasar + line.tambahan,
    potongan: line.potongan,
    total: line.harga,
  }))

function dataSlip(
  ctx: Context,
  { beli, group, jual }: Tukar,
  ke: Cetakan,
  ketentuan: readonly string[],
): SlipTukarData | undefined {
  const [nota] = jual
  return (
    nota && {
      ...dariToko(
        ctx,
        ke,
        ke.ke !== 1 && ctx.setting(settingPenjualan.REPRINT_SLIP_TUKAR_DUPLICATE),
      ),
      ...dariDokumen({ ...nota, no_faktur_group: '' }),
      nomor: group.nomor,
      url: '', // each of its notas has its own public page
      baris: [...jual.flatMap(dijual), ...beli.flatMap(dibeli)],
      pembayaran: bayarKertas(nota.pembayaran),
      ketentuan,
    }
  )
}

/** The paper of an exchange, with the shop's terms as they stand now. */
export async function calonSlip(ctx: Context, tukar: Tukar): Promise<Calon> {
  const ketentuan = await ketentuanNota(ctx, 'TUKAR')
  return {
    dicetak: tukar.group,
    gambar: [],
    halaman: (ke) => {
      const data = dataSlip(ctx, tukar, ke, ketentuan)
      return data ? slipTukar(data) : []
    },
  }
}

const namaBerkas = (nomor: string): string => `slip-tukar-${nomor}`

/** The exchange slip, counted; again only where the shop lets it be printed again (SPEC 6). */
export const cetak = handle(cetakSlip, async (ctx, { body }) => {
  const { no_faktur_group: nomor } = body
  const tukar = await muatTukar(ctx, nomor)
  if (tukar.group.cetak > 0 && !ctx.setting(settingPenjualan.REPRINT_SLIP_TUKAR))
    throw new Refusal('Slip Tukar {{nomor}} Tidak Dapat Dicetak Ulang', { params: { nomor } })
  return cetakKertas(ctx, [await calonSlip(ctx, tukar)], body, namaBerkas(nomor))
})

/** A look at the slip: marked across, in any state, and no print. */
export const contoh = handle(contohSlip, async (ctx, { body }) => {
  const { no_faktur_group: nomor } = body
  const calon = await calonSlip(ctx, await muatTukar(ctx, nomor))
  return contohKertas(ctx, [calon], namaBerkas(nomor))
})

/** Whether the slip came out. */
export const konfirmasi = handle(konfirmasiSlip, (ctx, { body }) =>
  jawabCetak(ctx, [body.no_faktur_group], body),
)
