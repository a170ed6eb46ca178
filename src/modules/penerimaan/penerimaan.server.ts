import { formatBerat } from '#kernel/figures'
import { serveCommand } from '#server/document/run'
import { tanggalPosting } from '#modules/hari/tanggal-aktif.server'
import { bernama, perluKadarLain } from '#modules/stok/kadar-lain.rules'
import { periksaMaster } from '#modules/stok/master-barang.server'
import { fotoAda } from '#modules/stok/foto-ada.server'
import { checkDipilih } from '#modules/stok/pilihan.server'
import { barangDari } from '#modules/stok/tambah-barang.rules'
import {
  bukuKonsinyasi,
  bukuMasuk,
  faktaTambah,
  jawabBarang,
  muatTambah,
  terbitkan,
} from '#modules/stok/tambah-barang.server'
import { checkKonsinyasi, terimaDari, type HasilTerima } from './penerimaan.rules.ts'
import { penerimaanBarang } from './penerimaan.ts'
import { settingPenerimaan } from './setting.ts'

/** What differs from the note: the approver sees each line as sent and as it came. */
function selisihTerima({ selisih }: HasilTerima, keterangan: string | null) {
  if (selisih.length === 0) return []
  const figures = (berat: (one: (typeof selisih)[number]) => number): Record<string, string> =>
    Object.fromEntries(
      selisih.map((one) => [`${one.baris}. ${one.nama_barang}`, `${formatBerat(berat(one))} gr`]),
    )
  return [
    {
      kategori: 'SELISIH_PENERIMAAN' as const,
      sebelum: figures(({ berat_kirim }) => berat_kirim),
      sesudah: figures(({ berat_terima }) => berat_terima),
      ...(keterangan === null ? {} : { keterangan }),
    },
  ]
}

const { simpan } = penerimaanBarang.commands

export const handlers = [
  /** Takes in what came: the note, its differences and the pieces in one posting. */
  serveCommand(penerimaanBarang, simpan, async (ctx, { body }) => {
    const { faktur_pajak, keterangan, no_surat, supplier } = body
    const konsinyasi = ctx.setting(settingPenerimaan.KONSINYASI_MODULE) && body.konsinyasi
    const tanggal = tanggalPosting(ctx, body.tgl_system)
    const hasil = terimaDari(body.baris, keterangan)
    const { berat_kirim, diterima, pcs_kirim, selisih } = hasil
    const termuat = await muatTambah(ctx, { asal: 'SUPPLIER', baris: [...diterima] })
    const facts = faktaTambah(ctx, termuat, 'SUPPLIER')
    const judged = barangDari(diterima, supplier, facts)
    if (konsinyasi) checkKonsinyasi(supplier, judged)
    await checkDipilih(ctx, judged)
    await fotoAda(ctx, judged)
    const berat = judged.reduce((sum, piece) => sum + piece.berat, 0)
    const harga_pokok = judged.reduce((sum, piece) => sum + piece.harga_pokok, 0)
    const kirim = { supplier, no_surat, pcs_kirim, berat_kirim }
    const datang = { pcs: judged.length, berat, harga_pokok, beda: berat - berat_kirim }
    return {
      tanggal,
      needs: [...selisihTerima(hasil, keterangan), ...perluKadarLain(bernama(judged), facts.group)],
      periksa: [periksaMaster(termuat), ['surat_jalan', [kirim]]],
      make: async (id, nomor) => {
        const pieces = await terbitkan(ctx, judged)
        return {
          isi: { ...kirim, ...datang, faktur_pajak, keterangan, selisih, konsinyasi },
          books: konsinyasi
            ? bukuKonsinyasi(id, pieces)
            : bukuMasuk(id, pieces, 'SUPPLIER', termuat.akun),
          answer: { nomor, barang: jawabBarang(pieces) },
        }
      },
    }
  }),
]
