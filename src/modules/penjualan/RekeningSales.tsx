import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { callsOf } from '#kernel/master-calls'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { textOf } from '#web/fields/input'
import { useNames } from '#web/master/rows'
import type { FormPartProps } from '#web/module'
import { useWords } from '#web/words'
import { bank } from '../kas/bank.ts'
import { sales, tanpaRekening as tanpa } from './sales.ts'

/** The bank's name follows its code, and one press says that there is no account. */
export function RekeningSales({ form }: FormPartProps) {
  const t = useWords()
  const queries = useQueryClient()
  const nameOf = useNames(sales.fields)
  const kode = textOf(form.values['kode_bank'])
  const nama = kode === '' ? undefined : nameOf(bank.name, kode)
  const diisi = useRef(nama)
  useEffect(() => {
    if (nama === undefined || nama === diisi.current) return
    const kini = textOf(form.values['nama_bank'])
    // What somebody wrote himself stays.
    if (kini === '' || kini === diisi.current) form.set('nama_bank', nama)
    diisi.current = nama
  }, [form, nama])
  const isiTanpa = async (): Promise<void> => {
    const { create, list } = callsOf(bank)
    try {
      const { data } = await call(list, { params: {}, query: { q: tanpa } })
      if (!data.some(({ kode_bank }) => kode_bank === tanpa)) {
        const body = { kode_bank: tanpa, nama_bank: t('Tanpa Bank'), aktif: true }
        await call(create, { body })
        await queries.invalidateQueries({ queryKey: [bank.name] })
      }
      form.set('kode_bank', tanpa)
      form.set('nama_bank', t('Tanpa Bank'))
      form.set('no_rekening', tanpa)
      form.set('nama_rekening', textOf(form.values['nama_sales']) || '-')
    } catch (error) {
      failure(error)
    }
  }
  return (
    <p>
      <Button onClick={() => void isiTanpa()}>{t('Tanpa Rekening')}</Button>{' '}
      <span className="meta">{t('Untuk sales yang bonusnya dibayar tunai.')}</span>
    </p>
  )
}
