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
import { bacaKoran, keadaanBank, type bukuTerbuka } from './koran.calls.ts'
import { barisBaru, periksaKoran, periksaPasangan, type Pasangan } from './koran.rules.ts'
import { cocokBuku, koranBuku, pencocokan, rekeningKoran, type formatTabel } from './koran.ts'
import { kartuUntuk, usulkan, type Kartu } from './usulan.rules.ts'

const lalu = row({
  ...{ id: text, nomor: text, saldo: whole, sampai: text, cocok: whole },
  format: row({ judul: maybe(whole), peran: maybe(text), urutan: maybe(text) }),
})
const muat = defineLoad(
  'muat_koran',
  row({
    lalu: maybe(lalu),
    sudah: list(row({ tgl: text, keterangan: text, masuk: whole, keluar: whole })),
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
) => {
  const hari = baris.map(({ tgl }) => tgl).toSorted()
  const [dari = 'infinity', sampai = dari] = [hari[0], hari.at(-1)]
  return ctx.db.load(muat, [ctx.kodeToko, JSON.stringify({ no_rekening, dari, sampai })])
}

const rekeningDisebut = (ctx: Context, no_rekening: string) =>
  checkRekening(ctx, [{ field: 'no_rekening', no_rekening }])

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
  }
})

const simpan = serveCommand(rekeningKoran, rekeningKoran.commands.simpan, async (ctx, { body }) => {
  const { baris, ...isi } = body
  await rekeningDisebut(ctx, body.no_rekening)
  const { lalu: sebelum, sudah } = await muatKoran(ctx, body.no_rekening, baris)
  const baru = periksaKoran(body, sebelum, sudah)
  const hari = baru.map(({ tgl }) => tgl).toSorted()
  const netto = baru.reduce((sum, { keluar, masuk }) => sum + masuk - keluar, 0)
  return {
    periksa: [['koran', { no_rekening: body.no_rekening, terakhir: sebelum?.id ?? null }]],
    make: (id, nomor) => ({
      isi: {
        ...isi,
        dari: hari[0],
        sampai: hari.at(-1),
        saldo_mulai: body.saldo_akhir - netto,
        jumlah_baris: baru.length,
      },
      books: [
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

type Terbuka = Omit<RowOf<typeof bukuTerbuka>, 'dokumen'> & {
  readonly sisi: 'KORAN' | 'KAS'
  readonly dokumen: string | null
  readonly hilang: boolean
}
const terbanyak = 2_000

/** Both sides of an account, the oldest first, with what is proposed. */
const keadaan = handle(keadaanBank, async ({ db, kodeToko, toko }, { query }) => {
  // Nothing chosen: the account whose statement came last, or the first.
  const dipilih = await db.row<{ no_rekening: string; kode_bank: string }>(
    kodeToko,
    sql`select r.no_rekening, r.kode_bank from rekening r
        left join koran_sah(${kodeToko}, null) s on s.no_rekening = r.no_rekening
      where r.kode_toko = ${kodeToko}
        and (${query.no_rekening ?? null}::text is null or r.no_rekening = ${query.no_rekening ?? null})
      order by s.saat desc nulls last, r.aktif desc, r.no_rekening limit 1`,
  )
  const no_rekening = dipilih?.no_rekening ?? ''
  const [rows, buku, termuat, kartu] = await Promise.all([
    db.rows<Terbuka>(
      kodeToko,
      sql`select b.sisi, b.id, b.n, b.tgl, d.nomor as dokumen, b.kategori, b.keterangan, b.no_ref,
          b.jumlah, (${toko.tgl_system}::date - b.tgl)::int as umur, h.id is not null as hilang
        from belum_cocok(${kodeToko}, ${no_rekening}) b
          left join hilang_sah(${kodeToko}) h on b.sisi = 'KAS'
            and (h.id = b.id_dokumen or (h.id_baris, h.n_baris) = (b.id, b.n))
          join posting p on p.kode_toko = ${kodeToko} and p.id = b.id
          left join dokumen d on d.kode_toko = ${kodeToko} and d.id = b.id_dokumen
        order by b.sisi, b.tgl, p.urut, b.n limit ${terbanyak}`,
    ),
    db.row<{ saldo: number }>(
      kodeToko,
      sql`select coalesce(sum(jumlah_in + fee_in - jumlah_out - fee_out), 0)::bigint as saldo
        from harian_kas(${kodeToko}, '-infinity', ${toko.tgl_system}::date)
        where jenis = 'TRANSFER' and no_rekening = ${no_rekening}`,
    ),
    db.load(muat, [
      kodeToko,
      JSON.stringify({ no_rekening, dari: 'infinity', sampai: 'infinity' }),
    ]),
    db.rows<Kartu>(
      kodeToko,
      sql`select tgl, no_rekening, jenis, sisa from kartu_cair(${kodeToko}, '-infinity',
        ${toko.tgl_system}::date) where sisa > 0 order by tgl limit 500`,
    ),
  ])
  const sisi = (which: Terbuka['sisi']) =>
    rows
      .filter((one) => one.sisi === which)
      .map((one) => ({
        ...one,
        kunci: `${one.id} ${one.n}`,
        dokumen: one.dokumen ?? '',
        keterangan: one.keterangan ?? '',
      }))
  const [koran, kas] = [sisi('KORAN'), sisi('KAS')]
  const usulan = usulkan(koran, kas)
  const diusulkan = new Set(usulan.flatMap((one) => one.koran))
  return {
    no_rekening: dipilih?.no_rekening ?? null,
    kode_bank: dipilih?.kode_bank ?? null,
    saldo_buku: buku?.saldo ?? 0,
    saldo_koran: termuat.lalu?.saldo ?? null,
    sampai: termuat.lalu?.sampai ?? null,
    koran,
    kas,
    usulan: usulan.map((one) => ({ ...one, koran: [...one.koran], kas: [...one.kas] })),
    kartu: koran
      .filter(({ kunci }) => !diusulkan.has(kunci))
      .flatMap((line) => {
        const found = kartuUntuk(line, kartu)
        return found ? [{ ...found, koran: line.kunci, kotor: found.sisa }] : []
      }),
  }
})

export const handlers = [baca, simpan, buang, cocokkan, lepas, keadaan]
