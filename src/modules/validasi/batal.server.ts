import { requireApprovals } from '#server/document/approval'
import { post } from '#server/document/post'
import { handle, reply } from '#server/serve'
import { gabungBuku } from '#modules/faktur/kunjungan.server'
import { adaDipilih, tanggalMeja } from '#modules/faktur/meja.server'
import { bukuBatal } from '#modules/pembelian/tercatat.rules'
import { gerakNota } from '#modules/penjualan/penjualan.effects'
import { gerakDilepas, muatDipakai, tahan } from '#modules/titipan/pakai.server'
import {
  beliTerbuka,
  dipilih,
  langkahGroup,
  muatGroup,
  tempatNota,
  terbuka,
} from './muat-group.server.ts'
import { validasiBatal } from './validasi.calls.ts'

/**
 * Withdraws waiting groups (batal validasi, DOMAIN 5): pieces go back to their trays, the numbers
 * stay visible as BATAL. A note that was already printed needs an approval.
 */
export const batal = handle(validasiBatal, async (ctx, { body }) => {
  const nomor = dipilih(body)
  adaDipilih(nomor, 'BATAL')
  const { group: groups } = await muatGroup(ctx, nomor)
  const notas = groups.flatMap(terbuka)
  const titipan = await muatDipakai(
    ctx,
    groups.flatMap(({ pembayaran }) => pembayaran),
  )
  const printed = notas.filter((nota) => nota.cetak > 0)
  const otorisasi = await requireApprovals(
    ctx,
    printed.map((nota) => ({
      kategori: 'BATAL_PENJUALAN',
      sebelum: { [nota.nomor]: 'OPEN' },
      sesudah: { [nota.nomor]: 'BATAL' },
    })),
  )
  const saved = await post(
    ctx,
    {
      perintah: 'validasi/batal',
      ...tanggalMeja(ctx, groups),
      otorisasi,
      transisi: [...langkahGroup(groups, 'BATAL'), ...tahan(titipan)],
      tulis: gabungBuku([
        {
          gerak_barang: notas.flatMap((nota) => {
            const { bebas, titip } = gerakDilepas(titipan, tempatNota(nota))
            return [...gerakNota(nota.id, bebas, 'ADA'), ...titip]
          }),
        },
        bukuBatal(groups.flatMap(beliTerbuka)),
      ]),
    },
    reply({ jumlah: groups.length }, { message: 'Batal Validasi Berhasil' }),
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'VALIDASI', nomor, oleh: ctx.user.user_id })
  return saved
})
