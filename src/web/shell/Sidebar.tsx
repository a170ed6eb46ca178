import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { menus, type Menu } from '#kernel/screen'
import { Icon } from '../icons.tsx'
import { closedTo, useShell, type Shell } from '../session.tsx'
import { useWords } from '../words.tsx'
import { headed, menuFaces, menuNames, menuOf, screensOf } from './menu.tsx'

/** SPEC 9: a float submenu stays 250 ms after the pointer has left it. */
const closeDelay = 250
const openDelay = 120

/** Above the sub-menus, for everybody (SPEC 2). */
const always = [
  { path: '/home', label: 'Beranda', icon: 'home' },
  { path: '/dashboard', label: 'Dashboard', icon: 'dashboard' },
  { path: '/dashboardPusat', label: 'Dashboard Pusat', icon: 'chart' },
] as const

const isOpen = (shell: Shell, path: string): boolean => {
  const screen = shell.house.screen(path)
  return screen !== undefined && closedTo(shell, screen) === undefined
}

interface Floating {
  readonly menu: Menu
  readonly top: number
  readonly left: number
}

/** Opens a little after the pointer comes, closes a little after it goes. */
function useFloating() {
  const [floating, setFloating] = useState<Floating>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (delay: number, next: Floating | undefined): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setFloating(next), delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    floating,
    open: (menu: Menu, beside: Element, now = false) => {
      const { right, top } = beside.getBoundingClientRect()
      later(now ? 0 : openDelay, { menu, top, left: right })
    },
    stay: () => clearTimeout(timer.current),
    close: () => later(closeDelay, undefined),
    closeNow: () => {
      clearTimeout(timer.current)
      setFloating(undefined)
    },
  }
}

interface FloatProps {
  readonly floating: Floating
  readonly onStay: () => void
  readonly onLeave: () => void
  readonly onChosen: () => void
}

/** The screens of a sub-menu beside it, without opening its page. */
function FloatingMenu({ floating, onChosen, onLeave, onStay }: FloatProps) {
  const t = useWords()
  const shell = useShell()
  const { left, menu, top } = floating
  const groups = headed(screensOf(shell, menu))
  const entries = groups.reduce((sum, { screens }) => sum + screens.length, 0)
  const box = useRef<HTMLDivElement>(null)
  const [shift, setShift] = useState(0)
  useEffect(() => {
    const height = box.current?.offsetHeight ?? 0
    setShift(Math.max(0, top + height + 8 - innerHeight))
  }, [top, menu])
  const onKeyDown = (event: KeyboardEvent): void => {
    const links = [...(box.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) links[at + step]?.focus()
    else if (event.key === 'Escape' || event.key === 'ArrowLeft') onChosen()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={t(menuFaces[menu].label)}
      tabIndex={-1}
      className={entries > 14 ? 'floating-menu long' : 'floating-menu'}
      style={{ top: Math.max(8, top - shift), left }}
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
      onKeyDown={onKeyDown}
    >
      {groups.map(({ heading, screens }) => (
        <div key={heading}>
          {heading === '' ? null : <p className="meta">{t(heading)}</p>}
          <ul>
            {screens.map((screen) => (
              <li key={screen.path}>
                <Link to={screen.path} onClick={onChosen}>
                  <Icon name={screen.icon} /> {t(screen.title)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

interface Props {
  readonly folded: boolean
  readonly onChosen: () => void
}

/** The menu: home and the sub-menus in which this person has something to open. */
export function Sidebar({ folded, onChosen }: Props) {
  const t = useWords()
  const shell = useShell()
  const path = useLocation({ select: (location) => location.pathname })
  const here = menuOf(shell, path)
  const { close, closeNow, floating, open, stay } = useFloating()
  const shown = menuNames.filter((name) => screensOf(shell, name).length > 0)
  const onKeyDown = (event: KeyboardEvent, name: Menu): void => {
    if (event.key !== 'ArrowRight') return
    event.preventDefault()
    open(name, event.currentTarget, true)
    requestAnimationFrame(() => {
      setTimeout(() => document.querySelector<HTMLElement>('.floating-menu a')?.focus(), 30)
    })
  }
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  return (
    <nav className={folded ? 'sidebar folded' : 'sidebar'} aria-label={t('Menu')} onBlur={onBlur}>
      <Link to="/home" className="sidebar-mark" aria-label="Kencana" onClick={onChosen}>
        <img src="/icon.svg" alt="" width="28" height="28" />
        <span className="sidebar-word">Kencana</span>
      </Link>
      <ul>
        {always
          .filter((one) => shell.screens.has(one.path) && isOpen(shell, one.path))
          .map((one) => (
            <li key={one.path}>
              <Link
                to={one.path}
                className={path === one.path ? 'sidebar-item here' : 'sidebar-item'}
                aria-label={t(one.label)}
                onClick={onChosen}
              >
                <Icon name={one.icon} />
                <span className="sidebar-word">{t(one.label)}</span>
              </Link>
            </li>
          ))}
        {shown.map((name) => (
          <li key={name}>
            <Link
              to={menus[name]}
              className={name === here ? 'sidebar-item here' : 'sidebar-item'}
              aria-label={t(menuFaces[name].label)}
              aria-haspopup="true"
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') open(name, event.currentTarget)
              }}
              onPointerLeave={close}
              onKeyDown={(event) => onKeyDown(event, name)}
              onClick={() => {
                closeNow()
                onChosen()
              }}
            >
              <Icon name={menuFaces[name].icon} />
              <span className="sidebar-word">{t(menuFaces[name].label)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {floating === undefined ? null : (
        <FloatingMenu
          floating={floating}
          onStay={stay}
          onLeave={close}
          onChosen={() => {
            closeNow()
            onChosen()
          }}
        />
      )}
    </nav>
  )
}
