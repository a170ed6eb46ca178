import { sql } from 'kysely'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { leaders } from '#kernel/screen'
import { checkStands, serveMove } from '#server/document/run'
import { handle, type Context } from '#server/serve'
import { mayKnowCost } from '#modules/stok/data-barang.server'
import { jurnal } from '#modules/akuntansi/buku'
import { gerakBarang, gram } from '#modules/stok/buku'
import { jurnalKonsinyasi } from '#modules/stok/konsinyasi.server'
import { periksaBarang } from '#modules/stok/master-barang.server'
import { gerakBaki } from '#modules/timbang/timbang'
import { catatScan, daftarOpname, daftarOpnameTerima, satuOpname } from './opname.calls.ts'
import {
  gerakOpname,
  gramOpname,
  hasilOpname,
  jurnalOpname,
  terposting,
  tindakDari,
  type BarisOpname,
  type HasilOpname,
  type TindakOpname,
} from './opname.rules.ts'
import { opnameBuku, stockOpname } from './opname.ts'

/** The one answer of muat_opname; tindak once it is approved. */
interface SesiTermuat {
  readonly id: string
  readonly nomor: string
  readonly status: 'OPEN' | 'VALID' | 'BATAL'
  readonly versi: number
  readonly kode_gudang: string | null
  readonly kode_baki: string | null
  readonly no_terima: string | null
  readonly keterangan: string | null
  readonly status_lama: string | null
  readonly status_baki: string | null
  readonly oleh: string
  readonly saat: string
  readonly jumlah_scan: number
  readonly akun: Readonly<Record<string, string>>
  readonly baris: readonly (BarisOpname & { readonly tindak?: TindakOpname })[]
}

/** @throws Refusal E-TIDAK-ADA */
async function muat(ctx: Context, id: string): Promise<SesiTermuat> {
  const found = await ctx.db.row<{ readonly sesi: SesiTermuat | null }>(
    ctx.kodeToko,
    sql`select kencana.muat_opname(${ctx.kodeToko}, ${id}) as sesi`,
  )
  if (!found?.sesi) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return found.sesi
}

const selesai = ({ nomor }: Pick<SesiTermuat, 'nomor'>): Refusal =>
  new Refusal('Stock Opname {{nomor}} Sudah Selesai', { code: 'E-MDB:02', params: { nomor } })

interface Sesi {
  id: string
  nomor: string
  status: 'OPEN' | 'VALID' | 'BATAL'
  kode_gudang: string | null
  kode_baki: string | null
  no_terima: string | null
  keterangan: string | null
  oleh: string
  saat: string
  jumlah: number | null
  ketemu: number | null
  beda: number | null
}

const sesiSesi = (ctx: Context, terima: boolean) =>
  ctx.db.rows<Sesi>(
    ctx.kodeToko,
    // What a session came to is known when it is approved.
    sql`select id, nomor, status, kode_gudang, kode_baki, no_terima, keterangan, oleh, saat,
      case when status = 'VALID' then jumlah end as jumlah,
      case when status = 'VALID' then ketemu end as ketemu,
      case when status = 'VALID' then beda end as beda
      from kencana.daftar_opname(${ctx.kodeToko}, ${terima}, ${100})`,
  )
export const daftar = handle(daftarOpname, (ctx) => sesiSesi(ctx, false))
export const daftarTerima = handle(daftarOpnameTerima, (ctx) => sesiSesi(ctx, true))

const hitung = (baris: readonly BarisOpname[], ...hasil: readonly HasilOpname[]): number =>
  baris.filter((one) => hasil.includes(one.hasil)).length

/** The documents that hold pieces now: a model says its order; of consigned ones whose they are. */
async function pemegangDari(ctx: Context, beda: readonly BarisOpname[]) {
  const kode = beda.map(({ kode_barcode }) => kode_barcode)
  const rows = await ctx.db.rows<{ kode_barcode: string; pemegang: string }>(
    ctx.kodeToko,
    sql`select kode_barcode, kencana.pemegang_barang(kode_toko, id_pemegang) as pemegang
      from kencana.barang where kode_toko = ${ctx.kodeToko} and id_pemegang is not null
        and kode_barcode = any(${kode})
      union all select kode_barcode, concat_ws(' ', ${ctx.t('Konsinyasi')}::text, supplier)
      from kencana.konsinyasi_kini(${ctx.kodeToko}) where di_toko and kode_barcode = any(${kode})`,
  )
  return new Map(rows.map(({ kode_barcode, pemegang }) => [kode_barcode, pemegang]))
}

export const satu = handle(satuOpname, async (ctx, { params }) => {
  const sesi = await muat(ctx, params.id)
  const { baris, id, jumlah_scan, kode_baki, kode_gudang, no_terima, nomor, oleh, saat } = sesi
  const { keterangan } = sesi
  const ketemu = baris.filter(({ hasil }) => hasil === 'KETEMU')
  const beda = baris.filter(({ hasil }) => hasil !== 'KETEMU')
  const pemegang = await pemegangDari(ctx, beda)
  return {
    ...{
      id,
      nomor,
      status: sesi.status,
      kode_gudang,
      kode_baki,
      no_terima,
      keterangan,
      oleh,
      saat,
    },
    jumlah_scan,
    seharusnya: hitung(baris, 'KETEMU', 'HILANG'),
    ketemu: ketemu.length,
    berat_ketemu: ketemu.reduce((sum, { berat }) => sum + berat, 0),
    baris: beda.map((one) => ({
      ...one,
      pemegang: pemegang.get(one.kode_barcode) ?? null,
      tindak: one.tindak ?? tindakDari(one),
    })),
  }
})

interface Dinilai {
  id_scan: string
  kode_barcode: string
  nama_barang: string
  kode_baki: string | null
  berat: number
  hasil: HasilOpname
  pemegang: string | null
  sudah: boolean
}

/** Scans are kept as they come, each once; the answer says what each piece is. */
export const catat = handle(catatScan, async (ctx, { body }) => {
  const { baris, id } = body
  const dicatat = await ctx.db.row<{ readonly dinilai: Dinilai[] | null }>(
    ctx.kodeToko,
    sql`select kencana.catat_opname(${ctx.kodeToko}, ${id}, ${ctx.user.user_id},
      ${JSON.stringify(baris)}) as dinilai`,
  )
  if (!dicatat?.dinilai) throw selesai(await muat(ctx, id))
  return dicatat.dinilai
})

const rp = (jumlah: number): string => `Rp ${formatRupiah(jumlah)}`

/** A piece that differs, as it should be; what it has cost is for those who may know. */
const seharusnya = (one: BarisOpname, pokok: boolean): string =>
  [
    [one.kode_gudang, one.kode_baki].filter(Boolean).join('/'),
    `${formatBerat(one.berat)} gr`,
    pokok ? rp(one.harga_pokok ?? 0) : '',
  ]
    .filter(Boolean)
    .join(' · ')

const bernama = (one: BarisOpname): string => `${one.kode_barcode} ${one.nama_barang}`

/** The pieces that are found missing, together. */
function hilang(beda: readonly BarisOpname[], pokok: boolean): Record<string, string> {
  const rows = beda.filter((one) => one.hasil === 'HILANG')
  if (rows.length === 0) return {}
  const berat = rows.reduce((sum, one) => sum + one.berat, 0)
  const nilai = rows.reduce((sum, one) => sum + (one.harga_pokok ?? 0), 0)
  const words = [String(rows.length), `${formatBerat(berat)} gr`, pokok ? rp(nilai) : '']
  return { Hilang: words.filter(Boolean).join(' · ') }
}

/**
 * The approver sees each piece that is written off, moved or taken in again, by its barcode, and
 * what it has cost: his word is bound to these pieces, not to their number.
 */
function perlu(ctx: Context, { baris, nomor }: SesiTermuat) {
  const beda = baris.filter((one) => tindakDari(one) !== 'TIDAK')
  if (beda.length === 0 && leaders.includes(ctx.user.level)) return []
  const ketemu = baris.filter(({ hasil }) => hasil === 'KETEMU')
  const sebelum = (pokok: boolean): Record<string, string> => ({
    ...hilang(beda, pokok),
    ...Object.fromEntries(beda.map((one) => [bernama(one), seharusnya(one, pokok)])),
  })
  return [
    {
      kategori: 'STOCK_OPNAME' as const,
      sebelum: sebelum(true),
      ...(mayKnowCost(ctx.user.level) ? {} : { shown: sebelum(false) }),
      sesudah: {
        [nomor]: ctx.t('Ketemu {{ketemu}} dari {{semua}} · {{berat}} gr', {
          ketemu: ketemu.length,
          semua: hitung(baris, 'KETEMU', 'HILANG'),
          berat: formatBerat(ketemu.reduce((sum, { berat }) => sum + berat, 0)),
        }),
        ...Object.fromEntries(
          beda.map((one) => [
            bernama(one),
            [ctx.t(hasilOpname[one.hasil]), one.scan_baki].filter(Boolean).join(' · '),
          ]),
        ),
      },
    },
  ]
}

/** The counted tray is what it was before. */
const bukaBaki = ({ id, kode_baki, status_baki, status_lama }: SesiTermuat) =>
  write(
    gerakBaki,
    kode_baki === null || status_lama === null || !status_baki || status_baki === status_lama
      ? []
      : [{ id_dokumen: id, kode_baki, dari: status_baki, ke: status_lama }],
  )

const { batal: perintahBatal, setujui: perintahSetujui } = stockOpname.commands

/** Posts what the count came to (DOMAIN 5), and opens the tray again. */
export const setujui = serveMove(stockOpname, perintahSetujui, async (ctx, { body }) => {
  const sesi = await muat(ctx, body.id)
  checkStands(stockOpname, perintahSetujui, sesi)
  const { akun, baris, id, jumlah_scan, nomor } = sesi
  const pieces = terposting(baris)
  const buku = baris.map((one) => ({ ...one, id, tindak: tindakDari(one) }))
  const milikSupplier = await jurnalKonsinyasi(
    ctx,
    pieces
      .filter(({ tindak }) => tindak !== 'PINDAH')
      .map(({ kode_barcode, tindak }) => ({ id, kode_barcode, kembali: tindak !== 'HILANG' })),
  )
  const banyak = (tindak: TindakOpname): number =>
    buku.filter((one) => one.tindak === tindak).length
  return {
    moves: [sesi],
    needs: perlu(ctx, sesi),
    periksa: [['opname_scan', [{ id, jumlah: jumlah_scan }]], periksaBarang(pieces)],
    make: () => ({
      books: [
        write(opnameBuku, buku),
        write(gerakBarang, gerakOpname(id, pieces)),
        write(gram, gramOpname(id, pieces)),
        milikSupplier,
        write(jurnal, jurnalOpname(id, pieces, akun)),
        bukaBaki(sesi),
      ],
      answer: {
        nomor,
        hilang: banyak('HILANG'),
        pindah: banyak('PINDAH'),
        kembali: banyak('KEMBALI'),
        periksa: banyak('PERIKSA'),
      },
    }),
  }
})

/** Gives a session up. The user who began it may, and those who answer for the shop. */
export const batal = serveMove(stockOpname, perintahBatal, async (ctx, { body }) => {
  const sesi = await muat(ctx, body.id)
  checkStands(stockOpname, perintahBatal, sesi)
  if (sesi.oleh !== ctx.user.user_id && !leaders.includes(ctx.user.level))
    throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  return {
    moves: [sesi],
    make: () => ({ books: [bukaBaki(sesi)], answer: { nomor: sesi.nomor } }),
  }
})
