import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { row, whole, yesNo } from '#kernel/shape'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari, petaAkun } from '#modules/akuntansi/jurnal.rules'
import { kasBuku } from '#modules/kas/buku'
import { kasirDari, rp } from '#modules/kas/muat.server'
import { checkRekening } from '#modules/kas/rekening.server'
import { barisTunai, diRekening } from '#modules/kas/uang-kas.rules'
import { pajakDisetor } from './pajak.calls.ts'
import { hariMasa } from './pajak.server.ts'
import { setorPajak } from './setor-pajak.ts'

const muat = defineLoad(
  'muat_setor_pajak',
  row({ akun: petaAkun, hutang: whole, ntpn_dipakai: yesNo }),
)

const simpan = serveCommand(setorPajak, setorPajak.commands.simpan, async (ctx, { body }) => {
  const { bulan, jumlah, kode_bank, no_rekening, pajak, tahun } = body
  const ntpn = body.ntpn.toUpperCase()
  hariMasa({ bulan, tahun })
  await checkRekening(ctx, [{ field: 'no_rekening', kode_bank, no_rekening }])
  const { akun, hutang, ntpn_dipakai } = await ctx.db.load(muat, [ctx.kodeToko, pajak, ntpn])
  if (ntpn_dipakai) throw refusedField('ntpn', 'NTPN Ini Sudah Dicatat')
  if (jumlah > hutang)
    throw refusedField('jumlah', 'Hutang {{pajak}} Tinggal Rp {{jumlah}}', {
      ...{ pajak: pajakDisetor[pajak], jumlah: formatRupiah(Math.max(hutang, 0)) },
    })
  const masa = `${String(bulan).padStart(2, '0')}-${tahun}`
  return {
    needs: [
      {
        kategori: 'SETOR_PAJAK',
        sebelum: { Hutang: rp(hutang) },
        sesudah: { [pajakDisetor[pajak]]: rp(jumlah), Masa: masa, 'No Rekening': no_rekening },
        keterangan: ntpn,
      },
    ],
    periksa: [['setor_pajak', { pajak, ntpn, hutang }]],
    make: (id, nomor) => {
      const kode = pajak === 'PPN' ? 'PAJAK' : 'PPH22'
      const uang = { kategori: 'SETOR PAJAK', jumlah: 0 - jumlah, keterangan: masa }
      return {
        isi: { ...body, ntpn },
        books: [
          write(jurnal, jurnalDari(id, antara(kode, 'BANK', jumlah), akun)),
          write(kasBuku, [
            diRekening(barisTunai(id, kasirDari(ctx), uang), { no_rekening, no_ref: ntpn }),
          ]),
        ],
        answer: { nomor },
      }
    },
  }
})

export const setorPajakHandlers = [simpan]
