import type { RowOf } from '#kernel/field'
import { newId } from '#server/document/ids'
import { hancurBarang } from '#modules/hancur/hancur'
import { catatScan } from '#modules/opname/opname.calls'
import { penerimaanBarang, type barisTerima } from '#modules/penerimaan/penerimaan'
import { cariLabel } from '#modules/label/label.calls'
import { cariBarang } from '#modules/stok/data-barang.calls'
import { Acak } from './acak.server.ts'
import { barangContoh } from './barang.server.ts'
import type { HariContoh } from './kalender.server.ts'
import type { TokoBerjalan } from './toko.server.ts'
import { updateProfit } from '#modules/profit/profit'
import { stockOpname } from '#modules/opname/opname'

/** Every so many days, and on which of them: what a stock room meets besides its goods. */
const [antarSurat, hariSurat] = [20, 5] as const
const [antarHancur, hariHancur] = [30, 12] as const
const [antarHarga, hariHarga] = [25, 8] as const
/** So many days before today something is undone the same day; trays are counted the day before. */
const sisaBatal = 4
const sisaHitung = 1

/** A stream of its own for each day: what happens here changes nothing that is sold. */
const acakHari = ({ staf }: TokoBerjalan, { tanggal }: HariContoh): Acak =>
  new Acak(`kencana gudang ${staf.toko.kode_toko} ${tanggal}`)

type Baris = RowOf<typeof barisTerima>

/** A delivery: one piece is not there, one weighs a hundredth of a gram less than the note says. */
async function terimaSurat(toko: TokoBerjalan, hari: HariContoh, selisih: boolean) {
  const acak = acakHari(toko, hari)
  const { harga } = hari
  const baru = barangContoh({ acak, harga, skala: 1 }, selisih ? 5 : 3)
  const baris = baru.map((piece, at): Baris => ({
    ...piece,
    berat_kirim: piece.berat,
    berat: selisih && at === 1 && piece.berat > 100 ? piece.berat - 10 : piece.berat,
    diterima: !(selisih && at === 0),
  }))
  const saved = await toko.staf.ask('spv', penerimaanBarang.commands.simpan, {
    body: {
      tgl_system: null,
      supplier: acak.pick(['SMP', 'LES', 'PAI']),
      no_surat: `SJ/${hari.tanggal.slice(2, 7)}/T${acak.int(100, 999)}`,
      faktur_pajak: null,
      konsinyasi: false,
      keterangan: selisih ? 'Satu belum dikirim, satu lebih ringan' : null,
      baris,
    },
  })
  const masuk = baris.filter(({ diterima }) => diterima)
  return {
    nomor: saved.nomor,
    barang: saved.barang.map(({ kode_barcode }, at) => ({
      kode_barcode,
      kode_gudang: masuk[at]?.kode_gudang ?? '',
    })),
  }
}

/** What lies free in the safe, the oldest first. */
const diBrankas = async ({ staf }: TokoBerjalan, jumlah: number) =>
  (await staf.ask('spv', cariBarang, { query: { kode_gudang: 'BRANKAS', status: 'ADA' } })).slice(
    0,
    jumlah,
  )

/** A broken piece is destroyed for the melt: a little of it is lost. */
async function hancurkan(toko: TokoBerjalan): Promise<string | undefined> {
  const [piece] = await diBrankas(toko, 1)
  if (!piece) return undefined
  const { berat, kode_barcode } = piece
  const { nomor } = await toko.staf.ask('spv', hancurBarang.commands.simpan, {
    body: {
      alasan: 'Patah, tidak bisa dijual lagi',
      baris: [
        { kode_barcode, cara: 'PECAH', berat_hasil: Math.max(1, berat - 20), nama_baru: null },
      ],
    },
  })
  toko.etalase.keluar(kode_barcode)
  return nomor
}

async function naikkan(toko: TokoBerjalan): Promise<void> {
  const baris = (await diBrankas(toko, 3)).map(({ kode_barcode }) => ({ kode_barcode }))
  if (baris.length === 0) return
  await toko.staf.ask('spv', updateProfit.commands.simpan, {
    body: {
      cara: 'POKOK_NAIK',
      rupiah: null,
      persen: 2_50,
      alasan: 'Harga beli supplier naik',
      baris,
    },
  })
}

/** Received and destroyed by mistake, and undone the same day. */
async function salah(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  const { staf } = toko
  const { nomor } = await terimaSurat(toko, hari, false)
  await staf.ask('spv', penerimaanBarang.commands.batal, {
    body: { nomor, alasan: 'Surat jalan toko lain' },
  })
  const [piece] = await diBrankas(toko, 1)
  const hancur = await hancurkan(toko)
  if (hancur === undefined || !piece?.kode_gudang) return
  await staf.ask('spv', hancurBarang.commands.batal, {
    body: { nomor: hancur, alasan: 'Salah scan barang' },
  })
  toko.etalase.tambah([{ kode_barcode: piece.kode_barcode, kode_gudang: piece.kode_gudang }])
}

const scanOf = ({ staf }: TokoBerjalan, kode: readonly string[]) =>
  kode.map((kode_barcode) => ({
    id_scan: newId(staf.jam.millis()),
    kode_barcode,
    kode_baki: null,
  }))

/** A tray of the safe is counted, and found right. */
async function hitungBaki(toko: TokoBerjalan): Promise<void> {
  const { staf } = toko
  const [contoh] = await diBrankas(toko, 1)
  if (!contoh?.kode_baki) return
  const { kode_baki } = contoh
  const isi = await staf.ask('spv', cariLabel, {
    body: { barcode: [], kode_baki, no_terima: null, tgl_baru: null },
  })
  const kode = isi.map(({ kode_barcode }) => kode_barcode)
  const { id } = await staf.ask('spv', stockOpname.commands.mulai, {
    body: { kode_gudang: 'BRANKAS', kode_baki, keterangan: 'Hitung mingguan' },
  })
  await staf.ask('spv', catatScan, { body: { id, baris: scanOf(toko, kode) } })
  await staf.ask('spv', stockOpname.commands.setujui, { body: { id } })
}

/** What came today is being counted against its document: half of it was scanned so far. */
async function hitungTerima(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  const { staf } = toko
  const { barang, nomor } = await terimaSurat(toko, hari, true)
  toko.etalase.tambah(barang)
  const { id } = await staf.ask('spv', stockOpname.commands.terima, {
    body: { no_terima: nomor, keterangan: null },
  })
  const kode = barang.slice(0, 2).map(({ kode_barcode }) => kode_barcode)
  await staf.ask('spv', catatScan, { body: { id, baris: scanOf(toko, kode) } })
}

/** What a stock room has besides what it sells: differences, mistakes, counts, other prices. */
export async function suratGudang(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  const { ke, sisa } = hari
  if (ke % antarSurat === hariSurat)
    toko.etalase.tambah((await terimaSurat(toko, hari, true)).barang)
  if (ke % antarHancur === hariHancur) await hancurkan(toko)
  if (ke % antarHarga === hariHarga) await naikkan(toko)
  if (ke > 0 && sisa === sisaBatal) await salah(toko, hari)
  if (ke > 0 && sisa === sisaHitung) await hitungBaki(toko)
  if (ke > 0 && hari.terakhir) await hitungTerima(toko, hari)
}
