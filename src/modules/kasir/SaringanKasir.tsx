import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { semuaUser } from '#modules/pengguna/data-users.calls'
import { call } from '#web/call'
import { textAt, useChoices } from '#web/master/rows'
import { useSetting } from '#web/session'
import { useWords } from '#web/words'
import { settingKasir } from './setting.ts'
import './kasir.css'

interface PilihProps {
  readonly id: string
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

const useUsers = (enabled: boolean) =>
  useQuery({
    queryKey: ['users', 'semua'],
    enabled,
    queryFn: async ({ signal }) => (await call(semuaUser, { query: {} }, { signal })).data,
  })

/**
 * Filters the notes by one sales person, or by one user (flag; without levels SU and MU, SPEC 6).
 */
export function SaringValidasi({ id, onChange, value }: PilihProps) {
  const t = useWords()
  const perUser = useSetting(settingKasir.VALIDASI_USER_FILTER_MODULE)
  const sales = useChoices('sales')
  const users = useUsers(perUser)
  const options = perUser
    ? (users.data ?? [])
        .filter(({ level }) => level !== 'SU' && level !== 'MU')
        .map(({ user_id, usere_name }) => ({ value: user_id, label: `${user_id} ${usere_name}` }))
    : (sales.all ?? []).map((row) => {
        const kode = textAt(row, 'kode_sales')
        return { value: kode, label: `${kode} ${textAt(row, 'nama_sales')}` }
      })
  return (
    <span className="kasir-saring">
      <label htmlFor={id}>{t(perUser ? 'User' : 'Sales')}</label>
      <Select
        id={id}
        allowClear
        value={value}
        placeholder={t('Semua')}
        options={options}
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent={t('Tidak Ada Data')}
        onChange={(chosen: string | undefined) => onChange(chosen ?? null)}
      />
    </span>
  )
}

/** Finance chooses the drawer that takes the money (flag, SPEC 6). */
export function PilihKasir({ id, onChange, value }: PilihProps) {
  const t = useWords()
  const asked = useSetting(settingKasir.VALIDASI_INPUT_BY_KEUANGAN_MODULE)
  const users = useUsers(asked)
  if (!asked) return null
  const options = (users.data ?? [])
    .filter(({ level }) => level === 'KASIR')
    .map(({ user_id, usere_name }) => ({ value: user_id, label: `${user_id} ${usere_name}` }))
  return (
    <span className="kasir-saring">
      <label htmlFor={id}>{t('Kasir')}</label>
      <Select
        id={id}
        allowClear
        value={value}
        placeholder={t('Pilih Kasir')}
        options={options}
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent={t('Tidak Ada Data')}
        onChange={(chosen: string | undefined) => onChange(chosen ?? null)}
      />
    </span>
  )
}
