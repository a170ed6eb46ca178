import { write } from '#kernel/ledger'
import { serve } from '#server/document/run'
import { reply } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import {
  adaDipilih,
  checkDilihat,
  checkValidator,
  perluValidatorBeli,
  kasirPenerima,
  tanggalMenunggu,
} from '#modules/kasir/kasir.server'
import { arahUang } from '#modules/pembayaran/pembayaran.rules'
import { hakPembeli } from '#modules/penjualan/hak.server'
import { bukuUang, type Kasir } from '#modules/pembayaran/uang.effects'
import type { PetaBeli } from '#modules/pembelian/pembelian.effects'
import { bukuValidasi } from '#modules/pembelian/tercatat.rules'
import { timbangSerahBuku } from '#modules/penjualan/buku'
import { kunjungan } from '#modules/konter/kunjungan'
import {
  gerakNota,
  gramNota,
  jurnalNota,
  type PetaJual,
} from '#modules/penjualan/penjualan.effects'
import { gerakBarang, gram } from '#modules/stok/buku'
import { jurnalKonsinyasi } from '#modules/stok/konsinyasi.server'
import { muatDipakai, pakai } from '#modules/titipan/pakai.server'
import {
  beliTerbuka,
  dipilih,
  efekNota,
  langkahGroup,
  muatGroup,
  tempatNota,
  terbuka,
  totalGroup,
  type GroupMenunggu,
} from './muat.server.ts'
import { ditimbang, perluSerah } from './serah.server.ts'
import { siapCetak } from './siap-cetak.server.ts'

const perintah = kunjungan.commands.validasi

interface Peta {
  readonly akun: PetaJual
  readonly akun_beli: PetaBeli
}

/** The money of a visit in the books, in its direction. */
function uangGroup(group: GroupMenunggu, kasir: Kasir, peta: Peta) {
  const arah = arahUang(totalGroup(group))
  return bukuUang(arah, group, kasir, arah === 'KELUAR' ? peta.akun_beli : peta.akun)
}

/** Validates groups, each wholly or not at all: gold and money enter the books (DOMAIN 5). */
export const simpan = serve(kunjungan, perintah, async (ctx, { body }) => {
  const nomor = dipilih(body)
  adaDipilih(nomor, 'VALIDASI')
  const { group: groups, ...peta } = await muatGroup(ctx, nomor)
  checkValidator(ctx, groups)
  const validator = await perluValidatorBeli(ctx, groups)
  checkDilihat(groups, body.dilihat)
  const timbang = ditimbang(ctx, groups, body.timbang)
  const notas = groups.flatMap(terbuka)
  const efek = notas.map(efekNota)
  const titipan = await muatDipakai(
    ctx,
    groups.flatMap(({ pembayaran }) => pembayaran),
  )
  const kasir = await kasirPenerima(ctx, body.user_id)
  const dipakai = pakai(groups, titipan, peta.akun)
  const milikSupplier = await jurnalKonsinyasi(
    ctx,
    efek.flatMap(({ baris, id }) => baris.map(({ kode_barcode }) => ({ id, kode_barcode }))),
  )
  return {
    needs: [...validator, ...(await perluSerah(ctx, [...groups, ...titipan]))],
    tanggal: tanggalMenunggu(ctx, groups),
    periksa: [['tagihan', groups.map((group) => ({ id_group: group.id }))]],
    write: async () => ({
      steps: [...langkahGroup(groups, perintah), ...dipakai.steps],
      books: [
        write(
          gerakBarang,
          notas.flatMap((nota) => gerakNota(nota.id, tempatNota(nota), 'TERJUAL')),
        ),
        write(gram, efek.flatMap(gramNota)),
        milikSupplier,
        write(
          jurnal,
          efek.flatMap((nota) => jurnalNota(nota, peta.akun)),
        ),
        ...hakPembeli(
          ctx,
          notas.map(({ id }) => id),
        ),
        write(timbangSerahBuku, timbang),
        ...bukuValidasi(groups.flatMap(beliTerbuka), peta.akun_beli),
        ...groups.flatMap((group) => uangGroup(group, kasir, peta)),
        ...dipakai.books,
      ],
      answer: reply(await siapCetak(ctx, groups), { message: 'Validasi Transaksi Berhasil' }),
      nomor,
    }),
  }
})
