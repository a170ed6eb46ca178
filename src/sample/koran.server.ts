import { sql } from 'kysely'
import { addDays, type Tanggal } from '#kernel/tanggal'
import { keadaanBank } from '#modules/koran/koran.calls'
import { pencocokan, rekeningKoran } from '#modules/koran/koran'
import { transferHilang } from '#modules/koran/transfer-hilang'
import type { HariContoh } from './kalender.server.ts'
import { noRekening } from './master.server.ts'
import type { TokoBerjalan } from './toko.server.ts'

/** The statement begins so many days before the last one. */
const hariKoran = 21

interface BarisBuku {
  readonly id: string
  readonly n: number
  readonly tgl: Tanggal
  readonly kategori: string
  readonly jumlah: number
}

const baris = (tgl: Tanggal, keterangan: string, jumlah: number) => ({
  ...{ tgl, keterangan, no_ref: null },
  ...{ masuk: Math.max(0, jumlah), keluar: Math.max(0, 0 - jumlah) },
})

/** What the book says of the account since a day, and what lay there before. */
async function buku({ noToko, staf }: TokoBerjalan, mulai: Tanggal, sampai: Tanggal) {
  const { kode_toko } = staf.toko
  const no_rekening = noRekening(noToko, 0)
  const rows = await staf.db.rows<BarisBuku>(
    kode_toko,
    sql`select id, n, tgl::text as tgl, kategori, jumlah
      from kas_rekening(${kode_toko}, ${no_rekening}, ${mulai}::date, ${sampai}::date)
      where jumlah <> 0 order by tgl, jumlah, id, n`,
  )
  const [awal] = await staf.db.rows<{ saldo: number }>(
    kode_toko,
    sql`select coalesce(sum(jumlah_in + fee_in - jumlah_out - fee_out), 0)::bigint as saldo
      from harian_kas(${kode_toko}, '-infinity', ${sampai}::date)
      where jenis = 'TRANSFER' and no_rekening = ${no_rekening}
        and (tgl_system < ${mulai}::date or kategori = 'SALDO AWAL')`,
  )
  return { no_rekening, rows, saldo: awal?.saldo ?? 0 }
}

const kataBank: Readonly<Record<string, string>> = {
  SETTLEMENT: 'MERCHANT SETTLEMENT',
  PENJUALAN: 'TRSF E-BANKING CR',
  BANK: 'SETORAN / BIAYA',
}

/**
 * The head office takes the bank's statement in: what is certain is matched, a transfer that never
 * came is written off, and a fee, a line twice and money that nobody knows wait for somebody.
 */
export async function bandingkanBank(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  const { staf } = toko
  if (staf.toko.jenis_toko !== 'PUSAT') return
  const [mulai, sampai] = [addDays(hari.tanggal, 0 - hariKoran), addDays(hari.tanggal, -1)]
  const { no_rekening, rows, saldo } = await buku(toko, mulai, sampai)
  const hilang = rows.find(({ jumlah, kategori }) => jumlah > 0 && kategori === 'PENJUALAN')
  const [pertama] = rows
  if (!hilang || !pertama) return
  const tglSatu = pertama.tgl
  const lines = [
    ...rows
      .filter((row) => row !== hilang)
      .map(({ jumlah, kategori, tgl }) => baris(tgl, kataBank[kategori] ?? kategori, jumlah)),
    baris(tglSatu, 'BIAYA TRANSFER ANTAR BANK', -6_500),
    baris(addDays(hari.tanggal, -5), 'TRSF E-BANKING CR 0512', 1_275_000),
    baris(addDays(hari.tanggal, -4), 'PAJAK BUNGA', -3_217),
  ].toSorted((a, b) => (a.tgl < b.tgl ? -1 : a.tgl > b.tgl ? 1 : 0))
  await staf.ask('spv', rekeningKoran.commands.simpan, {
    body: {
      ...{ no_rekening, bentuk: 'TABEL', nama_file: 'mutasi-bca.csv', judul: 1, urutan: 'DMY' },
      peran: 'TGL,KETERANGAN,KELUAR,MASUK,SALDO',
      saldo_awal: saldo,
      saldo_akhir: lines.reduce((sum, { keluar, masuk }) => sum + masuk - keluar, saldo),
      sampai,
      baris: lines,
    },
  })
  await staf.ask('spv', transferHilang.commands.simpan, {
    body: {
      ...{ no_rekening, id: hilang.id, n: hilang.n },
      alasan: 'Bukti transfer palsu, bank tidak pernah menerimanya',
    },
  })
  await cocokkanPasti(toko, no_rekening)
}

const dari = (kunci: string): { id: string; n: number } => {
  const [id = '', n = ''] = kunci.split(' ')
  return { id, n: Number(n) }
}

/** What could be nothing else is matched at once, as F9 does. */
async function cocokkanPasti({ staf }: TokoBerjalan, no_rekening: string): Promise<void> {
  const { usulan } = await staf.ask('spv', keadaanBank, { query: { no_rekening } })
  const pasangan = usulan
    .filter(({ pasti }) => pasti)
    .map(({ alasan, kas, koran }) => ({ alasan, koran: koran.map(dari), kas: kas.map(dari) }))
  if (pasangan.length > 0)
    await staf.ask('spv', pencocokan.commands.cocokkan, { body: { no_rekening, pasangan } })
}
