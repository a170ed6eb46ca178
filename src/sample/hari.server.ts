import { sql } from 'kysely'
import { callsOf } from '#kernel/master-calls'
import { mulDiv } from '#kernel/rounding'
import { addDays } from '#kernel/tanggal'
import { newId } from '#server/document/ids'
import { tutupHari } from '#modules/hari/tutup-toko'
import { group } from '#modules/stok/group'
import { hargaEmas } from '#modules/stok/harga-emas'
import { gudang } from './gudang.server.ts'
import { groupContoh, murniContoh } from './group.server.ts'
import { beli, olahKantong, setorKantong } from './beli.server.ts'
import { olahSortir } from './sortir.server.ts'
import { tengahMalam } from './jam.server.ts'
import { jual, jualBatal, selesaikan } from './jualan.server.ts'
import type { HariContoh } from './kalender.server.ts'
import {
  saldoAwalUang,
  setor,
  setorBank,
  settlementKartu,
  uangKecil,
  uangRekening,
} from './kas.server.ts'
import { kembalikan } from './kembali.server.ts'
import { bukukanBulan } from './bulan.server.ts'
import { kirimKePusat } from './kiriman.server.ts'
import { kirimKeCabang } from './paket.server.ts'
import { bandingkanBank } from './koran.server.ts'
import { isiGroup } from './master.server.ts'
import { terimaBarang } from './terima.server.ts'
import { hariTimbang, timbangSemua } from './timbang.server.ts'
import { layaniHutang } from './hutang.server.ts'
import { layaniCicilan } from './cicilan.server.ts'
import { layaniManual } from './manual.server.ts'
import { layaniMember } from './member.server.ts'
import { layaniPesanan } from './pesanan.server.ts'
import { layaniPreOrder } from './pre-order.server.ts'
import { layaniService } from './service.server.ts'
import { suratGudang } from './surat.server.ts'
import { olahSupplier } from './supplier.server.ts'
import { ambilTitipan, titip, titipBaru } from './titip.server.ts'
import type { TokoBerjalan } from './toko.server.ts'
import { drafPenjualan, konfirmasiHarga } from '#modules/konter/konter.calls'

/** Pieces that a shop keeps on sale (DOMAIN 11: 2,000 in four shops). */
const stokToko = 500
/** Goods come about once a week. */
const hariAntarTerima = 6
/** Now and then what the safe need not hold goes to the bank. */
const hariAntarSetor = 3
/** Notes that wait at the cash desk on the last day. */
const menunggu = 4

/** So many of a hundred visits leave money. */
const seringTitip = 0.05
/** Deposits that a shop holds; when there are more, whoever waits longest comes for his. */
const titipanDipegang = 6
/** So many of a hundred visits bring gold. */
const seringBeli = 0.22

const menit = 60_000
const [bukaPukul, tutupPukul] = [8.5 * 60, 20.5 * 60]

/** The moment of a share (0 to 1) of the shop's opening hours; of what is over of the last day. */
function saatDi({ staf }: TokoBerjalan, { tanggal, terakhir }: HariContoh, sekarang: number) {
  const awalHari = tengahMalam(tanggal, staf.toko.zona)
  const [buka, tutup] = [awalHari + bukaPukul * menit, awalHari + tutupPukul * menit]
  const akhir = terakhir ? Math.min(tutup, sekarang - menit) : tutup
  // Not before the day itself: loaded soon after midnight, the last day is a short one.
  const awal = Math.max(awalHari, Math.min(buka, akhir - 90 * menit))
  return (bagian: number): number => awal + Math.floor(bagian * (akhir - awal))
}

/** The shop opens: on its first day with what it had, on later ones for the date of the day. */
async function buka(toko: TokoBerjalan, hari: HariContoh, kemarin: HariContoh | undefined) {
  const { staf, skala } = toko
  if (kemarin === undefined) {
    await saldoAwalUang(toko)
    await terimaBarang(toko, { jumlah: stokToko * skala, asal: 'SALDO AWAL', hari })
    return
  }
  await staf.ask('spv', tutupHari.commands.mulai, {
    body: { tgl_system: addDays(kemarin.tanggal, 1), tgl_buka: hari.tanggal },
  })
}

/** The gold price of the day: written where it changed, confirmed for all groups. */
async function tentukanHarga({ staf }: TokoBerjalan, { harga, hargaBaru, tanggal }: HariContoh) {
  const { list, update } = callsOf(group)
  const rows = hargaBaru ? await staf.ask('spv', list, { params: {}, query: {} }) : []
  const versi = new Map(rows.map((row) => [row.kode_group, row.versi]))
  for (const one of hargaBaru ? groupContoh : []) {
    const { kode_group } = one
    const isi = isiGroup(one, harga.get(kode_group) ?? one.harga)
    const body = { ...isi, versi: versi.get(kode_group) ?? 0 }
    await staf.ask('spv', update, { params: { kode_group }, body })
  }
  const lm = harga.get('LM')
  if (hargaBaru && lm !== undefined)
    await staf.ask('spv', callsOf(hargaEmas).create, {
      body: {
        kode_harga: tanggal,
        berlaku_mulai: tanggal,
        harga_murni: murniContoh(lm),
        sumber: 'Harga pasar',
      },
    })
  await staf.ask('spv', konfirmasiHarga, {})
}

const notaHari = ({ acak, notaSehari, skala }: TokoBerjalan, { ramai, terakhir }: HariContoh) =>
  terakhir
    ? notaSehari * skala
    : Math.max(1, mulDiv(notaSehari * skala, ramai + acak.int(-30, 30), 100))

/** Customers come and go; on the last day some still wait at the cash desk. */
async function layani(toko: TokoBerjalan, hari: HariContoh, saat: (bagian: number) => number) {
  const { jam } = toko.staf
  const banyak = notaHari(toko, hari)
  const tengah = Math.floor(banyak / 2)
  for (let ke = 0; ke < banyak; ke += 1) {
    jam.until(saat(0.08 + (0.82 * (ke + toko.acak.next())) / banyak))
    const nota = await jual(toko)
    if (nota) await selesaikan(toko, nota)
    if (hari.ke > 0 && toko.acakBeli.chance(seringBeli)) await beli(toko)
    if (hari.ke > 0 && toko.acakTitip.chance(seringTitip)) await titip(toko)
    if (toko.titipan.length > titipanDipegang) await ambilTitipan(toko)
    if (ke !== tengah) continue
    await uangKecil(toko, hari)
    await layaniService(toko, hari)
    await layaniHutang(toko, hari)
    await layaniCicilan(toko, hari)
    await layaniPesanan(toko, hari)
    await layaniPreOrder(toko, hari)
    await layaniManual(toko, hari)
    await layaniMember(toko, hari)
    if (hari.terakhir) await jualBatal(toko)
  }
  if (!hari.terakhir) return
  for (let ke = 0; ke < menunggu; ke += 1) {
    jam.until(saat(0.93 + ke * 0.015))
    await jual(toko)
  }
  // A deposit that waits stops the closing of a day: at the head office only.
  if (toko.staf.toko.jenis_toko === 'PUSAT') await titipBaru(toko)
  await draf(toko)
}

/** Something lies on the counter and has not been saved yet. */
async function draf({ acak, etalase, langganan, staf }: TokoBerjalan): Promise<void> {
  const [barang] = etalase.ambil(1)
  if (!barang) return
  etalase.tambah([barang])
  const pelanggan = acak.pick(langganan)
  await staf.ask('kasir1', drafPenjualan.simpan, {
    params: { id: newId(staf.jam.millis()) },
    body: {
      judul: pelanggan.nama_customer,
      ...pelanggan,
      kode_sales: 'SLS1',
      jenis_pelanggan: 'UMUM',
      jenis_identitas: null,
      no_identitas: null,
      npwp: null,
      pembeli_pajak: null,
      keterangan: null,
      no_nota_manual: null,
      tgl_system: null,
      nota_per: 'KUNJUNGAN',
      harga_setuju: null,
      baris: [
        {
          kode_barcode: barang.kode_barcode,
          berat_kotor: null,
          ongkos: null,
          diskon: null,
          harga_setuju: null,
          harga_total: null,
        },
      ],
      pembelian: null,
      manual: [],
      pembayaran: [],
    },
  })
}

/** Every note went to the customer on paper; the last ones of the last day still wait for it. */
async function cetak({ staf }: TokoBerjalan, { tanggal, terakhir }: HariContoh): Promise<void> {
  const { kode_toko } = staf.toko
  await staf.db.rows(
    kode_toko,
    sql`insert into cetak_nota (kode_toko, id_dokumen, n, saat, oleh, perangkat, tercetak,
        dijawab_pada)
      (select p.kode_toko, p.id, 1, t.saat, t.oleh, 'CONTOH', true, t.saat
      from (select kode_toko, id, tgl_system from penjualan
          union all select kode_toko, id, tgl_system from pembelian
          union all select kode_toko, id, tgl_system from titipan) p
        join transisi t on t.kode_toko = p.kode_toko and t.id_dokumen = p.id
          and (t.ke = 'VALID' or t.ke = 'TITIP' and t.dari = 'OPEN')
      where p.kode_toko = ${kode_toko} and p.tgl_system = ${tanggal}
      order by t.saat desc offset ${terakhir ? 2 : 0})
      union all
      select s.kode_toko, s.id, 1, t.saat, t.oleh, 'CONTOH', true, t.saat
      from status_dokumen s join transisi t on t.kode_toko = s.kode_toko and t.id_dokumen = s.id
          and t.ke = 'VALID'
      where s.kode_toko = ${kode_toko} and s.jenis = 'NOTA_MANUAL' and s.tgl_system = ${tanggal}`,
  )
}

/** One day of a shop, from opening to closing; the last one is still under way. */
export async function jalankanHari(
  toko: TokoBerjalan,
  hari: HariContoh,
  kemarin: HariContoh | undefined,
  sekarang: number,
): Promise<void> {
  const { acak, etalase, staf, skala } = toko
  const saat = saatDi(toko, hari, sekarang)
  staf.jam.until(saat(0))
  await buka(toko, hari, kemarin)
  staf.jam.until(saat(0.02))
  await tentukanHarga(toko, hari)
  if (hari.ke > 0 && hari.sisa < hariTimbang) await timbangSemua(toko, 'PAGI', hari)
  if (!hari.terakhir) await kembalikan(toko)
  if (hari.ke > 0) {
    await olahKantong(toko, hari)
    await olahSortir(toko, hari)
  }
  const kurang = stokToko * skala - etalase.jumlah
  const datang = kurang > 0 && (hari.terakhir || hari.ke % hariAntarTerima === 0)
  if (datang) {
    staf.jam.until(saat(0.05))
    const jumlah = kurang + acak.int(0, 10) + (hari.terakhir ? 15 : 0)
    await terimaBarang(toko, { jumlah, asal: 'SUPPLIER', hari })
  }
  await gudang(toko, hari, datang)
  await suratGudang(toko, hari)
  await olahSupplier(toko, hari)
  if (hari.ke > 0 && hari.ke % hariAntarSetor === 0) {
    await setorBank(toko)
    await uangRekening(toko)
    await settlementKartu(toko, hari)
  }
  await bukukanBulan(toko, hari, kemarin)
  await kirimKePusat(toko, hari)
  await kirimKeCabang(toko, hari)
  await layani(toko, hari, saat)
  await cetak(toko, hari)
  if (hari.terakhir) await bandingkanBank(toko, hari)
  if (hari.terakhir) return
  staf.jam.until(saat(0.96))
  await setorKantong(toko)
  staf.jam.until(saat(0.97))
  await setor(toko)
  if (hari.sisa <= hariTimbang) await timbangSemua(toko, 'MALAM', hari)
  staf.jam.until(saat(1))
  const { tanggal } = hari
  await staf.ask('spv', tutupHari.commands.tutup, {
    body: { tgl_system: tanggal, tgl_berikut: addDays(tanggal, 1), alasan: null },
  })
}
