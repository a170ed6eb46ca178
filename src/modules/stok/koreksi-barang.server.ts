import { show } from '#kernel/kinds'
import { write } from '#kernel/ledger'
import { serveCommand } from '#server/document/run'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { gram, koreksiBarangBuku } from './buku.ts'
import { rincianBarang } from './data-barang.calls.ts'
import { batuLengkap, supplierTetap } from '#modules/berlian/batu.rules'
import { faktaUntuk, mayKnowCost } from './data-barang.server.ts'
import { fotoAda } from './foto-ada.server.ts'
import { bukuKoreksi, gramKoreksi, jurnalKoreksi } from './koreksi-barang.effects.ts'
import { perluKadarLain } from './kadar-lain.rules.ts'
import { bukanKonsinyasi } from './konsinyasi.server.ts'
import { koreksiDari, type Koreksi } from './koreksi-barang.rules.ts'
import { koreksiBarang } from './koreksi-barang.ts'
import { checkPilihan } from './pilihan.rules.ts'
import { muatPilihan } from './pilihan.server.ts'
import { faktaMaster, muatBarang, periksaBarang, periksaMaster } from './master-barang.server.ts'
import { settingBerlian } from '#modules/berlian/setting'
import { settingStok } from './setting.ts'

/** Facts as the approver reads them, in his language: by their labels, in grams and rupiah. */
const terbaca = (ctx: Context, fakta: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(rincianBarang).flatMap(([name, field]) => {
      const found = Object.entries(fakta).find(([key]) => key === name)
      return found ? [[field.label, show(found[1], field, 'layar', ctx.t) || '-']] : []
    }),
  )

/** An approval is needed only when the name of the gold changes; it may have been so before. */
const tentangKadar = ({ sesudah }: Koreksi): boolean =>
  ['kadar', 'kadar_cetak', 'kode_group'].some((name) => name in sesudah)

/** Corrects a piece that lies free in the shop; the approver sees before and after. */
export const koreksi = serveCommand(
  koreksiBarang,
  koreksiBarang.commands.simpan,
  async (ctx, { body }) => {
    const { alasan, kode_barcode } = body
    const { kini, termuat } = await muatBarang(ctx, kode_barcode)
    // Without their modules the form did not ask for supplier and stones: they stay as they were.
    const supplier = ctx.setting(settingStok.SUPPLIER_MODULE) ? body.supplier : kini.supplier
    const data_berlian = !ctx.setting(settingBerlian.BERLIAN_MODULE)
      ? batuLengkap(kini.data_berlian)
      : mayKnowCost(ctx.user.level)
        ? body.data_berlian
        : supplierTetap(body.data_berlian, kini.data_berlian)
    const master = faktaMaster(termuat)
    const hasil = koreksiDari({ ...body, data_berlian, supplier }, kini, master)
    checkPilihan(hasil.fakta, await muatPilihan(ctx), '', kini)
    await fotoAda(ctx, [hasil.fakta], () => 'gambar', kini.gambar)
    const { sebelum, sesudah } = hasil
    if ('harga_pokok' in sesudah || 'kode_kategori' in sesudah)
      await bukanKonsinyasi(ctx, [kode_barcode], 'harga_pokok')
    const { level } = ctx.user
    const dari = (fakta: object) => ({ Barcode: kode_barcode, ...terbaca(ctx, fakta) })
    return {
      needs: [
        {
          kategori: 'KOREKSI_BARANG',
          sebelum: dari(sebelum),
          ...(mayKnowCost(level) ? {} : { shown: dari(faktaUntuk(level, sebelum)) }),
          sesudah: dari(sesudah),
          keterangan: alasan,
        },
        ...(tentangKadar(hasil)
          ? perluKadarLain([{ nama: kode_barcode, fakta: hasil.fakta }], master.group)
          : []),
      ],
      periksa: [periksaMaster(termuat), periksaBarang([kini])],
      make: (id, nomor) => ({
        isi: { kode_barcode, sebelum, sesudah },
        books: [
          write(koreksiBarangBuku, bukuKoreksi(id, kini, hasil)),
          write(gram, gramKoreksi(id, kini, hasil)),
          write(jurnal, jurnalKoreksi(id, kini, hasil, termuat.akun)),
        ],
        answer: { nomor },
      }),
    }
  },
)
