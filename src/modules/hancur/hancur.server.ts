import type { RowOf } from '#kernel/field'
import { formatBerat } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { requireApprovals } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { handle, type Context } from '#server/serve'
import type { PetaAkun } from '#modules/akuntansi/jurnal.rules'
import type { BarangKini } from '#modules/stok/koreksi-barang.rules'
import { isi } from '#modules/stok/master-barang.server'
import { barangUntukHancur, simpanHancurBarang, simpanHancurPsu } from './hancur.calls.ts'
import { gerakHancur, gramHancur, jurnalHancur, koreksiHancur } from './hancur.effects.ts'
import { hancurDari, type Hasil } from './hancur.rules.ts'
import { caraHancur, hancurBarang, type hancurMasuk, type otorisasiHancur } from './hancur.ts'

interface Termuat {
  readonly akun: PetaAkun
  readonly barang: readonly BarangKini[]
}

const muat = (ctx: Context, barcode: readonly string[]): Promise<Termuat> =>
  ctx.db.call<Termuat>('muat_barang_akun', [ctx.kodeToko, 'HANCUR_BARANG', JSON.stringify(barcode)])

/** A scanned piece: told at once when it cannot be destroyed. */
export const barang = handle(barangUntukHancur, async (ctx, { params }) => {
  const kode_barcode = params.kode_barcode.toUpperCase()
  const found = await muat(ctx, [kode_barcode])
  const berat_hasil = found.barang[0]?.berat ?? 0
  const [hasil] = hancurDari(
    [{ kode_barcode, cara: 'PECAH', berat_hasil, nama_baru: null }],
    found.barang,
  )
  if (hasil === undefined) throw new RangeError('a line has a result')
  const { kini } = hasil
  return {
    kode_barcode,
    nama_barang: kini.nama_barang,
    kadar: kini.kadar,
    berat: kini.berat,
    kode_baki: kini.kode_baki,
    status: kini.status,
  }
})

/** What the approver reads of each piece. */
const terbaca = (ctx: Context, hasil: readonly Hasil[], sesudah: boolean): Record<string, string> =>
  Object.fromEntries(
    hasil.map(({ berat, cara, kini }) => [
      `${kini.kode_barcode} ${kini.nama_barang}`,
      sesudah
        ? `${ctx.t(caraHancur[cara])} ${formatBerat(berat)} gr`
        : `${formatBerat(kini.berat)} gr`,
    ]),
  )

async function hancurkan(ctx: Context, perintah: string, body: RowOf<typeof hancurMasuk>) {
  const { akun, barang: found } = await muat(
    ctx,
    body.baris.map(({ kode_barcode }) => kode_barcode),
  )
  const hasil = hancurDari(body.baris, found)
  const otorisasi = await requireApprovals(ctx, [
    {
      kategori: 'HANCUR_BARANG' satisfies keyof typeof otorisasiHancur,
      sebelum: terbaca(ctx, hasil, false),
      sesudah: terbaca(ctx, hasil, true),
      keterangan: body.alasan,
    },
  ])
  const id = newId()
  const { commands, name: jenis, prefix } = hancurBarang
  const baris = hasil.map(({ berat, cara, kini, rugi }) => ({
    kode_barcode: kini.kode_barcode,
    cara,
    berat: kini.berat,
    hasil: berat,
    harga_pokok: kini.harga_pokok,
    rugi,
  }))
  const saved = await post(
    ctx,
    {
      perintah,
      otorisasi,
      dokumen: [
        { id, jenis, prefix, status: commands.simpan.to, alasan: body.alasan, isi: { baris } },
      ],
      periksa: [
        [
          'barang',
          hasil.map(({ kini }) => ({
            kode_barcode: kini.kode_barcode,
            status: kini.status,
            versi: kini.versi,
          })),
        ],
      ],
      tulis: [
        ...isi('koreksi_barang', koreksiHancur(id, hasil)),
        ...isi('gerak_barang', gerakHancur(id, hasil)),
        ...isi('gram', gramHancur(id, hasil)),
        ...isi('jurnal', jurnalHancur(id, hasil, akun)),
      ],
    },
    { nomor: numberOf(id) },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'barang', nomor: saved.nomor })
  return saved
}

/** Destroys pieces; what only changes them belongs to the other screen. */
export const simpan = handle(simpanHancurBarang, (ctx, { body }) => {
  const other = body.baris.findIndex(({ cara }) => cara !== 'PECAH')
  if (other >= 0)
    throw refusedField(`baris.${other}.cara`, '{{field}} Tidak Valid', { field: 'Cara' })
  return hancurkan(ctx, hancurBarang.commands.simpan.call, body)
})

export const simpanPsu = handle(simpanHancurPsu, (ctx, { body }) =>
  hancurkan(ctx, hancurBarang.commands.psu.call, body),
)
