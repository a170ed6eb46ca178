import { formatBerat } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { serveCommand } from '#server/document/run'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import type { PetaAkun } from '#modules/akuntansi/jurnal.rules'
import { gerakBarang, gram, koreksiBarangBuku } from './buku.ts'
import { gerakKembali, gramKembali, jurnalKembali } from './kembali-ke-baki.effects.ts'
import { kembaliDari, type Kembali, type KembaliMasuk } from './kembali-ke-baki.rules.ts'
import { kembaliKeBaki } from './kembali-ke-baki.ts'
import { bukanKonsinyasi } from './konsinyasi.server.ts'
import { bukuKoreksi } from './koreksi-barang.effects.ts'
import { muatBarang, muatBarangAkun, periksaBarang, periksaMaster } from './master-barang.server.ts'
import { settingStok } from './setting.ts'

/** A weight beyond the tolerance: the approver sees the label and the scale. */
function perlu(
  { berat_kotor, keterangan, kode_barcode }: KembaliMasuk,
  { berat_label, lewat }: Kembali,
) {
  if (!lewat) return []
  const figures = (berat: number): Record<string, string> => ({
    Barcode: kode_barcode,
    Berat: `${formatBerat(berat)} gr`,
  })
  return [
    {
      kategori: 'KEMBALI_KE_BAKI' as const,
      sebelum: figures(berat_label),
      sesudah: figures(berat_kotor),
      ...(keterangan === null ? {} : { keterangan }),
    },
  ]
}

/** Where the shop books what is lost with gold: one account for all that does (/parameter-akun). */
const akunSusut = async (ctx: Context, { rugi }: Kembali): Promise<PetaAkun> =>
  rugi === 0 ? {} : (await muatBarangAkun(ctx, 'HANCUR_BARANG', [])).akun

/** Lays a piece that came back into a tray: weighed again, with a tag (DOMAIN 5). */
export const kembali = serveCommand(
  kembaliKeBaki,
  kembaliKeBaki.commands.simpan,
  async (ctx, { body }) => {
    const { kini, termuat } = await muatBarang(ctx, body.kode_barcode)
    const toleransi = ctx.setting(settingStok.TOLERANSI_BERAT_KEMBALI)
    const hasil = kembaliDari(body, kini, {
      baki: new Map(termuat.baki),
      bandrol: new Map(termuat.bandrol),
      toleransi,
    })
    const { berat_label, rugi, sebelum, selisih, sesudah } = hasil
    if (rugi !== 0) await bukanKonsinyasi(ctx, [body.kode_barcode], 'kode_barcode')
    return {
      needs: perlu(body, hasil),
      periksa: [periksaMaster(termuat), periksaBarang([kini])],
      make: async (id, nomor) => {
        const akun = await akunSusut(ctx, hasil)
        return {
          isi: { ...body, berat_label, selisih, rugi, toleransi, sebelum, sesudah },
          books: [
            write(koreksiBarangBuku, bukuKoreksi(id, kini, hasil)),
            write(gerakBarang, gerakKembali(id, body, kini, hasil)),
            write(gram, gramKembali(id, body, kini, hasil)),
            write(jurnal, jurnalKembali(id, kini, hasil, akun)),
          ],
          answer: { nomor },
        }
      },
    }
  },
)
