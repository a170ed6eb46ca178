import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PreviewButton } from '../document/PreviewButton.tsx'
import { Icon } from '../icons.tsx'
import { useTitle } from '../shell/current.tsx'
import { useWords } from '../words.tsx'
import './page.css'

interface Props {
  /** The screen that the way back leads to, if there is one (LOOK 4). */
  readonly back?: { readonly path: string; readonly title: string }
  /** Stands beside the title: the filters of the list. */
  readonly tools?: ReactNode
  /** Stands at the right: the actions, with the primary button last. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A screen's content: its title from the menu, its tools in the same line, its body. */
export function Page({ actions, back, children, tools }: Props) {
  const t = useWords()
  const title = useTitle()
  return (
    <div className="page">
      <div className="page-head">
        <div className="page-title">
          {back === undefined ? null : (
            <nav aria-label={t('Jejak')}>
              <Link to={back.path} className="page-back">
                <Icon name="left" /> {t(back.title)}
              </Link>
            </nav>
          )}
          <h1>{t(title)}</h1>
        </div>
        {tools === undefined ? null : <div className="page-tools">{tools}</div>}
        {actions === undefined ? null : (
          <div className="page-actions">
            <PreviewButton />
            {actions}
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
