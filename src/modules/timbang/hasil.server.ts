import { sql } from 'kysely'
import { formatBerat } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'
import { requireApprovals, type Approval } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { handle, type Context } from '#server/serve'
import { muatTimbang, type TimbangTermuat } from './muat.server.ts'
import { catatBacaan, satuTimbang, simpanTera, simpanTimbang } from './timbang.calls.ts'
import { putusan, statusSesudah, type Putusan } from './timbang.rules.ts'
import { teraTimbangan, timbangBaki, type otorisasiTimbang } from './timbang.ts'

const selesai = ({ nomor }: Pick<TimbangTermuat, 'nomor'>): Refusal =>
  new Refusal('Timbang {{nomor}} Sudah Selesai Atau Direset', {
    code: 'E-MDB:02',
    params: { nomor },
  })

export const satu = handle(satuTimbang, async (ctx, { params }) => {
  const { baki, bacaan, id, nomor, status, timbangan, waktu } = await muatTimbang(ctx, params.id)
  const { kode_baki, kode_gudang, nama_baki } = baki
  return {
    ...{ id, nomor, status, kode_gudang, kode_baki, nama_baki, waktu, timbangan },
    bacaan: [...bacaan],
  }
})

/** Keeps readings the moment they were read, whatever becomes of the weighing. */
export const catat = handle(catatBacaan, async (ctx, { body }) => {
  const dicatat = await ctx.db.row<{ readonly n: number | null }>(
    ctx.kodeToko,
    sql`select kencana.catat_bacaan(${ctx.kodeToko}, ${body.id}, ${ctx.user.user_id},
      ${JSON.stringify(body.baris)}) as n`,
  )
  const n = dicatat?.n ?? null
  if (n === null) throw selesai(await muatTimbang(ctx, body.id))
  return { n }
})

/** A tray whose figures are off is sold from all the same: the approver sees both. */
function disetujui(ctx: Context, { baki }: TimbangTermuat, putus: Putusan): Promise<Approval[]> {
  const figures = (pcs: number, berat: number): Record<string, string> => ({
    Baki: baki.kode_baki,
    Pcs: String(pcs),
    Berat: `${formatBerat(berat)} gr`,
  })
  return requireApprovals(ctx, [
    {
      kategori: 'BAKI_SELISIH' satisfies keyof typeof otorisasiTimbang,
      sebelum: figures(putus.harap.pcs, putus.harap.berat),
      sesudah: figures(putus.pcs, putus.timbang),
    },
  ])
}

/** What was expected and what was found: for the book and for the answer. */
function angka({ baki }: TimbangTermuat, putus: Putusan) {
  const { harap, hasil: hasilnya, pcs, selisih, timbang } = putus
  const { berat_bandrol, berat_barang, pcs: pcs_sistem } = harap
  const { berat_baki } = baki
  return {
    ...{ hasil: hasilnya, pcs_sistem, pcs, berat_baki, berat_barang, berat_bandrol },
    ...{ timbang, selisih },
  }
}

/** The verdict: the last steady reading and the count, against what lies in the tray now. */
export const hasil = handle(simpanTimbang, async (ctx, { body }) => {
  const termuat = await muatTimbang(ctx, body.id)
  const { baki, id, nomor, sidik, versi, waktu } = termuat
  if (termuat.status !== 'OPEN') throw selesai(termuat)
  const bacaan = termuat.bacaan.findLast(({ stabil }) => stabil)
  if (!bacaan) throw new Refusal('Belum Ada Bacaan Timbangan Yang Stabil')
  const toleransi = ctx.setting<number>('TOLERANSI_TIMBANG_BAKI')
  const putus = putusan({
    berat_baki: baki.berat_baki,
    isi: termuat.barang,
    luar: termuat.luar,
    timbang: bacaan.berat,
    pcs: body.pcs,
    toleransi,
  })
  const dibuka = body.buka && putus.hasil !== 'COCOK' && waktu !== 'MALAM'
  const otorisasi = dibuka ? await disetujui(ctx, termuat, putus) : []
  const ke = statusSesudah(waktu, putus.hasil, dibuka)
  const { kode_baki, kode_gudang, status_baki } = baki
  const { penjelasan } = putus
  const { timbangan } = bacaan
  const figures = { ...angka(termuat, putus), toleransi }
  const buku = { id, kode_gudang, kode_baki, waktu, timbangan, n_bacaan: bacaan.n, dibuka }
  const saved = await post(
    ctx,
    {
      perintah: timbangBaki.commands.hasil.call,
      otorisasi,
      transisi: [{ id, dari: 'OPEN', ke: 'VALID', versi }],
      periksa: [['isi_baki', [{ kode_gudang, kode_baki, sidik }]]],
      tulis: [
        ['timbang_baki', [{ ...figures, ...buku, penjelasan }]],
        ...(status_baki === ke
          ? []
          : [['gerak_baki', [{ id_dokumen: id, kode_baki, dari: status_baki, ke }]] as const]),
      ],
    },
    { nomor, status_baki: ke, ...figures, penjelasan },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'baki', kode_baki })
  return saved
})

/** The scale under a known weight: whether it may be believed today. */
export const tera = handle(simpanTera, async (ctx, { body }) => {
  const toleransi = ctx.setting<number>('TOLERANSI_TERA')
  const selisih = body.baca - body.acuan
  const cocok = Math.abs(selisih) <= toleransi
  const id = newId(ctx.clock.millis())
  const { commands, name: jenis, prefix } = teraTimbangan
  return post(
    ctx,
    {
      perintah: commands.simpan.call,
      dokumen: [{ id, jenis, prefix, status: commands.simpan.to, isi: { ...body, toleransi } }],
      tulis: [['tera_timbangan', [{ ...body, id, toleransi, cocok }]]],
    },
    { nomor: numberOf(id), cocok, selisih },
  )
})
