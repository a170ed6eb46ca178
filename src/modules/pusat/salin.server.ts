import type { Master } from '#kernel/master'
import { Refusal } from '#kernel/refusal'
import { nameOfCall, valueOf, type Asker } from '#server/chain/chain'
import { announceJobs, branchesOf, queueJob, type Job } from '#server/chain/jobs'
import { mostBytes } from '#server/chain/letter'
import { copiedMasters, pack, takeOver, type Tumpukan } from '#server/master/salin'
import { handle, reply, type Context } from '#server/serve'
import {
  imporPusat,
  kirimSalin,
  lihatImpor,
  lihatSalin,
  masterPusat,
  masterSalin,
  salinMaster,
} from './pusat.calls.ts'

const asker = ({ language, user }: Context): Asker => ({ oleh: user.user_id, bahasa: language })

/** @throws Refusal for a name that is no master of a shop, or is switched off here */
function mastersOf(ctx: Context, names: readonly string[]): Master[] {
  const there = new Map(mastersHere(ctx).map((master) => [master.name, master]))
  return [...new Set(names)].map((name) => {
    const master = there.get(name)
    if (!master)
      throw new Refusal('Master {{master}} Tidak Dikenal Di Toko Ini', { params: { master: name } })
    return master
  })
}

const mastersHere = (ctx: Context): Master[] =>
  copiedMasters(ctx.house.masters).filter(({ when }) => when === undefined || ctx.isOn(when))

const parcelsIn = (isi: readonly { master: string; baris: unknown }[]): Tumpukan[] =>
  isi.map(({ baris, master }) => {
    if (!Array.isArray(baris) || !baris.every((row) => typeof row === 'object' && row !== null))
      throw new Refusal('Data Tidak Valid', { code: 'E-ISI' })
    return { master, baris }
  })

const daftar = handle(masterSalin, (ctx) =>
  mastersHere(ctx)
    .map(({ name, title }) => ({
      master: name,
      nama: title,
    }))
    .toSorted((a, b) => a.nama.localeCompare(b.nama)),
)

const diPusat = handle(masterPusat, (ctx, { body }) => pack(ctx, mastersOf(ctx, body.master)))
const terima = handle(salinMaster, (ctx, { body }) =>
  takeOver(ctx, parcelsIn(body.isi), body.simpan),
)

const lihat = handle(lihatSalin, async (ctx, { body }) => {
  const isi = await pack(ctx, mastersOf(ctx, body.master))
  const given = { body: { isi, simpan: false } }
  return valueOf(
    salinMaster,
    await ctx.chain.ask(body.cabang, nameOfCall(salinMaster), given, asker(ctx)),
  )
})

/** Writes the job down and tells the runners. */
async function kirim(
  ctx: Context,
  job: Omit<Job, 'panggilan' | 'subjek' | 'isi'>,
  isi: Tumpukan[],
) {
  const given = { body: { isi, simpan: true } }
  if (Buffer.byteLength(JSON.stringify(given)) > mostBytes)
    throw new Refusal('Terlalu Banyak Data Sekaligus, Pilih Lebih Sedikit Master')
  const nama = isi.map(({ master }) => master)
  const id = await ctx.db.transaction(ctx.kodeToko, async (tx) => {
    const known = new Set(await branchesOf(ctx, tx))
    const asing = job.cabang.find((kode) => kode !== ctx.kodeToko && !known.has(kode))
    if (asing !== undefined) throw new Refusal('Toko Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
    return queueJob(ctx, tx, {
      ...job,
      panggilan: nameOfCall(salinMaster),
      subjek: `salin ${nama.toSorted().join(' ')}`,
      isi: given,
    })
  })
  announceJobs(ctx)
  return reply(id ?? '', { message: 'Data Sedang Dikirim' })
}

/** The first few by name, the others by their number. */
function judulDari(ctx: Context, isi: readonly Tumpukan[]): string {
  const nama = isi.map(({ master }) => ctx.t(ctx.house.master(master).title))
  const lain = nama.length > 5 ? [`+${nama.length - 4}`] : []
  return [...nama.slice(0, 5 - lain.length), ...lain].join(', ')
}

const kirimKeCabang = handle(kirimSalin, async (ctx, { body }) => {
  const isi = await pack(ctx, mastersOf(ctx, body.master))
  const cabang = [...new Set(body.cabang)].filter((kode) => kode !== ctx.kodeToko)
  if (cabang.length === 0) throw new Refusal('Mohon Pilih Toko', { code: 'E-ISI' })
  const judul = 'Salin Master ke Cabang'
  return kirim(ctx, { judul, keterangan: judulDari(ctx, isi), cabang }, isi)
})

async function dariPusat(ctx: Context, names: readonly string[]): Promise<Tumpukan[]> {
  if (ctx.toko.pusat) throw new Refusal('Hanya Cabang Yang Mengambil Data Dari Pusat')
  const master = mastersOf(ctx, names).map(({ name }) => name)
  const call = nameOfCall(masterPusat)
  const told = await ctx.chain.askHeadOffice(call, { body: { master } }, asker(ctx))
  return parcelsIn(valueOf(masterPusat, told))
}

const lihatDariPusat = handle(lihatImpor, async (ctx, { body }) =>
  takeOver(ctx, await dariPusat(ctx, body.master), false),
)

const impor = handle(imporPusat, async (ctx, { body }) => {
  const isi = await dariPusat(ctx, body.master)
  const keterangan = judulDari(ctx, isi)
  return kirim(ctx, { judul: 'Import Data Pusat', keterangan, cabang: [ctx.kodeToko] }, isi)
})

export const salinHandlers = [daftar, diPusat, terima, lihat, kirimKeCabang, lihatDariPusat, impor]
