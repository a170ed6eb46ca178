import { write } from '#kernel/ledger'
import { serve } from '#server/document/run'
import { reply } from '#server/serve'
import { adaDipilih, tanggalMenunggu } from '#modules/kasir/kasir.server'
import { bukuBatal } from '#modules/pembelian/tercatat.rules'
import { balikKupon } from '#modules/kupon/buku'
import { balikPoin } from '#modules/member/buku'
import { kunjungan } from '#modules/konter/kunjungan'
import { gerakNota } from '#modules/penjualan/penjualan.effects'
import { gerakBarang } from '#modules/stok/buku'
import { gerakDilepas, muatDipakai, tahan } from '#modules/titipan/pakai.server'
import {
  beliTerbuka,
  dipilih,
  langkahGroup,
  muatGroup,
  tempatNota,
  terbuka,
} from './muat.server.ts'

const perintah = kunjungan.commands.batalValidasi

/**
 * Withdraws waiting groups (batal validasi, DOMAIN 5): pieces go back to their trays, the numbers
 * stay visible as BATAL. A note that was already printed needs an approval.
 */
export const batal = serve(kunjungan, perintah, async (ctx, { body }) => {
  const nomor = dipilih(body)
  adaDipilih(nomor, 'BATAL')
  const { group: groups } = await muatGroup(ctx, nomor)
  const notas = groups.flatMap(terbuka)
  const titipan = await muatDipakai(
    ctx,
    groups.flatMap(({ pembayaran }) => pembayaran),
  )
  const printed = notas.filter((nota) => nota.cetak > 0)
  return {
    needs: printed.map((nota) => ({
      kategori: 'BATAL_PENJUALAN' as const,
      sebelum: { [nota.nomor]: 'OPEN' },
      sesudah: { [nota.nomor]: 'BATAL' },
    })),
    tanggal: tanggalMenunggu(ctx, groups),
    write: () => ({
      steps: [...langkahGroup(groups, perintah), ...tahan(titipan)],
      books: [
        write(
          gerakBarang,
          notas.flatMap((nota) => {
            const { bebas, titip } = gerakDilepas(titipan, tempatNota(nota))
            return [...gerakNota(nota.id, bebas, 'ADA'), ...titip]
          }),
        ),
        ...bukuBatal(groups.flatMap(beliTerbuka)),
        ...groups.flatMap(({ id, pembayaran }) => [
          ...(pembayaran.some(({ jenis }) => jenis === 'POIN') ? [balikPoin(id, id)] : []),
          ...(pembayaran.some(({ jenis }) => jenis === 'KUPON') ? [balikKupon(id, id)] : []),
        ]),
      ],
      answer: reply({ jumlah: groups.length }, { message: 'Batal Validasi Berhasil' }),
      nomor,
    }),
  }
})
