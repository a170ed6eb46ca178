import { sql } from 'kysely'
import type { Tanggal } from '#kernel/tanggal'
import { kirimBarang } from '#modules/kirim-barang/kirim-barang'
import { bekal } from '#modules/kirim-barang/kirim-barang.server'
import { jumlahDari } from '#modules/kirim-barang/kirim-barang.rules'
import { terimaBarang } from '#modules/kirim-barang/terima-barang'
import { muatBarangAkun } from '#modules/stok/master-barang.server'
import { Acak } from './acak.server.ts'
import type { HariContoh } from './kalender.server.ts'
import { tokoContoh } from './rantai.server.ts'
import type { PaketContoh, TokoBerjalan } from './toko.server.ts'

/** So many days before the last one the head office fills the trays of a branch. */
const hariKirim: readonly number[] = [12, 8, 4, 1, 0]
const sekaliKirim = 4
const cabang = tokoContoh.flatMap((satu) => (satu.jenis_toko === 'CABANG' ? [satu.kode_toko] : []))
const nilaiAsuransi = 40_000_000
const segelDari = ({ hari, tujuan }: Pick<PaketContoh, 'hari' | 'tujuan'>): string =>
  `SG-${tujuan}-${hari.slice(5).replace('-', '')}`

/** The head office packs pieces of its showcase for a branch, each branch in its turn. */
export async function kirimKeCabang(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  const { etalase, konsinyasi, paket, staf } = toko
  const ke = hariKirim.indexOf(hari.sisa)
  if (staf.toko.jenis_toko !== 'PUSAT' || hari.ke === 0 || ke < 0) return
  const acak = new Acak(`kencana paket ${hari.tanggal}`)
  const dipilih = etalase.ambil(sekaliKirim, acak)
  const milik = dipilih.filter(({ kode_barcode }) => !konsinyasi.includes(kode_barcode))
  etalase.tambah(dipilih.filter((satu) => !milik.includes(satu)))
  const tujuan = cabang[ke % cabang.length] ?? ''
  const barcode = milik.map(({ kode_barcode }) => kode_barcode)
  const { nomor, no_kirim } = await staf.ask('spv', kirimBarang.commands.simpan, {
    body: {
      ...{ tujuan, no_segel: segelDari({ tujuan, hari: hari.tanggal }), kurir: 'Pak Hadi' },
      ...{ nilai_asuransi: nilaiAsuransi, foto: null, keterangan: 'Isi etalase cabang' },
      ...{ no_kirim: null, baris: barcode.map((kode_barcode) => ({ kode_barcode })) },
    },
  })
  paket.push({ nomor, no_kirim, tujuan, barcode, hari: hari.tanggal })
}

/** The branch hears of it, and of each piece in it. */
async function umumkan({ staf: pusat }: TokoBerjalan, { staf }: TokoBerjalan, paket: PaketContoh) {
  const kodeToko = pusat.toko.kode_toko
  const [dokumen] = await pusat.db.rows<{ id: string; saat: string }>(
    kodeToko,
    sql`select id, saat from dokumen where kode_toko = ${kodeToko} and nomor = ${paket.nomor}`,
  )
  if (!dokumen) throw new Error(`no ${paket.nomor}`)
  const ctx = { db: pusat.db, kodeToko }
  const { barang } = await muatBarangAkun(ctx, 'KIRIM_BARANG', paket.barcode)
  const { berat, pcs } = jumlahDari(barang)
  const asal = { asal: kodeToko, id_kirim: dokumen.id }
  const { nomor } = await staf.askAsServer(terimaBarang.commands.datang, {
    body: {
      ...{ ...asal, pengirim: pusat.person('spv').user_id, tgl_kirim: paket.hari },
      saat_kirim: dokumen.saat,
      ...{ no_kirim: paket.no_kirim, no_segel: segelDari(paket), kurir: 'Pak Hadi' },
      ...{ nilai_asuransi: nilaiAsuransi, keterangan: 'Isi etalase cabang', pcs, berat },
      baris: await bekal(ctx, barang),
    },
  })
  return { asal, barang, nomor }
}

type Sampai = Awaited<ReturnType<typeof umumkan>>

/** The branch scans what is there, all but the last so many; the head office hears of that. */
async function terima(
  { staf: pusat }: TokoBerjalan,
  { staf }: TokoBerjalan,
  paket: PaketContoh,
  { asal, barang, nomor }: Sampai,
  { kurang, tgl_terima }: { readonly kurang: number; readonly tgl_terima: Tanggal },
) {
  const ada = barang.slice(0, barang.length - kurang)
  const [baki] = await staf.db.rows<{ kode_baki: string; kode_gudang: string }>(
    staf.toko.kode_toko,
    sql`select kode_gudang, kode_baki from baki where kode_gudang = 'TOKO'
      and kode_toko = ${staf.toko.kode_toko} order by kode_baki limit 1`,
  )
  if (!baki) throw new Error(`${staf.toko.kode_toko} has no tray`)
  const alasan = kurang === 0 ? null : 'Satu tidak ada di paket'
  await staf.ask('spv', terimaBarang.commands.terima, {
    body: {
      ...{ ...baki, nomor, segel_terima: segelDari(paket), sisa: 'LEPAS', alasan_selisih: alasan },
      baris: ada.map(({ berat, berat_atribut, kode_barcode }) => ({
        kode_barcode,
        timbang: berat + berat_atribut, // what hangs on it is weighed with it
      })),
    },
  })
  await pusat.askAsServer(kirimBarang.commands.diterima, {
    body: {
      ...{ id_kirim: asal.id_kirim, penerima: staf.person('spv').user_id, tgl_terima },
      terima: ada.map(({ berat, berat_atribut, kode_barcode }) => ({
        ...{ kode_barcode, berat, timbang: berat + berat_atribut },
      })),
      lepas: barang.slice(ada.length).map(({ kode_barcode }) => kode_barcode),
      ...{ asing: [], segel_terima: segelDari(paket), alasan, ditolak: false },
    },
  })
}

/** The branch has no room for it: all of it comes back. */
async function tolak(
  { staf: pusat }: TokoBerjalan,
  { staf }: TokoBerjalan,
  { asal, barang, nomor }: Sampai,
  tgl_terima: Tanggal,
) {
  const alasan = 'Etalase penuh'
  await staf.ask('spv', terimaBarang.commands.tolak, { body: { nomor, alasan } })
  await pusat.askAsServer(kirimBarang.commands.diterima, {
    body: {
      ...{ id_kirim: asal.id_kirim, penerima: staf.person('spv').user_id, tgl_terima },
      ...{ terima: [], lepas: barang.map(({ kode_barcode }) => kode_barcode), asing: [] },
      ...{ segel_terima: null, alasan, ditolak: true },
    },
  })
}

/**
 * What the shops tell each other of goods when all their days are over: the first parcel is
 * received, of the second a piece is missing and lost, the third was refused, one is still on the
 * way, and one of today was taken back.
 */
export async function suratPaket(semua: readonly TokoBerjalan[], hariIni: Tanggal): Promise<void> {
  const [pusat, ...cabang] = semua
  if (!pusat) return
  const { staf } = pusat
  for (const [ke, paket] of pusat.paket.entries()) {
    const toko = cabang.find((satu) => satu.staf.toko.kode_toko === paket.tujuan)
    if (!toko) throw new Error(`no ${paket.tujuan}`)
    const sampai = await umumkan(pusat, toko, paket)
    const { nomor } = paket
    if (paket.hari === hariIni) {
      await toko.staf.askAsServer(terimaBarang.commands.lepas, {
        body: { ...sampai.asal, utuh: true },
      })
      const alasan = 'Salah cabang, dikirim besok'
      await staf.ask('spv', kirimBarang.commands.batal, { body: { nomor, alasan } })
    } else if (ke < 2) {
      await terima(pusat, toko, paket, sampai, { kurang: ke, tgl_terima: hariIni })
      const alasan = 'Tidak ada di paket, segel utuh'
      if (ke === 1)
        await staf.ask('spv', kirimBarang.commands.hilang, { body: { nomor, pcs_sisa: 1, alasan } })
    } else if (ke === 2) await tolak(pusat, toko, sampai, hariIni)
  }
}
