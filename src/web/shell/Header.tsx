import { Button, Popover } from 'antd'
import { isLanguage, languages, languageTag } from '#kernel/language'
import { tanggalDi } from '#kernel/tanggal'
import { branchNow } from '../branch.tsx'
import { clockAhead, nowThere } from '../clock.tsx'
import { Icon } from '../icons.tsx'
import { Key } from '../keys.tsx'
import { line, type Line } from '../live.tsx'
import { LazyPart } from '../page/LazyPart.tsx'
import { useSetting, useShell } from '../session.tsx'
import { chooseLanguage, useLanguage, useWords } from '../words.tsx'
import { Entry, Flyout } from './Flyout.tsx'
import { LookMenu } from './LookMenu.tsx'
import { UserMenu } from './UserMenu.tsx'
import { engineSettings } from '#kernel/engine-settings'

interface Props {
  readonly onMenu: () => void
  readonly onSearch: () => void
  readonly folded: boolean
}

/**
 * This computer's clock differs from the server's: says which one is wrong, and what depends on it.
 */
function WrongClock({ ahead }: { readonly ahead: number }) {
  const t = useWords()
  const { toko } = useShell()
  const tag = languageTag[useLanguage()]
  const shown = new Intl.DateTimeFormat(tag, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: toko.zona,
  })
  const sentence = t(
    'Jam komputer ini {{sini}}, di server {{server}}. Tanggal dan jam nota diambil dari server; betulkan jam komputer ini.',
    { sini: shown.format(nowThere(0)), server: shown.format(nowThere(ahead)) },
  )
  const salah = t('Jam komputer salah')
  return (
    <Popover trigger={['hover', 'focus']} content={<p className="header-why">{sentence}</p>}>
      <button type="button" className="header-day other" aria-label={`${salah}. ${sentence}`}>
        <Icon name="alert" /> <span className="header-word">{salah}</span>
      </button>
    </Popover>
  )
}

/** The shop and its business date, in amber when that is not today (LOOK 4). */
function ShopAndDay() {
  const t = useWords()
  const { toko } = useShell()
  const ahead = clockAhead.use()
  const isToday = tanggalDi(toko.zona, nowThere(ahead)) === toko.tgl_system
  return (
    <div className="header-shop">
      <strong title={toko.nama_toko}>{toko.nama_toko}</strong>
      <span
        className={isToday ? 'header-day' : 'header-day other'}
        title={t(isToday ? 'Tanggal Sistem' : 'Tanggal Sistem bukan hari ini')}
      >
        <Icon name="calendar" />
        <span className="only-heard">{t('Tanggal Sistem')}</span> {toko.tgl_system}
      </span>
      {ahead === 0 ? null : <WrongClock ahead={ahead} />}
    </div>
  )
}

const lineWords: Readonly<Record<Line, string>> = {
  connecting: 'Menyambung',
  online: 'Tersambung',
  offline: 'Terputus',
}

/** The live line: a dot and its word. */
function LiveState() {
  const t = useWords()
  const state = line.use()
  return (
    <span className={`header-live ${state}`} role="status">
      <span className="header-dot" aria-hidden />
      {t(lineWords[state])}
    </span>
  )
}

function LanguageMenu() {
  const t = useWords()
  const spoken = useLanguage()
  return (
    <Flyout label={t('Bahasa')} face={<Icon name="language" />}>
      {(close) =>
        Object.entries(languages).map(([language, name]) => (
          <Entry
            key={language}
            chosen={language === spoken}
            onChoose={() => {
              close()
              if (isLanguage(language)) void chooseLanguage(language)
            }}
          >
            {name}
          </Entry>
        ))
      }
    </Flyout>
  )
}

/** The header: shop and date, the search box, the state of the line, language, look, user. */
export function Header({ folded, onMenu, onSearch }: Props) {
  const t = useWords()
  const { header, user } = useShell()
  const manyLanguages = useSetting(engineSettings.MULTI_LANGUAGE_FEATURE)
  const parts = header.filter(
    ({ levels }) => branchNow() === undefined && levels.includes(user.level),
  )
  return (
    <header className="header">
      <Button
        type="text"
        className="header-button"
        aria-label={t(folded ? 'Buka Menu' : 'Lipat Menu')}
        icon={<Icon name={folded ? 'menu-unfold' : 'menu-fold'} />}
        onClick={onMenu}
      />
      <ShopAndDay />
      <button type="button" className="header-search" onClick={onSearch}>
        <Icon name="search" />
        <span className="header-sought">{t('Cari menu, nota, barang')}</span>
        <Key>Ctrl+K</Key>
      </button>
      <LiveState />
      {parts.map(({ name, part }) => (
        <LazyPart key={name} part={part} given={{}} />
      ))}
      {manyLanguages ? <LanguageMenu /> : null}
      <LookMenu />
      <UserMenu />
    </header>
  )
}
