import { switches } from 'virtual:switches'
import { Modal } from 'antd'
import { useEffect, useState } from 'react'
import type { Bantuan } from '#kernel/bantuan'
import { screensOfDocument } from '#kernel/document'
import type { Modul } from '#kernel/module'
import type { Screen } from '#kernel/screen'
import type { Setting } from '#kernel/setting'
import { KeyLayer, type ScreenKey } from '../keys.tsx'
import { isOnIn, useShell } from '../session.tsx'
import { useScreen } from '../shell/current.tsx'
import { useLanguage, useWords } from '../words.tsx'

const pathsOf = (modul: Modul): string[] => [
  ...(modul.screens ?? []).map(({ path }) => path),
  ...(modul.masters ?? []).map(({ path }) => path),
  ...(modul.reports ?? []).map(({ path }) => path),
  ...(modul.documents ?? []).flatMap((document) =>
    screensOfDocument(document).map(({ path }) => path),
  ),
]

/** The flags that a screen depends on, then those of its module. */
function useFlags(screen: Screen | undefined): readonly Setting[] {
  const { house } = useShell()
  if (screen === undefined) return []
  const modul = house.modules.find((one) => pathsOf(one).includes(screen.path))
  const first = [screen.when, screen.reserved?.flag].flatMap((key) => key ?? [])
  const keys = new Set([...first, ...Object.keys(modul?.settings ?? {})])
  return [...keys]
    .flatMap((key) => house.settings[key] ?? [])
    .filter(({ field }) => field.kind === 'yes')
}

/** What is switched on or off here, and what that changes. */
function Flags({ flags }: { readonly flags: readonly Setting[] }) {
  const t = useWords()
  const shell = useShell()
  if (flags.length === 0) return null
  return (
    <details className="help-flags">
      <summary>{t('Pengaturan di sini ({{jumlah}})', { jumlah: flags.length })}</summary>
      <dl>
        {flags.map(({ field, key }) => (
          <div key={key}>
            <dt>
              {t(field.label)} <b>{t(isOnIn(shell, key) ? 'Aktif' : 'Tidak Aktif')}</b>
            </dt>
            <dd>{t(switches[key] ?? '')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

interface Props {
  readonly keys: readonly ScreenKey[]
  readonly onClose: () => void
}

/** What the screen that is open is for, its keys, and what the flags change (docs/adr/0353). */
export function HelpDialog({ keys, onClose }: Props) {
  const t = useWords()
  const language = useLanguage()
  const { help } = useShell()
  const screen = useScreen()
  const flags = useFlags(screen)
  const [all, setAll] = useState<ReadonlyMap<string, Bantuan>>()
  useEffect(() => void help().then(setAll, () => undefined), [help])
  const said = all?.get(screen?.path ?? '')
  return (
    <Modal
      open
      width={600}
      title={t(screen?.title ?? 'Tombol layar ini')}
      footer={null}
      onCancel={onClose}
    >
      <KeyLayer>
        <div className="help-text">
          {screen?.purpose ? <p>{t(screen.purpose)}</p> : null}
          {said ? <p>{said[language]}</p> : null}
        </div>
        <h2 className="help-head">{t('Tombol layar ini')}</h2>
        <dl className="keys-list">
          {keys.map(({ key, label }) => (
            <div key={`${key} ${label}`}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(label)}</dd>
            </div>
          ))}
        </dl>
        <Flags flags={flags} />
      </KeyLayer>
    </Modal>
  )
}
