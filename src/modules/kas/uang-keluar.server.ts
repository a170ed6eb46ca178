import { refusedField } from '#kernel/refusal'
import type { Context } from '#server/serve'
import { checkLaci } from './laci-cukup.server.ts'
import { kasirDari, rp } from './muat.server.ts'
import { checkRekening } from './rekening.server.ts'
import { barisTunai, diRekening } from './uang-kas.rules.ts'
import type { asalUang } from './uang-keluar.ts'

interface Keluar {
  readonly tempat: keyof typeof asalUang
  readonly no_rekening: string | null
  readonly no_ref?: string | null
}

/**
 * Money that leaves the own drawer or an account of the shop.
 * @param jumlah whole rupiah; below zero it comes in
 * @throws Refusal at no_rekening, or where the drawer has less
 */
export async function keluarDari(ctx: Context, asked: Keluar, jumlah: number) {
  const { no_ref = null, no_rekening, tempat } = asked
  const kasir = kasirDari(ctx)
  const bank = tempat === 'BANK'
  if (!bank) await checkLaci(ctx, kasir.laci, jumlah)
  else if (no_rekening === null)
    throw refusedField('no_rekening', '{{field}} Tidak Boleh Kosong', { field: 'No Rekening' })
  else await checkRekening(ctx, [{ field: 'no_rekening', no_rekening }])
  return {
    /** What the approver reads of it. */
    terbaca: {
      ...(bank ? { 'No Rekening': no_rekening ?? '' } : { Laci: kasir.laci }),
      'Jumlah Rp': rp(jumlah),
    },
    akun: bank ? ('BANK' as const) : ('KAS' as const),
    baris: (id: string, isi: Pick<Parameters<typeof barisTunai>[2], 'kategori' | 'keterangan'>) => {
      const keluar = barisTunai(id, kasir, { ...isi, jumlah: 0 - jumlah })
      return bank && no_rekening !== null ? diRekening(keluar, { no_rekening, no_ref }) : keluar
    },
  }
}
