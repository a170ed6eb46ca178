import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { maybe, row, text, whole } from '#kernel/shape'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { poinBuku, tanpaUang } from '#modules/member/buku'
import { gabungBuku } from './buku.ts'
import { gabungOrang } from './gabung.ts'

/** A record of a person: who of the chain he is, which member, and how much hangs on it. */
const catatan = row({
  ...{ orang: maybe(text), member: maybe(text), nama: text },
  ...{ baris: whole, poin: whole },
})
const muat = defineLoad('muat_gabung', maybe(catatan))

interface Dipilih {
  readonly id: string | null
  readonly kode_member: string | null
}

const catatanDari = async (
  ctx: Context,
  field: 'ganda' | 'utama',
  { id, kode_member }: Dipilih,
) => {
  const found = await ctx.db.load(muat, [ctx.kodeToko, id ?? kode_member ?? ''])
  if (!found) throw refusedField(field, 'Pelanggan Tidak Ditemukan')
  return found
}

const beda = (satu: string | null, dua: string | null): boolean =>
  satu !== null && dua !== null && satu !== dua

const simpan = serveCommand(gabungOrang, gabungOrang.commands.simpan, async (ctx, { body }) => {
  const utama = await catatanDari(ctx, 'utama', body.utama)
  const ganda = await catatanDari(ctx, 'ganda', body.ganda)
  const [orang, member] = [beda(utama.orang, ganda.orang), beda(utama.member, ganda.member)]
  if (!orang && !member)
    throw refusedField(
      'ganda',
      (utama.orang !== null && utama.orang === ganda.orang) ||
        (utama.member !== null && utama.member === ganda.member)
        ? 'Keduanya Sudah Satu Orang'
        : 'Salah Satunya Hanya Member, Isikan Nomor HP Pelanggan Ini Di Data Member',
    )
  const isi = {
    ...{ orang_utama: orang ? utama.orang : null, orang_ganda: orang ? ganda.orang : null },
    ...{ member_utama: member ? utama.member : null, member_ganda: member ? ganda.member : null },
  }
  return {
    needs: [
      {
        kategori: 'GABUNG_ORANG',
        sebelum: {
          Member: `${utama.member ?? '-'} / ${ganda.member ?? '-'}`,
          Point: `${formatRupiah(utama.poin)} / ${formatRupiah(ganda.poin)}`,
        },
        sesudah: {
          Member: utama.member ?? ganda.member ?? '-',
          Point: formatRupiah(utama.poin + ganda.poin),
        },
        keterangan: body.keterangan,
      },
    ],
    make: (id, nomor) => ({
      isi: { ...isi, keterangan: body.keterangan },
      books: [
        write(gabungBuku, [{ ...isi, id_dokumen: id, arah: 'GABUNG' }]),
        ...(member
          ? [
              write(poinBuku, [
                {
                  ...{ ...tanpaUang, id_dokumen: id, jenis: 'GABUNG' as const },
                  ...{ untuk: utama.member, dari: ganda.member },
                },
              ]),
            ]
          : []),
      ],
      answer: { nomor },
    }),
  }
})

export const gabungHandlers = [simpan]
