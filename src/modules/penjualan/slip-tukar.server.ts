import { sql } from 'kysely'
import { formatPersen } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'
import { renderNota } from '#server/paper/nota-pdf'
import { fileReply, handle, type Context, type FileReply } from '#server/serve'
import {
  bolehCetak,
  catatCetak,
  cetakDari,
  jawabCetak,
  type Dicetak,
} from '#modules/faktur/cetak.server'
import { uangMasuk } from '#modules/faktur/pembayaran.rules'
import { dariToko, type Cetakan } from '#modules/nota/kertas.server'
import { ketentuanNota } from '#modules/pembelian/kertas-beli.server'
import { isiFakturDari, type IsiFaktur } from '#modules/pembelian/lihat.server'
import type { IsiNota } from './kertas-nota.server.ts'
import { isiNotaDari } from './lihat.server.ts'
import { slipTukar, type SlipTukarBaris, type SlipTukarData } from './nota/slip-tukar.ts'
import { cetakSlip, contohSlip, konfirmasiSlip } from './slip-tukar.calls.ts'

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
    kadar: formatPersen(line.kadar),
    berat: line.berat,
    harga: line.harga_dasar + line.tambahan,
    potongan: line.potongan,
    total: line.harga,
  }))

async function dataSlip(
  ctx: Context,
  { beli, group, jual }: Tukar,
  ke: Cetakan,
): Promise<SlipTukarData> {
  const duaKali = ke !== 1 && ctx.setting('REPRINT_SLIP_TUKAR_DUPLICATE')
  const [nota] = jual
  return {
    ...dariToko(ctx, ke, duaKali),
    nomor: group.nomor,
    no_faktur_group: '',
    tgl_system: nota?.tgl_system ?? ctx.toko.tgl_system,
    jam: nota?.jam ?? '',
    kode_sales: nota?.kode_sales ?? '',
    nama_sales: nota?.nama_sales ?? '',
    input_by: nota?.input_by ?? '',
    nama_customer: nota?.nama_customer ?? '',
    alamat_customer: nota?.alamat_customer ?? '',
    no_hp: nota?.no_hp ?? '',
    keterangan: nota?.keterangan ?? '',
    url: '', // each of its notas has its own public page
    baris: [...jual.flatMap(dijual), ...beli.flatMap(dibeli)],
    pembayaran: (nota?.pembayaran ?? []).map((payment) => ({
      jenis: payment.jenis,
      jumlah: uangMasuk(payment),
      keterangan: payment.no_ref ?? '',
    })),
    ketentuan: await ketentuanNota(ctx, 'TUKAR'),
  }
}

async function kertasSlip(ctx: Context, tukar: Tukar, ke: Cetakan): Promise<FileReply> {
  return fileReply({
    type: 'application/pdf',
    name: `slip-tukar-${tukar.group.nomor}.pdf`,
    body: await renderNota(slipTukar(await dataSlip(ctx, tukar, ke)), new Map()),
    inline: true,
  })
}

/** The exchange slip, counted; again only where the shop lets it be printed again (SPEC 6). */
export const cetak = handle(cetakSlip, async (ctx, { body }) => {
  const tukar = await muatTukar(ctx, body.no_faktur_group)
  bolehCetak([tukar.group])
  if (tukar.group.cetak > 0 && !ctx.setting('REPRINT_SLIP_TUKAR'))
    throw new Refusal('Slip Tukar {{nomor}} Tidak Dapat Dicetak Ulang', {
      params: { nomor: tukar.group.nomor },
    })
  const ke = await catatCetak(ctx, [tukar.group], body)
  return kertasSlip(ctx, tukar, ke[tukar.group.id] ?? 1)
})

/** A look at the slip: marked across, in any state, and no print. */
export const contoh = handle(contohSlip, async (ctx, { body }) =>
  kertasSlip(ctx, await muatTukar(ctx, body.no_faktur_group), 'CONTOH'),
)

/** Whether the slip came out. */
export const konfirmasi = handle(konfirmasiSlip, (ctx, { body }) =>
  jawabCetak(ctx, [body.no_faktur_group], body),
)
