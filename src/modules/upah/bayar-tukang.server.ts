import { sql } from 'kysely'
import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { maybe, row, text, whole } from '#kernel/shape'
import { serveCancel } from '#server/document/cancel'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari, petaAkun } from '#modules/akuntansi/jurnal.rules'
import { kasBuku } from '#modules/kas/buku'
import { laciCukup } from '#modules/kas/laci-cukup.server'
import { rp } from '#modules/kas/muat.server'
import { keluarDari } from '#modules/kas/uang-keluar.server'
import { hutangTukang } from '#modules/service/hutang-tukang'
import { bayarTukang } from './bayar-tukang.ts'
import { pilihanTukang } from './upah.calls.ts'

const muat = defineLoad(
  'muat_hutang_tukang',
  row({ akun: petaAkun, nama: maybe(text), saldo: whole }),
)

const simpan = serveCommand(bayarTukang, bayarTukang.commands.simpan, async (ctx, { body }) => {
  const { keterangan } = body
  const kode_tukang = body.kode_tukang.trim().toUpperCase()
  const { akun, nama, saldo } = await ctx.db.load(muat, [ctx.kodeToko, kode_tukang])
  if (nama === null) throw refusedField('kode_tukang', '{{field}} Tidak Valid', { field: 'Tukang' })
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

const pilihan = handle(pilihanTukang, async (ctx) => {
  const rows = await ctx.db.rows<{ kode_tukang: string; nama: string; hutang: number }>(
    ctx.kodeToko,
    sql`select kode_tukang, nama_tukang as nama, saldo as hutang
      from saldo_tukang join tukang using (kode_toko, kode_tukang)
      where kode_toko = ${ctx.kodeToko} and saldo > 0 order by saldo desc, kode_tukang`,
  )
  return rows.map(({ hutang, kode_tukang, nama }) => ({
    ...{ kode_tukang, hutang },
    uraian: `${nama} Rp ${formatRupiah(hutang)}`,
  }))
})

export const bayarTukangHandlers = [
  pilihan,
  simpan,
  serveCancel(bayarTukang, bayarTukang.commands.batal, laciCukup),
]
