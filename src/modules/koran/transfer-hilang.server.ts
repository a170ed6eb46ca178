import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import { jurnal } from '#modules/akuntansi/buku'
import { jurnalDari, petaAkun } from '#modules/akuntansi/jurnal.rules'
import { kasBuku } from '#modules/kas/buku'
import { kasirDari, rp } from '#modules/kas/muat.server'
import { barisTunai, diRekening } from '#modules/kas/uang-kas.rules'
import { transferHilang } from './transfer-hilang.ts'

const muat = defineLoad(
  'muat_transfer_hilang',
  row({
    akun: petaAkun,
    baris: maybe(
      row({
        ...{ jumlah: whole, dokumen: text, tgl: text, no_ref: maybe(text) },
        ...{ status: text, pemegang: maybe(text), sisa: whole },
        kembali: maybe(row({ dokumen: text, jumlah: whole, tgl: text })),
      }),
    ),
    terakhir: maybe(text),
  }),
)

type Baris = NonNullable<ShapeOf<typeof muat.answer>['baris']>

/**
 * What was taken back is off the account already: only the rest of it never came. What the bank
 * paid back of it left besides: that is matched first, and the whole never came. Money that is
 * still held for somebody would be given back to him, or buy goods: his deposit or promise is
 * cancelled instead, so that nothing is held and the money leaves the account with it.
 * @throws Refusal
 */
function checkTerpakai({
  dokumen,
  kembali,
  pemegang,
  sisa,
}: Pick<Baris, 'dokumen' | 'kembali' | 'pemegang' | 'sisa'>): void {
  if (kembali !== null)
    throw new Refusal(
      'Bank Membayar Kembali Rp {{jumlah}} Pada {{tgl}}: Cocokkan Baris Itu Dengan {{nomor}} Dahulu',
      {
        params: {
          jumlah: formatRupiah(kembali.jumlah),
          tgl: kembali.tgl,
          nomor: kembali.dokumen,
        },
      },
    )
  if (sisa <= 0) throw new Refusal('{{nomor}} Sudah Dibatalkan', { params: { nomor: dokumen } })
  if (pemegang !== null)
    throw new Refusal(
      'Uangnya Masih Dipegang Untuk {{nomor}}: Batalkan {{nomor}}, Lalu Cocokkan Kedua Barisnya',
      { params: { nomor: pemegang } },
    )
}

/** It goes from the account; its row and this one then are a pair that no bank has. */
export const simpanHilang = serveCommand(
  transferHilang,
  transferHilang.commands.simpan,
  async (ctx, { body }) => {
    const { alasan, no_rekening } = body
    const minta = JSON.stringify({ no_rekening, id: body.id, n: body.n })
    const { akun, baris, terakhir } = await ctx.db.load(muat, [ctx.kodeToko, minta])
    if (!baris)
      throw new Refusal('Baris Ini Sudah Dicocokkan Atau Tidak Ada Lagi', { code: 'E-MDB:02' })
    if (baris.jumlah <= 0) throw new Refusal('Hanya Uang Masuk Yang Dapat Tidak Datang')
    checkTerpakai(baris)
    const { dokumen, no_ref, sisa: jumlah, tgl } = baris
    return {
      needs: [
        {
          kategori: 'TRANSFER_HILANG',
          sebelum: { 'No Rekening': no_rekening, Dokumen: dokumen, Tanggal: tgl },
          sesudah: { 'Jumlah Rp': rp(jumlah) },
          keterangan: alasan,
        },
      ],
      periksa: [['transfer_hilang', { no_rekening, terakhir, baris, id: body.id, n: body.n }]],
      make: (id, nomor) => ({
        isi: { no_rekening, dokumen, jumlah, alasan, id_baris: body.id, n_baris: body.n },
        books: [
          write(
            jurnal,
            jurnalDari(
              id,
              [
                ['HILANG', jumlah],
                ['BANK', 0 - jumlah],
              ],
              akun,
            ),
          ),
          write(kasBuku, [
            diRekening(
              barisTunai(id, kasirDari(ctx), {
                ...{ kategori: 'TRANSFER TIDAK DATANG', jumlah: 0 - jumlah },
                keterangan: `BATAL ${dokumen}`,
              }),
              { no_rekening, no_ref },
            ),
          ]),
        ],
        answer: { nomor },
      }),
    }
  },
)
