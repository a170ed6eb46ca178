import { useState } from 'react'
import type { FieldPartProps } from '#web/module'
import { KonfirmasiHarga, useHargaBelumDikonfirmasi } from './KonfirmasiHarga.tsx'

/** A form that takes a price of today asks for what nobody has confirmed: once for all lines. */
export function HargaHariIniPart({ form, name }: FieldPartProps) {
  const groups = useHargaBelumDikonfirmasi().data ?? []
  const [selesai, setSelesai] = useState(false)
  const [, baris = '0'] = /\.(\d+)\.\w+$/.exec(form.idOf(name)) ?? []
  if (selesai || groups.length === 0 || baris !== '0') return null
  const tutup = (): void => setSelesai(true)
  return <KonfirmasiHarga onDone={tutup} onClose={tutup} />
}
