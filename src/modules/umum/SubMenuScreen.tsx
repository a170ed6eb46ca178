import { useLocation } from '@tanstack/react-router'
import type { Screen } from '#kernel/screen'
import { Page } from '#web/page/Page'
import { useShell } from '#web/session'
import { headed, menuOf, screensOf } from '#web/shell/menu'
import { useWords } from '#web/words'
import { Tiles, type Tile } from './Tiles.tsx'

const tileOf = ({ count, icon, path, purpose, title }: Screen): Tile => ({
  path,
  title,
  icon,
  count,
  purpose: purpose ?? '',
})

/** A sub-menu: the tiles of what this person may open in it. */
export function SubMenuScreen() {
  const t = useWords()
  const shell = useShell()
  const path = useLocation({ select: (location) => location.pathname })
  const menu = menuOf(shell, path)
  const groups = menu === undefined ? [] : headed(screensOf(shell, menu))
  return (
    <Page>
      <div className="tiles-page">
        {groups.length === 0 ? (
          <p>{t('Belum ada layar yang dapat Anda buka di menu ini.')}</p>
        ) : null}
        {groups.map(({ heading, screens }) => (
          <section key={heading} className="tiles-page">
            {heading === '' ? null : <h2 className="tiles-heading">{t(heading)}</h2>}
            <Tiles tiles={screens.map(tileOf)} />
          </section>
        ))}
      </div>
    </Page>
  )
}
