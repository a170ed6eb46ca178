import { useState } from 'react'
import { Refusal } from '#kernel/refusal'
import { CallError } from '#web/request'
import { useWords } from '#web/words'
import { bayarDari, hitungBayar, type Bayar } from './bayar.rules.ts'
import { settle } from './pembayaran.rules.ts'

/** Payments that were entered before and are entered anew, of the same total. */
export function useBayarUlang(lama: Parameters<typeof bayarDari>[0], total: number) {
  const t = useWords()
  const [entries, setEntries] = useState<readonly Bayar[]>(() => bayarDari(lama))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const fieldsOf = (error: unknown): Readonly<Record<string, string>> => {
    if (error instanceof Refusal)
      return Object.fromEntries(error.fields.map((one) => [one.field, t(one.text, one.params)]))
    return error instanceof CallError ? error.fields : {}
  }
  return {
    changed: JSON.stringify(entries) !== JSON.stringify(bayarDari(lama)),
    pembayaran: hitungBayar(entries, total).pembayaran.map((payment) => ({ ...payment })),
    /** @throws Refusal when they do not settle the total */
    periksa: (): void => void settle(hitungBayar(entries, total).pembayaran, total),
    /** Puts the sentences at their ways. @returns false when there are none */
    refuse: (error: unknown): boolean => {
      const fields = fieldsOf(error)
      setErrors(fields)
      return Object.keys(fields).length > 0
    },
    /** What the editor shows, and what comes back from it. */
    editor: {
      entries,
      total,
      errors,
      onChange: (next: readonly Bayar[]): void => {
        setEntries(next)
        setErrors({})
      },
    },
  }
}
