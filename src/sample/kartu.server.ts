import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import type { Peran } from './staf.server.ts'
import type { TokoBerjalan } from './toko.server.ts'
import { kunjungan } from '#modules/konter/kunjungan'
import type { isiSimpan } from '#modules/konter/konter.calls'

type Isi = RowOf<typeof isiSimpan>

/** The same for the same person: his telephone number tells his card. */
function denganKartu(isi: Isi): Isi {
  const no_hp = isi.no_hp ?? '6281357900001'
  return {
    ...isi,
    nama_customer: isi.nama_customer ?? 'Ratna Dewi',
    alamat_customer: isi.alamat_customer ?? 'Jl. Kenari No. 5',
    no_hp,
    jenis_identitas: 'KTP',
    no_identitas: `3578${no_hp.padStart(12, '0').slice(-12)}`,
  }
}

/** Saves a visit; who pays much shows his card when he is asked for it (ADR 0141). */
export async function simpanKunjungan(
  { staf }: Pick<TokoBerjalan, 'staf'>,
  oleh: Peran,
  body: Isi,
) {
  try {
    return await staf.ask(oleh, kunjungan.commands.simpan, { body })
  } catch (error) {
    const [asked] = error instanceof Refusal ? error.fields : []
    if (!asked || !/_customer$|^no_hp$|_identitas$/.test(asked.field)) throw error
    return await staf.ask(oleh, kunjungan.commands.simpan, { body: denganKartu(body) })
  }
}
