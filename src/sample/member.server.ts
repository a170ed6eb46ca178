import { sql } from 'kysely'
import { callsOf } from '#kernel/master-calls'
import { addDays } from '#kernel/tanggal'
import { member } from '#modules/member/member'
import { stokHadiahDokumen, transaksiPoin, tukarPoint } from '#modules/member/tukar-point'
import { poinPayung } from './katalog.server.ts'
import type { HariContoh } from './kalender.server.ts'
import type { TokoBerjalan } from './toko.server.ts'

const dua = (angka: number): string => String(angka).padStart(2, '0')
/** Every so many days somebody takes a gift. */
const antarTukar = 4

/** Whoever has a telephone becomes a member; every seventh was brought by the one before. */
async function daftar({ langganan, noToko, staf }: TokoBerjalan, { sisa, tanggal }: HariContoh) {
  const hariIni = addDays(tanggal, sisa).slice(5) // the third has his birthday on the last day
  const create = callsOf(member).create
  const terpakai = new Set<string>()
  let ke = 0
  for (const { alamat_customer, nama_customer, no_hp } of langganan) {
    if (no_hp === null || nama_customer === null || terpakai.has(no_hp)) continue
    terpakai.add(no_hp)
    ke += 1
    const kode = (nomor: number): string => `M${noToko}${String(nomor).padStart(4, '0')}`
    const lahir = `${dua(1 + (ke % 12))}-${dua(1 + (ke % 28))}`
    await staf.ask('kasir1', create, {
      body: {
        ...{ kode_member: kode(ke), nama_member: nama_customer, no_hp, aktif: true },
        ...{ alamat_member: alamat_customer, kode_kota: null, kode_kecamatan: null },
        tgl_lahir: `${1960 + ((ke * 7) % 45)}-${ke === 3 ? hariIni : lahir}`,
        kode_ajak: ke % 7 === 0 ? kode(ke - 1) : null,
        email: ke % 5 === 0 ? `${kode(ke).toLowerCase()}@contoh.id` : null,
        saluran: ke % 5 === 0 ? 'EMAIL' : ke % 3 === 0 ? 'WHATSAPP' : null,
        bahasa: ke % 10 === 0 ? 'en' : null,
      },
    })
  }
}

/** Somebody who has enough points changes them for a gift. */
async function tukar({ staf }: TokoBerjalan): Promise<void> {
  const [kaya] = await staf.db.rows<{ kode_member: string }>(
    staf.toko.kode_toko,
    sql`select s.kode_member from kencana.saldo_poin s join kencana.poin p using (kode_member)
      where s.saldo >= ${poinPayung} and p.kode_toko = ${staf.toko.kode_toko}
      order by s.saldo desc, s.kode_member limit 1`,
  )
  if (kaya === undefined) return
  await staf.ask('kasir1', tukarPoint.commands.simpan, {
    body: { ...kaya, kode_hadiah: 'PAYUNG', jumlah: 1, keterangan: null },
  })
  await staf.ask('spv', transaksiPoin.commands.simpan, {
    body: { ...kaya, arah: 'TAMBAH', poin: 3, keterangan: 'Ulang tahun toko' },
  })
}

/** A day of the members of a shop. */
export async function layaniMember(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  if (hari.ke === 0) await daftar(toko, hari)
  const isi = { kode_hadiah: 'PAYUNG', keterangan: null }
  if (hari.ke % 30 === 0)
    await toko.staf.ask('spv', stokHadiahDokumen.commands.simpan, {
      body: { ...isi, arah: 'MASUK', jumlah: 24 },
    })
  if (hari.ke % 30 === 7)
    await toko.staf.ask('spv', stokHadiahDokumen.commands.simpan, {
      body: { ...isi, arah: 'KELUAR', jumlah: 1, keterangan: 'Robek waktu dibuka' },
    })
  if (hari.ke % antarTukar === antarTukar - 1) await tukar(toko)
}
