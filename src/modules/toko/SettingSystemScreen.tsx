import { switches } from 'virtual:switches'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readSettings, type Setting } from '#kernel/setting'
import { call } from '#web/call'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { SearchBox } from '#web/page/SearchBox'
import { Waiting } from '#web/page/Skeleton'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { BarisSetting, type Kabar } from './BarisSetting.tsx'
import { RiwayatSetting } from './RiwayatSetting.tsx'
import { paraSystem } from './toko.calls.ts'
import { KeyButton } from '#web/KeyButton'
import './setting.css'

/** The shop's values now, and what else the server tells of each, by key. */
function useValues() {
  const { house } = useShell()
  return useQuery({
    queryKey: ['parameter', 'semua'],
    queryFn: async ({ signal }) => {
      const { data } = await call(paraSystem, {}, { signal })
      const kabar = new Map<string, Kabar>(
        data.map(({ diubah_oleh: oleh, diubah_pada: pada, key, panggilan }) => [
          key,
          { diubah: oleh && pada ? { oleh, pada } : undefined, panggilan },
        ]),
      )
      return { values: readSettings(house.settings, data), kabar }
    },
  })
}

/** What is sought in key, label, sentence and heading; all of it, or only what was changed. */
function useShown(typed: string, hanya: (name: string, setting: Setting) => boolean) {
  const t = useWords()
  const { house } = useShell()
  const sought = typed.trim().toLowerCase()
  const shown = Object.entries(house.settings).filter(
    ([name, setting]) =>
      hanya(name, setting) &&
      `${name} ${t(setting.area)} ${t(setting.field.label)} ${t(switches[name] ?? '')}`
        .toLowerCase()
        .includes(sought),
  )
  const areas = [...new Set(shown.map(([, { area }]) => area))]
  return { shown, areas: areas.toSorted((a, b) => t(a).localeCompare(t(b))) }
}

/** Every flag and parameter that a module declares, under its area (SPEC 6). */
export function SettingSystemScreen() {
  const t = useWords()
  const found = useValues()
  const [typed, setTyped] = useState('')
  const [diubah, setDiubah] = useState(false)
  const [riwayat, setRiwayat] = useState<{ readonly name: string | undefined }>()
  const now = found.data
  const valueOf = (name: string, { initial }: Setting): unknown => now?.values[name] ?? initial
  const { areas, shown } = useShown(
    typed,
    (name, setting) => !diubah || valueOf(name, setting) !== setting.initial,
  )
  return (
    <Page
      tools={<SearchBox label={t('Cari')} value={typed} onSearch={setTyped} />}
      actions={
        <>
          <KeyButton
            keyName="F6"
            label="Hanya Yang Diubah"
            run={() => setDiubah(!diubah)}
            aria-pressed={diubah}
          />
          <KeyButton keyName="F8" label="Riwayat" run={() => setRiwayat({ name: undefined })} />
        </>
      }
    >
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
                  <BarisSetting
                    key={name}
                    name={name}
                    setting={setting}
                    value={valueOf(name, setting)}
                    kabar={now.kabar.get(name)}
                    onRiwayat={() => setRiwayat({ name })}
                  />
                ))}
            </section>
          ))}
      {riwayat ? <RiwayatSetting {...riwayat} onClose={() => setRiwayat(undefined)} /> : null}
    </Page>
  )
}
