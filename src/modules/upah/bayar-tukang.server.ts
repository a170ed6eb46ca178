import { sql } from 'kysely'
import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { maybe, row, text, whole } from '#kernel/shape'
import { serveCancel } from '#server/document/cancel'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle, type Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari, petaAkun } from '#modules/akuntansi/jurnal.rules'
import { kasBuku } from '#modules/kas/buku'
import { laciCukup } from '#modules/kas/laci-cukup.server'
import { rp } from '#modules/kas/muat.server'
import { keluarDari } from '#modules/kas/uang-keluar.server'
import { hutangTukang } from '#modules/service/hutang-tukang'
import { bayarTukang } from './bayar-tukang.ts'
import { terimaTukang } from './terima-tukang.ts'
import { pilihanBerhutang, pilihanTukang } from './upah.calls.ts'

const muat = defineLoad(
  'muat_hutang_tukang',
  row({ akun: petaAkun, nama: maybe(text), saldo: whole }),
)

/** A goldsmith with his balance. @throws Refusal at kode_tukang */
async function rekening(ctx: Context, kode: string) {
  const kode_tukang = kode.trim().toUpperCase()
  const { akun, nama, saldo } = await ctx.db.load(muat, [ctx.kodeToko, kode_tukang])
  if (nama === null) throw refusedField('kode_tukang', '{{field}} Tidak Valid', { field: 'Tukang' })
  return { akun, kode_tukang, nama, saldo }
}

const simpan = serveCommand(bayarTukang, bayarTukang.commands.simpan, async (ctx, { body }) => {
  const { keterangan } = body
  const { akun, kode_tukang, nama, saldo } = await rekening(ctx, body.kode_tukang)
  const jumlah = body.jumlah ?? saldo
  if (jumlah <= 0 || jumlah > saldo)
    throw refusedField('jumlah', 'Hutang Ke {{tukang}} Tinggal Rp {{jumlah}}', {
      ...{ tukang: nama, jumlah: formatRupiah(Math.max(saldo, 0)) },
    })
  const keluar = await keluarDari(ctx, body, jumlah)
  return {
    needs: [
      {
        kategori: 'BAYAR_TUKANG',
        sebelum: { Tukang: nama, Hutang: rp(saldo) },
        sesudah: keluar.terbaca,
        keterangan: keterangan ?? '',
      },
    ],
    make: (id, nomor) => ({
      isi: { ...body, kode_tukang, jumlah, sisa: saldo - jumlah },
      books: [
        write(jurnal, jurnalDari(id, antara('HUTANG_TUKANG', keluar.akun, jumlah), akun)),
        write(kasBuku, [keluar.baris(id, { kategori: 'BAYAR TUKANG', keterangan: nama })]),
        write(hutangTukang, [{ id_dokumen: id, kode_tukang, jumlah: 0 - jumlah, saldo }]),
      ],
      answer: { nomor },
    }),
  }
})

/** He pays what he owes: his balance comes nearer to nothing. */
const terima = serveCommand(terimaTukang, terimaTukang.commands.simpan, async (ctx, { body }) => {
  const { akun, kode_tukang, nama, saldo } = await rekening(ctx, body.kode_tukang)
  const jumlah = body.jumlah ?? 0 - saldo
  if (jumlah <= 0 || jumlah > 0 - saldo)
    throw refusedField('jumlah', '{{tukang}} Hanya Berhutang Rp {{jumlah}}', {
      ...{ tukang: nama, jumlah: formatRupiah(Math.max(0 - saldo, 0)) },
    })
  const masuk = await keluarDari(ctx, body, 0 - jumlah)
  return {
    make: (id, nomor) => ({
      isi: { ...body, kode_tukang, jumlah, sisa: 0 - saldo - jumlah },
      books: [
        write(jurnal, jurnalDari(id, antara(masuk.akun, 'HUTANG_TUKANG', jumlah), akun)),
        write(kasBuku, [masuk.baris(id, { kategori: 'TERIMA TUKANG', keterangan: nama })]),
        write(hutangTukang, [{ id_dokumen: id, kode_tukang, jumlah, saldo }]),
      ],
      answer: { nomor },
    }),
  }
})

/** Goldsmiths with the money between them and the shop: owed to them (1), or by them (-1). */
async function daftar(ctx: Context, arah: -1 | 1) {
  const rows = await ctx.db.rows<{ kode_tukang: string; nama: string; hutang: number }>(
    ctx.kodeToko,
    sql`select kode_tukang, nama_tukang as nama, saldo * ${arah}::int as hutang
      from saldo_tukang join tukang using (kode_toko, kode_tukang)
      where kode_toko = ${ctx.kodeToko} and saldo * ${arah}::int > 0 order by hutang desc, kode_tukang`,
  )
  return rows.map(({ hutang, kode_tukang, nama }) => ({
    ...{ kode_tukang, hutang },
    uraian: `${nama} Rp ${formatRupiah(hutang)}`,
  }))
}

export const bayarTukangHandlers = [
  handle(pilihanTukang, (ctx) => daftar(ctx, 1)),
  handle(pilihanBerhutang, (ctx) => daftar(ctx, -1)),
  simpan,
  terima,
  serveCancel(terimaTukang, terimaTukang.commands.batal, laciCukup),
  serveCancel(bayarTukang, bayarTukang.commands.batal, laciCukup),
]
