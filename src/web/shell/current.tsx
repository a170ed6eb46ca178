import { useLocation } from '@tanstack/react-router'
import { createContext, useContext } from 'react'
import type { Screen } from '#kernel/screen'
import { useShell } from '../session.tsx'

/** The screen of the address. */
export function useScreen(): Screen | undefined {
  const { house } = useShell()
  const path = useLocation({ select: (location) => location.pathname })
  return house.screen(path)
}

/** The screen that is drawn: while the next is on its way, the address is already that one. */
export const Drawn = createContext<Screen | undefined>(undefined)

/** The screen that is drawn; none for what lies over one in a drawer. */
export const useDrawn = (): Screen | undefined => useContext(Drawn)

/** The title of the screen that is drawn, as its definition says it; empty for a page of none. */
export const useTitle = (): string => useContext(Drawn)?.title ?? ''
