import { sql } from 'kysely'
import { formatBerat } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { checkStands, serveCommand, serveMove } from '#server/document/run'
import { handle } from '#server/serve'
import { muatTimbang, type TimbangTermuat } from './muat.server.ts'
import { catatBacaan, satuTimbang } from './timbang.calls.ts'
import { putusan, statusSesudah, type Putusan } from './timbang.rules.ts'
import { gerakBaki, teraBuku, teraTimbangan, timbangBaki, timbangBuku } from './timbang.ts'
import { settingTimbang } from './setting.ts'

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

/** Keeps readings at the moment they were read, even if the weighing comes to nothing. */
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
function perlu({ baki }: TimbangTermuat, putus: Putusan) {
  const figures = (pcs: number, berat: number): Record<string, string> => ({
    Baki: baki.kode_baki,
    Pcs: String(pcs),
    Berat: `${formatBerat(berat)} gr`,
  })
  return [
    {
      kategori: 'BAKI_SELISIH' as const,
      sebelum: figures(putus.harap.pcs, putus.harap.berat),
      sesudah: figures(putus.pcs, putus.timbang),
    },
  ]
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

const { hasil: perintah } = timbangBaki.commands

/** The verdict: the last steady reading and the count, against what lies in the tray now. */
export const hasil = serveMove(timbangBaki, perintah, async (ctx, { body }) => {
  const termuat = await muatTimbang(ctx, body.id)
  checkStands(timbangBaki, perintah, termuat)
  const { baki, id, nomor, sidik, waktu } = termuat
  const bacaan = termuat.bacaan.findLast(({ stabil }) => stabil)
  if (!bacaan) throw new Refusal('Belum Ada Bacaan Timbangan Yang Stabil')
  const toleransi = ctx.setting(settingTimbang.TOLERANSI_TIMBANG_BAKI)
  const putus = putusan({
    berat_baki: baki.berat_baki,
    isi: termuat.barang,
    curah: termuat.curah,
    luar: termuat.luar,
    timbang: bacaan.berat,
    pcs: body.pcs,
    toleransi,
  })
  const dibuka = body.buka && putus.hasil !== 'COCOK' && waktu !== 'MALAM'
  const ke = statusSesudah(waktu, putus.hasil, dibuka)
  const { kode_baki, kode_gudang, status_baki: dari } = baki
  const { penjelasan } = putus
  const figures = { ...angka(termuat, putus), toleransi }
  const { n: n_bacaan, timbangan } = bacaan
  const tentang = { id, kode_gudang, kode_baki, waktu, timbangan, n_bacaan, dibuka }
  return {
    moves: [termuat],
    needs: dibuka ? perlu(termuat, putus) : [],
    periksa: [['isi_baki', [{ kode_gudang, kode_baki, sidik }]]],
    make: () => ({
      books: [
        write(timbangBuku, [{ ...figures, ...tentang, penjelasan }]),
        write(gerakBaki, dari === ke ? [] : [{ id_dokumen: id, kode_baki, dari, ke }]),
      ],
      answer: { nomor, status_baki: ke, ...figures, penjelasan },
    }),
  }
})

/** The scale under a known weight: whether it may be believed today. */
export const tera = serveCommand(teraTimbangan, teraTimbangan.commands.simpan, (ctx, { body }) => {
  const toleransi = ctx.setting(settingTimbang.TOLERANSI_TERA)
  const selisih = body.baca - body.acuan
  const cocok = Math.abs(selisih) <= toleransi
  return {
    make: (id, nomor) => ({
      isi: { ...body, toleransi },
      books: [write(teraBuku, [{ ...body, id, toleransi, cocok }])],
      answer: { nomor, cocok, selisih },
    }),
  }
})
