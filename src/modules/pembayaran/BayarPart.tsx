import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldPartProps } from '#web/module'
import { bayarBaru, pembayaranDari, type Bayar } from './bayar.rules.ts'
import { PembayaranEditor } from './PembayaranEditor.tsx'

const tunai: readonly Bayar[] = [bayarBaru(0, 'CASH')]

/** How what is due is paid, in a usual form; nothing is asked where nothing is due. */
export function BayarPart({ form, name }: FieldPartProps) {
  const [entries, setEntries] = useState(tunai)
  const due = form.fields[name]?.due ?? ''
  const jumlah = Number(form.values[due.replace('-', '')] ?? 0)
  const total = due.startsWith('-') ? 0 - jumlah : jumlah
  const paid = jumlah > 0 ? pembayaranDari(entries, total) : []
  const said = JSON.stringify(paid)
  const tell = useEffectEvent(() => form.set(name, paid))
  useEffect(() => tell(), [said])
  if (jumlah <= 0) return null
  return (
    <PembayaranEditor
      id={form.idOf(name)}
      entries={entries}
      total={total}
      errors={form.errorsUnder(name)}
      onChange={setEntries}
      onDone={() => undefined}
    />
  )
}
