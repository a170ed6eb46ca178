import { Button } from 'antd'
import { useState } from 'react'
import type { FieldPartProps } from '#web/module'
import { useWords } from '#web/words'
import { KonfirmasiHarga, useHargaBelumDikonfirmasi } from './KonfirmasiHarga.tsx'

/**
 * A form that takes a price of today asks for what nobody has confirmed: once for all lines.
 * Whoever says later finds a button there, for the server refuses the form until then.
 */
export function HargaHariIniPart({ form, name }: FieldPartProps) {
  const t = useWords()
  const groups = useHargaBelumDikonfirmasi().data ?? []
  const [nanti, setNanti] = useState(false)
  const [, baris = '0'] = /\.(\d+)\.\w+$/.exec(form.idOf(name)) ?? []
  if (groups.length === 0 || baris !== '0') return null
  const tutup = (): void => setNanti(true)
  if (nanti) return <Button onClick={() => setNanti(false)}>{t('Konfirmasi Harga')}</Button>
  return <KonfirmasiHarga onDone={tutup} onClose={tutup} />
}
