import { write } from '#kernel/ledger'
import { list, maybe, row, text, whole, yesNo } from '#kernel/shape'
import { Refusal } from '#kernel/refusal'
import { formatRupiah } from '#kernel/figures'
import { checkCancel, takesBack, undone } from '#server/document/cancel'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { loadDocument } from '#server/document/recorded'
import { serve, serveCommand, step } from '#server/document/run'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { checkTerbuka, saldoAwalDari } from './saldo-awal-akun.rules.ts'
import { saldoAwalAkun } from './saldo-awal-akun.ts'

const muat = defineLoad(
  'muat_saldo_awal_akun',
  row({
    ...{ lawan: maybe(text), sudah: maybe(text), segel: maybe(text), pertama: text },
    akun: list(
      row({
        ...{ nomor_akun: text, nama_akun: text, jenis_akun: text, aktif: yesNo },
        ...{ buku: list(text), awal: whole },
      }),
    ),
  }),
)

/** @throws Refusal where the map of accounts does not say the other side */
export async function muatSaldoAwal(ctx: Context) {
  const { lawan, ...termuat } = await ctx.db.load(muat, [ctx.kodeToko])
  if (lawan === null)
    throw new Refusal('Parameter Akun {{kode_akun}} Belum Diisi', {
      params: { kode_akun: 'SALDO AWAL' },
    })
  return { ...termuat, lawan }
}

const simpan = serveCommand(saldoAwalAkun, saldoAwalAkun.commands.simpan, async (ctx, { body }) => {
  const fakta = await muatSaldoAwal(ctx)
  const { baris, jumlah, selisih, tgl } = saldoAwalDari(body, fakta)
  const buku = body.baris.flatMap((one) =>
    fakta.akun
      .filter(({ buku, nomor_akun }) => nomor_akun === one.nomor_akun && buku.length > 0)
      .map(({ awal, nomor_akun }) => ({ nomor_akun, awal })),
  )
  return {
    tanggal: { tgl_system: tgl, boleh_mundur: true },
    needs: [
      {
        kategori: 'SALDO_AWAL_AKUN',
        sebelum: { Tanggal: tgl, Akun: body.baris.length },
        sesudah: {
          'Jumlah Rp': `Rp ${formatRupiah(jumlah)}`,
          Selisih: `Rp ${formatRupiah(Math.abs(selisih))}`,
        },
        keterangan: body.keterangan ?? '',
      },
    ],
    periksa: [['saldo_awal_akun', { buku }]],
    make: (id, nomor) => ({
      isi: { ...body, jumlah, selisih },
      books: [
        write(
          jurnal,
          baris.map((one) => ({ id_dokumen: id, ...one })),
        ),
      ],
      answer: { nomor },
    }),
  }
})

/** On its own date, as long as no day is closed: nothing of it was reported. */
const batal = serve(saldoAwalAkun, saldoAwalAkun.commands.batal, async (ctx, { body }) => {
  const { batal: command } = saldoAwalAkun.commands
  const old = await loadDocument(ctx, saldoAwalAkun, body.nomor)
  checkCancel(saldoAwalAkun, command, old, old.tgl_system)
  checkTerbuka({ ...(await muatSaldoAwal(ctx)), sudah: null })
  const { nomor } = old
  return {
    tanggal: { tgl_system: old.tgl_system, boleh_mundur: true },
    needs: [
      {
        kategori: 'SALDO_AWAL_AKUN',
        sebelum: { [nomor]: `${old.status} Rp ${formatRupiah(Number(old.isi['jumlah']))}` },
        sesudah: { [nomor]: 'BATAL' },
        keterangan: body.alasan,
      },
    ],
    periksa: [['batal', [{ id: old.id, buku: jurnal.name }]]],
    write: () => {
      const id = newId()
      return {
        makes: [takesBack(command, old, id)],
        steps: [step(saldoAwalAkun, command, old)],
        books: undone(saldoAwalAkun, old, id),
        answer: { nomor: numberOf(id) },
        nomor: [nomor],
      }
    },
  }
})

export const saldoAwalHandlers = [simpan, batal]
