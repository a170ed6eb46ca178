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

const kata = {
  '1': 'Hutang Ke {{tukang}} Tinggal Rp {{jumlah}}',
  '-1': '{{tukang}} Hanya Berhutang Rp {{jumlah}}',
} as const

type Uang = Parameters<typeof keluarDari>[1] & {
  readonly kode_tukang: string
  readonly jumlah: number | null
  readonly keterangan: string | null
}

/**
 * Money that is paid to a goldsmith (1), or by him (-1): what lies between him and the shop comes
 * nearer to nothing.
 */
async function bayar(ctx: Context, body: Uang, arah: -1 | 1) {
  const { akun, kode_tukang, nama, saldo } = await rekening(ctx, body.kode_tukang)
  const hutang = saldo * arah
  const jumlah = body.jumlah ?? hutang
  if (jumlah <= 0 || jumlah > hutang)
    throw refusedField('jumlah', kata[arah], {
      ...{ tukang: nama, jumlah: formatRupiah(Math.max(hutang, 0)) },
    })
  const uang = await keluarDari(ctx, body, jumlah * arah)
  const kategori = arah === 1 ? 'BAYAR TUKANG' : 'TERIMA TUKANG'
  const [ke, dari] =
    arah === 1 ? (['HUTANG_TUKANG', uang.akun] as const) : ([uang.akun, 'HUTANG_TUKANG'] as const)
  return {
    ...{ hutang, nama, terbaca: uang.terbaca },
    make: (id: string, nomor: string) => ({
      isi: { ...body, kode_tukang, jumlah, sisa: hutang - jumlah },
      books: [
        write(jurnal, jurnalDari(id, antara(ke, dari, jumlah), akun)),
        write(kasBuku, [uang.baris(id, { kategori, keterangan: nama })]),
        write(hutangTukang, [{ id_dokumen: id, kode_tukang, jumlah: 0 - jumlah * arah, saldo }]),
      ],
      answer: { nomor },
    }),
  }
}

const simpan = serveCommand(bayarTukang, bayarTukang.commands.simpan, async (ctx, { body }) => {
  const { hutang, make, nama, terbaca } = await bayar(ctx, body, 1)
  return {
    needs: [
      {
        kategori: 'BAYAR_TUKANG',
        sebelum: { Tukang: nama, Hutang: rp(hutang) },
        sesudah: terbaca,
        keterangan: body.keterangan ?? '',
      },
    ],
    make,
  }
})

const terima = serveCommand(terimaTukang, terimaTukang.commands.simpan, async (ctx, { body }) => {
  const { make } = await bayar(ctx, body, -1)
  return { make }
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
