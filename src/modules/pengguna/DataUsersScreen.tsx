import { useQuery } from '@tanstack/react-query'
import { Button, Tooltip } from 'antd'
import { useMemo, useState } from 'react'
import { call } from '#web/call'
import { confirm } from '#web/dialogs/notices'
import { columnsOf } from '#web/fields/cells'
import { useSend } from '#web/form/use-send'
import { Icon, type IconName } from '#web/icons'
import { Badge, badgeFrame } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { SearchBox } from '#web/page/SearchBox'
import type { Answer } from '#web/request'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { blokirUser, daftarUser } from './data-users.calls.ts'
import { mayManage } from './data-users.rules.ts'
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx'
import { keluar } from './sesi.calls.ts'
import { SesiDrawer } from './SesiDrawer.tsx'
import { NewUserDialog, UserDialog } from './UserDialog.tsx'
import { loadUsers, usersKey, type UserRow } from './users.tsx'
import { KeyButton } from '#web/KeyButton'

/** Actions on a user after a question: block, unblock, end the session. */
function useMeasures() {
  const t = useWords()
  const { send } = useSend({ done: 'Data Berhasil Dirubah', refresh: ['users'] })
  const ask = async (
    title: string,
    row: UserRow,
    act: () => Promise<Answer<unknown>>,
  ): Promise<void> => {
    const text = `${row.user_id} ${row.usere_name}`
    if (await confirm({ title: t(title), text, yes: t('Ya'), no: t('Tidak') })) send(act)
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

const stateOf = (row: UserRow) => {
  if (row.diblokir) return { text: 'Diblokir', tone: 'bad' } as const
  if (row.wajib_ganti) return { text: 'Wajib Ganti Password', tone: 'wait' } as const
  return row.sedang_masuk ? ({ text: 'Sedang Masuk', tone: 'good' } as const) : undefined
}

/** The list's columns; the state of a user as a badge. */
function useColumns(): readonly Column<UserRow>[] {
  const t = useWords()
  const { toko } = useShell()
  return useMemo(() => {
    const fields = daftarUser.answer.fields ?? {}
    const { diblokir: _, sedang_masuk: __, wajib_ganti: ___, ...shown } = fields
    const context = { t, style: 'layar', zona: toko.zona } as const
    return [
      ...columnsOf(shown, context),
      {
        name: 'keadaan',
        title: t('Keadaan'),
        frame: badgeFrame,
        text: (row: UserRow) => t(stateOf(row)?.text ?? ''),
        cell: (row: UserRow) => {
          const state = stateOf(row)
          return state && <Badge tone={state.tone}>{t(state.text)}</Badge>
        },
      },
    ]
  }, [t, toko.zona])
}

type Over =
  | { readonly what: 'form' | 'password' | 'sesi'; readonly row: UserRow | undefined }
  | undefined

interface ActionsProps {
  readonly row: UserRow
  readonly onEdit: () => void
  readonly onPassword: () => void
}

/** What this person may do to this user; a user changes his own password with the old one. */
function Actions({ onEdit, onPassword, row }: ActionsProps) {
  const t = useWords()
  const { user } = useShell()
  const { block, sendOut } = useMeasures()
  const manages = mayManage(user.level, row.level)
  const isOther = row.user_id !== user.user_id
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
    <>
      {manages ? button('Edit', 'edit', onEdit) : null}
      {manages && isOther ? (
        <>
          {button('Reset Password', 'key', onPassword)}
          {row.diblokir
            ? button('Buka Blokir', 'unlock', () => void block(row))
            : button('Blokir', 'lock', () => void block(row))}
        </>
      ) : null}
      {maySendOut && isOther && row.sedang_masuk
        ? button('Keluarkan', 'logout', () => void sendOut(row))
        : null}
    </>
  )
}

/** Users of the shop (at the head office: of the chain) and the actions on them. */
export function DataUsersScreen() {
  const t = useWords()
  const { user } = useShell()
  const columns = useColumns()
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
  const sesi = (): void => setOver({ what: 'sesi', row: undefined })
  return (
    <Page
      tools={<SearchBox label={t('Cari')} value={typed} onSearch={setTyped} />}
      actions={
        <>
          <ReloadButton onReload={found.refetch} />
          <KeyButton keyName="F8" label="Yang Sedang Masuk" run={sesi} />
          <KeyButton
            keyName="F7"
            label="Tambah"
            run={add}
            type="primary"
            icon={<Icon name="plus" />}
          />
        </>
      }
    >
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t('Data Users')}
        columns={columns}
        rows={rows}
        keyOf={(row) => row.user_id}
        onOpen={(row) => {
          if (mayManage(user.level, row.level)) setOver({ what: 'form', row })
        }}
        actionsWidth={148}
        renderActions={(row) => (
          <Actions
            row={row}
            onEdit={() => setOver({ what: 'form', row })}
            onPassword={() => setOver({ what: 'password', row })}
          />
        )}
        empty={<p>{t('Tidak Ada Data')}</p>}
      />
      {over?.what === 'sesi' ? <SesiDrawer onClose={close} /> : null}
      {over?.what === 'form' && over.row === undefined ? <NewUserDialog onClose={close} /> : null}
      {over?.what === 'form' && over.row ? <UserDialog row={over.row} onClose={close} /> : null}
      {over?.what === 'password' && over.row ? (
        <ResetPasswordDialog row={over.row} onClose={close} />
      ) : null}
    </Page>
  )
}
