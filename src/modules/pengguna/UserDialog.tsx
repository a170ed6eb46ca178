import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { choice, type Field } from '#kernel/field'
import { levels, type Level } from '#kernel/right'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm, type Form } from '#web/form/use-form'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { dataUser, passwordBaru, tambahUser, ubahUser, userIdBaru } from './data-users.calls.ts'
import { mayManage } from './data-users.rules.ts'
import { level, levelWords } from './sesi.calls.ts'
import { usersKey, type UserRow } from './users.tsx'

interface Props {
  readonly onClose: () => void
}

/** The shop is chosen from those there are, not typed. */
function useShopField(): Field<string> {
  const { branches, toko } = useShell()
  const found = useQuery({
    queryKey: ['toko', 'pilih'],
    enabled: toko.pusat,
    queryFn: ({ signal }) => branches(signal),
  })
  return useMemo(() => {
    const known = found.data ?? [toko]
    const of: Readonly<Record<string, string>> = Object.fromEntries(
      known.map((one) => [one.kode_toko, `${one.kode_toko} - ${one.nama_toko}`]),
    )
    return choice({ label: dataUser.kode_toko.label, required: true, initial: toko.kode_toko, of })
  }, [found.data, toko])
}

/** Only the levels that this person may give, and the one the user has. */
function useLevelField(now?: Level): Field<Level> {
  const { user } = useShell()
  return useMemo(() => {
    const given = levels.filter((one) => one === now || mayManage(user.level, one))
    const of: Readonly<Record<string, string>> = Object.fromEntries(
      given.map((one) => [one, levelWords[one]]),
    )
    return { ...level, of }
  }, [user.level, now])
}

interface DialogProps extends Props {
  readonly title: string
  readonly form: Form
  readonly done: string // the sentence of success
  /** Sends what was filled in; undefined when the form refused it. */
  readonly send: () => Promise<unknown> | undefined
}

/** What adding and changing a user have in common. */
function Dialog({ done, form, onClose, send, title }: DialogProps) {
  const t = useWords()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    const sent = busy ? undefined : send()
    if (sent === undefined) return
    setBusy(true)
    try {
      await sent
      success(t(done))
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
      title={title}
      busy={busy}
      changed={form.changed}
      onSave={() => void save()}
      onClose={onClose}
    >
      <FormFields form={form} autoFocus />
    </FormDialog>
  )
}

/** A new user with his first password. */
export function NewUserDialog({ onClose }: Props) {
  const t = useWords()
  const shop = useShopField()
  const given = useLevelField()
  const fields = useMemo(
    () => ({
      user_id: userIdBaru,
      ...dataUser,
      level: given,
      kode_toko: shop,
      password: passwordBaru,
    }),
    [given, shop],
  )
  const form = useForm(fields)
  const send = () => {
    const body = form.submit()
    return body && call(tambahUser, { body })
  }
  const title = t('Tambah {{apa}}', { apa: t('Pengguna') })
  return (
    <Dialog
      title={title}
      form={form}
      done="Data Berhasil Ditambahkan"
      send={send}
      onClose={onClose}
    />
  )
}

/** The name, level, shop and telephone of a user. */
export function UserDialog({ onClose, row }: Props & { readonly row: UserRow }) {
  const shop = useShopField()
  const given = useLevelField(row.level)
  const fields = useMemo(() => ({ ...dataUser, level: given, kode_toko: shop }), [given, shop])
  const form = useForm(fields, row)
  const send = () => {
    const body = form.submit()
    const params = { user_id: row.user_id }
    return body && call(ubahUser, { params, body: { ...body, versi: row.versi } })
  }
  return (
    <Dialog
      title={row.user_id}
      form={form}
      done="Data Berhasil Dirubah"
      send={send}
      onClose={onClose}
    />
  )
}
