import { useQuery } from '@tanstack/react-query'
import { Drawer } from 'antd'
import type { RowOf } from '#kernel/field'
import { decode } from '#kernel/wire'
import { call } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import { KeyLayer } from '#web/keys'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { useKataSetting } from './kata-setting.tsx'
import { riwayatParaSystem, riwayatSetting } from './toko.calls.ts'

type Riwayat = RowOf<typeof riwayatSetting>
const { dari: _dari, ke: _ke, key: _key, ...kapan } = riwayatSetting

interface Props {
  /** Of one setting, or of all. */
  readonly name: string | undefined
  readonly onClose: () => void
}

/** What a setting was, and what it became; null is what the program ships. */
function useKata(): (row: Riwayat, value: unknown) => string {
  const t = useWords()
  const { house } = useShell()
  const kata = useKataSetting()
  return ({ key }, value) => {
    const setting = house.settings[key]
    if (setting === undefined) return ''
    return value === null
      ? `${kata(setting, setting.initial)} (${t('bawaan')})`
      : kata(setting, decode(setting.field, value))
  }
}

/** Every change of the settings: when, who, from, to. */
export function RiwayatSetting({ name, onClose }: Props) {
  const t = useWords()
  const { house, toko } = useShell()
  const kata = useKata()
  const found = useQuery({
    queryKey: ['parameter', 'riwayat', name],
    queryFn: async ({ signal }) =>
      (
        await call(
          riwayatParaSystem,
          { query: name === undefined ? {} : { key: name } },
          { signal },
        )
      ).data,
  })
  const label = (key: string): string => t(house.settings[key]?.field.label ?? key)
  const columns = [
    ...columnsOf(kapan, { t, style: 'layar', zona: toko.zona }),
    {
      name: 'apa',
      title: t('Setting'),
      text: ({ key }: Riwayat) => label(key),
      grows: true,
    },
    { name: 'dari', title: t('Dari'), text: (row: Riwayat) => kata(row, row.dari) },
    { name: 'ke', title: t('Menjadi'), text: (row: Riwayat) => kata(row, row.ke) },
  ]
  return (
    <Drawer
      open
      size={860}
      title={`${t('Riwayat')} ${name === undefined ? t('Setting System') : label(name)}`}
      onClose={onClose}
    >
      <KeyLayer>
        {found.error ? (
          <Refused error={found.error} onRetry={found.refetch} />
        ) : (
          <Table
            label={t('Riwayat')}
            columns={columns}
            rows={found.data}
            keyOf={({ key, saat }) => `${key} ${saat}`}
            empty={<p>{t('Tidak Ada Data')}</p>}
          />
        )}
      </KeyLayer>
    </Drawer>
  )
}
