import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { keyOf, list, maybe, row, text, whole } from '#kernel/shape'
import { jamDi } from '#kernel/tanggal'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import { renderNota } from '#server/paper/nota-pdf'
import { fileReply, handle } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { gram } from '#modules/stok/buku'
import { cetakSetoran, daftarSetoran } from './kantong.calls.ts'
import { bacaSegel } from './buka.rules.ts'
import { bukuCiri, bukuRugi, gerakKe, gramPindah, jurnalSusut } from './kantong.effects.ts'
import {
  beratSetiap,
  barisTercatat,
  setoranDari,
  setoranTercatat,
  type Setor,
} from './kantong.rules.ts'
import { muatKantong } from './kantong.server.ts'
import { ciriKantong, gerakKantong, rugiKantong, setoranEmas } from './kantong.ts'
import { kertasSetoran } from './kertas-setoran.ts'
import { settingPembelian } from '../setting.ts'

/** Bags beyond the tolerance: the approver sees book and scale of each. */
function perlu(bags: readonly Setor[]) {
  const off = bags.filter(({ lewat }) => lewat)
  if (off.length === 0) return []
  return [
    {
      kategori: 'SETORAN_EMAS' as const,
      sebelum: beratSetiap(off, ({ kantong }) => kantong.berat),
      sesudah: beratSetiap(off, ({ timbang }) => timbang),
    },
  ]
}

/** Bags go to the safe: weighed one by one, within the tolerance at the book's weight. */
const simpan = serveCommand(setoranEmas, setoranEmas.commands.simpan, async (ctx, { body }) => {
  const { akun, kantong } = await muatKantong(
    ctx,
    body.baris.map(({ kode_kantong }) => kode_kantong),
  )
  const toleransi = ctx.setting(settingPembelian.TOLERANSI_BERAT_SETORAN)
  const bags = setoranDari(body.baris, kantong, toleransi)
  const segel = new Map(body.baris.map((line) => [line.kode_kantong, bacaSegel(line.no_segel)]))
  const disegel = bags.flatMap(({ kantong }) => {
    const no_segel = segel.get(kantong.kode_kantong) ?? null
    return no_segel === null ? [] : [{ kantong, ciri: { no_segel } }]
  })
  const { keterangan, penerima } = body
  const [pcs, berat] = [bags.length, bags.reduce((sum, bag) => sum + bag.berat, 0)]
  return {
    needs: perlu(bags),
    make: (id, nomor) => ({
      isi: { penerima, keterangan, toleransi, pcs, berat },
      books: [
        write(
          gerakKantong,
          bags.map((bag) => gerakKe(id, bag, 'BRANKAS', bag.timbang)),
        ),
        write(ciriKantong, bukuCiri(id, disegel)),
        write(gram, gramPindah(id, bags, 'BRANKAS')),
        write(rugiKantong, bukuRugi(id, bags)),
        write(jurnal, jurnalSusut(id, bags, akun['HANCUR'] ?? {})),
      ],
      answer: { nomor, qty: pcs },
    }),
  }
})

const hari = defineLoad(
  'daftar_setoran',
  list(
    row({
      ...{ nomor: text, saat: text, qty: whole, berat: whole },
      status: keyOf(setoranEmas.states),
    }),
  ),
)

const hariIni = handle(daftarSetoran, async (ctx) => {
  const { tgl_system, zona } = ctx.toko
  const rows = await ctx.db.load(hari, [ctx.kodeToko, tgl_system])
  return rows.map(({ berat, nomor, qty, saat, status }) => ({
    nomor,
    jam: jamDi(zona, saat).slice(0, 5),
    qty,
    berat,
    status,
  }))
})

const satu = defineLoad(
  'muat_setoran',
  maybe(
    row({
      ...{ ...setoranTercatat.shapes, toleransi: whole, pcs: whole, berat: whole },
      baris: list(
        row({
          ...{ ...barisTercatat.shapes, dari: text, ke: text, versi_gerak: whole },
          murni_buku: whole,
        }),
      ),
    }),
  ),
)

/** Its receipt, for both to sign. */
const cetak = handle(cetakSetoran, async (ctx, { body: { nomor } }) => {
  const setoran = await ctx.db.load(satu, [ctx.kodeToko, nomor])
  if (!setoran) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const halaman = kertasSetoran({
    ...setoran,
    jam: jamDi(ctx.toko.zona, setoran.saat),
    nama_toko: ctx.toko.nama_toko,
    alamat_toko: ctx.toko.alamat_toko,
  })
  return fileReply({
    type: 'application/pdf',
    name: `${setoran.nomor}.pdf`,
    body: await renderNota(halaman),
    inline: true,
  })
})

export const setoranHandlers = [simpan, hariIni, cetak]
