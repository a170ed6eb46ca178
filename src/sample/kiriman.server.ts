import { sql } from 'kysely'
import type { Tanggal } from '#kernel/tanggal'
import { saldoLaci } from '#modules/kas/uang-kas.calls'
import { kirimUang, terimaUang } from '#modules/kirim-uang/kirim-uang'
import type { HariContoh } from './kalender.server.ts'
import type { KirimanContoh, TokoBerjalan } from './toko.server.ts'

/** So many days before the last one a branch sends what its safe need not hold. */
const hariKirim: ReadonlySet<number> = new Set([9, 6, 2, 0])
/** What stays in the safe. */
const brankasTinggal = 15_000_000
const kurang = 50_000

/** A branch sends money to the head office, in a bag with a seal. */
export async function kirimKePusat(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  const { kiriman, noToko, staf } = toko
  const { kode_toko, jenis_toko } = staf.toko
  if (jenis_toko === 'PUSAT' || !hariKirim.has(hari.sisa)) return
  const { brankas } = await staf.ask('spv', saldoLaci, {})
  const jumlah_rp = 7_500_000 + 250_000 * noToko + 50_000 * hari.sisa
  if ((brankas ?? 0) < jumlah_rp + brankasTinggal) return
  const no_reff = `${kode_toko}-${hari.tanggal.slice(5).replace('-', '')}`
  const isi = {
    ...{ no_reff, jumlah_rp, no_segel: `TAS-${noToko}${hari.sisa}`, pembawa: 'Pak Hadi' },
    keterangan: 'Setoran uang lebih brankas',
  }
  const body = { ...isi, dari: 'BRANKAS', tujuan: 'PUSAT' } as const
  const { nomor } = await staf.ask('spv', kirimUang.commands.simpan, { body })
  const [dokumen] = await staf.db.rows<{ id: string }>(
    kode_toko,
    sql`select id from dokumen where kode_toko = ${kode_toko} and nomor = ${nomor}`,
  )
  const pengirim = staf.person('spv').user_id
  if (dokumen)
    kiriman.push({
      ...{ nomor, ...isi, asal: kode_toko, id_kirim: dokumen.id },
      ...{ pengirim, tgl_kirim: hari.tanggal },
    })
}

/** The head office has counted it, and the branch is told. */
async function terima(
  pusat: TokoBerjalan,
  { staf }: TokoBerjalan,
  kiriman: KirimanContoh,
  { selisih, tgl_terima }: { readonly selisih: number; readonly tgl_terima: Tanggal },
): Promise<void> {
  const { asal, id_kirim, jumlah_rp, no_reff } = kiriman
  const terhitung = jumlah_rp + selisih
  await pusat.staf.ask('spv', terimaUang.commands.terima, {
    params: { no_reff },
    body: {
      ...{ ke: 'BRANKAS', terhitung, asal },
      alasan: selisih === 0 ? null : 'Kurang selembar lima puluh ribuan',
    },
  })
  const penerima = pusat.staf.person('spv').user_id
  await staf.askAsServer(kirimUang.commands.diterima, {
    body: { id_kirim, terhitung, penerima, tgl_terima },
  })
}

/** Taken back before it left the shop: the other shop lets it go first. */
async function batalkan(pusat: TokoBerjalan, { staf }: TokoBerjalan, kiriman: KirimanContoh) {
  const { asal, id_kirim, nomor } = kiriman
  await pusat.staf.askAsServer(terimaUang.commands.lepas, { body: { asal, id_kirim } })
  const body = { nomor, alasan: 'Pembawa sakit, dikirim besok' }
  await staf.ask('spv', kirimUang.commands.batal, { body })
}

/**
 * What the shops tell each other when all their days are over: the oldest bag of each is received,
 * of the next a note is missing, one is still on the way, and one of today was taken back.
 */
export async function suratKiriman(
  semua: readonly TokoBerjalan[],
  hariIni: Tanggal,
): Promise<void> {
  const [pusat, ...cabang] = semua
  if (!pusat) return
  for (const [at, toko] of cabang.entries())
    for (const [ke, kiriman] of toko.kiriman.entries()) {
      const { nomor: _, ...berita } = kiriman
      await pusat.staf.askAsServer(terimaUang.commands.datang, { body: berita })
      const selisih = ke === 1 && at === 0 ? 0 - kurang : 0
      if (ke < 2) await terima(pusat, toko, kiriman, { selisih, tgl_terima: hariIni })
      else if (at === 0 && kiriman.tgl_kirim === hariIni) await batalkan(pusat, toko, kiriman)
    }
}
