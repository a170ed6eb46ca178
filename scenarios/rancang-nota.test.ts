import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { desainBawaan } from '#modules/rancang-nota/bawaan'
import { readPdf } from '#server/paper/test-read-pdf'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

/** Another font than the one that papers are written in. */
const fontLain = '@expo-google-fonts/noto-sans/900Black/NotoSans_900Black.ttf'

let shop: Shop
let own: Person
let spv: Person
let nota: unknown

interface Elemen {
  readonly name: string
  readonly isi: string
  readonly status: boolean
  readonly position_x: number
  readonly position_y: number
}
interface Rancangan {
  readonly elements: readonly Elemen[]
}
const baca = async (lain = '', kertas = 'JUAL', ukuran = 'SETENGAH') =>
  dataOf(await own.get(`rancang-nota?kertas=${kertas}&ukuran=${ukuran}${lain}`))
/** What of an answer is a design. */
const rancangan = async (...which: Parameters<typeof baca>): Promise<Rancangan> => {
  const {
    isian: _a,
    isian_baris: _b,
    riwayat: _c,
    terakhir: _d,
    versi: _e,
    ...isi
  } = await baca(...which)
  return Object(isi)
}
const simpan = (isi: object | null, lain: object = {}, siapa = own) =>
  siapa.post('rancang-nota/simpan', {
    ...{ kertas: 'JUAL', ukuran: 'SETENGAH', catatan: null, toko: [], dari: 0, rancangan: isi },
    ...lain,
  })
const ubah = (isi: Rancangan, name: string, patch: object): Rancangan => ({
  ...isi,
  elements: isi.elements.map((one) => (one.name === name ? { ...one, ...patch } : one)),
})
const cetak = async (platform: string | null = null) => {
  const minta = { id_cetak: crypto.randomUUID(), alasan: 'Coba', platform, kertas: 'NOTA' }
  const { bytes } = await spv.post('penjualan/cetak', { no_faktur_jual: [nota], ...minta })
  return readPdf(bytes)
}
const kata = (pages: ReturnType<typeof readPdf>): string[] =>
  pages.flatMap(({ texts }) => texts.map(({ text }) => text))
const pt = (mm: number): number => (mm * 72) / 25.4

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  const rings = await terimaCincin(spv, 3)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  const { no_faktur_group, notajual } = dataOf(
    await spv.post(
      'penjualan/simpan',
      notaCincin(rings, {
        pembayaran: [
          { jenis: 'CASH', jumlah: 3 * harga - 1_234_567 },
          { jenis: 'TRANSFER', jumlah: 1_234_567, no_rekening: '1234567890', no_ref: 'A' },
        ],
      }),
    ),
  )
  const pilih = { penjualan: [no_faktur_group], pembelian: [] }
  dataOf(await spv.post('validasi/simpan/jualbeli', pilih))
  nota = Object(notajual)[0]
}, 60_000)
afterAll(() => shop.close())

it('shows the very marks that the paper has', async () => {
  for (const [kertas, ukuran, contoh] of [
    ['JUAL', 'SETENGAH', 'PANJANG'],
    ['BELI', 'A4', 'BIASA'],
    ['HUTANG', 'SLIP', 'BANYAK'],
  ]) {
    const isi = { kertas, ukuran, contoh, rancangan: await rancangan('', kertas, ukuran) }
    const pages: {
      readonly elemen: readonly {
        readonly goresan: readonly {
          readonly kind: string
          readonly text: string
          readonly x: number
          readonly y: number
        }[]
      }[]
    }[] = Object((await own.post('rancang-nota/gambar', isi)).json.data)
    const pdf = readPdf((await own.post('rancang-nota/coba', isi)).bytes)
    expect(pages.length).toBe(pdf.length)
    const layar = pages.flatMap(({ elemen }) =>
      elemen.flatMap(({ goresan }) =>
        goresan.filter(({ kind, text }) => kind === 'text' && text !== ''),
      ),
    )
    // A PDF counts from the foot of its page.
    const kertasnya = pdf.flatMap(({ texts, tinggi }) =>
      texts.map(({ text, x, y }) => ({ text, x, y: tinggi - y })),
    )
    expect(layar.map(({ text }) => text)).toEqual(kertasnya.map(({ text }) => text))
    layar.forEach(({ x, y }, at) => {
      // A fifth of a millimetre nobody sees; these are nearer than a hundredth.
      expect(Math.abs(pt(x) - (kertasnya[at]?.x ?? 0))).toBeLessThan(pt(0.01))
      expect(Math.abs(pt(y) - (kertasnya[at]?.y ?? 0))).toBeLessThan(pt(0.01))
    })
  }
})

it('has the picture behind it where the paper has it, in the sample as in the print', async () => {
  const bytes = await sharp({
    create: { width: 42, height: 30, channels: 3, background: '#efe6d2' },
  })
    .png()
    .toBuffer()
  const { gambar_path } = dataOf(await own.upload('gambar/NOTA', bytes))
  const latar = async (latar_nota: unknown) => {
    const { json } = await own.get('tokos')
    const [toko] = json.data
    return own.put(`tokos/${toko.kode_toko}`, { ...toko, latar_nota })
  }
  expect((await latar(gambar_path)).status).toBe(200)
  for (const [kertas, ukuran, ada] of [
    ['JUAL', 'SETENGAH', true],
    ['PERJANJIAN', 'A4', true],
    ['JUAL', 'SLIP', false],
    ['BELAKANG', 'SETENGAH', false],
    ['KUPON', 'A4', false],
  ] as const) {
    const asal = await rancangan('', kertas, ukuran)
    // Without photos the one picture is the one behind the page.
    const polos = asal.elements.filter(({ isi }) => isi !== '{gambar}')
    const isi = { kertas, ukuran, contoh: 'BIASA', rancangan: { ...asal, elements: polos } }
    const [layar] = Object((await own.post('rancang-nota/gambar', isi)).json.data)
    expect(layar.latar, kertas).toBe(ada ? gambar_path : '')
    const [page] = readPdf((await own.post('rancang-nota/coba', isi)).bytes)
    expect(page?.gambar, kertas).toBe(ada ? 1 : 0)
  }
  expect((await cetak())[0]?.gambar).toBe(1)
  expect((await latar(null)).status).toBe(200)
})

it('prints as the shop designed it, and as shipped again', async () => {
  const asal = await rancangan()
  const diubah = ubah(
    ubah(asal, 'nama_toko', { position_x: 33.33, isi: 'NOTA KAMI {nama_toko}' }),
    'judul',
    {
      status: false,
    },
  )
  expect((await simpan(diubah, { catatan: 'Nama ke tengah' })).json).toMatchObject({ data: 1 })
  const [page] = await cetak()
  expect(kata([...(page ? [page] : [])])).toContainEqual(expect.stringMatching(/^NOTA KAMI /))
  expect(kata(page ? [page] : [])).not.toContain('NOTA PENJUALAN')
  const letak = [...(page?.isi ?? '').matchAll(/1 0 0 1 (\S+) (\S+) cm/g)].map(([, x]) => Number(x))
  expect(letak.some((x) => Math.abs(x - pt(33.33)) < 0.01)).toBe(true)
  expect(await baca()).toMatchObject({
    ...{ versi: 1, terakhir: 1 },
    riwayat: [expect.objectContaining({ versi: 1, oleh: own.user_id, catatan: 'Nama ke tengah' })],
  })
  // Somebody else began from the paper as shipped, too.
  expect((await simpan(asal)).json.message).toBe(
    'Rancangan Ini Sudah Diubah Orang Lain, Muat Ulang',
  )
  expect((await simpan(null, { dari: 1 })).json).toMatchObject({ data: 2 })
  expect(kata(await cetak())).toContain('NOTA PENJUALAN')
  expect(await baca('&versi=1')).toMatchObject({ versi: 1, terakhir: 2 })
  expect((await simpan(await rancangan('&versi=1'), { dari: 2 })).json).toMatchObject({ data: 3 })
  expect(kata(await cetak())).not.toContain('NOTA PENJUALAN')
})

it('prints every payment where the design has a row for one alone', async () => {
  const asal = await rancangan('&versi=0')
  const satu = {
    ...asal,
    elements: asal.elements.filter(({ name }) => !/_bayar_[12]$/.test(name)),
  }
  dataOf(await simpan(satu, { dari: 3 }))
  const semua = kata(await cetak())
  expect(satu.elements).toHaveLength(asal.elements.length - 4)
  for (const teks of ['Tunai', 'Transfer', '20.086.433', '1.234.567'])
    expect(
      semua.filter((one) => one.startsWith(teks)),
      teks,
    ).toHaveLength(1)
  dataOf(await simpan(null, { dari: 4 }))
})

it('goes on a slip where a mobile bridge prints, as long as its lines', async () => {
  const [biasa] = await cetak('MOBILE')
  expect(biasa?.lebar).toBeCloseTo(pt(210), 0)
  const slip = await rancangan('', 'JUAL', 'SLIP')
  dataOf(await simpan(slip, { ukuran: 'SLIP' }))
  const [page, ...lain] = await cetak('MOBILE')
  expect(lain).toEqual([])
  // 113 mm and two more lines of 9 mm.
  expect([page?.lebar, page?.tinggi].map((n) => Math.round(n ?? 0))).toEqual([
    Math.round(pt(72)),
    Math.round(pt(131)),
  ])
  expect(kata(page ? [page] : []).filter((text) => text === 'CINCIN BELAH ROTAN')).toHaveLength(3)
  expect((await cetak())[0]?.lebar).toBeCloseTo(pt(210), 0)
})

it('opens an older slip of two with the places to sign that its print has', async () => {
  const slip = desainBawaan('BELI', 'SLIP')
  const elements = slip.elements.filter(({ name }) => !name.includes('paraf') && name !== 'ttd')
  await shop.rows(
    sql`insert into kencana.template_nota (kode_toko, kertas, ukuran, versi, isi, oleh)
      values (${shop.kode_toko}, 'BELI', 'SLIP', 1, ${JSON.stringify({ ...slip, elements })}::jsonb,
        ${own.user_id})`,
  )
  const lama = await rancangan('', 'BELI', 'SLIP')
  const paraf = lama.elements.flatMap(({ name }) => (name.includes('paraf') ? [name] : []))
  expect(paraf).toHaveLength(6)
  // What was opened may be kept: nobody has to draw the lines himself.
  const lain = { kertas: 'BELI', ukuran: 'SLIP', dari: 1 }
  expect((await simpan(lama, lain)).json).toMatchObject({ data: 2 })
  const contoh = { kertas: 'BELI', ukuran: 'SLIP', contoh: 'BIASA', rancangan: lama }
  const tanpa = lama.elements.filter(({ name }) => !name.includes('paraf') && name !== 'ttd')
  for (const isi of [lama, { ...lama, elements: tanpa }]) {
    const semua = await own.post('rancang-nota/gambar', { ...contoh, rancangan: isi })
    expect(JSON.stringify(semua.json.data)).toContain('"Penjual,"')
    const pdf = await own.post('rancang-nota/coba', { ...contoh, rancangan: isi })
    expect(kata(readPdf(pdf.bytes))).toContain('Penjual,')
  }
})

it('is written in a font of the shop, once it has uploaded one', async () => {
  const tebal = readFileSync(createRequire(import.meta.url).resolve(fontLain))
  const isi = ubah(await rancangan('&versi=0'), 'nama_toko', { font_family: 'tahoma regular' })
  const coba = { kertas: 'JUAL', ukuran: 'SETENGAH', contoh: 'BIASA', rancangan: isi }
  const lebar = async (): Promise<unknown> =>
    JSON.stringify((await own.post('rancang-nota/gambar', coba)).json.data).match(
      /"width":([\d.]+),"text":"TOKO MAS KENCANA"/,
    )?.[1]
  const semula = await lebar()
  const bukan = await own.upload('rancang-nota/huruf', Buffer.from('bukan huruf'), {
    ...{ nama: 'tahoma', tebal: 'false' },
  })
  expect(bukan.json.message).toBe('Berkas Ini Bukan Huruf TTF Atau OTF')
  dataOf(await own.upload('rancang-nota/huruf', tebal, { nama: 'Tahoma Regular', tebal: 'false' }))
  await expect.poll(lebar).not.toBe(semula)
  expect((await baca('&versi=0'))['huruf']).toContain('tahoma')
})

it('is copied to branches, but by the owner alone where a branch asks for that', async () => {
  await shop.http.addShop('GS2', 'CABANG')
  await shop.http.addShop('GS3', 'CABANG')
  await shop.http.database.db.rows(
    'GS3',
    sql`insert into kencana.parameter (kode_toko, key, value)
      values ('GS3', 'SETTING_NOTA_OWNER_MODULE', 'true')`,
  )
  const ada = (kode: string) =>
    shop.http.database.db.rows(
      kode,
      sql`select versi::int from kencana.template_nota
        where kode_toko = ${kode} and kertas = 'BELI' order by versi`,
    )
  const asal = await rancangan('', 'BELI')
  const salin = (dari: number, toko: string[], siapa: Person) =>
    simpan(asal, { kertas: 'BELI', dari, toko }, siapa)
  expect((await salin(0, ['GS2', 'GS3'], spv)).json.fields?.[0]?.message).toBe(
    'Nota Toko GS3 Hanya Dirancang Owner',
  )
  expect(await ada('GS2')).toEqual([])
  expect((await salin(0, ['ALL'], spv)).json).toMatchObject({ data: 1 })
  expect([await ada('GS2'), await ada('GS3')]).toEqual([[{ versi: 1 }], []])
  expect((await salin(1, ['ALL'], own)).json).toMatchObject({ data: 2 })
  expect([await ada('GS2'), await ada('GS3')]).toEqual([
    [{ versi: 1 }, { versi: 2 }],
    [{ versi: 1 }],
  ])
})

it('is refused without number or total, beside the page, or from who may not', async () => {
  const asal = await rancangan('&versi=0')
  const tanpa = { ...asal, elements: asal.elements.filter(({ isi }) => isi !== '{grand_total}') }
  expect((await simpan(tanpa, { dari: 5 })).json.message).toBe('Total Harus Tampil Di Nota')
  const mati = ubah(asal, 'nomor', { status: false })
  const tanpaBarcode = {
    ...mati,
    elements: mati.elements.filter(({ name }) => name !== 'barcode'),
  }
  expect((await simpan(tanpaBarcode, { dari: 5 })).json.message).toBe('Nomor Harus Tampil Di Nota')
  const putih = ubah(asal, 'grand_total', { warna: '#ffffff' })
  expect((await simpan(putih, { dari: 5 })).json.fields?.[0]?.message).toMatch(
    /^Total Harus Terbaca: /,
  )
  const luar = await simpan(ubah(asal, 'nama_toko', { position_x: 210 }), { dari: 5 })
  expect(luar.json.fields?.[0]?.message).toBe('nama_toko Di Luar Kertas')
  const hilang = await simpan(asal, { dari: 5, toko: ['XX9'] })
  expect(hilang.json.fields?.[0]?.message).toBe('Toko Tidak Ditemukan')
  dataOf(await own.put('para-system/key/SETTING_NOTA_OWNER_MODULE', { value: true }))
  expect((await simpan(asal, { dari: 5 }, spv)).status).toBe(404)
  expect((await baca()).terakhir).toBe(5)
})
