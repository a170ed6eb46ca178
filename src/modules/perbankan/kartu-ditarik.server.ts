import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { row, whole } from '#kernel/shape'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import { jurnal } from '#modules/akuntansi/buku'
import { jurnalDari, petaAkun } from '#modules/akuntansi/jurnal.rules'
import { kasBuku } from '#modules/kas/buku'
import { kasirDari, rp } from '#modules/kas/muat.server'
import { checkRekening } from '#modules/kas/rekening.server'
import { barisTunai, diRekening } from '#modules/kas/uang-kas.rules'
import { jadiDitarik, kartuDitarik } from './kartu-ditarik.ts'
import { caraKartu } from './settlement.ts'

const muat = defineLoad('muat_kartu_ditarik', row({ dibawa: whole, akun: petaAkun }))

/** Never more than the bank had brought of that day and machine and not taken yet. */
const simpan = serveCommand(kartuDitarik, kartuDitarik.commands.simpan, async (ctx, { body }) => {
  const { alasan, dari_rekening, jadi, jenis, jumlah, no_rekening, no_ref, tgl } = body
  await checkRekening(ctx, [
    { field: 'dari_rekening', label: 'Dari Rekening', no_rekening: dari_rekening },
  ])
  const minta = { no_rekening, jenis, tgl }
  const { akun, dibawa } = await ctx.db.load(muat, [ctx.kodeToko, JSON.stringify(minta)])
  if (jumlah > dibawa)
    throw refusedField('jumlah', 'Yang Dibawa Bank Dari Kartu Itu Tinggal Rp {{sisa}}', {
      sisa: formatRupiah(dibawa),
    })
  const piutang = jadi === 'PIUTANG'
  return {
    needs: [
      {
        kategori: 'KARTU_DITARIK',
        sebelum: {
          ...{ Mesin: no_rekening, Jenis: caraKartu[jenis], Tanggal: tgl },
          Dibawa: rp(dibawa),
        },
        sesudah: {
          'Jumlah Rp': rp(jumlah),
          'Dicatat Sebagai': jadiDitarik[jadi],
          Dari: dari_rekening,
        },
        keterangan: alasan,
      },
    ],
    periksa: [['kartu_ditarik', { ...minta, dibawa }]],
    make: (id, nomor) => {
      const keterangan = `${jenis} ${tgl}`
      const kas = (rupiah: number) =>
        barisTunai(id, kasirDari(ctx), { kategori: 'KARTU DITARIK', jumlah: rupiah, keterangan })
      return {
        isi: body,
        books: [
          write(
            jurnal,
            jurnalDari(
              id,
              [
                ['BANK', 0 - jumlah],
                [piutang ? jenis : 'DITARIK', jumlah],
              ],
              akun,
            ),
          ),
          write(kasBuku, [
            ...(piutang ? [{ ...kas(jumlah), jenis, no_rekening, no_ref }] : []),
            diRekening(kas(0 - jumlah), { no_rekening: dari_rekening, no_ref }),
          ]),
        ],
        answer: { nomor },
      }
    },
  }
})

export const ditarikHandlers = [simpan]
