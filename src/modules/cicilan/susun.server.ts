import { sql } from 'kysely'
import { refusedField } from '#kernel/refusal'
import { handle, type Context } from '#server/serve'
import { padaTanggal } from '#modules/hari/tanggal-aktif.server'
import { versiParameter } from '#modules/janji/janji.rules'
import { hargai } from '#modules/penjualan/hargai.server'
import { muatPenjualan } from '#modules/penjualan/muat.server'
import { hitungCicilan } from './cicilan.calls.ts'
import { mukaTerkecil, susunCicilan, type Rencana } from './cicilan.rules.ts'
import { settingCicilan } from './setting.ts'

/** A plan of the master, as it is frozen. */
interface RencanaDipilih extends Rencana {
  readonly kode_cicilan: string
  readonly nama_cicilan: string
  readonly denda_persen: number
  readonly parameter: string
}

/** The row of the master, and the day from which it holds where that is still to come. */
type Ditemukan = Omit<RencanaDipilih, 'kelipatan' | 'parameter'> & {
  readonly mulai: string | null
  readonly versi: number
}

/** @throws Refusal at kode_cicilan where there is none, or it has not begun */
export async function rencanaDipilih(ctx: Context, kode: string): Promise<RencanaDipilih> {
  const found = await ctx.db.row<Ditemukan>(
    ctx.kodeToko,
    sql`select kode_cicilan, nama_cicilan, lama_bulan, uang_muka_persen, bunga_persen,
        denda_persen, biaya_rp, versi,
        case when berlaku_mulai > ${ctx.toko.tgl_system}::date then berlaku_mulai::text end as mulai
      from kencana.para_cicilan where kode_toko = ${ctx.kodeToko} and kode_cicilan = ${kode}`,
  )
  if (!found) throw refusedField('kode_cicilan', '{{field}} Tidak Valid', { field: 'Cicilan' })
  const { mulai, versi, ...dari } = found
  const rencana = {
    ...{ ...dari, parameter: versiParameter([['Cicilan', { kode, versi }]]) },
    kelipatan: ctx.setting(settingCicilan.CICILAN_PEMBULATAN),
  }
  if (mulai === null) return rencana
  throw refusedField('kode_cicilan', 'Cicilan Ini Berlaku Mulai {{tanggal}}', { tanggal: mulai })
}

/** A line of the counter that says nothing but what it is and what was agreed. */
export const barisSaja = (kode_barcode: string, harga_setuju: number | null) => ({
  ...{ kode_barcode, harga_setuju, berat_kotor: null, ongkos: null, diskon: null },
})

/** What is shown while somebody chooses: the plan and the money before may still be missing. */
export const hitung = handle(hitungCicilan, async (ctx, { body }) => {
  const { harga_setuju, kode_barcode, kode_cicilan } = body
  const { lalu } = padaTanggal(ctx, body.tgl_system)
  const termuat = await muatPenjualan(ctx, [kode_barcode], body.tgl_system)
  const biasa = hargai(ctx, barisSaja(kode_barcode, null), termuat, '')
  const { barang, harga } =
    harga_setuju === null ? biasa : hargai(ctx, barisSaja(kode_barcode, harga_setuju), termuat, '')
  const rencana = kode_cicilan === null ? null : await rencanaDipilih(lalu, kode_cicilan)
  const muka = rencana ? mukaTerkecil(harga.harga_total, rencana) : 0
  const mulai = {
    harga: harga.harga_total,
    tgl: lalu.toko.tgl_system,
    uang_muka: Math.max(muka, body.uang_muka ?? 0),
  }
  const susunan = rencana && susunCicilan(mulai, rencana)
  return {
    ...{ nama_barang: barang.nama_barang, berat: barang.berat, gambar: barang.gambar },
    harga_barang: biasa.harga.harga_total - biasa.harga.pajak,
    ...{ harga: harga.harga_total, biaya_rp: rencana?.biaya_rp ?? 0, muka },
    bunga: susunan?.bunga ?? 0,
    total: susunan?.total ?? harga.harga_total,
    jadwal: (susunan?.jadwal ?? []).map(({ jumlah, ke, tgl }) => ({ jumlah, ke, tgl })),
  }
})
