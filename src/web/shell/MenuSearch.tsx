import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Modal } from 'antd'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../icons.tsx'
import { KeyLayer } from '../keys.tsx'
import { usePaused } from '../late.tsx'
import type { Hit, SearchSource } from '../module.tsx'
import { useScan } from '../scan.tsx'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import { uses } from '../used.tsx'
import { menuFaces, menuNames, screensOf, soughtOf } from './menu.tsx'
import { sourcesOf } from '../document/document-search.tsx'
import { screensLike, usedLast } from './screen-search.tsx'

interface Found {
  readonly heading: string
  readonly hits: readonly Hit[]
}

const most = 8

/** The box shows so many of the screens used last before anything is typed. */
const mostRecent = 5

/** Screens that match what was typed; without typing, the ones used last. */
function useScreens(typed: string): Found {
  const t = useWords()
  const shell = useShell()
  const used = uses.use()
  const all = menuNames.flatMap((menu) =>
    screensOf(shell, menu).map((screen) => soughtOf(t, menu, screen)),
  )
  const nothing = typed.trim() === ''
  const found = nothing ? usedLast(all, used, mostRecent) : screensLike(all, used, typed)
  return {
    heading: t(nothing ? 'Terakhir Dibuka' : 'Menu'),
    hits: found.slice(0, most).map(({ menu, screen, title }) => ({
      key: screen.path,
      title,
      text: t(menuFaces[menu].label),
      icon: screen.icon ?? menuFaces[menu].icon,
      path: screen.path,
    })),
  }
}

/** What the modules find (a note, a piece, a member), each source on its own. */
function useModuleHits(typed: string): Found[] {
  const shell = useShell()
  const search = sourcesOf(shell)
  const t = useWords()
  const paused = usePaused(typed.trim(), 200)
  const found = useQuery({
    queryKey: ['cari', paused],
    enabled: paused.length >= 3 && search.length > 0,
    staleTime: 10_000,
    queryFn: async ({ signal }) => {
      const results = await Promise.allSettled(search.map((one) => one.find(paused, signal)))
      return results.map((result, at) => ({
        heading: search[at]?.title ?? '',
        hits: result.status === 'fulfilled' ? result.value.slice(0, most) : [],
      }))
    },
  })
  return (typed.trim() === paused ? (found.data ?? []) : [])
    .filter(({ hits }) => hits.length > 0)
    .map(({ heading, hits }) => ({ heading: t(heading), hits }))
}

/**
 * What a scanner read: the hit with exactly that key, else the only hit. It is searched at once:
 * while the box is open a scan belongs to the box and not to the screen below it.
 */
async function sameAs(search: readonly SearchSource[], text: string): Promise<Hit | undefined> {
  const { signal } = new AbortController()
  const found = await Promise.allSettled(search.map((one) => one.find(text, signal)))
  const hits = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  const same = hits.find(({ key }) => key.toLowerCase() === text.toLowerCase())
  return same ?? (hits.length === 1 ? hits[0] : undefined)
}

function Results({
  active,
  found,
  id,
  onChoose,
}: {
  readonly found: readonly Found[]
  readonly active: string | undefined
  readonly id: string
  readonly onChoose: (hit: Hit) => void
}) {
  const t = useWords()
  return (
    <div id={id} role="listbox" aria-label={t('Hasil Pencarian')} className="search-results">
      {found.map(({ heading, hits }) => (
        <div key={heading} role="group" aria-label={heading}>
          <p className="meta" aria-hidden>
            {heading}
          </p>
          {hits.map((hit) => (
            <button
              key={hit.key}
              type="button"
              tabIndex={-1}
              id={`${id}-${hit.key}`}
              role="option"
              aria-selected={hit.key === active}
              className="search-hit"
              onClick={() => onChoose(hit)}
            >
              <Icon name={hit.icon} />
              <span>{hit.title}</span>
              <span className="meta">{hit.text}</span>
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

interface Props {
  /** What a scanner read on a screen that waits for no scan; '' when a person opened the box. */
  readonly scanned: string
  readonly onClose: () => void
}

/** One box finds everything: screens first, then what the modules find (LOOK 4). */
export function MenuSearch({ onClose, scanned }: Props) {
  const t = useWords()
  const shell = useShell()
  const router = useRouter()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(scanned)
  const [at, setAt] = useState(0)
  const found = [useScreens(typed), ...useModuleHits(typed)].filter(({ hits }) => hits.length > 0)
  const hits = found.flatMap((one) => one.hits)
  const active = hits[Math.min(at, hits.length - 1)]
  const go = (hit: Hit): void => {
    onClose()
    router.history.push(hit.path)
  }
  const open = (code: string): void => {
    void sameAs(sourcesOf(shell), code).then((hit) => hit && go(hit))
  }
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (scanned !== '') openNow(scanned)
  }, [scanned])
  useScan((text) => {
    setTyped(text.trim())
    open(text.trim())
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt((now) => (now + step + hits.length) % Math.max(1, hits.length))
    else if (event.key === 'Enter' && active) go(active)
    else return
    event.preventDefault()
  }
  return (
    <Modal
      open
      footer={null}
      closable={false}
      width={640}
      className="search"
      // Until it is open it cannot take the keyboard from the element that has it.
      afterOpenChange={(open) => {
        if (open) box.current?.focus()
      }}
      onCancel={onClose}
    >
      <KeyLayer>
        <input
          ref={box}
          autoFocus
          className="plain-input"
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-label={t('Cari menu, nota, barang')}
          placeholder={t('Cari menu, nota, barang')}
          value={typed}
          {...(active ? { 'aria-activedescendant': `${id}-${active.key}` } : {})}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        {typed.trim() !== '' && hits.length === 0 ? (
          <p className="search-nothing">{t('Tidak Ada Data')}</p>
        ) : (
          <Results found={found} active={active?.key} id={id} onChoose={go} />
        )}
      </KeyLayer>
    </Modal>
  )
}
