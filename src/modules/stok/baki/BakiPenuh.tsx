import { useQuery } from '@tanstack/react-query'
import { call } from '#web/call'
import { useWords } from '#web/words'
import { lebihBaki } from '../baki.rules.ts'
import { terisiBaki } from '../isi-baki.calls.ts'
import '../stok.css'

interface Props {
  readonly kode_baki: string
  /** How many pieces are about to come in. */
  readonly masuk: number
}

/** Says that a tray gets more pieces than it is made for, before they are in it. */
export function BakiPenuh({ kode_baki, masuk }: Props) {
  const t = useWords()
  const { data } = useQuery({
    queryKey: ['barang', 'terisi', kode_baki],
    enabled: kode_baki !== '',
    retry: false,
    queryFn: async ({ signal }) =>
      (await call(terisiBaki, { params: { kode_baki } }, { signal })).data,
  })
  const pcs = data === undefined ? undefined : lebihBaki(data, masuk)
  if (data === undefined || pcs === undefined) return null
  return (
    <p role="status" className="baki-penuh">
      {t('Baki {{kode_baki}} akan berisi {{pcs}} barang, kapasitasnya {{kapasitas}}.', {
        kode_baki,
        pcs,
        kapasitas: data.kapasitas ?? 0,
      })}
    </p>
  )
}
