import type { RowOf } from '#kernel/field'
import { mulDiv, roundTo } from '#kernel/rounding'
import { saldoLaci } from '#modules/kas/uang-kas.calls'
import { mutasiBank, mutasiCash, sisiCash } from '#modules/kas/mutasi'
import { pengalihan } from '#modules/kas/pengalihan'
import { uangBank } from '#modules/kas/uang-bank'
import { settlement } from '#modules/perbankan/settlement'
import { kartuBelumCair } from '#modules/perbankan/settlement.calls'
import { laci, nilaiPecahan, saldoAwalKas, uangKas, type setorMasuk } from '#modules/kas/uang-kas'
import type { HariContoh } from './kalender.server.ts'
import { noRekening } from './master.server.ts'
import type { Peran } from './staf.server.ts'
import type { TokoBerjalan } from './toko.server.ts'

const kasir: readonly Peran[] = ['kasir1', 'kasir2']
/** What stays in a drawer overnight, so that the next morning has change. */
const modal = 1_500_000

/** What lay in the safe and on the accounts before the books began, and a float for each drawer. */
export async function saldoAwalUang({ acak, staf, noToko }: TokoBerjalan): Promise<void> {
  const simpan = (tempat: 'KAS' | 'BANK', no_rekening: string | null, jumlah: number) =>
    staf.ask('spv', saldoAwalKas.commands.simpan, {
      body: { tempat, no_rekening, jumlah, keterangan: 'Saldo awal saat mulai memakai program' },
    })
  await simpan('KAS', null, acak.int(40, 90) * 1_000_000)
  for (const at of [0, 1, 2])
    await simpan('BANK', noRekening(noToko, at), acak.int(60, 320) * 1_000_000)
  for (const peran of kasir)
    await staf.ask(peran, laci.commands.modal, { body: { jumlah: modal, keterangan: null } })
}

type Setoran = RowOf<typeof setorMasuk>

/** A sum in the fewest notes and coins. */
function pecahanDari(jumlah: number): Setoran['pecahan'] {
  let left = jumlah
  return nilaiPecahan.flatMap((pecahan) => {
    const lembar = Math.floor(left / pecahan)
    left -= lembar * pecahan
    return lembar > 0 ? [{ pecahan, lembar }] : []
  })
}

/**
 * In the evening each drawer is counted and handed over; seldom is it a note too many or too
 * few.
 */
export async function setor({ acak, staf }: TokoBerjalan): Promise<void> {
  for (const peran of kasir) {
    const { saldo } = await staf.ask(peran, saldoLaci, {})
    const selisih = acak.chance(0.03) ? acak.pick([-10_000, -5_000, -2_000, 5_000]) : 0
    const terhitung = saldo + selisih
    if (terhitung <= modal && selisih === 0) continue
    const sisa = Math.min(modal, terhitung)
    await staf.ask(peran, laci.commands.setor, {
      body: {
        pecahan: pecahanDari(terhitung),
        sisa,
        keterangan: selisih === 0 ? null : 'Selisih saat hitung laci',
      },
    })
  }
}

/** The safe is emptied down to this. */
const brankasCukup = 75_000_000

/** What the safe need not hold goes to the bank; the owner signs, the supervisor carries it. */
export async function setorBank({ staf, noToko }: TokoBerjalan): Promise<void> {
  const { brankas } = await staf.ask('spv', saldoLaci, {})
  const jumlah = roundTo((brankas ?? 0) - brankasCukup, 5_000_000, 'down')
  if (jumlah <= 0) return
  await staf.ask('spv', laci.commands.modal, {
    body: { jumlah, keterangan: 'Untuk disetor ke bank' },
  })
  await staf.ask('spv', mutasiCash.commands.simpan, {
    body: {
      asal: sisiCash,
      asal_rekening: null,
      tujuan: 'BCA',
      tujuan_rekening: noRekening(noToko, 0),
      jumlah,
      keterangan: 'Setor tunai ke rekening BCA',
      kategori: 'BANK',
    },
  })
}

/** What the bank takes for its account, what another account is topped up with, and change. */
export async function uangRekening({ staf, noToko }: TokoBerjalan): Promise<void> {
  const [utama, kedua] = [noRekening(noToko, 0), noRekening(noToko, 1)]
  await staf.ask('spv', uangBank.commands.simpan, {
    body: {
      ...{ kode_bank: 'BCA', no_rekening: utama, kode_transaksi: 'BANK', jumlah: 17_500 },
      ...{ no_ref: null, keterangan: 'Biaya administrasi rekening' },
    },
  })
  await staf.ask('spv', mutasiBank.commands.simpan, {
    body: {
      ...{ asal: 'BCA', asal_rekening: utama, tujuan: 'MANDIRI', tujuan_rekening: kedua },
      ...{ jumlah: 3_250_000, keterangan: 'Isi rekening mesin EDC', kategori: 'BANK' },
    },
  })
  const jumlah = 150_000
  // After a day of buying a drawer may be empty.
  if ((await staf.ask('kasir1', saldoLaci, {})).saldo < jumlah) return
  await staf.ask('kasir1', pengalihan.commands.simpan, {
    body: {
      ...{ cara: 'KASIR', ke_kasir: staf.person('kasir2').user_id, jumlah },
      ...{ dari_kategori: null, ke_kategori: null, keterangan: 'Uang kecil untuk kembalian' },
    },
  })
}

/** Hundredths of a percent that the banks keep. */
const potongan = { DEBET: 15, CREDIT: 180 } as const

/** In its last days a shop waits for the rest of one batch. */
const hariTelat = 9

/**
 * The banks bring what cards paid, some days later, into the first account; of one batch only a
 * part.
 */
export async function settlementKartu(toko: TokoBerjalan, hari: HariContoh): Promise<void> {
  const { noToko, staf } = toko
  for (const { jenis, no_rekening, sisa, tgl, umur } of await staf.ask('spv', kartuBelumCair, {})) {
    const ini = `${tgl} ${no_rekening} ${jenis}`
    if (umur < 2 || toko.kartuTelat === ini) continue
    const sebagian = toko.kartuTelat === undefined && hari.sisa < hariTelat && sisa > 1_000_000
    if (sebagian) toko.kartuTelat = ini
    const kotor = sebagian ? roundTo(mulDiv(sisa, 60, 100), 1_000, 'down') : sisa
    await staf.ask('spv', settlement.commands.simpan, {
      body: {
        ...{ no_rekening, jenis, tgl, kotor, ke_rekening: noRekening(noToko, 0) },
        mdr: mulDiv(Math.max(kotor, 0), potongan[jenis], 100_00),
        ...{ no_ref: `B${tgl.slice(5).replace('-', '')}`, keterangan: null },
      },
    })
  }
}

interface Alasan {
  readonly kode_transaksi: string
  readonly keterangan: string
  readonly ribu: readonly [number, number]
  readonly peluang: number
}

const harian: readonly Alasan[] = [
  { kode_transaksi: 'KONSUMSI', keterangan: 'Makan siang karyawan', ribu: [60, 180], peluang: 0.4 },
  {
    kode_transaksi: 'PARKIR',
    keterangan: 'Parkir dan keamanan pasar',
    ribu: [20, 50],
    peluang: 0.2,
  },
  {
    kode_transaksi: 'PERLENGKAPAN',
    keterangan: 'Kantong, kotak cincin dan tinta',
    ribu: [80, 350],
    peluang: 0.1,
  },
  {
    kode_transaksi: 'JASA',
    keterangan: 'Cuci dan patri perhiasan pelanggan',
    ribu: [25, 150],
    peluang: 0.25,
  },
]
const listrik: Alasan = {
  kode_transaksi: 'LISTRIK',
  keterangan: 'Listrik dan air bulan ini',
  ribu: [650, 1_150],
  peluang: 1,
}

/** Small cash besides the sales. */
export async function uangKecil(toko: TokoBerjalan, { tanggal }: HariContoh): Promise<void> {
  const { acak, staf } = toko
  const hariIni = tanggal.endsWith('-20') ? [...harian, listrik] : harian
  for (const { keterangan, kode_transaksi, peluang, ribu } of hariIni) {
    if (!acak.chance(peluang)) continue
    const jumlah = acak.int(...ribu) * 1_000
    staf.jam.until(staf.jam.millis() + acak.int(2, 15) * 60_000)
    // After a morning in which more was bought than sold it waits for another day.
    const { saldo } = await staf.ask('kasir1', saldoLaci, {})
    if (saldo < jumlah) continue
    await staf.ask('kasir1', uangKas.commands.simpan, {
      body: { tgl_system: null, kode_transaksi, jumlah, keterangan },
    })
  }
}
