import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { choice, type Fields } from '#kernel/field'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { dataUser, passwordBaru, tambahUser, ubahUser, userIdBaru } from './data-users.calls.ts'
import { usersKey, type UserRow } from './users.tsx'

interface Props {
  readonly row: UserRow | undefined
  readonly onClose: () => void
}

/** The shop is chosen from those there are, not typed. */
function useShopField() {
  const { branches, toko } = useShell()
  const found = useQuery({
    queryKey: ['toko', 'pilih'],
    enabled: toko.pusat,
    queryFn: ({ signal }) => branches(signal),
  })
  return useMemo(() => {
    const known = found.data ?? [toko]
    const of = Object.fromEntries(
      known.map((one) => [one.kode_toko, `${one.kode_toko} - ${one.nama_toko}`]),
    )
    return choice({ label: dataUser.kode_toko.label, required: true, initial: toko.kode_toko, of })
  }, [found.data, toko])
}

/** Adds a user with his first password, or changes his name, level, shop and telephone. */
export function UserDialog({ onClose, row }: Props) {
  const t = useWords()
  const queries = useQueryClient()
  const kode_toko = useShopField()
  const fields = useMemo(() => {
    const shared = { ...dataUser, kode_toko }
    const all: Fields = { user_id: userIdBaru, ...shared, password: passwordBaru }
    return row === undefined ? all : shared
  }, [kode_toko, row])
  const form = useForm<Fields>(fields, row)
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    if (form.submit() === undefined || busy) return
    setBusy(true)
    try {
      const body = form.values as never // the very fields of the call, with the shop as a choice
      if (row === undefined) await call(tambahUser, { body })
      else {
        const params = { user_id: row.user_id }
        await call(ubahUser, { params, body: { ...form.values, versi: row.versi } as never })
      }
      success(t(row === undefined ? 'Data Berhasil Ditambahkan' : 'Data Berhasil Dirubah'))
      await queries.invalidateQueries({ queryKey: usersKey })
      onClose()
    } catch (error) {
      if (!form.refuse(error)) failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={row === undefined ? t('Tambah {{apa}}', { apa: t('Pengguna') }) : row.user_id}
      busy={busy}
      changed={form.changed}
      onSave={() => void save()}
      onClose={onClose}
    >
      <FormFields form={form} autoFocus />
    </FormDialog>
  )
}
