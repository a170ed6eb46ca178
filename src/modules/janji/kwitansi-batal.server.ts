import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { checkCancel, takesBack, undone } from '#server/document/cancel'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { loadDocument } from '#server/document/recorded'
import { serve, step } from '#server/document/run'
import type { Handler } from '#server/serve'
import { kasBuku } from '#modules/kas/buku'
import { kasBalik } from '#modules/pembayaran/uang.effects'
import { perluTransfer } from '#modules/pembayaran/transfer.rules'
import { uangMasuk } from '#modules/pembayaran/pembayaran.rules'
import { transferMenunggu } from '#modules/pembayaran/transfer.server'
import { pengembalian } from '#modules/pembayaran/uang-kembali.rules'
import { checkUangKembali, pemberiUang, tunaiKeluar } from '#modules/pembayaran/uang-kembali.server'
import { mengakhiri } from './buku.ts'
import { takMenunggu } from './janji.rules.ts'
import { periksaJanji, type Menepati } from './janji.server.ts'
import { janjiDari, muatKwitansi } from './kwitansi-muat.server.ts'

/** Cash goes out of the drawer of whoever gives it; everything else is the exact negation. */
export const batalKwitansi = <I, L extends string>(menepati: Menepati<I, L>): Handler => {
  const { document, janji } = menepati.kwitansi
  const { commands } = document
  return serve(document, commands.batal, async (ctx, { body }) => {
    const books = document.books.filter(({ name, undo }) => undo && name !== kasBuku.name)
    const old = await loadDocument(ctx, { ...document, books: [...books, kasBuku] }, body.nomor)
    checkCancel(document, commands.batal, old, ctx.toko.tgl_system)
    const found = await muatKwitansi(ctx, menepati, { nomor: [old.nomor] })
    const milik = await janjiDari(ctx, menepati, found)
    const back = found.flatMap(({ pembayaran }) =>
      pembayaran.map((each) => ({
        ...{ ...each, kategori: janji.name, user_id: '', laci: '' },
        jumlah: uangMasuk(each),
      })),
    )
    const keluar = pengembalian(back, 0, true)
    const uangTunai = await checkUangKembali(ctx, tunaiKeluar(keluar), body.uang_dari)
    const lepasan = await Promise.all(
      found.map(async (each) => {
        const satu = milik(each)
        takMenunggu(satu)
        if (mengakhiri(each.jenis) && menepati.lepas)
          return { satu, ...(await menepati.lepas(satu, ctx)) }
        if (each.jenis === 'PINJAM' && menepati.pinjam)
          return { satu, ...menepati.pinjam.tarik(satu) }
        if (satu.saldo < each.jumlah)
          throw new Refusal('Uang {{nomor}} Sudah Dipakai', { params: { nomor: old.nomor } })
        const sisa = { ...satu, saldo: satu.saldo - each.jumlah }
        return { satu, ...(menepati.muka?.tarik(sisa, each.jenis) ?? { steps: [], books: [] }) }
      }),
    )
    const jumlah = found.reduce((sum, each) => sum + each.jumlah, 0)
    return {
      needs: [
        {
          kategori: 'BATAL_KWITANSI',
          sebelum: { [old.nomor]: `VALID Rp ${formatRupiah(jumlah)}` },
          sesudah: { [old.nomor]: 'BATAL', ...uangTunai },
          keterangan: body.alasan,
        },
        ...perluTransfer(await transferMenunggu(ctx, [old.id])),
      ],
      periksa: [
        ['batal', [...books, kasBuku].map(({ name }) => ({ id: old.id, buku: name }))],
        ...lepasan.flatMap(({ periksa = [], satu }) => [periksaJanji(satu), ...periksa]),
      ],
      write: () => {
        const id = newId()
        const di = pemberiUang(ctx, body.uang_dari)
        return {
          makes: [takesBack(commands.batal, old, id)],
          steps: [step(document, commands.batal, old), ...lepasan.flatMap(({ steps }) => steps)],
          books: [
            ...undone({ books }, old, id),
            ...lepasan.flatMap((each) => each.books),
            write(kasBuku, kasBalik(id, janji.name, { back: keluar, nomor: old.nomor }, di)),
          ],
          answer: { nomor: numberOf(id) },
          nomor: found.flatMap(({ no_janji, nomor }) => [nomor, no_janji]),
        }
      },
    }
  })
}
