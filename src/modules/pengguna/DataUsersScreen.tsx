import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Tooltip } from 'antd'
import { useMemo, useState } from 'react'
import { call } from '#web/call'
import { confirm, failure, success } from '#web/dialogs/notices'
import { columnsOf } from '#web/fields/cells'
import { Icon, type IconName } from '#web/icons'
import { Key, useKeys } from '#web/keys'
import { Badge } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { SearchBox } from '#web/page/SearchBox'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { blokirUser, daftarUser } from './data-users.calls.ts'
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx'
import { keluar } from './sesi.calls.ts'
import { NewUserDialog, UserDialog } from './UserDialog.tsx'
import { loadUsers, usersKey, type UserRow } from './users.tsx'

/** What is done to a user after asking: blocked, let in again, sent out. */
function useMeasures() {
  const t = useWords()
  const queries = useQueryClient()
  const ask = async (title: string, row: UserRow, act: () => Promise<unknown>): Promise<void> => {
    const text = `${row.user_id} ${row.usere_name}`
    if (!(await confirm({ title: t(title), text, yes: t('Ya'), no: t('Tidak') }))) return
    try {
      await act()
      success(t('Data Berhasil Dirubah'))
      await queries.invalidateQueries({ queryKey: usersKey })
    } catch (error) {
      failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    }
  }
  return {
    block: (row: UserRow) => {
      const body = { diblokir: !row.diblokir }
      const title = row.diblokir ? 'Buka blokir pengguna ini ?' : 'Blokir pengguna ini ?'
      return ask(title, row, () => call(blokirUser, { params: { user_id: row.user_id }, body }))
    },
    sendOut: (row: UserRow) =>
      ask('Keluarkan pengguna ini dari perangkatnya ?', row, () =>
        call(keluar, { body: { user_id: row.user_id } }),
      ),
  }
}

/** The list's columns; the state of a user as a badge. */
function useColumns(): readonly Column<UserRow>[] {
  const t = useWords()
  const { toko } = useShell()
  return useMemo(() => {
    const fields = daftarUser.answer.fields ?? {}
    const { diblokir: _, sedang_masuk: __, ...shown } = fields
    const context = { t, style: 'layar', zona: toko.zona } as const
    const state = (row: UserRow): string =>
      row.diblokir ? 'Diblokir' : row.sedang_masuk ? 'Sedang Masuk' : ''
    return [
      ...columnsOf(shown, context),
      {
        name: 'keadaan',
        title: t('Keadaan'),
        text: (row: UserRow) => t(state(row)),
        cell: (row: UserRow) =>
          state(row) === '' ? null : (
            <Badge tone={row.diblokir ? 'bad' : 'good'}>{t(state(row))}</Badge>
          ),
      },
    ]
  }, [t, toko.zona])
}

type Over = { readonly what: 'form' | 'password'; readonly row: UserRow | undefined } | undefined

/** Users of the shop (at the head office: of the chain) and what may be done to them. */
export function DataUsersScreen() {
  const t = useWords()
  const { user } = useShell()
  const columns = useColumns()
  const { block, sendOut } = useMeasures()
  const [over, setOver] = useState<Over>()
  const [typed, setTyped] = useState('')
  const found = useQuery({ queryKey: usersKey, queryFn: ({ signal }) => loadUsers(signal) })
  const sought = typed.trim().toLowerCase()
  const rows = useMemo(
    () =>
      found.data?.filter((row) =>
        `${row.user_id} ${row.usere_name} ${row.level} ${row.kode_toko}`
          .toLowerCase()
          .includes(sought),
      ),
    [found.data, sought],
  )
  const close = (): void => setOver(undefined)
  const add = (): void => setOver({ what: 'form', row: undefined })
  useKeys([{ key: 'F7', label: 'Tambah', run: add }])
  const maySendOut = user.level === 'SU' || user.level === 'OWN' // SPEC 7: users/logout
  const button = (label: string, icon: IconName, run: () => void) => (
    <Tooltip title={t(label)}>
      <Button
        type="text"
        size="small"
        tabIndex={-1}
        aria-label={t(label)}
        icon={<Icon name={icon} />}
        onClick={run}
      />
    </Tooltip>
  )
  return (
    <Page
      tools={<SearchBox label={t('Cari')} value={typed} onSearch={setTyped} />}
      actions={
        <>
          <ReloadButton onReload={found.refetch} />
          <Button type="primary" icon={<Icon name="plus" />} onClick={add}>
            {t('Tambah')} <Key>F7</Key>
          </Button>
        </>
      }
    >
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t('Data Users')}
        columns={columns}
        rows={rows}
        keyOf={(row) => row.user_id}
        onOpen={(row) => setOver({ what: 'form', row })}
        actionsWidth={148}
        renderActions={(row) => (
          <>
            {button('Edit', 'edit', () => setOver({ what: 'form', row }))}
            {button('Reset Password', 'key', () => setOver({ what: 'password', row }))}
            {button(
              row.diblokir ? 'Buka Blokir' : 'Blokir',
              row.diblokir ? 'unlock' : 'lock',
              () => {
                void block(row)
              },
            )}
            {maySendOut && row.sedang_masuk
              ? button('Keluarkan', 'logout', () => void sendOut(row))
              : null}
          </>
        )}
        empty={<p>{t('Tidak Ada Data')}</p>}
      />
      {over?.what === 'form' && over.row === undefined ? <NewUserDialog onClose={close} /> : null}
      {over?.what === 'form' && over.row ? <UserDialog row={over.row} onClose={close} /> : null}
      {over?.what === 'password' && over.row ? (
        <ResetPasswordDialog row={over.row} onClose={close} />
      ) : null}
    </Page>
  )
}
