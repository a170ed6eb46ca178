import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Icon } from '#web/icons'
import { isRecord, request } from '#web/request'
import { star, uses, usageOf } from '#web/used'
import { useWords } from '#web/words'
import './tiles.css'

export interface Tile {
  readonly path: string
  readonly title: string // a phrase
  readonly purpose: string // a phrase
  readonly icon: string | undefined
  /** The path of a call that answers the number on the tile: {jumlah}. */
  readonly count: string | undefined
  /** The person may star it. */
  readonly star?: boolean
}

/** How many wait there (LOOK 4): asked again every minute, quiet when it cannot be had. */
const askEvery = 60_000

function Count({ path, small }: { readonly path: string; readonly small: boolean }) {
  const t = useWords()
  const found = useQuery({
    queryKey: ['tile', path],
    refetchInterval: askEvery,
    retry: false,
    queryFn: async ({ signal }) =>
      (await request({ method: 'GET', address: `/api/v1/${path}`, signal })).data,
  })
  const count = isRecord(found.data) ? Number(found.data['jumlah'] ?? 0) : 0
  const words = t('{{n}} menunggu', { n: count })
  if (count === 0) return null
  return (
    <span className="tile-count" {...(small ? { title: words } : {})}>
      {small ? count : words}
    </span>
  )
}

/** Puts the screen among the person's own, or takes it out again. */
function Star({ path, title }: Pick<Tile, 'path' | 'title'>) {
  const t = useWords()
  const { favorit } = usageOf(uses.use(), path)
  const words = t(favorit ? 'Keluarkan {{layar}} Dari Favorit' : 'Jadikan {{layar}} Favorit', {
    layar: t(title),
  })
  return (
    <button
      type="button"
      className={favorit ? 'tile-star on' : 'tile-star'}
      aria-pressed={favorit}
      aria-label={words}
      title={words}
      onClick={() => star(path, !favorit)}
    >
      <Icon name={favorit ? 'star-on' : 'star'} />
    </button>
  )
}

interface Props {
  readonly tiles: readonly Tile[]
  /** The picture and the name alone: below something that matters more. */
  readonly small?: boolean
}

/** Screens as tiles: a picture, the name, one line of what it is for, a number where it helps. */
export function Tiles({ small = false, tiles }: Props) {
  const t = useWords()
  return (
    <ul className={small ? 'tiles small' : 'tiles'}>
      {tiles.map((tile) => (
        <li key={tile.path}>
          <Link to={tile.path} className="tile" {...(small ? { title: t(tile.purpose) } : {})}>
            <span className="tile-icon">
              <Icon name={tile.icon} />
            </span>
            <span className="tile-words">
              <strong>{t(tile.title)}</strong>
              {small ? null : <span className="tile-purpose">{t(tile.purpose)}</span>}
            </span>
            {tile.count === undefined ? null : <Count path={tile.count} small={small} />}
          </Link>
          {tile.star ? <Star path={tile.path} title={tile.title} /> : null}
        </li>
      ))}
    </ul>
  )
}
