import { formatRupiah } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'
import { write } from '#kernel/ledger'
import { takesBack } from '#server/document/cancel'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { serve, step } from '#server/document/run'
import { handle, reply, type Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { balikJurnal, type BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import { perluTransfer } from '#modules/pembayaran/transfer.rules'
import { transferMenunggu } from '#modules/pembayaran/transfer.server'
import {
  cekUangKembali,
  checkUangKembali,
  pemberiUang,
  tunaiKeluar,
} from '#modules/pembayaran/uang-kembali.server'
import { kasBuku } from '#modules/kas/buku'
import { titipanUang } from './buku.ts'
import { satuTitipan, type TitipanTermuat } from './muat.server.ts'
import { cekBatalTambahTitipan } from './titipan.calls.ts'
import { barisUang, kasBatal } from './titipan.effects.ts'
import { checkBatalTambah, type TambahanTitip } from './titipan.rules.ts'
import { dokumenTitipan, tambahTitipan } from './titipan.ts'
import type { Kembalian } from '#modules/pembayaran/uang-kembali.rules'

const perintah = tambahTitipan.commands.batal

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
  checkBatalTambah(titipan, tambahan, ctx.toko.tgl_system)
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
export const batalTambah = serve(tambahTitipan, perintah, async (ctx, { body }) => {
  const { alasan, uang_dari } = body
  const { tambahan, titipan } = await muat(ctx, body.nomor)
  const { jumlah, nomor, nomor_akun } = tambahan
  const uangTunai = await checkUangKembali(ctx, tunaiKeluar(tambahan.kas), uang_dari)
  const menunggu = await transferMenunggu(ctx, [tambahan.id])
  const id = newId()
  return {
    needs: [
      {
        kategori: 'BATAL_TAMBAH_TITIPAN',
        sebelum: { [titipan.nomor]: `TITIP Rp ${formatRupiah(titipan.saldo)}` },
        sesudah: {
          [titipan.nomor]: `TITIP Rp ${formatRupiah(titipan.saldo - jumlah)}`,
          [nomor]: `BATAL Rp ${formatRupiah(jumlah)}`,
          ...uangTunai,
        },
        keterangan: alasan,
      },
      ...perluTransfer(menunggu),
    ],
    write: () => ({
      makes: [takesBack(perintah, tambahan, id)],
      steps: [
        step(tambahTitipan, perintah, tambahan),
        step(dokumenTitipan, dokumenTitipan.along.ditambah, titipan),
      ],
      books: [
        write(titipanUang, [
          barisUang('BATAL_TAMBAH', { id_dokumen: id, id_titipan: titipan.id, jumlah, nomor_akun }),
        ]),
        write(jurnal, balikJurnal(id, tambahan.jurnal)),
        write(kasBuku, kasBatal(id, tambahan.kas, nomor, pemberiUang(ctx, uang_dari))),
      ],
      answer: reply(
        { no_batal: numberOf(id), kembali: jumlah },
        { message: 'Tambahan {{nomor}} Berhasil Dibatalkan', params: { nomor } },
      ),
      nomor: [titipan.nomor],
    }),
  }
})
