import { formatRupiah } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'
import { requireApprovals } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { handle, reply, type Context } from '#server/serve'
import { balikJurnal, type BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import type { Kembalian } from '#modules/faktur/batal.rules'
import { gabungBuku } from '#modules/faktur/kunjungan.server'
import { perluTransfer } from '#modules/faktur/transfer.rules'
import { transferMenunggu } from '#modules/faktur/transfer.server'
import {
  cekUangKembali,
  checkUangKembali,
  pemberiUang,
  tunaiKeluar,
} from '#modules/faktur/uang-kembali.server'
import { satuTitipan, type TitipanTermuat } from './muat.server.ts'
import { batalTambahTitipan, cekBatalTambahTitipan } from './titipan.calls.ts'
import { barisUang, kasBatal } from './titipan.effects.ts'
import { bolehBatalTambah, type TambahanTitip } from './titipan.rules.ts'
import { dokumenTitipan, type otorisasiTitipan } from './titipan.ts'

/** An addition with what it left in the books (muat_tambah_titipan). */
interface TambahanTermuat extends TambahanTitip {
  readonly id: string
  readonly versi: number
  readonly no_titipan: string
  readonly nomor_akun: string
  readonly kas: readonly Kembalian[]
  readonly jurnal: readonly Omit<BarisJurnal, 'id_dokumen'>[]
}

interface Termuat {
  readonly tambahan: TambahanTermuat
  readonly titipan: TitipanTermuat
}

/** @throws Refusal where there is no such addition, or it cannot be taken back any more */
async function muat(ctx: Context, nomor: string): Promise<Termuat> {
  const tambahan = await ctx.db.call<TambahanTermuat | null>('muat_tambah_titipan', [
    ctx.kodeToko,
    nomor.trim().toUpperCase(),
  ])
  if (!tambahan) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const titipan = await satuTitipan(ctx, tambahan.no_titipan)
  bolehBatalTambah(titipan, tambahan, ctx.toko.tgl_system)
  return { tambahan, titipan }
}

/** Before the reason is asked: whether it can be, and where the cash lies. */
export const cekTambah = handle(cekBatalTambahTitipan, async (ctx, { body }) => {
  const { tambahan } = await muat(ctx, body.nomor)
  return cekUangKembali(ctx, tunaiKeluar(tambahan.kas))
})

/**
 * Takes an addition back: its exact negation, money back by the ways it came. The deposit stands as
 * it did before, with its price and its last day. Always by two people.
 */
export const batalTambah = handle(batalTambahTitipan, async (ctx, { body }) => {
  const { alasan, uang_dari } = body
  const { tambahan, titipan } = await muat(ctx, body.nomor)
  const { jumlah, nomor, nomor_akun } = tambahan
  const uangTunai = await checkUangKembali(ctx, tunaiKeluar(tambahan.kas), uang_dari)
  const menunggu = await transferMenunggu(ctx, [tambahan.id])
  const otorisasi = await requireApprovals(ctx, [
    {
      kategori: 'BATAL_TAMBAH_TITIPAN' satisfies keyof typeof otorisasiTitipan,
      sebelum: { [titipan.nomor]: `TITIP Rp ${formatRupiah(titipan.saldo)}` },
      sesudah: {
        [titipan.nomor]: `TITIP Rp ${formatRupiah(titipan.saldo - jumlah)}`,
        [nomor]: `BATAL Rp ${formatRupiah(jumlah)}`,
        ...uangTunai,
      },
      keterangan: alasan,
    },
    ...perluTransfer(menunggu),
  ])
  const id = newId()
  const saved = await post(
    ctx,
    {
      perintah: dokumenTitipan.commands.batalTambah.call,
      otorisasi,
      dokumen: [
        {
          id,
          jenis: 'BATAL_TAMBAH_TITIPAN',
          prefix: 'BT',
          status: 'VALID',
          id_asal: tambahan.id,
          alasan,
        },
      ],
      transisi: [
        { id: tambahan.id, dari: 'VALID', ke: 'BATAL', versi: tambahan.versi, alasan },
        { id: titipan.id, dari: 'TITIP', ke: 'TITIP', versi: titipan.versi },
      ],
      tulis: gabungBuku([
        {
          titipan_uang: [
            barisUang('BATAL_TAMBAH', {
              id_dokumen: id,
              id_titipan: titipan.id,
              jumlah,
              nomor_akun,
            }),
          ],
          jurnal: balikJurnal(id, tambahan.jurnal),
          kas: kasBatal(id, tambahan.kas, nomor, pemberiUang(ctx, uang_dari)),
        },
      ]),
    },
    reply(
      { no_batal: numberOf(id), kembali: jumlah },
      { message: 'Tambahan {{nomor}} Berhasil Dibatalkan', params: { nomor } },
    ),
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'TITIPAN', nomor: titipan.nomor })
  return saved
})
