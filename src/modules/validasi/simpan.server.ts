import { post } from '#server/document/post'
import { handle, reply } from '#server/serve'
import type { BarisBuku } from '#modules/faktur/buku'
import { gabungBuku } from '#modules/faktur/kunjungan.server'
import {
  adaDipilih,
  checkDilihat,
  checkValidator,
  perluValidatorBeli,
  kasirMeja,
  tanggalMeja,
} from '#modules/faktur/meja.server'
import { arahUang } from '#modules/faktur/pembayaran.rules'
import { bukuUang, type Kasir } from '#modules/faktur/uang.effects'
import type { PetaBeli } from '#modules/pembelian/pembelian.effects'
import { bukuValidasi } from '#modules/pembelian/tercatat.rules'
import {
  gerakNota,
  gramNota,
  jurnalNota,
  type PetaJual,
} from '#modules/penjualan/penjualan.effects'
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
} from './muat-group.server.ts'
import { ditimbang, izinSerah } from './serah.server.ts'
import { siapCetak } from './siap-cetak.server.ts'
import { validasiSimpan } from './validasi.calls.ts'

interface Peta {
  readonly akun: PetaJual
  readonly akun_beli: PetaBeli
}

/** The money of a visit in the books, which way it goes. */
function uangGroup(group: GroupMenunggu, kasir: Kasir, peta: Peta): BarisBuku {
  const arah = arahUang(totalGroup(group))
  return bukuUang(arah, group, kasir, arah === 'KELUAR' ? peta.akun_beli : peta.akun)
}

/** Validates groups, each wholly or not at all: gold and money enter the books (DOMAIN 5). */
export const simpan = handle(validasiSimpan, async (ctx, { body }) => {
  const nomor = dipilih(body)
  adaDipilih(nomor, 'VALIDASI')
  const { group: groups, ...peta } = await muatGroup(ctx, nomor)
  checkValidator(ctx, groups)
  const validator = await perluValidatorBeli(ctx, groups)
  checkDilihat(groups, body.dilihat)
  const timbang = ditimbang(ctx, groups, body.timbang)
  const notas = groups.flatMap(terbuka)
  const beli = groups.flatMap(beliTerbuka)
  const efek = notas.map(efekNota)
  const titipan = await muatDipakai(
    ctx,
    groups.flatMap(({ pembayaran }) => pembayaran),
  )
  const otorisasi = await izinSerah(ctx, [...groups, ...titipan], validator)
  const kasir = await kasirMeja(ctx, body.user_id)
  const dipakai = pakai(groups, titipan, peta.akun)
  const answer = await siapCetak(ctx, groups)
  const saved = await post(
    ctx,
    {
      perintah: 'validasi/simpan',
      ...tanggalMeja(ctx, groups),
      otorisasi,
      transisi: [...langkahGroup(groups, 'VALID'), ...dipakai.transisi],
      periksa: [['tagihan', groups.map((group) => ({ id_group: group.id }))]],
      tulis: gabungBuku([
        {
          gerak_barang: notas.flatMap((nota) => gerakNota(nota.id, tempatNota(nota), 'TERJUAL')),
          gram: efek.flatMap(gramNota),
          jurnal: efek.flatMap((nota) => jurnalNota(nota, peta.akun)),
          timbang_serah: timbang,
        },
        bukuValidasi(beli, peta.akun_beli),
        ...groups.map((group) => uangGroup(group, kasir, peta)),
        dipakai.buku,
      ]),
    },
    reply(answer, { message: 'Validasi Transaksi Berhasil' }),
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'VALIDASI', nomor, oleh: ctx.user.user_id })
  return saved
})
