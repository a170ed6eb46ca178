import { write } from '#kernel/ledger'
import { formatRupiah } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { maybe, row, text, whole } from '#kernel/shape'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { poinBuku, stokHadiah, tanpaUang } from './buku.ts'
import { stokHadiahDokumen, transaksiPoin, tukarPoint } from './tukar-point.ts'

const muat = defineLoad('muat_hadiah', maybe(row({ nama_hadiah: text, point: whole })))
const muatMember = defineLoad('muat_member', maybe(row({ nama_member: text, poin: whole })))

/** @throws Refusal of the field, for a member who is not there or switched off */
async function memberDari(ctx: Context, kode: string | null): Promise<string> {
  if (kode === null || !(await ctx.db.load(muatMember, [ctx.kodeToko, kode])))
    throw refusedField('kode_member', 'Member Tidak Ditemukan')
  return kode
}

/** The gift's price in points is the master's of this moment, frozen with the exchange. */
const tukar = serveCommand(tukarPoint, tukarPoint.commands.simpan, async (ctx, { body }) => {
  const { jumlah, kode_hadiah } = body
  const kode_member = await memberDari(ctx, body.kode_member)
  const hadiah = await ctx.db.load(muat, [ctx.kodeToko, kode_hadiah])
  if (!hadiah) throw refusedField('kode_hadiah', 'Data Hadiah Kosong')
  const poin = hadiah.point * jumlah
  return {
    make: (id, nomor) => ({
      isi: { ...body, poin },
      books: [
        write(poinBuku, [
          { ...tanpaUang, id_dokumen: id, jenis: 'TUKAR', untuk: kode_member, jumlah: 0 - poin },
        ]),
        write(stokHadiah, [{ id_dokumen: id, kode_hadiah, jenis: 'TUKAR', jumlah: 0 - jumlah }]),
      ],
      answer: { nomor },
    }),
  }
})

const transaksi = serveCommand(
  transaksiPoin,
  transaksiPoin.commands.simpan,
  async (ctx, { body: { arah, keterangan, kode_member: kode, poin } }) => {
    const kode_member = await memberDari(ctx, kode)
    const jumlah = arah === 'KURANG' ? 0 - poin : poin
    return {
      needs: [
        {
          kategori: 'TRANSAKSI_POIN',
          sebelum: { Member: kode_member },
          sesudah: { Point: `${jumlah < 0 ? '-' : '+'}${formatRupiah(poin)}` },
          keterangan,
        },
      ],
      make: (id, nomor) => ({
        isi: { kode_member, poin: jumlah, keterangan },
        books: [
          write(poinBuku, [
            { ...tanpaUang, id_dokumen: id, jenis: 'KOREKSI', untuk: kode_member, jumlah },
          ]),
        ],
        answer: { nomor },
      }),
    }
  },
)

const stok = serveCommand(
  stokHadiahDokumen,
  stokHadiahDokumen.commands.simpan,
  (_ctx, { body: { arah, jumlah, keterangan, kode_hadiah } }) => ({
    needs:
      arah === 'MASUK'
        ? []
        : [
            {
              kategori: 'HADIAH_KELUAR',
              sebelum: { Hadiah: kode_hadiah },
              sesudah: { Keluar: formatRupiah(jumlah) },
              ...(keterangan === null ? {} : { keterangan }),
            },
          ],
    make: (id, nomor) => ({
      isi: { kode_hadiah, arah, jumlah, keterangan },
      books: [
        write(stokHadiah, [
          {
            id_dokumen: id,
            kode_hadiah,
            jenis: arah,
            jumlah: arah === 'MASUK' ? jumlah : 0 - jumlah,
          },
        ]),
      ],
      answer: { nomor },
    }),
  }),
)

export const poinHandlers = [tukar, transaksi, stok]
