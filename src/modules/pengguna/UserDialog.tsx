import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { choice, type Field } from '#kernel/field'
import { levels, type Level } from '#kernel/right'
import { call } from '#web/call'
import { textOf } from '#web/fields/input'
import { SendDialog } from '#web/form/SendDialog'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { dataUser, passwordBaru, tambahUser, ubahUser, userIdBaru } from './data-users.calls.ts'
import { mayManage } from './data-users.rules.ts'
import { level, levelWords } from './sesi.calls.ts'
import { SyaratSandi } from './SyaratSandi.tsx'
import type { UserRow } from './users.tsx'

interface Props {
  readonly onClose: () => void
}

/** The shop is chosen from the existing ones, not typed. */
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
  return (
    <SendDialog
      title={t('Tambah {{apa}}', { apa: t('Pengguna') })}
      fields={fields}
      done="Data Berhasil Ditambahkan"
      refresh={['users']}
      renderBelow={({ password, user_id }) => (
        <SyaratSandi sandi={password} userId={textOf(user_id)} />
      )}
      onSend={(body) => call(tambahUser, { body })}
      onClose={onClose}
    />
  )
}

/** The name, level, shop and telephone of a user. */
export function UserDialog({ onClose, row }: Props & { readonly row: UserRow }) {
  const shop = useShopField()
  const given = useLevelField(row.level)
  const fields = useMemo(() => ({ ...dataUser, level: given, kode_toko: shop }), [given, shop])
  const { user_id, versi } = row
  return (
    <SendDialog
      title={user_id}
      fields={fields}
      initial={row}
      done="Data Berhasil Dirubah"
      refresh={['users']}
      onSend={(body) => call(ubahUser, { params: { user_id }, body: { ...body, versi } })}
      onClose={onClose}
    />
  )
}
