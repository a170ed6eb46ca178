import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useId, useState } from 'react'
import type { Level } from '#kernel/right'
import { readSettings, type Setting } from '#kernel/setting'
import { formatSaat } from '#kernel/tanggal'
import { call, toWire } from '#web/call'
import { FieldInput } from '#web/fields/FieldInput'
import { useSend } from '#web/form/use-send'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { SearchBox } from '#web/page/SearchBox'
import { Waiting } from '#web/page/Skeleton'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { paraSystem, ubahParaSystem } from './toko.calls.ts'
import './setting.css'

/** SPEC 6: who may change a setting unless it says otherwise. */
const usual: readonly Level[] = ['OWN', 'SU', 'DEV', 'MU']
const queryKey = ['parameter', 'semua']

/** Who set a value, and when. */
interface Changed {
  readonly oleh: string
  readonly pada: string
}

/** The shop's values now, by key, and who set those that are not as shipped. */
function useValues() {
  const { house } = useShell()
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data } = await call(paraSystem, {}, { signal })
      const changed = new Map<string, Changed>()
      for (const { diubah_oleh: oleh, diubah_pada: pada, key } of data)
        if (oleh && pada) changed.set(key, { oleh, pada })
      return { values: readSettings(house.settings, data), changed }
    },
  })
}

interface RowProps {
  readonly name: string
  readonly setting: Setting
  readonly value: unknown
  readonly changed: Changed | undefined
}

/** One setting: what it is, what it changes, its value; a flag is saved at once. */
function SettingRow({ changed, name, setting, value }: RowProps) {
  const t = useWords()
  const id = useId()
  const { toko, user } = useShell()
  const [draft, setDraft] = useState<unknown>()
  const mayChange = (setting.levels ?? usual).includes(user.level)
  const { busy, send } = useSend({
    done: 'Data Berhasil Dirubah',
    refresh: queryKey,
    onDone: () => setDraft(undefined),
  })
  const save = (next: unknown): void => {
    const { value: wire } = toWire({ value: setting.field }, { value: next })
    send(() => call(ubahParaSystem, { params: { key: name }, body: { value: wire } }))
  }
  const who = changed && { oleh: changed.oleh, pada: formatSaat(changed.pada, toko.zona) }
  const isFlag = setting.field.kind === 'yes'
  const isShipped = value === setting.initial
  return (
    <div className={isShipped ? 'setting' : 'setting touched'}>
      <div>
        <label htmlFor={id}>{t(setting.field.label)}</label>
        <p className="meta">{t(setting.switches)}</p>
        <p className="meta">
          {name}
          {who === undefined ? null : `, ${t('diubah {{oleh}} pada {{pada}}', who)}`}
        </p>
      </div>
      <div className="setting-value">
        <FieldInput
          id={id}
          field={setting.field}
          value={draft ?? value}
          onChange={(next) => (isFlag ? save(next) : setDraft(next))}
          invalid={false}
          describedBy={undefined}
          readOnly={!mayChange || busy}
          siblings={{}}
        />
        {draft === undefined ? null : (
          <Button type="primary" loading={busy} onClick={() => save(draft)}>
            {t('Simpan')}
          </Button>
        )}
        {isShipped || !mayChange ? null : (
          <Button type="text" disabled={busy} onClick={() => save(null)}>
            {t('Kembalikan')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Every flag and parameter that a module declares, under its area (SPEC 6). */
export function SettingSystemScreen() {
  const t = useWords()
  const { house } = useShell()
  const found = useValues()
  const [typed, setTyped] = useState('')
  const sought = typed.trim().toLowerCase()
  const shown = Object.entries(house.settings).filter(([name, { field, switches }]) =>
    `${name} ${t(field.label)} ${t(switches)}`.toLowerCase().includes(sought),
  )
  const areas = [...new Set(shown.map(([, { area }]) => area))]
  const now = found.data
  return (
    <Page tools={<SearchBox label={t('Cari')} value={typed} onSearch={setTyped} />}>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      {shown.length === 0 ? <p>{t('Tidak Ada Data')}</p> : null}
      {now === undefined && !found.error ? <Waiting /> : null}
      {now === undefined
        ? null
        : areas.map((area) => (
            <section key={area} className="setting-area">
              <h2>{t(area)}</h2>
              {shown
                .filter(([, setting]) => setting.area === area)
                .map(([name, setting]) => (
                  <SettingRow
                    key={name}
                    name={name}
                    setting={setting}
                    value={now.values[name] ?? setting.initial}
                    changed={now.changed.get(name)}
                  />
                ))}
            </section>
          ))}
    </Page>
  )
}
