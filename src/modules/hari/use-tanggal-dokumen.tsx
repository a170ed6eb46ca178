import type { Fields } from '#kernel/field'
import type { Form } from '#web/form/use-form'
import { useShell } from '#web/session'
import { useTanggalAktif } from './use-tanggal-aktif.tsx'

/**
 * A form whose tgl_system is the date of a document (SPEC 4, 'Date active'): who may not choose it
 * reads the shop's own date, which is what is booked.
 */
export function useTanggalDokumen<F extends Fields>(
  form: Form<F>,
): { readonly form: Form<F>; readonly readOnly: readonly string[] } {
  const aktif = useTanggalAktif()
  const { tgl_system } = useShell().toko
  if (!aktif || !Object.hasOwn(form.fields, 'tgl_system')) return { form, readOnly: [] }
  return { form: { ...form, values: { ...form.values, tgl_system } }, readOnly: ['tgl_system'] }
}
