import { useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { confirm } from '#web/dialogs/notices'
import { columnsOf } from '#web/fields/cells'
import { useSend } from '#web/form/use-send'
import { KeyLayer } from '#web/keys'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { barisSesi, daftarSesi } from './data-users.calls.ts'
import { keluar } from './sesi.calls.ts'

type Sesi = RowOf<typeof barisSesi>
const queryKey = ['users', 'sesi']

/**
 * Who is signed in, from where, since when, and his last sign of life; SU and OWN may end a
 * session.
 */
export function SesiDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const { toko, user } = useShell()
  const found = useQuery({
    queryKey,
    refetchInterval: 15_000, // how often a sign of life is written down
    queryFn: async ({ signal }) => (await call(daftarSesi, {}, { signal })).data,
  })
  const { send } = useSend({ done: 'Data Berhasil Dirubah', refresh: ['users'] })
  const boleh = user.level === 'SU' || user.level === 'OWN' // SPEC 7: users/logout
  const akhiri = async (row: Sesi): Promise<void> => {
    if (!boleh || row.user_id === user.user_id) return
    const yakin = await confirm({
      title: t('Keluarkan pengguna ini dari perangkatnya ?'),
      text: `${row.user_id} ${row.usere_name}`,
      yes: t('Ya'),
      no: t('Tidak'),
    })
    if (yakin) send(() => call(keluar, { body: { user_id: row.user_id } }))
  }
  return (
    <Drawer open size={960} title={t('Yang Sedang Masuk')} onClose={onClose}>
      <KeyLayer>
        {found.error ? (
          <Refused error={found.error} onRetry={found.refetch} />
        ) : (
          <Table
            label={t('Yang Sedang Masuk')}
            columns={columnsOf(barisSesi, { t, style: 'layar', zona: toko.zona })}
            rows={found.data}
            keyOf={({ user_id }) => user_id}
            {...(boleh
              ? {
                  onDelete: (row: Sesi) => void akhiri(row),
                  actionsWidth: 120,
                  renderActions: (row: Sesi) =>
                    row.user_id === user.user_id ? null : (
                      <Button size="small" tabIndex={-1} onClick={() => void akhiri(row)}>
                        {t('Keluarkan')}
                      </Button>
                    ),
                }
              : {})}
            empty={<p>{t('Tidak Ada Data')}</p>}
          />
        )}
      </KeyLayer>
    </Drawer>
  )
}
