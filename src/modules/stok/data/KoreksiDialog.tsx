import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RowOf } from '#kernel/field'
import { call, useIntent } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { CallError } from '#web/request'
import { useWords } from '#web/words'
import { useOtorisasi } from '../../pengguna/use-otorisasi.tsx'
import { simpanKoreksiBarang, type rincianBarang } from '../data-barang.calls.ts'
import { koreksiMasuk } from '../koreksi-barang.ts'

interface Props {
  readonly barang: RowOf<typeof rincianBarang>
  readonly onClose: () => void
  readonly onTersimpan: () => void
}

/** Why first, then what; the barcode and the version are the piece's own. */
const urutan = [
  'alasan',
  ...Object.keys(koreksiMasuk).filter(
    (name) => !['alasan', 'kode_barcode', 'versi'].includes(name),
  ),
]

/** Texts that are stored as '' stand empty in the form. */
const isianDari = (barang: Props['barang']): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(koreksiMasuk).map((name) => {
      const value = Object.entries(barang).find(([key]) => key === name)?.[1]
      return [name, value === '' || value === undefined ? null : value]
    }),
  )

/** Corrects a piece: every fact as it should be, a reason, and somebody else's approval. */
export function KoreksiDialog({ barang, onClose, onTersimpan }: Props) {
  const t = useWords()
  const queries = useQueryClient()
  const intent = useIntent()
  const otorisasi = useOtorisasi()
  const form = useForm(koreksiMasuk, isianDari(barang))
  const [sibuk, setSibuk] = useState(false)
  const kirim = async (): Promise<void> => {
    const body = form.submit()
    if (body === undefined || sibuk) return
    setSibuk(true)
    try {
      const key = intent.key()
      const done = await otorisasi.run((approvals) =>
        call(simpanKoreksiBarang, { body }, { key, approvals }),
      )
      if (done === undefined) return
      intent.settle()
      success(t('Koreksi {{nomor}} Tersimpan', { nomor: done.data.nomor }))
      await queries.invalidateQueries({ queryKey: ['barang'] })
      onTersimpan()
      onClose()
    } catch (error) {
      if (!(error instanceof CallError && error.unknown)) intent.settle()
      if (!form.refuse(error)) failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    } finally {
      setSibuk(false)
    }
  }
  return (
    <FormDialog
      title={`${t('Koreksi Barang')} ${barang.kode_barcode}`}
      busy={sibuk}
      changed={form.changed}
      saveLabel={t('Simpan Koreksi')}
      onSave={() => void kirim()}
      onClose={onClose}
    >
      <FormFields form={form} names={urutan} autoFocus />
      {otorisasi.dialog}
    </FormDialog>
  )
}
