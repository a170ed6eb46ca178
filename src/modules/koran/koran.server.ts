import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { list, maybe, row, text, whole } from '#kernel/shape'
import { loadDocument } from '#server/document/recorded'
import { serveCommand, serveMove } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle, reply, type Context } from '#server/serve'
import { checkRekening } from '#modules/kas/rekening.server'
import { dalamRupiah } from './baca.rules.ts'
import { formatDari, formatUntuk } from './baca-tabel.rules.ts'
import { bacaFile } from './baca-file.server.ts'
import { bacaKoran } from './koran.calls.ts'
import {
  barisBaru,
  periksaKoran,
  periksaPasangan,
  sampaiBaca,
  sampaiKoran,
  type Pasangan,
} from './koran.rules.ts'
import { cocokBuku, koranBuku, pencocokan, rekeningKoran, type formatTabel } from './koran.ts'

const lalu = row({
  ...{ id: text, nomor: text, saldo: whole, sampai: text, cocok: whole },
  format: row({ judul: maybe(whole), peran: maybe(text), urutan: maybe(text) }),
})
const muat = defineLoad(
  'muat_koran',
  row({
    lalu: maybe(lalu),
    sudah: list(row({ tgl: text, keterangan: text, masuk: whole, keluar: whole })),
    buku: whole,
  }),
)
const muatCocok = defineLoad(
  'muat_cocok',
  list(row({ sisi: text, id: text, n: whole, jumlah: whole, hilang: maybe(text) })),
)

const muatKoran = (
  ctx: Context,
  no_rekening: string,
  baris: readonly { readonly tgl: string }[],
  tutup: string = ctx.toko.tgl_system,
) => {
  const hari = baris.map(({ tgl }) => tgl).toSorted()
  const [dari = 'infinity', sampai = dari] = [hari[0], hari.at(-1)]
  return ctx.db.load(muat, [ctx.kodeToko, JSON.stringify({ no_rekening, dari, sampai, tutup })])
}

/** The last statement of an account. */
export const muatKoranLalu = async (ctx: Context, no_rekening: string) =>
  (await muatKoran(ctx, no_rekening, [])).lalu

const rekeningDisebut = (ctx: Context, no_rekening: string) =>
  checkRekening(ctx, [{ field: 'no_rekening', no_rekening, qris: true }])

const urutanDari = (text: string | null): RowOf<typeof formatTabel>['urutan'] =>
  text === 'DMY' || text === 'MDY' || text === 'YMD' ? text : null

/** The file as lines; what the user says of its columns goes before the last statement's format. */
const baca = handle(bacaKoran, async (ctx, { body, upload }) => {
  if (!upload) throw new Refusal('File Wajib Dipilih', { code: 'E-ISI' })
  await rekeningDisebut(ctx, body.no_rekening)
  const termuat = await muatKoran(ctx, body.no_rekening, [])
  const dulu = termuat.lalu?.format
  const file = await bacaFile(upload.bytes, ctx.toko.tgl_system, {
    format: formatDari(body),
    lalu: dulu && formatDari({ ...dulu, urutan: urutanDari(dulu.urutan) }),
  })
  const { baris, saldo_akhir, saldo_awal } = dalamRupiah(file.terbaca)
  const { sudah } = await muatKoran(ctx, body.no_rekening, baris)
  return {
    bentuk: file.bentuk,
    rekening: file.terbaca.rekening,
    ...(file.format ? formatUntuk(file.format) : { judul: null, peran: null, urutan: null }),
    contoh: file.contoh.map(({ nomor, sel }) => ({ nomor, sel: [...sel] })),
    baris,
    salah: file.terbaca.salah.slice(0, 50).map((one) => ({ ...one })),
    sudah: baris.length - barisBaru(baris, sudah).length,
    saldo_awal: saldo_awal ?? (file.bentuk === 'TABEL' ? (termuat.lalu?.saldo ?? null) : null),
    saldo_akhir,
    sampai: sampaiBaca({ baris, sampai: file.terbaca.sampai }, ctx.toko.tgl_system),
  }
})

const simpan = serveCommand(rekeningKoran, rekeningKoran.commands.simpan, async (ctx, { body }) => {
  const { baris, ...isi } = body
  await rekeningDisebut(ctx, body.no_rekening)
  const termuat = await muatKoran(ctx, body.no_rekening, baris, body.sampai ?? undefined)
  const { lalu: sebelum } = termuat
  const sampai = sampaiKoran(body, sebelum, ctx.toko.tgl_system)
  const baru = periksaKoran({ ...body, sampai }, termuat)
  const hari = baru.map(({ tgl }) => tgl).toSorted()
  const netto = baru.reduce((sum, { keluar, masuk }) => sum + masuk - keluar, 0)
  return {
    periksa: [['koran', { no_rekening: body.no_rekening, terakhir: sebelum?.id ?? null }]],
    make: (id, nomor) => ({
      isi: {
        ...isi,
        dari: hari[0] ?? sampai,
        sampai,
        saldo_mulai: body.saldo_akhir - netto,
        jumlah_baris: baru.length,
      },
      books:
        baru.length === 0
          ? []
          : [
              write(
                koranBuku,
                baru.map((one) => ({ ...one, id_dokumen: id, no_rekening: body.no_rekening })),
              ),
            ],
      answer: reply({ nomor }, { message: 'Rekening Koran Tersimpan' }),
    }),
  }
})

const buang = serveMove(rekeningKoran, rekeningKoran.commands.buang, async (ctx, { body }) => {
  const dokumen = await loadDocument(ctx, rekeningKoran, body.nomor)
  const no_rekening = String(dokumen.isi['no_rekening'])
  const { lalu: terakhir } = await muatKoran(ctx, no_rekening, [])
  if (terakhir && terakhir.id !== dokumen.id && dokumen.status === 'VALID')
    throw new Refusal('Buang Rekening Koran {{nomor}} Lebih Dulu', {
      params: { nomor: terakhir.nomor },
    })
  if (terakhir && terakhir.cocok > 0 && dokumen.status === 'VALID')
    throw new Refusal('{{jumlah}} Barisnya Sudah Dicocokkan, Lepas Lebih Dulu', {
      params: { jumlah: terakhir.cocok },
    })
  return {
    moves: [dokumen],
    periksa: [['koran_lepas', { no_rekening, id: dokumen.id }]],
    make: () => ({ books: [], answer: { nomor: dokumen.nomor } }),
  }
})

const cocokkan = serveCommand(pencocokan, pencocokan.commands.cocokkan, async (ctx, { body }) => {
  const { no_rekening, pasangan } = body
  const all = (sisi: keyof Pasangan) => pasangan.flatMap((one) => one[sisi])
  const minta = { no_rekening, koran: all('koran'), kas: all('kas') }
  const [rows, { lalu: terakhir }] = await Promise.all([
    ctx.db.load(muatCocok, [ctx.kodeToko, JSON.stringify(minta)]),
    muatKoran(ctx, no_rekening, []),
  ])
  const baris = new Map(rows.map((one) => [`${one.sisi} ${one.id} ${one.n}`, one]))
  const dari = (sisi: 'KORAN' | 'KAS', id: string, n: number) => baris.get(`${sisi} ${id} ${n}`)
  periksaPasangan(pasangan, dari)
  const masuk = all('koran').reduce(
    (sum, { id, n }) => sum + (dari('KORAN', id, n)?.jumlah ?? 0),
    0,
  )
  return {
    periksa: [['cocok', { ...minta, terakhir: terakhir?.id ?? null, baris: rows }]],
    make: (id, nomor) => ({
      isi: {
        no_rekening,
        jumlah_pasangan: pasangan.length,
        jumlah: masuk,
        sebab: [...new Set(pasangan.flatMap(({ alasan }) => alasan ?? []))]
          .join(', ')
          .slice(0, 100),
      },
      books: [
        write(
          cocokBuku,
          pasangan.flatMap(({ kas, koran }, at) =>
            (
              [
                ['KORAN', koran],
                ['KAS', kas],
              ] as const
            ).flatMap(([sisi, baris]) =>
              baris.map((one) => ({
                id_dokumen: id,
                pasangan: at + 1,
                sisi,
                id_baris: one.id,
                n_baris: one.n,
                jumlah: dari(sisi, one.id, one.n)?.jumlah ?? 0,
                lepas: false,
              })),
            ),
          ),
        ),
      ],
      answer: reply({ nomor }, { message: 'Sudah Dicocokkan' }),
    }),
  }
})

const lepas = serveMove(pencocokan, pencocokan.commands.lepas, async (ctx, { body }) => {
  const dokumen = await loadDocument(ctx, pencocokan, body.nomor)
  const rows = await ctx.db.rows<RowOf<typeof cocokBuku.entry>>(
    ctx.kodeToko,
    sql`select id_dokumen, pasangan, sisi, id_baris, n_baris, jumlah, lepas from cocok
      where kode_toko = ${ctx.kodeToko} and id_dokumen = ${dokumen.id} and not lepas
      order by n`,
  )
  return {
    moves: [dokumen],
    make: () => ({
      books: [
        write(
          cocokBuku,
          rows.map((one) => ({ ...one, lepas: true })),
        ),
      ],
      answer: { nomor: dokumen.nomor },
    }),
  }
})

export const handlers = [baca, simpan, buang, cocokkan, lepas]
