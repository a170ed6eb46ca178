import { sql } from 'kysely'
import { formatBerat } from '#kernel/figures'
import { ubahParaSystem } from '#modules/toko/toko.calls'
import { catatBacaan } from '#modules/timbang/timbang.calls'
import type { WaktuTimbang } from '#modules/timbang/timbang.rules'
import { Acak } from './acak.server.ts'
import type { HariContoh } from './kalender.server.ts'
import type { TokoBerjalan } from './toko.server.ts'
import { timbangBaki, teraTimbangan } from '#modules/timbang/timbang'

/** The shop weighs its trays on its last days: it began to, not long ago. */
export const hariTimbang = 2
const dinyalakan = ['TIMBANG_HARIAN_MODULE', 'TERA_TIMBANGAN_MODULE']
const timbangan = 'UTAMA'

interface BakiBerisi {
  readonly kode_gudang: string
  readonly kode_baki: string
  readonly pcs: number
  readonly berat: number
  readonly ringan: number // with its tag
}

/** As an A&D writes it. */
const line = (mg: number): string =>
  `ST,+${formatBerat(mg, 'laporan').replaceAll(',', '').padStart(9, '0')}  g`

/** The scale under its known weight. */
async function tera({ staf }: TokoBerjalan, acak: Acak): Promise<void> {
  const baca = 100_000 + acak.pick([-10, 0, 0, 0])
  await staf.ask('spv', teraTimbangan.commands.simpan, {
    body: { timbangan, acuan: 100_000, asal: 'TIMBANGAN', mentah: line(baca), baca },
  })
}

/** A tray on the scale: what it says, what the hand counts, and the verdict. */
async function timbang(
  { staf }: TokoBerjalan,
  { kode_baki, kode_gudang }: BakiBerisi,
  waktu: WaktuTimbang,
  { berat, pcs }: { readonly berat: number; readonly pcs: number },
): Promise<void> {
  const { kode_toko } = staf.toko
  const { data_timbang } = await staf.ask('kasir1', timbangBaki.commands.mulai, {
    body: { kode_gudang, kode_toko, kode_baki, waktu, timbangan },
  })
  const id = data_timbang[0]?.id ?? ''
  await staf.ask('kasir1', catatBacaan, {
    body: {
      id,
      baris: [{ timbangan, asal: 'TIMBANGAN', mentah: line(berat), stabil: true, berat }],
    },
  })
  await staf.ask('kasir1', timbangBaki.commands.hasil, { body: { id, pcs, buka: false } })
}

/**
 * Every tray that holds something is weighed: out of the safe in the morning, into it in the
 * evening. On the first evening the lightest piece of one tray stayed on the counter; it was found
 * before the tray was weighed in the morning.
 */
export async function timbangSemua(
  toko: TokoBerjalan,
  waktu: 'PAGI' | 'MALAM',
  { sisa }: HariContoh,
): Promise<void> {
  const { staf } = toko
  const pertama = sisa === hariTimbang
  const { kode_toko } = staf.toko
  const acak = new Acak(`kencana timbang ${kode_toko} ${sisa} ${waktu}`)
  if (pertama)
    for (const key of dinyalakan)
      await staf.ask('own', ubahParaSystem, { params: { key }, body: { value: true } })
  if (waktu === 'PAGI' || pertama) await tera(toko, acak)
  const trays = await staf.db.rows<BakiBerisi>(
    kode_toko,
    sql`select t.kode_gudang, t.kode_baki, t.pcs,
        (t.berat_baki + t.berat_barang + t.berat_bandrol)::bigint as berat, i.ringan
      from kencana.baki_timbang(${kode_toko}, null, null) t,
        lateral (select min(berat + berat_atribut + berat_bandrol) as ringan
          from kencana.isi_baki(${kode_toko}, t.kode_gudang, t.kode_baki)) i
      where t.pcs > 0 order by t.kode_baki`,
  )
  for (const [at, tray] of trays.entries()) {
    const hilang = pertama && at === 2
    const goyang = acak.pick([-10, 0, 0, 10])
    await timbang(toko, tray, waktu, {
      berat: tray.berat + goyang - (hilang ? tray.ringan : 0),
      pcs: tray.pcs - (hilang ? 1 : 0),
    })
  }
}
