import { useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useMemo } from 'react'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { usePaused } from '#web/late'
import type { FormPartProps } from '#web/module'
import { Refused } from '#web/page/Refused'
import { useWords } from '#web/words'
import { hitungManual } from './hitung-manual.calls.ts'
import { barisDiketik, pembeliDiketik } from './diketik.rules.ts'

/** What the note comes to with its tax, as the server reckons it: it fills in the total. */
export function HitunganManual({ form }: FormPartProps) {
  const t = useWords()
  const { values } = form
  const arah = values['arah'] === 'BELI' ? 'BELI' : 'JUAL'
  const diketik = values['baris']
  const baris = usePaused(
    useMemo(() => barisDiketik(diketik), [diketik]),
    300,
  )
  const pembeli_pajak = pembeliDiketik(values['pembeli_pajak'])
  const { data, error, refetch } = useQuery({
    queryKey: ['NOTA_MANUAL', 'hitung', arah, pembeli_pajak, baris],
    enabled: baris !== null,
    retry: false,
    queryFn: async ({ signal }) =>
      (await call(hitungManual, { body: { arah, pembeli_pajak, baris: baris ?? [] } }, { signal }))
        .data,
  })
  const { total } = values
  useEffect(() => {
    if (data && total !== data.total) form.set('total', data.total)
  }, [data, form, total])
  if (baris === null) return <p className="meta">{t('Isi barang dan harganya.')}</p>
  if (error) return <Refused error={error} onRetry={refetch} />
  if (!data) return null
  const lines = [
    ['PPN', data.ppn],
    ['Termasuk Pajak', data.pajak_termasuk],
    ['PPh 22', data.pph22],
    ['Meterai', data.meterai],
  ] as const
  return (
    <dl className="desk-figures">
      {lines
        .filter(([, jumlah]) => jumlah !== 0)
        .map(([label, jumlah]) => (
          <Fragment key={label}>
            <dt>{t(label)}</dt>
            <dd>Rp {formatRupiah(jumlah)}</dd>
          </Fragment>
        ))}
      <dt>{t('Total')}</dt>
      <dd className="besar">Rp {formatRupiah(data.total)}</dd>
    </dl>
  )
}
