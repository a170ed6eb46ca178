import { closedTo, useShell } from '#web/session'

/** Whether this person has that screen: what it may do is offered here, too. */
export function useBoleh(path: string): boolean {
  const shell = useShell()
  const screen = shell.house.screen(path)
  return screen !== undefined && closedTo(shell, screen) === undefined
}
