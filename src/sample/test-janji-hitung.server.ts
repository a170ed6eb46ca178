import { sql } from 'kysely'
import type { Report } from '#kernel/report'
import { laporanCicilan } from '#modules/cicilan/laporan/cicilan'
import { laporanTunggakanCicilan } from '#modules/cicilan/laporan/tunggakan'
import { laporanPesananBarang } from '#modules/pesanan/laporan/barang'
import { laporanBatalPesanan } from '#modules/pesanan/laporan/batal'
import { laporanPesanan } from '#modules/pesanan/laporan/pesanan'
import { laporanPreOrder } from '#modules/preorder/laporan/pre-order'
import { laporanServiceBelumDiambil } from '#modules/service/laporan/belum-diambil'
import { laporanServicePerTukang } from '#modules/service/laporan/per-tukang'
import { laporanService } from '#modules/service/laporan/service'
import { angka, kata, mungkin, selisihHari, uang, type JanjiMentah } from './test-janji.server.ts'
import type { Loaded } from './test-muat.server.ts'

type Nilai = string | number | null
export type BarisHitung = Readonly<Record<string, Nilai>>

/** The shop as its masters say it, on its day. */
export interface TokoKini {
  readonly tgl: string
  /** Fine gold, rupiah a gram. */
  readonly murni: number
  readonly plafond: readonly { readonly kadar_dari: number; readonly plafond_gram: number }[]
  readonly tukang: Readonly<Record<string, string>>
  /** When each deposit that is over was taken back or paid, by its number. */
  readonly titipan: Readonly<Record<string, { readonly BATAL?: number; readonly DIPAKAI?: number }>>
  /** When each pre-order that came did so, by its number, in the same order of postings. */
  readonly datang: Readonly<Record<string, number>>
}

/** A report, what it is asked, and its rows worked out once more by other means. */
export interface Hitungan {
  readonly report: Report
  readonly isi: object
  readonly hitung: (semua: readonly JanjiMentah[], kini: TokoKini) => readonly BarisHitung[]
}

export const tokoKini = async ({ owner }: Loaded, kode_toko: string): Promise<TokoKini> => {
  const [row] = await owner.chain.rows<TokoKini>(sql`
    with akhir as (select d.kode_toko, d.nomor, d.prefix, s.status, p.urut::int
      from dokumen d join status_dokumen s on s.kode_toko = d.kode_toko and s.id = d.id
        join transisi x on x.kode_toko = d.kode_toko and x.id_dokumen = d.id and x.versi = s.versi
        join posting p on p.kode_toko = d.kode_toko and p.id = x.id_posting
      where d.prefix in ('TT', 'PO'))
    select t.tgl_system::text as tgl,
      (select harga_murni::int from para_harga_emas h where h.kode_toko = t.kode_toko
        order by berlaku_mulai desc limit 1) as murni,
      (select jsonb_agg(jsonb_build_object('kadar_dari', kadar_dari, 'plafond_gram', plafond_gram)
        order by kadar_dari desc) from plafond_hutang_kadar p where p.kode_toko = t.kode_toko)
        as plafond,
      (select jsonb_object_agg(kode_tukang, nama_tukang) from tukang g
        where g.kode_toko = t.kode_toko) as tukang,
      coalesce((select jsonb_object_agg(a.nomor, jsonb_build_object(a.status, a.urut))
        from akhir a where a.prefix = 'TT' and a.kode_toko = t.kode_toko
          and a.status in ('BATAL', 'DIPAKAI')), '{}') as titipan,
      coalesce((select jsonb_object_agg(a.nomor, a.urut) from akhir a where a.prefix = 'PO'
          and a.kode_toko = t.kode_toko and a.status = 'DITERIMA'), '{}') as datang
    from toko t where t.kode_toko = ${kode_toko}`)
  if (!row) throw new Error(`no ${kode_toko}`)
  return row
}

const tahun = { tgl_from: '2026-01-01', tgl_to: '2026-12-31' }
/** Hundredths of a gram of milligrams: weights of orders have two decimals (SPEC 9). */
const duaDesimal = (mg: number): number => Math.round(mg / 10)
const jumlah = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
const jenis = (semua: readonly JanjiMentah[], which: string): JanjiMentah[] =>
  semua.filter((one) => one.jenis === which)
const lewat = (sejak: string, sampai: string): number | null =>
  selisihHari(sejak, sampai) > 0 ? selisihHari(sejak, sampai) : null
interface BarangMentah {
  readonly berat: number
  readonly berat_jadi?: number
  readonly biaya: number
  readonly deskripsi: string
  readonly ongkos: number
}
const barangOf = ({ isi }: JanjiMentah): readonly BarangMentah[] => Object(isi)['barang']
const beratBarang = ({ berat, berat_jadi = berat }: BarangMentah): number => berat_jadi
const beratPesanan = (one: JanjiMentah): number =>
  duaDesimal(jumlah(barangOf(one).map(beratBarang)))
const hargaPesanan = (one: JanjiMentah): number => jumlah(barangOf(one).map(({ biaya }) => biaya))

/** Pieces of an order that were not wished any more. */
const dikurangi = (one: JanjiMentah) => {
  const semua: readonly { readonly tgl: string; readonly barang: readonly BarangMentah[] }[] =
    Object(one.isi)['dikurangi'] ?? []
  return semua.map(({ barang, tgl }) => {
    const harga = jumlah(barang.map(({ biaya }) => biaya))
    return {
      no_pesanan: one.nomor,
      tanggal: tgl,
      total_berat: duaDesimal(jumlah(barang.map(({ berat }) => berat))),
      total_qty: barang.length,
      ongkos: jumlah(barang.map(({ ongkos }) => ongkos)),
      total_harga: harga,
      jumlah_bayar: 0,
      sisa_bayar: harga,
    }
  })
}

const pesanan: Hitungan[] = [
  {
    report: laporanPesanan,
    isi: tahun,
    hitung: (semua, { tgl }) =>
      jenis(semua, 'PESANAN').map((one) => ({
        no_pesanan: one.nomor,
        customer: one.nama_customer,
        berat: beratPesanan(one),
        dp: uang(one, 'MUKA'),
        sisa: ['BATAL', 'DIAMBIL'].includes(one.status) ? 0 : hargaPesanan(one) - uang(one),
        janji: kata(one, 'tgl_janji'),
        status: one.status,
        telat: ['OPEN', 'BATAL'].includes(one.status)
          ? null
          : lewat(kata(one, 'tgl_janji'), kata(one, 'tgl_selesai') || tgl),
      })),
  },
  {
    report: laporanPesananBarang,
    isi: tahun,
    hitung: (semua) =>
      jenis(semua, 'PESANAN')
        .filter(({ status }) => status !== 'BATAL')
        .flatMap((one) =>
          barangOf(one).map((barang) => ({
            no_pesanan: one.nomor,
            kode_sales: kata(one, 'kode_sales'),
            tgl_pesanan: one.tgl,
            deskripsi: barang.deskripsi || '-',
            berat: duaDesimal(beratBarang(barang)),
            ongkos: barang.ongkos,
            sub_total: barang.biaya,
          })),
        ),
  },
  {
    report: laporanBatalPesanan,
    isi: tahun,
    hitung: (semua) =>
      jenis(semua, 'PESANAN')
        .filter(({ status }) => status === 'BATAL')
        .map((one) => ({
          no_pesanan: one.nomor,
          tanggal: one.tgl_batal,
          total_berat: beratPesanan(one),
          total_qty: barangOf(one).length,
          ongkos: jumlah(barangOf(one).map(({ ongkos }) => ongkos)),
          total_harga: hargaPesanan(one),
          jumlah_bayar: -uang(one, 'BATAL'),
          sisa_bayar: hargaPesanan(one) + uang(one, 'BATAL'),
        }))
        .concat(jenis(semua, 'PESANAN').flatMap(dikurangi)),
  },
]

const service: Hitungan[] = [
  {
    report: laporanService,
    isi: tahun,
    hitung: (semua) =>
      jenis(semua, 'SERVICE').map((one) => ({
        no_service: one.nomor,
        nama_customer: one.nama_customer,
        barang: kata(one, 'nama_barang'),
        berat_masuk: angka(one, 'berat_masuk'),
        berat_keluar:
          mungkin(one, 'berat_selesai') === null
            ? null
            : angka(one, 'berat_selesai') + angka(one, 'berat_sisa'),
        biaya: angka(one, 'biaya'),
        dp: uang(one, 'MUKA'),
        status: one.status,
      })),
  },
  {
    report: laporanServiceBelumDiambil,
    isi: { umur: 1 },
    hitung: (semua, { tgl }) =>
      jenis(semua, 'SERVICE')
        .filter((one) => one.status === 'SELESAI' && selisihHari(kata(one, 'tgl_selesai'), tgl) > 0)
        .map((one) => ({
          no_service: one.nomor,
          no_hp: one.no_hp,
          selesai: kata(one, 'tgl_selesai'),
          umur: selisihHari(kata(one, 'tgl_selesai'), tgl),
          sisa: angka(one, 'biaya') - uang(one),
        })),
  },
  {
    report: laporanServicePerTukang,
    isi: tahun,
    hitung: (semua, { tgl, tukang }) => {
      const hidup = jenis(semua, 'SERVICE').filter(({ status }) => status !== 'BATAL')
      return [...new Set(hidup.map((one) => kata(one, 'kode_tukang')))].map((kode) => {
        const punya = hidup.filter((one) => kata(one, 'kode_tukang') === kode)
        const selesai = punya.filter((one) => kata(one, 'tgl_selesai') !== '')
        const tambah = (one: JanjiMentah): number => mungkin(one, 'berat_tambah') ?? 0
        const sendiri = (one: JanjiMentah): number =>
          kata(one, 'emas_dari') === 'TOKO' ? 0 : tambah(one)
        const keluar = (one: JanjiMentah): number =>
          angka(one, 'berat_masuk') + tambah(one) - sendiri(one)
        const masuk = (one: JanjiMentah): number =>
          angka(one, 'berat_selesai') + angka(one, 'berat_sisa')
        return {
          tukang: `${kode} ${tukang[kode]}`,
          tiket: punya.length,
          emas_keluar: jumlah(punya.map(keluar)),
          emas_tukang: jumlah(selesai.map(sendiri)),
          emas_masuk: jumlah(selesai.map(masuk)),
          susut: jumlah(selesai.map((one) => keluar(one) + sendiri(one) - masuk(one))),
          upah: jumlah(selesai.map((one) => angka(one, 'upah'))),
          telat: punya.filter((one) =>
            lewat(kata(one, 'tgl_janji'), kata(one, 'tgl_selesai') || tgl),
          ).length,
        }
      })
    },
  },
]

interface Angsuran {
  readonly tgl: string
  readonly jumlah: number
}
/** Of what fell due before a day, what the money that came does not reach; the oldest first. */
function tunggakan(one: JanjiMentah, tgl: string): Angsuran[] {
  const { jadwal = [] }: { jadwal?: readonly Angsuran[] } = Object(one.isi)
  let bayar = uang(one)
  return jadwal.flatMap((satu) => {
    const kurang = satu.jumlah - Math.min(bayar, satu.jumlah)
    bayar -= satu.jumlah - kurang
    return satu.tgl < tgl && kurang > 0 ? [{ tgl: satu.tgl, jumlah: kurang }] : []
  })
}

const cicilan: Hitungan[] = [
  {
    report: laporanCicilan,
    isi: tahun,
    hitung: (semua) =>
      jenis(semua, 'CICILAN').map((one) => ({
        no_cicilan: one.nomor,
        nama_customer: one.nama_customer,
        barang: kata(one, 'nama_barang'),
        total: angka(one, 'total'),
        dp: uang(one, 'MUKA'),
        tenor: angka(one, 'lama_bulan'),
        terbayar: uang(one),
        sisa: one.status === 'AKTIF' ? angka(one, 'total') - uang(one) : 0,
        status: one.status,
      })),
  },
  {
    report: laporanTunggakanCicilan,
    isi: {},
    hitung: (semua, { tgl }) =>
      jenis(semua, 'CICILAN').flatMap((one) => {
        const telat = one.status === 'AKTIF' ? tunggakan(one, tgl) : []
        const [tertua] = telat
        if (!tertua) return []
        const umur = (dari: number, sampai: number): number =>
          telat.reduce((sum, satu) => {
            const hari = selisihHari(satu.tgl, tgl)
            return hari >= dari && hari <= sampai ? sum + satu.jumlah : sum
          }, 0)
        return {
          no_cicilan: one.nomor,
          no_hp: one.no_hp,
          telat: selisihHari(tertua.tgl, tgl),
          sampai_30: umur(1, 30),
          sampai_60: umur(31, 60),
          sampai_90: umur(61, 90),
          lebih_90: umur(91, 9_999),
        }
      }),
  },
]

interface BarisPo {
  readonly nama_barang: string
  readonly qty: number
  readonly berat: number
}
const preOrder: Hitungan = {
  report: laporanPreOrder,
  isi: tahun,
  hitung: (semua, { datang, titipan }) =>
    jenis(semua, 'PRE_ORDER').flatMap((one) => {
      const isi: {
        barang?: readonly BarisPo[]
        dijual?: readonly { baris: number; qty: number; no_titipan: string }[]
      } = Object(one.isi)
      return (isi.barang ?? []).map(({ berat, nama_barang, qty }, at) => {
        const terjual = (isi.dijual ?? [])
          .filter(({ baris, no_titipan }) => {
            const { BATAL, DIPAKAI } = titipan[no_titipan] ?? {}
            // What paid before these goods came paid for something else.
            const lain = DIPAKAI !== undefined && DIPAKAI < (datang[one.nomor] ?? Infinity)
            const berdiri = BATAL === undefined && !lain
            return baris === at + 1 && berdiri
          })
          .reduce((sum, j) => sum + j.qty, 0)
        return {
          no_po: one.nomor,
          barang: nama_barang,
          qty,
          berat: qty * berat,
          terjual,
          tersisa: qty - terjual,
          closing: kata(one, 'tgl_closing') || null,
          status: one.status,
        }
      })
    }),
}

/** Reports of orders, services, instalments and pre-orders; of loans: hitunganHutang. */
export const hitunganJanji: readonly Hitungan[] = [...pesanan, ...service, ...cicilan, preOrder]
