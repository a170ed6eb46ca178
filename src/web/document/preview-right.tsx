import { mayDo, type Right } from '#kernel/right'
import { closedTo, useShell, type Shell } from '../session.tsx'

/** May this person do what the right guards? A screen that is closed here counts for nothing. */
const isOpen = (shell: Shell, right: Right): boolean =>
  mayDo(shell.user, right, (path) => {
    const screen = shell.house.screen(path)
    return screen && closedTo(shell, screen) === undefined ? screen : undefined
  })

/** Whether some book is told to this person before it is posted (docs/adr/0299). */
export function useMayPreview(): boolean {
  const shell = useShell()
  return shell.house.modules
    .flatMap(({ ledgers = [] }) => ledgers)
    .some(({ preview }) => preview !== undefined && isOpen(shell, preview.right))
}
