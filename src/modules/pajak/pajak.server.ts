import { Refusal, refusedField } from '#kernel/refusal'
import { addDays, addMonths, isTanggal } from '#kernel/tanggal'
import { defineLoad } from '#server/load'
import { fileReply, handle, type Context } from '#server/serve'
import { npwp16 } from '#modules/toko/master-toko'
import { berkasFaktur, berkasGunggung, fakturTerbanyak, type Penjual } from './coretax.rules.ts'
import { jumlahBerkas, masaTermuat, susunMasa, type Masa, type MasaTermuat } from './masa.rules.ts'
import { jenisPajakMasa, masaPajakDilihat, unduhFaktur, unduhGunggung } from './pajak.calls.ts'

const muat = defineLoad('muat_masa_pajak', masaTermuat)

interface Asked {
  readonly bulan: number
  readonly tahun: string
}

/** First and last day of the month. @throws Refusal at tahun for one that is no year */
export function hariMasa({ bulan, tahun }: Asked): { awal: string; akhir: string } {
  const awal = `${tahun}-${String(bulan).padStart(2, '0')}-01`
  if (!/^2\d{3}$/.test(tahun) || !isTanggal(awal))
    throw refusedField('tahun', '{{field}} Tidak Valid', { field: 'Tahun' })
  return { awal, akhir: addDays(addMonths(awal, 1), -1) }
}

async function muatMasa(ctx: Context, asked: Asked) {
  const { akhir, awal } = hariMasa(asked)
  const termuat = await ctx.db.load(muat, [ctx.kodeToko, awal, akhir])
  return { awal, akhir, termuat, masa: susunMasa(termuat, awal) }
}

const isJenis = (jenis: string): jenis is keyof typeof jenisPajakMasa =>
  Object.hasOwn(jenisPajakMasa, jenis)

/** How many documents of a part there are: invoices, lines of the sum, notes. */
function bagianDari(masa: Masa, { kelompok }: MasaTermuat) {
  const jumlah = jumlahBerkas(masa)
  const nota = (which: (row: MasaTermuat['kelompok'][number]) => boolean): number =>
    kelompok.filter(which).reduce((sum, row) => sum + row.nota, 0)
  return [
    { bagian: 'FAKTUR' as const, nota: masa.faktur.length, ...jumlah.faktur },
    {
      bagian: 'GUNGGUNG' as const,
      nota: nota((row) => !row.bernpwp && row.sifat !== 'TANPA'),
      ...jumlah.gunggung,
    },
    {
      bagian: 'RETUR' as const,
      nota: new Set(masa.retur.map((line) => line.nomor)).size,
      ...jumlah.retur,
    },
    { bagian: 'TANPA' as const, nota: nota((row) => row.sifat === 'TANPA'), ...jumlah.tanpa },
  ].filter(({ bagian, nota: banyak }) => banyak > 0 || bagian === 'GUNGGUNG')
}

const lihat = handle(masaPajakDilihat, async (ctx, { query }) => {
  const { akhir, awal, masa, termuat } = await muatMasa(ctx, query)
  const banding = (pajak: 'PPH22' | 'PPN', rekap: number, akun: number) => ({
    ...{ pajak, rekap, akun, selisih: rekap - akun },
  })
  return {
    awal,
    akhir,
    tutup: termuat.tutup,
    jenis: masa.jenis.map((row) => ({ ...row, jenis: isJenis(row.jenis) ? row.jenis : 'LAIN' })),
    banding: [
      banding('PPN', masa.semua.ppn, termuat.akun_ppn),
      banding('PPH22', termuat.pph22.pajak, termuat.akun_pph22),
    ],
    bagian: bagianDari(masa, termuat),
    berkas_faktur: Math.ceil(masa.faktur.length / fakturTerbanyak),
    pph22: { nota: termuat.pph22.nota, dasar: termuat.pph22.dasar },
    meterai: termuat.meterai,
  }
})

/**
 * A closed month of a shop that has a number, whose recap is what its accounts hold.
 * @throws Refusal otherwise: a file that is wrong is worse than none
 */
async function muatSiap(ctx: Context, asked: Asked) {
  const found = await muatMasa(ctx, asked)
  const { akhir, masa, termuat } = found
  if (!termuat.tutup)
    throw refusedField('bulan', 'Masih Ada Hari Yang Belum Ditutup Sampai {{tanggal}}', {
      tanggal: akhir,
    })
  const npwp = npwp16(termuat.toko.npwp ?? '')
  if (npwp === undefined)
    throw new Refusal('NPWP Toko Belum Diisi, Isi Di Setting Toko', { code: 'E-ISI' })
  const selisih = masa.semua.ppn - termuat.akun_ppn
  if (selisih !== 0)
    throw new Refusal(
      'Rekap Pajak Selisih Rp {{selisih}} Dari Akunnya, Jalankan Pemeriksaan Dulu',
      {
        params: { selisih: String(selisih) },
      },
    )
  return { ...found, penjual: { npwp, nitku: termuat.toko.nitku } satisfies Penjual }
}

const kosong = (): Refusal =>
  new Refusal('Tidak Ada Yang Dilaporkan Di Bulan Ini', { code: 'E-TIDAK-ADA' })

/** The name says that nobody has checked the layout against a schema of the tax office. */
const berkasXml = (ctx: Context, nama: string, akhir: string, xml: string) =>
  fileReply({
    type: 'application/xml',
    name: `${nama}_UNVERIFIED_${ctx.kodeToko}_${akhir.slice(0, 7)}.xml`,
    body: Buffer.from(xml),
  })

const faktur = handle(unduhFaktur, async (ctx, { query }) => {
  const { akhir, masa, penjual } = await muatSiap(ctx, query)
  const bagian = query.bagian ?? 1
  const from = (bagian - 1) * fakturTerbanyak
  const some = masa.faktur.slice(from, from + fakturTerbanyak)
  if (some.length === 0) throw kosong()
  const nama = masa.faktur.length > fakturTerbanyak ? `TaxInvoice_${bagian}` : 'TaxInvoice'
  return berkasXml(ctx, nama, akhir, berkasFaktur(some, penjual))
})

const gunggung = handle(unduhGunggung, async (ctx, { query }) => {
  const { akhir, masa, penjual } = await muatSiap(ctx, query)
  if (masa.gunggung.length === 0) throw kosong()
  return berkasXml(ctx, 'RetailInvoice', akhir, berkasGunggung(masa.gunggung, penjual, akhir))
})

export const pajakHandlers = [lihat, faktur, gunggung]
