import { useLocation } from '@tanstack/react-router'
import type { Screen } from '#kernel/screen'
import { useShell } from '../session.tsx'

/** The screen of the address. */
export function useScreen(): Screen | undefined {
  const { house } = useShell()
  const path = useLocation({ select: (location) => location.pathname })
  return house.screen(path)
}
