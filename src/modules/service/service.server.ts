import { sql } from 'kysely'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { checkExists, onlyActive } from '#server/master/active'
import { serve, step } from '#server/document/run'
import { serveStep } from '#server/document/standing'
import type { Context } from '#server/serve'
import { padaTanggal } from '#modules/hari/tanggal-aktif.server'
import { serveBatalJanji } from '#modules/janji/batal-janji.server'
import { serveBatalSelesai } from '#modules/janji/batal-selesai.server'
import { checkBukti } from '#modules/janji/bukti'
import { kodeAmbilBaru, sidikPin } from '#modules/janji/kode-ambil.server'
import { bukuPakai } from '#modules/janji/janji.effects'
import { checkJanji, versiParameter } from '#modules/janji/janji.rules'
import { dibaca, type Lanjut, type Menepati } from '#modules/janji/janji.server'
import { serveKwitansi } from '#modules/janji/kwitansi.server'
import { mulaiJanji, serveAngsur, serveLunas } from '#modules/janji/serve-janji.server'
import { pinSalah, tebakPin } from '#modules/janji/tebak-pin.server'
import { salesDipilih } from '#modules/penjualan/sales'
import { beratMurni } from '#modules/stok/barang.rules'
import { gram } from '#modules/stok/buku'
import { fotoAda } from '#modules/stok/foto-ada.server'
import type { jenisService } from './deskripsi-service.ts'
import { kirimEmas, nilaiEmasTukang } from './emas-tukang.rules.ts'
import { emasDiLebur, hargaMurniKini, periksaLebur } from './emas-tukang.server.ts'
import {
  bukuSelesai,
  gramKeluar,
  gramMasuk,
  selesaiDulu,
  tanpaSelesai,
  type EmasTambah,
} from './service.effects.ts'
import {
  checkMuka,
  checkUji,
  dasarBaru,
  hasilKerja,
  hilangDariBatal,
  isiService,
  type IsiService,
  pekerjaan,
  type Pekerjaan,
  perluBiaya,
  perluSelesai,
  type Service,
  sisaService,
} from './service.rules.ts'
import { kwitansiService, service, type asalEmas } from './service.ts'
import { settingService } from './setting.ts'
import { tukangDipilih } from './tukang.ts'

const { along, commands } = service

/** The piece goes to the customer, and what was paid for the work is earned. */
const serahkan = (janji: Service, id: string): Lanjut<'gram'>['books'] => [
  write(gram, gramKeluar(id, janji)),
  ...bukuPakai(id, janji, janji),
]

const menepati: Menepati<IsiService, 'gram'> = {
  kwitansi: kwitansiService,
  isi: isiService,
  barang: ({ nama_barang }) => nama_barang,
  total: ({ biaya }) => biaya,
  sisa: sisaService,
  lunas: (janji, id) => ({
    steps: [step(service, along.lunas, janji)],
    books: serahkan(janji, id),
  }),
  lepas: (janji) => ({ steps: [step(service, along.lepas, janji)], books: [] }),
}
export const kwitansi = serveKwitansi(menepati)
export const serviceDibaca = dibaca(menepati)

/** What is chosen of the list, for a kind of work. */
interface Dipilih {
  readonly jenis_service: keyof typeof jenisService
  readonly kode_deskripsi: string | null
}
/** @throws Refusal at kode_deskripsi where it is not one of this kind */
async function dariDaftar(
  ctx: Context,
  { jenis_service, kode_deskripsi: kode }: Dipilih,
): Promise<Pekerjaan | null> {
  if (kode === null) return null
  const found = await ctx.db.row<Omit<Pekerjaan, 'parameter'> & { versi: number }>(
    ctx.kodeToko,
    sql`select deskripsi, ongkos_rp, versi from kencana.para_deskripsi_service
      where kode_toko = ${ctx.kodeToko} and kode_deskripsi = ${kode}
        and jenis_service = ${jenis_service}`,
  )
  if (!found) throw refusedField('kode_deskripsi', '{{field}} Tidak Valid', { field: 'Pekerjaan' })
  const { versi, ...dipilih } = found
  return { ...dipilih, parameter: versiParameter([['Pekerjaan', { kode, versi }]]) }
}

export const simpan = serve(service, commands.simpan, async (kini, { body }) => {
  const { lalu: ctx, tanggal } = padaTanggal(kini, body.tgl_system)
  await checkExists(ctx, tukangDipilih(body.kode_tukang))
  await onlyActive(ctx, salesDipilih(body), tukangDipilih(body.kode_tukang))
  checkJanji(body.tgl_janji, ctx.toko.tgl_system)
  const { deskripsi, parameter, taksiran } = pekerjaan(body, await dariDaftar(ctx, body))
  checkMuka(body.uang_muka ?? 0, taksiran)
  checkUji(body)
  await fotoAda(ctx, [{ gambar: body.foto }], () => 'foto')
  const jenis = { document: service, command: commands.simpan }
  const muka = { jenis: 'MUKA', jumlah: body.uang_muka ?? 0, nilai: taksiran } as const
  const mulai = await mulaiJanji(ctx, menepati, jenis, body, muka)
  const { berat_masuk, foto, jenis_service, kadar, kode_sales, kode_tukang, nama_barang } = body
  const sidik_pin = body.pin === null ? null : await sidikPin(body.pin)
  return {
    tanggal,
    write: () =>
      mulai((id, id_pelanggan) => ({
        isi: {
          ...{ id_pelanggan, kode_sales, jenis_service, nama_barang, kadar, berat_masuk, foto },
          ...{ kadar_uji: body.kadar_uji, cara_uji: body.cara_uji },
          ...{ temuan: body.temuan, tgl_janji: body.tgl_janji, kode_tukang, deskripsi, taksiran },
          ...{ biaya: taksiran, parameter, kode_ambil: kodeAmbilBaru(), sidik_pin },
        },
        books: [write(gram, gramMasuk(id, berat_masuk, kadar))],
      })),
  }
})

export const ubah = serveStep(service, commands.ubah, serviceDibaca, async (ctx, kini, body) => {
  const { alasan: _, nomor: __, ...facts } = body
  await checkExists(ctx, tukangDipilih(body.kode_tukang))
  await onlyActive(ctx, tukangDipilih(body.kode_tukang))
  checkJanji(body.tgl_janji, ctx.toko.tgl_system)
  checkMuka(kini.saldo, body.taksiran)
  const { taksiran: biaya } = body
  const needs = perluBiaya(kini, biaya, ctx.setting(settingService.SERVICE_BIAYA_TURUN_BATAS))
  return { needs, facts: { ...facts, biaya, taksiran_dasar: dasarBaru(kini.isi, biaya, needs) } }
})

/** The gold that was added: the goldsmith's at his price or today's, ours at what it has cost. */
async function emasTambah(
  ctx: Context,
  kadar: number,
  { berat_tambah: berat, emas_dari, nilai_emas }: DilaporkanEmas,
): Promise<{ readonly emas: EmasTambah; readonly periksa: ReturnType<typeof periksaLebur> }> {
  if (emas_dari === 'TOKO' && berat > 0) {
    nilaiEmasTukang(0, { harga_murni: 0, nilai_emas }, 'nilai_emas')
    const ada = await emasDiLebur(ctx, kadar)
    const { murni_kirim, nilai_kirim } = kirimEmas({ berat, kadar }, ada, 'berat_tambah')
    return {
      emas: { dari: 'TOKO', murni: murni_kirim, nilai: nilai_kirim },
      periksa: periksaLebur([{ kadar, ada }]),
    }
  }
  const harga_murni = await hargaMurniKini(ctx)
  const murni = beratMurni(berat, kadar)
  const nilai = nilaiEmasTukang(murni, { harga_murni, nilai_emas }, 'nilai_emas')
  return { emas: { dari: 'TUKANG', nilai }, periksa: [] }
}
interface DilaporkanEmas {
  readonly berat_tambah: number
  readonly emas_dari: keyof typeof asalEmas | null
  readonly nilai_emas: number | null
}

export const selesai = serveStep(
  service,
  commands.selesai,
  serviceDibaca,
  async (ctx, kini, body) => {
    const hasil = hasilKerja(kini, body)
    const { emas, periksa } = await emasTambah(ctx, kini.isi.kadar, body)
    const { biaya, keterangan, upah } = body
    return {
      periksa,
      needs: perluSelesai(
        kini,
        { biaya, hasil },
        {
          susut: ctx.setting(settingService.SERVICE_SUSUT_BATAS),
          turun: ctx.setting(settingService.SERVICE_BIAYA_TURUN_BATAS),
        },
      ),
      facts: {
        ...{ ...hasil, biaya, upah, keterangan, tgl_selesai: ctx.toko.tgl_system },
        ...{ emas_dari: hasil.berat_tambah > 0 ? emas.dari : null, nilai_emas: emas.nilai },
        murni_lebur: emas.dari === 'TOKO' ? emas.murni : null,
      },
      books: bukuSelesai(kini, { emas, hasil, upah }),
    }
  },
)

/** The work was not done, or was weighed wrong: it is in work again at its estimate. */
export const batalSelesai = serveBatalSelesai(
  service,
  commands.batalSelesai,
  commands.selesai,
  menepati,
  (_, kini) => {
    const { biaya, taksiran, tgl_selesai } = kini.isi
    const dulu = selesaiDulu(kini)
    return {
      tgl: [tgl_selesai ?? ''],
      ke: 'MASUK',
      sebelum: {
        [kini.nomor]: `SELESAI ${formatBerat(dulu.hasil.berat_selesai)} gr`,
        ...{ Biaya: `Rp ${formatRupiah(biaya)}`, 'Upah Tukang': `Rp ${formatRupiah(dulu.upah)}` },
      },
      sesudah: { [kini.nomor]: 'MASUK', Biaya: `Rp ${formatRupiah(taksiran)}` },
      facts: { ...tanpaSelesai, biaya: taksiran },
      books: bukuSelesai(kini, dulu),
    }
  },
)

/** Customers pay in parts: the piece stays where it is, whatever remains. */
export const bayar = serveAngsur(service, commands.bayar, menepati, () => ({}), { tinggal: true })

export const ambil = serveLunas(service, commands.ambil, menepati, async (ctx, kini, body) => {
  const { bukti, foto_kartu, kode } = body
  await fotoAda(ctx, [{ gambar: foto_kartu }], () => 'foto_kartu')
  const tanpaNota = { kategori: 'AMBIL_TANPA_NOTA', barang: kini.isi.nama_barang } as const
  if (bukti === 'PIN')
    await tebakPin(ctx, kini, kode, {
      dokumen: ctx.setting(settingService.SERVICE_PIN_SALAH),
      toko: ctx.setting(settingService.SERVICE_PIN_SALAH_TOKO),
    })
  const salah = bukti === 'KARTU' ? await pinSalah(ctx, kini) : 0
  return {
    needs: checkBukti(kini, body, tanpaNota, { cocok: bukti === 'PIN', salah }),
    facts: { bukti: body.bukti, foto_kartu: body.foto_kartu },
  }
})

export const batal = serveBatalJanji(
  service,
  commands.batal,
  menepati,
  (kini, id) => [write(gram, gramKeluar(id, kini))],
  { hilang: hilangDariBatal },
)
