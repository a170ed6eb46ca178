import { switches } from 'virtual:switches'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useId, useMemo, useState } from 'react'
import type { Translate } from '#kernel/language'
import { callsOf } from '#kernel/master-calls'
import type { House } from '#kernel/module'
import type { Level } from '#kernel/right'
import type { Setting } from '#kernel/setting'
import { switchedBy } from '#kernel/switched'
import { formatSaat } from '#kernel/tanggal'
import { call, toWire } from '#web/call'
import { confirm } from '#web/dialogs/notices'
import { FieldInput } from '#web/fields/FieldInput'
import { useSend } from '#web/form/use-send'
import { closedTo, useShell } from '#web/session'
import { useWords } from '#web/words'
import { useKataSetting } from './kata-setting.tsx'
import { ubahParaSystem } from './toko.calls.ts'

/** SPEC 6: who may change a setting unless it says otherwise. */
const usual: readonly Level[] = ['OWN', 'SU', 'DEV', 'MU']

/** What the server tells of a setting beside its value. */
export interface Kabar {
  /** Who set it, and when; undefined while it is as shipped. */
  readonly diubah: { readonly oleh: string; readonly pada: string } | undefined
  /** The calls that are there only while it is on. */
  readonly panggilan: readonly string[]
}

/** The screens, fields and calls that are there only while the flag is on. */
function Membuka({ name, panggilan }: Pick<Kabar, 'panggilan'> & { readonly name: string }) {
  const t = useWords()
  const shell = useShell()
  const { fields, screens } = useMemo(() => switchedBy(shell.house, name), [shell.house, name])
  if (panggilan.length + fields.length + screens.length === 0) return null
  return (
    <p className="meta setting-membuka">
      {screens.map((screen) =>
        closedTo(shell, screen) === undefined && screen.menu !== undefined ? (
          <Link key={screen.path} to={screen.path}>
            {t(screen.title)}
          </Link>
        ) : (
          <span key={screen.path}>{t(screen.title)}</span>
        ),
      )}
      {fields.map(({ label, title }) => (
        <span key={`${title} ${label}`}>
          {t(title)}: {t(label)}
        </span>
      ))}
      {panggilan.length === 0 ? null : (
        <span title={panggilan.join('\n')}>
          {t('{{jumlah}} panggilan', { jumlah: panggilan.length })}
        </span>
      )}
    </p>
  )
}

interface Props {
  readonly name: string
  readonly setting: Setting
  readonly value: unknown
  readonly kabar: Kabar | undefined
  readonly onRiwayat: () => void
}

/** What a switched-off flag hides: 'Master Member 300'. It is kept, and there when it is on. */
async function dibaliknya({ masters }: House, name: string, t: Translate): Promise<string> {
  const counted = await Promise.all(
    masters
      .filter(({ when }) => when === name)
      .map(async (master) => {
        const { count } = await call(callsOf(master).list, { params: {}, query: { limit: 1 } })
        return count ? [`${t(master.title)} ${count}`] : []
      }),
  )
  const isi = counted.flat()
  return isi.length === 0
    ? ''
    : t('Ikut tersembunyi: {{isi}}. Datanya tetap tersimpan.', { isi: isi.join(', ') })
}

/** The values on their way: a flag is saved at once, what is not harmless asks before. */
function useSimpan({ name, setting, value }: Props) {
  const t = useWords()
  const { house } = useShell()
  const [draft, setDraft] = useState<unknown>()
  const { busy, send } = useSend({
    done: 'Data Berhasil Dirubah',
    refresh: ['parameter'],
    onDone: () => setDraft(undefined),
  })
  const save = async (next: unknown): Promise<void> => {
    const hides = value === true && next !== true ? await dibaliknya(house, name, t) : ''
    const asks = [setting.asks === undefined ? '' : t(setting.asks), hides].join(' ').trim()
    const agreed =
      asks === '' ||
      (await confirm({
        title: t(setting.field.label),
        text: asks,
        yes: t('Ya'),
        no: t('Tidak'),
        danger: true,
      }))
    if (!agreed) return
    const { value: wire } = toWire({ value: setting.field }, { value: next })
    send(() => call(ubahParaSystem, { params: { key: name }, body: { value: wire } }))
  }
  return { busy, draft, setDraft, save: (next: unknown): void => void save(next) }
}

/** One setting: what it is, what it changes, its value. */
export function BarisSetting(props: Props) {
  const { kabar, name, onRiwayat, setting, value } = props
  const t = useWords()
  const id = useId()
  const { toko, user } = useShell()
  const { busy, draft, save, setDraft } = useSimpan(props)
  const mayChange = (setting.levels ?? usual).includes(user.level)
  const who = kabar?.diubah && { ...kabar.diubah, pada: formatSaat(kabar.diubah.pada, toko.zona) }
  const kata = useKataSetting()
  const isFlag = setting.field.kind === 'yes'
  const isShipped = value === setting.initial
  return (
    <div className={isShipped ? 'setting' : 'setting touched'}>
      <div>
        <label htmlFor={id}>{t(setting.field.label)}</label>
        <p className="meta">{t(switches[name] ?? '')}</p>
        <Membuka name={name} panggilan={kabar?.panggilan ?? []} />
        <p className="meta">
          {name}
          {setting.levels ? ` · ${t('hanya {{level}}', { level: setting.levels.join(', ') })}` : ''}
          {isShipped ? null : ` · ${t('bawaan')}: ${kata(setting, setting.initial)}`}
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
        <Button type="text" aria-label={`${t('Riwayat')} ${name}`} onClick={onRiwayat}>
          {t('Riwayat')}
        </Button>
      </div>
    </div>
  )
}
