import { mulDiv } from '#kernel/rounding'
import { addDays } from '#kernel/tanggal'
import { cariKantong } from '#modules/pembelian/kantong/kantong.calls'
import { kirimCuci } from '#modules/sepuhan/kirim-cuci'
import { lebur } from '#modules/sepuhan/lebur'
import { sortir } from '#modules/sepuhan/sortir'
import { bolehDibuka } from './beli.server.ts'
import type { HariContoh } from './kalender.server.ts'
import type { TokoBerjalan } from './toko.server.ts'

const hariAntarSortir = 4
const hariAntarLebur = 20

const kantongUntuk = ({ staf }: TokoBerjalan, untuk: 'CUCI' | 'LEBUR' | 'SORTIR') =>
  staf.ask('spv', cariKantong, { body: { tempat: null, untuk, q: null } })

/** What is neither as good as new nor bent is opened after some days, and some of it tested. */
async function sortirkan(toko: TokoBerjalan, { tanggal }: HariContoh): Promise<void> {
  const { acakSortir: acak, staf } = toko
  const lama = (await kantongUntuk(toko, 'SORTIR')).filter(
    ({ kode_barcode, kondisi, tempat, tgl_system }) =>
      tempat === 'BRANKAS' &&
      bolehDibuka({ tgl_system }, tanggal) &&
      !kondisi.startsWith('Putus') &&
      (kode_barcode === null || kondisi !== 'Baik'),
  )
  if (lama.length === 0) return
  await staf.ask('spv', sortir.commands.simpan, {
    body: {
      keterangan: null,
      baris: lama.slice(0, 20).map(({ berat, kadar, kode_kantong }) => {
        const diuji = acak.chance(0.5)
        return {
          kode_kantong,
          no_segel: null,
          timbang: berat,
          tujuan: acak.pick(['SORTIR_CUCI', 'SORTIR_CUCI', 'SORTIR_LEBUR', 'SORTIR_JUAL'] as const),
          kadar_uji: diuji ? kadar - acak.pick([0, 0, 20, 50]) : null,
          cara_uji: diuji ? ('XRF' as const) : null,
        }
      }),
    },
  })
}

/** The goldsmith brings a lot back, a little lighter; somebody says why, another one agrees. */
async function terima({ acakSortir: acak, staf }: TokoBerjalan, nomor: string): Promise<void> {
  const { commands, list } = kirimCuci
  const query = { q: nomor }
  const [lot] = await staf.ask('spv', list, { query })
  if (!lot) return
  const baris = (lot.sisa ?? []).map((one) => ({
    ...one,
    timbang: Math.max(one.berat - acak.int(0, 2) * 5, 5),
  }))
  await staf.ask('spv', commands.terima, { body: { nomor, baris, upah: 10_000 * baris.length } })
  const [kini] = await staf.ask('spv', list, { query })
  if (kini?.status !== 'TERIMA' || acak.chance(0.1)) return
  const alasan = 'Debu poles tidak kembali seluruhnya'
  const susut = { nomor, susut: null }
  await staf.ask('spv', commands.wasting, { body: { ...susut, beban: 'TOKO', alasan } })
  if (acak.chance(0.85)) await staf.ask('own', commands.validasi, { body: susut })
}

/** What waits for washing goes to a goldsmith. */
async function kirim(toko: TokoBerjalan, { ke, tanggal }: HariContoh): Promise<void> {
  const { acakSortir: acak, cuci, staf } = toko
  const siap = await kantongUntuk(toko, 'CUCI')
  if (siap.length < 2) return
  const { nomor } = await staf.ask('spv', kirimCuci.commands.simpan, {
    body: {
      ...{ kode_tukang: acak.pick(['MUJI', 'KUSNAN']), tgl_janji: addDays(tanggal, 3) },
      ...{ proses: acak.pick(['CUCI', 'SEPUH'] as const), keterangan: null },
      baris: siap.map(({ berat, kode_kantong }) => ({ kode_kantong, timbang: berat })),
    },
  })
  cuci.push({ nomor, ke })
}

/** Scrap goes to a refiner, is assayed some days later, and comes back as bars. */
async function leburkan(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  const { lebur: daftar, staf } = toko
  for (const one of [...daftar]) {
    const [kini] = await staf.ask('spv', lebur.list, {
      query: { q: one.nomor },
    })
    if (!kini || hari.ke - one.ke < 2) continue
    const { nomor } = one
    const berat_lebur = mulDiv(kini.berat, 995, 1000, 'down')
    const kadar_uji = mulDiv(kini.taksir, 99_00, kini.berat, 'down')
    if (kini.status === 'KIRIM') {
      const uji = { nomor, berat_lebur, kadar_uji, cara_uji: 'API', foto_uji: null } as const
      await staf.ask('spv', lebur.commands.uji, { body: uji })
      continue
    }
    daftar.splice(daftar.indexOf(one), 1)
    const uang = { uang: null, no_rekening: null, no_ref: null, ongkos: 150_000 }
    const berat_hasil = mulDiv(berat_lebur, kadar_uji, 100_00, 'down') - 10
    const selesai = { nomor, hasil: 'BATANG', berat_hasil, kadar_hasil: 99_99, ...uang } as const
    await staf.ask('spv', lebur.commands.selesai, { body: selesai })
  }
  if (hari.ke % hariAntarLebur !== hariAntarLebur - 1) return
  const siap = await kantongUntuk(toko, 'LEBUR')
  if (siap.length === 0) return
  const { nomor } = await staf.ask('spv', lebur.commands.simpan, {
    body: {
      ...{ kode_tukang: 'KUSNAN', no_segel: `SG-${hari.ke}`, sisa_lebur: false, keterangan: null },
      baris: siap.map(({ berat, kode_kantong }) => ({ kode_kantong, timbang: berat })),
    },
  })
  daftar.push({ nomor, ke: hari.ke })
}

/** A day of the back room: bags are sorted, go to goldsmiths and refiners, and come back. */
export async function olahSortir(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  const { cuci } = toko
  for (const one of cuci.filter(({ ke }) => hari.ke - ke >= 3)) {
    cuci.splice(cuci.indexOf(one), 1)
    await terima(toko, one.nomor)
  }
  if (hari.ke % hariAntarSortir === 0) {
    await sortirkan(toko, hari)
    await kirim(toko, hari)
  }
  await leburkan(toko, hari)
}
