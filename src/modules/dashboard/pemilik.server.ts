import { keyOf, list, row, text, whole } from '#kernel/shape'
import { defineLoad } from '#server/load'
import { handle } from '#server/serve'
import { angkaPemilik, pihakUtang } from './pemilik.calls.ts'
import { tanggaNilai } from './pemilik.rules.ts'

const muat = defineLoad(
  'angka_pemilik',
  row({
    hari: list(row({ tgl: text, jual: whole, laba: whole })),
    laba_lalu: whole,
    ...{ emas: whole, emas_lalu: whole },
    ...{ nilai: whole, nilai_lalu: whole, nilai_harga: whole },
    tangga: row({ masuk: whole, keluar: whole, pasok: whole, harga: whole }),
    diluar: row({ jalan: whole, tukang: whole, orang: whole, pcs: whole }),
    saldo: list(row({ buku: list(text), saldo: whole })), // of each account with books of its own
    utang: list(
      row({
        pihak: keyOf(pihakUtang),
        ...{ piutang: whole, piutang_emas: whole, utang: whole, utang_emas: whole },
      }),
    ),
    hilang: row({ pcs: whole, berat: whole }),
  }),
)

/** Debts of the shop are below zero in its accounts: they are told as what it owes. */
export const pemilik = handle(angkaPemilik, async ({ db, kodeToko, toko }) => {
  const { diluar, emas, emas_lalu, hari, hilang, laba_lalu, nilai, ...found } = await db.load(
    muat,
    [kodeToko, toko.tgl_system],
  )
  // An account that stands for two of these books is counted once.
  const saldo = (...buku: readonly string[]): number =>
    found.saldo
      .filter((akun) => akun.buku.some((one) => buku.includes(one)))
      .reduce((sum, akun) => sum + akun.saldo, 0)
  const nilai_gerak = nilai - found.nilai_lalu - found.nilai_harga
  const emas_gerak = emas - emas_lalu
  const tangga = tanggaNilai({ ...found.tangga, nilai: nilai_gerak, emas: emas_gerak })
  return {
    hari: [...hari],
    laba_hari: hari.find(({ tgl }) => tgl === toko.tgl_system)?.laba ?? 0,
    laba_bulan: hari.reduce((sum, { laba }) => sum + laba, 0),
    laba_lalu,
    emas,
    emas_gerak,
    nilai,
    nilai_harga: found.nilai_harga,
    nilai_gerak,
    nilai_lalu: found.nilai_lalu,
    nilai_masuk: tangga.masuk,
    nilai_keluar: tangga.keluar,
    nilai_pasok: tangga.pasok,
    nilai_janji: tangga.janji,
    kas: saldo('KAS'),
    bank: saldo('BANK'),
    kartu: saldo('KARTU DEBET', 'KARTU KREDIT'),
    pinjaman: saldo('PINJAMAN'),
    titipan: 0 - saldo('TITIPAN', 'UANG MUKA'),
    pajak: 0 - saldo('PAJAK'),
    utang: [...found.utang],
    jalan_pcs: diluar.pcs,
    jalan: diluar.jalan,
    jalan_nilai: saldo('BARANG DI JALAN'),
    tukang: diluar.tukang,
    tukang_orang: diluar.orang,
    hilang_pcs: hilang.pcs,
    hilang_berat: hilang.berat,
  }
})
