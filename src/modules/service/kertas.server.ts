import { formatBerat, formatPersen } from '#kernel/figures'
import { serveLabelJanji } from '#modules/janji/label-janji.server'
import { kodeAmbil, serveKertasJanji } from '#modules/janji/kertas-janji.server'
import { serveNotaJanji } from '#modules/janji/nota-janji.server'
import { notaService } from './nota-service.ts'
import { isiService, sisaService } from './service.rules.ts'
import { byNotaService, kertasService, labelService, kwitansiService, service } from './service.ts'
import { settingService } from './setting.ts'

const jenis = { isi: isiService, kwitansi: kwitansiService }

/** What the customer reads of it on his telephone. */
export const byNota = serveNotaJanji(service, byNotaService, (row) => ({
  judul: 'Nota Service',
  baris: [{ nama_barang: row.nama_barang, berat: row.berat_masuk, harga: row.biaya }],
  total: row.biaya,
}))

/** The slip of a service. */
export const kertas = serveKertasJanji(kertasService, 'nota-service', jenis, {
  kode: kodeAmbil,
  gambar: ({ foto }) => [foto],
  keterangan: (isi) => isi.keterangan ?? null,
  salinan: (ctx) => {
    if (ctx.setting(settingService.FULL_PAGE_PRINT_SERVICE_MODULE)) return 3
    return ctx.setting(settingService.PRINT_NOTA_SERVICE_DUPLICATE_MODULE) ? 2 : 1
  },
  halaman: (umum, satu) => notaService({ ...umum, isi: satu.isi, sisa: sisaService(satu) }),
})

export const label = serveLabelJanji(labelService, jenis, ({ berat_masuk, kadar, nama_barang }) => [
  { nama: nama_barang, bawah: `${formatBerat(berat_masuk)} gr ${formatPersen(kadar)} %` },
])
