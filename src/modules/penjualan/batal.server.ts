import { Refusal } from '#kernel/refusal'
import { requireApprovals } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post, type Transition } from '#server/document/post'
import { handle, reply, type Context } from '#server/serve'
import { balikJurnal, type BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import { balikGram } from '#modules/stok/gram.rules'
import { formatRupiah } from '#kernel/figures'
import { bolehBatal, pengembalian, type KasTercatat, type Kembalian } from './batal.rules.ts'
import { batalPenjualan } from './penjualan.calls.ts'
import { jurnalBayar, type PetaJual } from './penjualan.effects.ts'

type JurnalTercatat = Omit<BarisJurnal, 'id_dokumen'>

/** A sale with all it left in the books (muat_batal_penjualan of migration 0020). */
interface Tercatat {
  readonly id: string
  readonly nomor: string
  readonly status: string
  readonly tgl_system: string
  readonly versi: number
  readonly id_group: string
  readonly versi_group: number
  readonly harga_total: number
  readonly akun: PetaJual
  readonly nota_lain: number
  readonly gerak: readonly {
    kode_barcode: string
    dari_gudang: string
    berat: number
    murni: number
    status: string
    id_pemegang: string | null
  }[]
  readonly gram: readonly { akun: string; kadar: number; kotor: number; murni: number }[]
  readonly jurnal: readonly JurnalTercatat[]
  /** Everything that the journal still holds of the whole group, an account a row. */
  readonly jurnal_group: readonly JurnalTercatat[]
  readonly kas: readonly KasTercatat[]
}

/** Sold pieces come back to their gudang and wait in KEMBALI until weighed and put into a tray. */
const gerakKembali = (sale: Tercatat, id: string): object[] =>
  sale.gerak.map((piece) => ({
    id_dokumen: id,
    kode_barcode: piece.kode_barcode,
    dari_status: 'TERJUAL',
    ke_status: 'KEMBALI',
    dari_gudang: null,
    dari_baki: null,
    ke_gudang: piece.dari_gudang,
    ke_baki: null,
    berat: piece.berat,
    murni: piece.murni,
    pemegang: sale.id,
  }))

const kasKeluar = (back: readonly Kembalian[], sale: Tercatat, id: string): object[] =>
  back.map(({ jumlah, fee, ...way }) => ({
    ...way,
    id_dokumen: id,
    id_group: sale.id_group,
    jumlah_in: 0,
    jumlah_out: jumlah,
    fee,
    keterangan: `BATAL ${sale.nomor}`,
  }))

/**
 * The journal, negated: what the note recorded and the money that goes back. The last note of a
 * group negates all that still stands of it, whatever the account map says by now.
 */
const jurnalBatal = (
  back: readonly Kembalian[],
  sale: Tercatat,
  terakhir: boolean,
  id: string,
): BarisJurnal[] =>
  terakhir
    ? balikJurnal(id, sale.jurnal_group)
    : [...balikJurnal(id, sale.jurnal), ...balikJurnal(id, jurnalBayar(id, back, sale.akun))]

/**
 * The group takes a step at every cancel, so that two of them cannot read the same money: its
 * second note is cancelled by what the first one left.
 */
const steps = (sale: Tercatat, terakhir: boolean, alasan: string): Transition[] => [
  { id: sale.id, dari: 'VALID', ke: 'BATAL', versi: sale.versi, alasan },
  {
    id: sale.id_group,
    dari: 'VALID',
    ke: terakhir ? 'BATAL' : 'VALID',
    versi: sale.versi_group,
    alasan,
  },
]

async function muat(ctx: Context, nomor: string): Promise<Tercatat> {
  const sale = await ctx.db.call<Tercatat | null>('muat_batal_penjualan', [ctx.kodeToko, nomor])
  if (!sale) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  bolehBatal(
    {
      ...sale,
      barang: sale.gerak.map((piece) => ({ ...piece, milikNota: piece.id_pemegang === sale.id })),
    },
    ctx.toko.tgl_system,
  )
  return sale
}

/** Cancels a VALID sale of today: a document of its own (BT) that negates what the sale posted. */
export const batal = handle(batalPenjualan, async (ctx, { body }) => {
  const sale = await muat(ctx, body.no_faktur_jual)
  const otorisasi = await requireApprovals(ctx, [
    {
      kategori: 'BATAL_PENJUALAN',
      sebelum: { [sale.nomor]: `VALID Rp ${formatRupiah(sale.harga_total)}` },
      sesudah: { [sale.nomor]: 'BATAL' },
      keterangan: body.alasan,
    },
  ])
  const id = newId()
  const terakhir = sale.nota_lain === 0
  const back = pengembalian(sale.kas, sale.harga_total, terakhir)
  const saved = await post(
    ctx,
    {
      perintah: 'penjualan/batal',
      otorisasi,
      dokumen: [
        {
          id,
          jenis: 'BATAL_PENJUALAN',
          prefix: 'BT',
          status: 'VALID',
          id_asal: sale.id,
          id_group: sale.id_group,
          alasan: body.alasan,
        },
      ],
      transisi: steps(sale, terakhir, body.alasan),
      tulis: [
        ['gerak_barang', gerakKembali(sale, id)],
        ['gram', balikGram(id, sale.gram)],
        ['jurnal', jurnalBatal(back, sale, terakhir, id)],
        ['kas', kasKeluar(back, sale, id)],
      ],
    },
    reply(
      { no_batal: numberOf(id) },
      { message: 'Penjualan {{nomor}} Berhasil Dibatalkan', params: { nomor: sale.nomor } },
    ),
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'PENJUALAN', nomor: sale.nomor })
  return saved
})
