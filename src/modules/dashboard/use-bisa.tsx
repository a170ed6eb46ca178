import { closedTo, useShell } from '#web/session'

/** May this person open the screen? What he may not open is a figure without a link. */
export function useBisa(): (path: string) => boolean {
  const shell = useShell()
  return (path) => {
    const screen = shell.house.screen(path)
    return screen !== undefined && closedTo(shell, screen) === undefined
  }
}
