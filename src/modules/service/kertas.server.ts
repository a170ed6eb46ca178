import type { Context } from '#server/serve'
import { jamJanji, kepalaJanji, type KepalaJanji } from '#modules/janji/kepala.server'
import { muatJanji } from '#modules/janji/janji.server'
import { serveNotaJanji } from '#modules/janji/nota-janji.server'
import { dariDokumen, dariToko, type Calon, type Cetakan } from '#modules/nota/kertas.server'
import { serveKertas } from '#modules/nota/serve-kertas.server'
import { notaService, type NotaServiceData } from './nota-service.ts'
import { isiService, kodeNota, sisaService, type Service } from './service.rules.ts'
import { byNotaService, kertasService, kwitansiService, service } from './service.ts'
import { settingService } from './setting.ts'

const jenis = { isi: isiService, kwitansi: kwitansiService }

/** The marks of the copies: three with the flag, for the customer, the goldsmith and the shop. */
function lembar(ctx: Context, ke: Cetakan): Pick<NotaServiceData, 'lembar'> {
  const [first = ''] = dariToko(ctx, ke, false).lembar
  const full = ke !== 'CONTOH' && ctx.setting(settingService.FULL_PAGE_PRINT_SERVICE_MODULE)
  return { lembar: full ? [first, 'COPY', 'COPY'] : [first] }
}

const dataNota = (
  ctx: Context,
  satu: Service,
  kepala: KepalaJanji,
  ke: Cetakan,
): NotaServiceData => ({
  ...dariToko(ctx, ke, false),
  ...lembar(ctx, ke),
  ...dariDokumen({
    ...{ ...satu, ...kepala, no_faktur_group: '', jam: jamJanji(ctx, satu) },
    ...{ valid_by: null, keterangan: satu.isi.keterangan ?? null },
  }),
  nomor: satu.nomor,
  // A look at it fetches no piece: the code is on the slip alone.
  url: ke === 'CONTOH' ? '' : kodeNota(satu.nomor, satu.isi.kode_ambil),
  isi: satu.isi,
  sisa: sisaService(satu),
  pembayaran: kepala.pembayaran,
  ketentuan: [],
})

async function muatCalon(ctx: Context, nomor: readonly string[]): Promise<Calon[]> {
  const found = await muatJanji(ctx, jenis, { nomor })
  const kepala = await kepalaJanji(
    ctx,
    found.map(({ id }) => id),
  )
  return found.flatMap((satu) => {
    const orang = kepala.get(satu.id)
    if (!orang) return []
    const status = satu.status === 'BATAL' ? 'BATAL' : 'VALID'
    return [
      {
        dicetak: { id: satu.id, nomor: satu.nomor, status, cetak: orang.cetak },
        gambar: [satu.isi.foto],
        halaman: (ke: Cetakan) => notaService(dataNota(ctx, satu, orang, ke)),
      },
    ]
  })
}

/** What the customer reads of it on his telephone. */
export const byNota = serveNotaJanji(service, byNotaService, (row) => ({
  judul: 'Nota Service',
  nomor: row.nomor,
  tgl_system: row.tgl_system,
  nama_customer: row.nama_customer,
  baris: [{ nama_barang: row.nama_barang, berat: row.berat_masuk, harga: row.biaya }],
  total: row.biaya,
}))

/** The slip of a service. */
export const kertas = serveKertas(kertasService, 'nota-service', muatCalon)
