import { useQuery } from '@tanstack/react-query'
import { call } from '#web/call'
import { kunjungan } from '#modules/konter/kunjungan'
import { validasiDetail } from './validasi.calls.ts'

/** The payments of a group as they were entered last (SPEC 7). */
export const usePembayaran = (nomor: string) =>
  useQuery({
    queryKey: [kunjungan.name, 'pembayaran', nomor],
    queryFn: async ({ signal }) =>
      (await call(validasiDetail, { body: { deskripsi: nomor } }, { signal })).data,
  })
