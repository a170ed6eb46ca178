import { cariBarang } from '#modules/stok/data-barang.calls'
import { cariLabel } from '#modules/label/label.calls'
import { pindahBarang } from '#modules/pindah/pindah-barang'
import type { HariContoh } from './kalender.server.ts'
import type { TokoBerjalan } from './toko.server.ts'
import { cetakLabel } from '#modules/label/label'
import { stokAksesoris } from '#modules/aksesoris/aksesoris'

/** Every so many days pieces of the safe come into the showcase. */
const hariAntarPindah = 10
/** Labels are remembered of the last days only, as the program has done it since then. */
const hariBerlabel = 14

/** Some pieces of the safe are laid into a tray of the showcase. */
async function pindahkan({ staf }: TokoBerjalan): Promise<void> {
  const cari = (kode_gudang: string) =>
    staf.ask('spv', cariBarang, { query: { kode_gudang, status: 'ADA' } })
  const [contoh] = await cari('TOKO')
  const simpanan = (await cari('BRANKAS')).slice(0, 4)
  if (!contoh?.kode_baki || simpanan.length === 0) return
  await staf.ask('spv', pindahBarang.commands.simpan, {
    body: {
      kode_gudang: 'TOKO',
      kode_baki: contoh.kode_baki,
      keterangan: 'Isi etalase',
      baris: simpanan.map(({ kode_baki, kode_barcode }) => ({
        kode_barcode,
        dari_baki: kode_baki ?? '',
      })),
    },
  })
}

/** What came today gets its labels; one of them is torn and printed again. */
async function labeli({ staf }: TokoBerjalan, { tanggal }: HariContoh): Promise<void> {
  const kosong = { barcode: [], kode_baki: null, no_terima: null, tgl_baru: null }
  const baru = await staf.ask('spv', cariLabel, { body: { ...kosong, tgl_baru: tanggal } })
  const cetak = (baris: readonly { kode_barcode: string; ke: number }[], alasan: string | null) =>
    staf.ask('spv', cetakLabel.commands.simpan, {
      body: {
        ukuran: 'K40X20',
        kode: 'BARCODE',
        alasan,
        baris: baris.map(({ ke, kode_barcode }) => ({ ke, kode_barcode })),
      },
    })
  const labels = baru.slice(0, 300)
  await cetak(labels, null)
  const [robek] = labels
  if (robek) await cetak([{ ...robek, ke: 2 }], 'Label robek saat dipasang')
}

/** Boxes come when the shop opens, and go out with what is sold. */
async function hitungAksesoris({ staf }: TokoBerjalan, ke: number): Promise<void> {
  for (const kode_aksesoris of ['KAIN', 'KANTONG', 'KOTAK'])
    await staf.ask('spv', stokAksesoris.commands.simpan, {
      body:
        ke === 0
          ? { arah: 'TAMBAH', kode_aksesoris, jumlah: 500, keterangan: 'Persediaan awal' }
          : { arah: 'AMBIL', kode_aksesoris, jumlah: 40, keterangan: 'Untuk konter' },
    })
}

/** The stock room after goods came. */
export async function gudang(
  toko: TokoBerjalan,
  hari: HariContoh,
  adaBarangBaru: boolean,
): Promise<void> {
  if (adaBarangBaru && hari.sisa <= hariBerlabel) await labeli(toko, hari)
  if (hari.ke > 0 && hari.ke % hariAntarPindah === 0) await pindahkan(toko)
  if (hari.ke % hariAntarPindah === 0) await hitungAksesoris(toko, hari.ke)
}
