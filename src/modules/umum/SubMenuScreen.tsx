import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Menu, Screen } from '#kernel/screen'
import { Page } from '#web/page/Page'
import { SearchBox } from '#web/page/SearchBox'
import { useShell } from '#web/session'
import { headed, menuOf, screensOf, soughtOf } from '#web/shell/menu'
import { screensLike, usedLast } from '#web/shell/screen-search'
import { uses } from '#web/used'
import { useWords } from '#web/words'
import { Pintas } from './Pintas.tsx'
import { Tiles, type Tile } from './Tiles.tsx'

/** A sub-menu that does not fit on a page is searched, and offers what is used. */
const long = 16
/** A group that would push the others out of sight stands folded. */
const folded = 24
const mostRecent = 6

const tileOf = ({ count, icon, path, purpose, title }: Screen): Tile => ({
  path,
  title,
  icon,
  count,
  purpose: purpose ?? '',
  star: true,
})

interface GroupProps {
  readonly heading: string
  readonly screens: readonly Screen[]
}

/** The screens of a heading, which fold under it. */
function Group({ heading, screens }: GroupProps) {
  const t = useWords()
  const tiles = <Tiles tiles={screens.map(tileOf)} />
  if (heading === '') return tiles
  return (
    <details className="tiles-group" open={screens.length <= folded}>
      <summary className="tiles-heading">
        <h2>
          {t(heading)} <span className="meta">{screens.length}</span>
        </h2>
      </summary>
      {tiles}
    </details>
  )
}

/** What somebody sees of a sub-menu before he types: his own first, then everything by headings. */
function Everything({ menu }: { readonly menu: Menu }) {
  const t = useWords()
  const shell = useShell()
  const used = uses.use()
  const screens = screensOf(shell, menu)
  const all = screens.map((screen) => soughtOf(t, menu, screen))
  const starred = screens.filter(({ path }) => used.some((one) => one.path === path && one.favorit))
  const last = screens.length < long ? [] : usedLast(all, used, mostRecent)
  return (
    <>
      <Pintas title={t('Favorit')} screens={starred} />
      <Pintas title={t('Terakhir Dibuka')} screens={last.map(({ screen }) => screen)} />
      {headed(screens).map((group) => (
        <Group key={group.heading} {...group} />
      ))}
    </>
  )
}

/** A sub-menu: the tiles of what this person may open in it. */
export function SubMenuScreen() {
  const t = useWords()
  const shell = useShell()
  const router = useRouter()
  const used = uses.use()
  const path = useLocation({ select: (location) => location.pathname })
  const [typed, setTyped] = useState('')
  const menu = menuOf(shell, path)
  const screens = menu === undefined ? [] : screensOf(shell, menu)
  if (menu === undefined || screens.length === 0)
    return (
      <Page>
        <p>{t('Belum ada layar yang dapat Anda buka di menu ini.')}</p>
      </Page>
    )
  const all = screens.map((screen) => soughtOf(t, menu, screen))
  const found = screensLike(all, used, typed)
  const openFirst = (): void => {
    if (found[0]) router.history.push(found[0].screen.path)
  }
  return (
    <Page
      tools={
        screens.length < long ? null : (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              openFirst()
            }}
          >
            <SearchBox autoFocus label={t('Cari Di Menu Ini')} value={typed} onSearch={setTyped} />
          </form>
        )
      }
    >
      <div className="tiles-page">
        {typed.trim() === '' ? <Everything menu={menu} /> : null}
        {typed.trim() !== '' && found.length === 0 ? <p>{t('Tidak Ada Data')}</p> : null}
        <Tiles tiles={found.map(({ screen }) => tileOf(screen))} />
      </div>
    </Page>
  )
}
