import { Link } from '@tanstack/react-router'
import type { Screen } from '#kernel/screen'
import { Icon } from '#web/icons'
import { useWords } from '#web/words'

interface Props {
  readonly title: string
  readonly screens: readonly Screen[]
}

/** The short way to what somebody uses: one line of names above the tiles. */
export function Pintas({ screens, title }: Props) {
  const t = useWords()
  if (screens.length === 0) return null
  return (
    <nav className="pintas" aria-label={title}>
      <span className="meta">{title}</span>
      {screens.map((screen) => (
        <Link key={screen.path} to={screen.path} className="pintas-layar">
          <Icon name={screen.icon} /> {t(screen.title)}
        </Link>
      ))}
    </nav>
  )
}
