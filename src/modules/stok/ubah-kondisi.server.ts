import { sql } from 'kysely'
import { Refusal, refusedField } from '#kernel/refusal'
import { write } from '#kernel/ledger'
import { newId } from '#server/document/ids'
import { serveCommand } from '#server/document/run'
import type { Context } from '#server/serve'
import { statusBarang } from './barang.ts'
import { koreksiBarangBuku } from './buku.ts'
import { tidakDitemukan } from './data-barang.server.ts'
import { koreksiBarang } from './koreksi-barang.ts'
import { periksaBarang } from './master-barang.server.ts'

interface Kini {
  readonly kode_barcode: string
  readonly status: keyof typeof statusBarang
  readonly kode_kondisi: string | null
  readonly versi: number
}

/** The pieces that have another condition, each free to be corrected. */
async function muat(ctx: Context, barang: readonly string[], kondisi: string): Promise<Kini[]> {
  const rows = await ctx.db.rows<Kini>(
    ctx.kodeToko,
    sql`select kode_barcode, status, kode_kondisi, versi from barang
      where kode_toko = ${ctx.kodeToko} and kode_barcode = any(${barang}::text[])
      order by kode_barcode`,
  )
  const ada = new Set(rows.map(({ kode_barcode }) => kode_barcode))
  const hilang = barang.find((kode) => !ada.has(kode))
  if (hilang !== undefined) throw tidakDitemukan(hilang)
  for (const { kode_barcode, status } of rows)
    if (status !== 'ADA' && status !== 'KEMBALI')
      throw new Refusal('Barang {{kode_barcode}} Tidak Dapat Dikoreksi, Status {{status}}', {
        params: { kode_barcode, status: statusBarang[status] },
      })
  const lain = rows.filter(({ kode_kondisi }) => kode_kondisi !== kondisi)
  if (lain.length === 0) throw new Refusal('Tidak Ada Yang Dikoreksi')
  return lain
}

async function checkKondisi(ctx: Context, kode_kondisi: string): Promise<void> {
  const row = await ctx.db.row<{ aktif: boolean }>(
    ctx.kodeToko,
    sql`select aktif from kondisi_barang where kode_kondisi = ${kode_kondisi}`,
  )
  if (row?.aktif !== true)
    throw refusedField('kode_kondisi', '{{field}} Tidak Valid', { field: 'Kondisi' })
}

/** How many pieces have each condition now: BARU 12, CUCI 3. */
function jumlahDari(rows: readonly Kini[]): string {
  const jumlah = new Map<string, number>()
  for (const { kode_kondisi } of rows) {
    const kode = kode_kondisi ?? '-'
    jumlah.set(kode, (jumlah.get(kode) ?? 0) + 1)
  }
  return [...jumlah].map(([kode, n]) => `${kode} ${n}`).join(', ')
}

/** A correction (KR) a piece, all of them in one posting and by one approval. */
export const kondisi = serveCommand(
  koreksiBarang,
  koreksiBarang.commands.kondisi,
  async (ctx, { body }) => {
    const { alasan, kode_kondisi } = body
    await checkKondisi(ctx, kode_kondisi)
    const rows = await muat(ctx, [...new Set(body.barang)], kode_kondisi)
    const koreksiDari = (id: string, row: Kini) => {
      const [sebelum, sesudah] = [{ kode_kondisi: row.kode_kondisi }, { kode_kondisi }]
      const { kode_barcode } = row
      const baris = { id_dokumen: id, kode_barcode, sebelum, sesudah }
      return {
        id,
        isi: { kode_barcode, sebelum, sesudah },
        books: [write(koreksiBarangBuku, [baris])],
      }
    }
    return {
      needs: [
        {
          kategori: 'KOREKSI_BARANG',
          sebelum: { Kondisi: jumlahDari(rows) },
          sesudah: {
            Kondisi: `${kode_kondisi} ${rows.length}`,
            Barcode: rows.map(({ kode_barcode }) => kode_barcode).join(' '),
          },
          keterangan: alasan,
        },
      ],
      periksa: [periksaBarang(rows)],
      make: (id, nomor) => {
        const [first, ...rest] = rows.map((row, at) => koreksiDari(at === 0 ? id : newId(), row))
        return {
          ...(first ?? { books: [] }),
          also: rest,
          answer: { nomor, jumlah: rows.length },
        }
      },
    }
  },
)
