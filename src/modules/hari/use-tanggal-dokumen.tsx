import { useMemo } from 'react'
import type { Fields } from '#kernel/field'
import type { Form } from '#web/form/use-form'
import { useShell } from '#web/session'
import { useTanggalAktif } from './use-tanggal-aktif.tsx'

/** A user who cannot choose the date need not know that it may be left empty. */
const withoutHint = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { hint, ...field }]) => [
      name,
      name === 'tgl_system' || hint === undefined ? field : { ...field, hint },
    ]),
  )

/**
 * A form whose tgl_system is the date of a document (SPEC 4, 'Date active'). A user who may not
 * choose it sees the shop's own date, and the document is booked on that date.
 */
export function useTanggalDokumen<F extends Fields>(
  form: Form<F>,
): { readonly form: Form; readonly readOnly: readonly string[] } {
  const aktif = useTanggalAktif()
  const { tgl_system } = useShell().toko
  const fields = useMemo(() => withoutHint(form.fields), [form.fields])
  if (!aktif || !Object.hasOwn(form.fields, 'tgl_system')) return { form, readOnly: [] }
  const values = { ...form.values, tgl_system }
  return { form: { ...form, fields, values }, readOnly: ['tgl_system'] }
}
