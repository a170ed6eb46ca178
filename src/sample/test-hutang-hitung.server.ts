import { laporanHutang, laporanPlafondHutang } from '#modules/hutang/laporan/hutang'
import {
  laporanBunga,
  laporanJatuhTempo,
  laporanLelang,
  laporanPenebusan,
  laporanPeremajaan,
} from '#modules/hutang/laporan/selesai'
import type { BarisHitung, Hitungan, TokoKini } from './test-janji-hitung.server.ts'
import {
  angka,
  jaminan,
  kata,
  mungkin,
  nilaiJaminan,
  selisihHari,
  uang,
  type JanjiMentah,
} from './test-janji.server.ts'

const tahun = { tgl_from: '2026-01-01', tgl_to: '2026-12-31' }
const hutang = (semua: readonly JanjiMentah[], ...status: readonly string[]): JanjiMentah[] =>
  semua.filter((one) => one.jenis === 'HUTANG' && status.includes(one.status))
const berjalan = ['AKTIF', 'DITAHAN']
const jumlah = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
/** A share in hundredths of a percent, rounded up: what is lent is never said to be less. */
const ltv = (pokok: number, nilai: number): number | null =>
  nilai > 0 ? Math.ceil((pokok * 10_000) / nilai) : null

/** Days of a loan until this one, without those for which the law held its pledge. */
function lama(one: JanjiMentah, tgl: string): number {
  const sampai = kata(one, 'tgl_tahan') || tgl
  const hari = selisihHari(kata(one, 'tgl_hutang'), sampai < tgl ? sampai : tgl)
  return hari - (mungkin(one, 'hari_tahan') ?? 0)
}
/** Interest of a day, never of fewer days than the fewest, on the principal alone. */
const bunga = (one: JanjiMentah, tgl: string): number =>
  angka(one, 'bunga_rp') * Math.max(lama(one, tgl), angka(one, 'hari_minimum'))
const hitung = (one: JanjiMentah): number => bunga(one, kata(one, 'tgl_lunas'))
const hari = (one: JanjiMentah): number => lama(one, kata(one, 'tgl_lunas'))

/** What an auction brought, after its cost and what was lent. */
const sisaLelang = (one: JanjiMentah): number =>
  uang(one, 'LUNAS') - angka(one, 'biaya_lelang') - angka(one, 'pokok')
const lanjutan = (semua: readonly JanjiMentah[], { id }: JanjiMentah): JanjiMentah => {
  const next = semua.find(({ id_asal, status }) => id_asal === id && status !== 'BATAL')
  if (!next) throw new Error(`nothing renews ${id}`)
  return next
}
/** Interest that came: of the money that came, what is no principal. */
function diterima(semua: readonly JanjiMentah[], one: JanjiMentah): number {
  const pokok = angka(one, 'pokok')
  if (one.status === 'LUNAS') return uang(one, 'LUNAS') - pokok
  if (one.status === 'LELANG') return Math.min(Math.max(sisaLelang(one), 0), hitung(one))
  return uang(one, 'LUNAS') - (pokok - angka(lanjutan(semua, one), 'pokok'))
}
/** SPEC 9: 100 x interest x 30 / days / principal. */
const riil = (bungaRp: number, hariPokok: number): number =>
  hariPokok === 0 ? 0 : Math.round((bungaRp * 300_000) / hariPokok)

const kadarTerberat = (one: JanjiMentah): number =>
  jaminan(one).toSorted((a, b) => b.berat - a.berat)[0]?.kadar ?? 0
const plafond = (one: JanjiMentah, { plafond: baris }: TokoKini): number =>
  jumlah(
    jaminan(one).map(({ berat, kadar, potongan }) => {
      const { plafond_gram = 0 } = baris.find(({ kadar_dari }) => kadar_dari <= kadar) ?? {}
      return Math.floor((Math.floor((berat * plafond_gram) / 1000) * (10_000 - potongan)) / 10_000)
    }),
  )

/** Running loans of one kadar, and what a fall of the price would lay bare. */
function barisPlafond(kadar: number, punya: readonly JanjiMentah[], kini: TokoKini): BarisHitung {
  const pokok = jumlah(punya.map((one) => angka(one, 'pokok')))
  const turun = (persen: number): number =>
    jumlah(
      punya.map((one) => {
        const batas = (nilaiJaminan(one, kini.murni) * (100 - persen) * 85) / 10_000
        return angka(one, 'pokok') > batas ? angka(one, 'pokok') : 0
      }),
    )
  return {
    kadar,
    pokok,
    murni: jumlah(
      punya.flatMap((one) =>
        jaminan(one).map(({ berat, kadar: k }) => Math.round((berat * k) / 10_000)),
      ),
    ),
    ltv: ltv(pokok, jumlah(punya.map((one) => nilaiJaminan(one, kini.murni)))),
    di_atas_plafond: jumlah(
      punya.map((one) => Math.max(angka(one, 'pokok') - plafond(one, kini), 0)),
    ),
    turun_5: turun(5),
    turun_10: turun(10),
  }
}

/** Reports of loans. */
export const hitunganHutang: readonly Hitungan[] = [
  {
    report: laporanHutang,
    isi: {},
    hitung: (semua, { murni, tgl }) =>
      hutang(semua, ...berjalan).map((one) => ({
        no_faktur_hutang: one.nomor,
        nama_customer: one.nama_customer,
        berat: jumlah(jaminan(one).map(({ berat }) => berat)),
        pokok: angka(one, 'pokok'),
        bunga: angka(one, 'bunga_persen'),
        hari: selisihHari(kata(one, 'tgl_hutang'), tgl),
        bunga_berjalan: bunga(one, tgl),
        taksiran: nilaiJaminan(one, murni),
        ltv: ltv(angka(one, 'pokok'), nilaiJaminan(one, murni)),
      })),
  },
  {
    report: laporanPlafondHutang,
    isi: {},
    hitung: (semua, kini) => {
      const punya = hutang(semua, ...berjalan)
      return [...new Set(punya.map(kadarTerberat))].map((kadar) =>
        barisPlafond(
          kadar,
          punya.filter((one) => kadarTerberat(one) === kadar),
          kini,
        ),
      )
    },
  },
  {
    report: laporanPenebusan,
    isi: tahun,
    hitung: (semua) =>
      hutang(semua, 'LUNAS').map((one) => ({
        no_faktur_hutang: one.nomor,
        nama_customer: one.nama_customer,
        alamat_customer: one.alamat_customer,
        tgl_hutang: kata(one, 'tgl_hutang'),
        lama_pinjam: hari(one),
        tgl_lunas: kata(one, 'tgl_lunas'),
        jumlah_hutang: angka(one, 'pokok'),
        bunga_rp: angka(one, 'bunga_rp'),
        bunga_pinjam: diterima(semua, one),
        total_bayar: uang(one, 'LUNAS'),
        r_riil: riil(diterima(semua, one), hari(one) * angka(one, 'pokok')),
      })),
  },
  {
    report: laporanPeremajaan,
    isi: tahun,
    hitung: (semua) =>
      hutang(semua, 'PEREMAJAAN').map((one) => ({
        no_lama: one.nomor,
        no_baru: lanjutan(semua, one).nomor,
        pokok_lama: angka(one, 'pokok'),
        pokok_baru: angka(lanjutan(semua, one), 'pokok'),
        bunga_dibayar: diterima(semua, one),
        jatuh_tempo: kata(lanjutan(semua, one), 'jatuh_tempo'),
      })),
  },
  {
    report: laporanJatuhTempo,
    isi: { tgl: '2026-12-10' },
    hitung: (semua) =>
      hutang(semua, ...berjalan)
        .filter((one) => kata(one, 'jatuh_tempo') <= '2026-12-10')
        .map((one) => ({
          no_faktur_hutang: one.nomor,
          no_hp: one.no_hp,
          pokok: angka(one, 'pokok'),
          bunga: bunga(one, '2026-12-10'),
          jatuh_tempo: kata(one, 'jatuh_tempo'),
          hari_lewat: selisihHari(kata(one, 'jatuh_tempo'), '2026-12-10'),
          hubungi: kata(one, 'tgl_notis') || null,
        })),
  },
  {
    report: laporanLelang,
    isi: tahun,
    hitung: (semua) =>
      hutang(semua, 'LELANG').map((one) => {
        const kelebihan = Math.max(sisaLelang(one) - hitung(one), 0)
        const diambil = uang(one, 'KELEBIHAN') < 0 ? 'SUDAH' : 'BELUM'
        return {
          no_faktur_hutang: one.nomor,
          pokok: angka(one, 'pokok'),
          bunga: hitung(one),
          taksiran: angka(one, 'taksiran'),
          hasil: uang(one, 'LUNAS'),
          biaya: angka(one, 'biaya_lelang'),
          kelebihan,
          diambil: kelebihan === 0 ? 'TIADA' : diambil,
        }
      }),
  },
  {
    report: laporanBunga,
    isi: tahun,
    hitung: (semua) => {
      const lunas = hutang(semua, 'LUNAS', 'PEREMAJAAN', 'LELANG')
      return [...new Set(lunas.map((one) => kata(one, 'tgl_lunas')))].map((tgl) => {
        const punya = lunas.filter((one) => kata(one, 'tgl_lunas') === tgl)
        const bunga_hitung = jumlah(punya.map(hitung))
        const bunga_diterima = jumlah(punya.map((one) => diterima(semua, one)))
        return {
          tgl,
          bunga_hitung,
          bunga_diterima,
          selisih: bunga_diterima - bunga_hitung,
          r_riil: riil(bunga_diterima, jumlah(punya.map((o) => hari(o) * angka(o, 'pokok')))),
        }
      })
    },
  },
]
