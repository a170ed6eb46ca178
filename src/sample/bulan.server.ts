import { addDays } from '#kernel/tanggal'
import { jurnalUmum } from '#modules/pembukuan/jurnal-umum'
import { tutupBulan } from '#modules/pembukuan/tutup-bulan'
import type { HariContoh } from './kalender.server.ts'
import type { TokoBerjalan } from './toko.server.ts'

/** The last closed day is opened again by who learns the program: no closed month keeps it. */
const hariLagi = 3
const sewa = 4_250_000

/** On the first day of a month the one before is closed, and its rent is booked where it is due. */
export async function bukukanBulan(
  { staf }: TokoBerjalan,
  hari: HariContoh,
  kemarin: HariContoh | undefined,
): Promise<void> {
  const bulan = hari.tanggal.slice(0, 7)
  if (!kemarin || kemarin.tanggal.startsWith(bulan) || hari.sisa <= hariLagi) return
  await staf.ask('mu', jurnalUmum.commands.simpan, {
    body: {
      keterangan: 'Sewa toko bulan ini, dibayar pemilik',
      baris: [
        { nomor_akun: '6102', debit: sewa, kredit: 0 },
        { nomor_akun: '3101', debit: 0, kredit: sewa },
      ],
    },
  })
  await staf.ask('mu', tutupBulan.commands.simpan, {
    body: { sampai: addDays(`${bulan}-01`, -1), keterangan: null },
  })
}
