import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '#web/call'
import { Picture } from '#web/fields/Picture'
import { usePaused } from '#web/late'
import type { FieldPartProps } from '#web/module'
import { bacaSeperti } from './seperti.ts'
import './seperti.css'

/** A piece that was scanned says what is wished, once; what is typed afterwards stays. */
export function SepertiPart({ form, name }: FieldPartProps) {
  const typed = form.values[name]
  const kode = usePaused(typeof typed === 'string' ? typed.trim().toUpperCase() : '', 300)
  const found = useQuery({
    queryKey: ['PESANAN', 'seperti', kode],
    enabled: kode !== '',
    retry: false,
    queryFn: async ({ signal }) =>
      (await call(bacaSeperti, { query: { kode_barcode: kode } }, { signal })).data,
  })
  const { data, error } = found
  const terisi = useRef('')
  const isi = useEffectEvent(() => {
    if (!data || terisi.current === kode) return
    terisi.current = kode
    const { gambar: _, ...wish } = data
    for (const [each, value] of Object.entries(wish)) form.set(each, value)
  })
  useEffect(() => isi(), [data, kode])
  if (kode === '') return null
  if (error)
    return (
      <p className="form-error" role="alert">
        {error.message}
      </p>
    )
  return data ? (
    <div className="seperti-barang" aria-live="polite">
      {data.gambar === null ? null : <Picture path={data.gambar} alt={data.nama_barang} />}
      <b>{data.nama_barang}</b>
    </div>
  ) : null
}
