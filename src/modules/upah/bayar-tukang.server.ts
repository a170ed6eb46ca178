import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { maybe, row, text, whole } from '#kernel/shape'
import { serveCancel } from '#server/document/cancel'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari, petaAkun } from '#modules/akuntansi/jurnal.rules'
import { kasBuku } from '#modules/kas/buku'
import { laciCukup } from '#modules/kas/laci-cukup.server'
import { rp } from '#modules/kas/muat.server'
import { keluarDari } from '#modules/kas/uang-keluar.server'
import { hutangTukang } from '#modules/service/hutang-tukang'
import { bayarTukang } from './bayar-tukang.ts'

const muat = defineLoad(
  'muat_hutang_tukang',
  row({ akun: petaAkun, nama: maybe(text), saldo: whole }),
)

const simpan = serveCommand(bayarTukang, bayarTukang.commands.simpan, async (ctx, { body }) => {
  const { keterangan, kode_tukang } = body
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
      isi: { ...body, jumlah, sisa: saldo - jumlah },
      books: [
        write(jurnal, jurnalDari(id, antara('HUTANG_TUKANG', keluar.akun, jumlah), akun)),
        write(kasBuku, [keluar.baris(id, { kategori: 'BAYAR TUKANG', keterangan: nama })]),
        write(hutangTukang, [{ id_dokumen: id, kode_tukang, jumlah: 0 - jumlah, saldo }]),
      ],
      answer: { nomor },
    }),
  }
})

export const bayarTukangHandlers = [
  simpan,
  serveCancel(bayarTukang, bayarTukang.commands.batal, laciCukup),
]
