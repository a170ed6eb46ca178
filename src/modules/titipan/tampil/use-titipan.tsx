import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import type { PesanWa } from '../../pesan/KirimWa.tsx'
import { titipanSingle, type isiTitipan } from '../titipan.calls.ts'

export type IsiTitipan = RowOf<typeof isiTitipan>

/** A deposit as its paper knows it: one whose money was taken can be printed. */
const denganKertas = (isi: IsiTitipan) => ({
  isi,
  status: isi.status === 'TITIP' || isi.status === 'DIPAKAI' ? 'VALID' : isi.status,
  cetak: isi.cetak,
  cetakan_menunggu: isi.cetakan_menunggu,
})

/** What its customer reads on his telephone. */
export async function waTitipan({ isi }: { readonly isi: IsiTitipan }): Promise<PesanWa> {
  const { data } = await call(titipanSingle, { body: { no_faktur: isi.no_titipan } })
  return { receiver: isi.no_hp, message: data.template_wa }
}

export function useTitipan(nomor: string) {
  return useQuery({
    queryKey: ['TITIPAN', 'satu', nomor],
    queryFn: async ({ signal }) => {
      const { data } = await call(titipanSingle, { body: { no_faktur: nomor } }, { signal })
      const [isi] = data.data
      if (isi === undefined) throw new Error(`titipan/get/bynota/single answered no ${nomor}`)
      return denganKertas(isi)
    },
  })
}
