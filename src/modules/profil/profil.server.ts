import type { RowOf } from '#kernel/field'
import { alamatBaris, angkaKalimat } from '#kernel/kalimat'
import { nomorHp } from '#kernel/nomor'
import { whoSees } from '#kernel/right'
import { Refusal } from '#kernel/refusal'
import { anything, byKey, list, maybe, row, text, whole, yesNo, type ShapeOf } from '#kernel/shape'
import { passes } from '#server/http/gate'
import { defineLoad } from '#server/load'
import { handle, type Context } from '#server/serve'
import { nilaiMilik, type Milik } from '#modules/pembelian/milik.server'
import { hargaNota } from '#modules/pembelian/nilai.rules'
import { lihatProfil, type barangMilik } from './profil.calls.ts'
import { barisOrang, susun, type BarisDokumen } from './profil.rules.ts'

const baris = row({
  ...{ nomor: text, tgl: text, uraian: maybe(text), status: maybe(text) },
  rp: maybe(whole),
})
const kontak = row({
  ...{ id: text, nama_customer: text, no_hp: text, alamat_customer: text },
  ...{ sejak: text, terakhir: text, kartu: yesNo },
})
const termuat = row({
  bagian: list(row({ kode: text, angka: byKey(anything), baris: list(baris) })),
  milik: list(text),
  kontak: list(kontak),
  member: maybe(row({ nama_member: text, no_hp: text, kode_member: text, tgl_lahir: maybe(text) })),
})
const muat = defineLoad('profil', maybe(termuat))
type Termuat = ShapeOf<typeof termuat>
type Line = NonNullable<ReturnType<ReturnType<typeof barisOrang>['get']>>

/** So many pieces are listed; all of them are counted. */
const palingBarang = 100

/** A row as it is read: its state in words, and where it opens. */
function dibaca(ctx: Context, { line, path }: Line, row: BarisDokumen) {
  const { nomor, rp, status, terbuka, tgl, uraian } = row
  const kata = ctx.house.documents.find(({ name }) => name === line.document)?.states
  return {
    ...{ nomor, tgl, uraian, terbuka },
    nilai: rp === 0 ? null : rp,
    status: status === null ? null : ctx.t(kata?.[status] ?? status),
    path: line.plain ? null : `${path}?nota=${encodeURIComponent(nomor)}`,
  }
}

function bagianDari(
  ctx: Context,
  lines: ReadonlyMap<string, Line>,
  { bagian }: Termuat,
  singkat: boolean,
) {
  const urut = [...lines.keys()]
  return bagian
    .toSorted((a, b) => urut.indexOf(a.kode) - urut.indexOf(b.kode))
    .flatMap(({ angka, baris: rows, kode }) => {
      const own = lines.get(kode)
      if (!own) return []
      const { line, path } = own
      const document = ctx.house.documents.find(({ name }) => name === line.document)
      const tersusun = susun(rows, document)
      const semua = { ...tersusun.angka, ...angka }
      const given = line.given === undefined ? {} : { given: line.given }
      return [
        {
          kode,
          judul: ctx.t(line.title),
          kalimat: ctx.t(line.text, angkaKalimat(semua, line.figures)),
          terbuka: tersusun.angka.terbuka > 0,
          path: alamatBaris({ path, line: given }, semua),
          baris: singkat ? [] : tersusun.baris.map((each) => dibaca(ctx, own, each)),
        },
      ]
    })
}

const barangDari = ({ asal, nilai }: Milik): RowOf<typeof barangMilik> => ({
  kode_barcode: asal.kode_barcode,
  nama_barang: asal.nama_barang,
  kadar: asal.kadar,
  berat: asal.berat,
  no_faktur_jual: asal.no_faktur_jual,
  tgl_nota: asal.tgl_nota,
  harga_nota: hargaNota(asal),
  nilai,
})

async function milikDari(ctx: Context, { milik }: Termuat, singkat: boolean) {
  const semua = await nilaiMilik(ctx, milik)
  if (semua.length === 0) return null
  return {
    jumlah: semua.length,
    berat: semua.reduce((sum, { asal }) => sum + asal.berat, 0),
    nilai: semua.reduce((sum, { nilai }) => sum + (nilai ?? 0), 0),
    tanpa_nilai: semua.filter(({ nilai }) => nilai === null).length,
    baris: singkat ? [] : semua.slice(0, palingBarang).map(barangDari),
  }
}

/** Who may know what gold is bought for knows what a person's pieces are worth. */
const layarBeli = ['/transaksi-pembelian', '/lihat-pembelian'] as const

/** All about one person: one load for what the modules know, one for the prices. */
export const profil = handle(lihatProfil, async (ctx, { query }) => {
  const { id, kode_member, no_hp, singkat } = query
  const hp = no_hp === null ? null : nomorHp(no_hp)
  const bisa = (path: string): boolean => passes(ctx.house, whoSees(path), ctx)
  const lines = barisOrang(ctx.house, { bisa, isOn: ctx.isOn })
  const kode = [...lines.keys(), ...(layarBeli.some(bisa) ? ['milik'] : [])]
  const found = await ctx.db.load(muat, [
    ctx.kodeToko,
    JSON.stringify({ id, kode_member, no_hp: hp }),
    JSON.stringify(kode),
  ])
  if (!found) throw new Refusal('Pelanggan Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const { member } = found
  return {
    nama_customer: found.kontak[0]?.nama_customer ?? member?.nama_member ?? '',
    kode_member: member?.kode_member ?? null,
    tgl_lahir: member?.tgl_lahir ?? null,
    sejak: found.kontak.map(({ sejak }) => sejak.slice(0, 10)).toSorted()[0] ?? null,
    kontak: found.kontak.map(({ sejak: _s, terakhir: _t, ...one }) => one),
    bagian: bagianDari(ctx, lines, found, singkat),
    milik: await milikDari(ctx, found, singkat),
  }
})
