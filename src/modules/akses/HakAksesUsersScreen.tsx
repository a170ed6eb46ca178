import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#web/call'
import { Refused } from '#web/page/Refused'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { daftarAkses } from './akses.calls.ts'
import { HakAkses } from './HakAkses.tsx'
import { kunciAkses, useAkses } from './use-akses.tsx'

const muat = async (signal: AbortSignal) => (await call(daftarAkses, {}, { signal })).data
type Baris = Awaited<ReturnType<typeof muat>>[number]

/** What one user sees: his level's menus, and what is otherwise for him (SPEC 2, 6). */
export function HakAksesUsersScreen() {
  const t = useWords()
  const akses = useAkses()
  const users = useQuery({ queryKey: kunciAkses, queryFn: ({ signal }) => muat(signal) })
  const columns = useMemo(
    (): readonly Column<Baris>[] => [
      { name: 'user', title: t('User'), grows: true, text: ({ user_id }) => user_id },
      { name: 'level', title: t('Level'), text: ({ level }) => level },
      {
        name: 'beda',
        title: t('Beda'),
        align: 'right',
        text: ({ beda }) => (beda === 0 ? '' : String(beda)),
      },
    ],
    [t],
  )
  return (
    <HakAkses
      akses={akses}
      kosong={t('Pilih pengguna di sebelah kiri.')}
      sumber={(users.data ?? []).map(({ user_id, usere_name }) => ({
        value: user_id,
        label: `${user_id} ${usere_name}`,
      }))}
      siapaDari={(user_id) => ({ user_id })}
      daftar={
        <>
          {users.error ? <Refused error={users.error} onRetry={users.refetch} /> : null}
          <Table
            label={t('Pengguna')}
            columns={columns}
            rows={users.data}
            keyOf={({ user_id }) => user_id}
            onOpen={({ user_id }) => akses.pilih({ user_id })}
            empty={<p>{t('Tidak ada pengguna yang haknya boleh Anda ubah.')}</p>}
          />
        </>
      }
    />
  )
}
