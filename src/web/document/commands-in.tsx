import type { Document } from '#kernel/document'

type Of = Pick<Document, 'commands' | 'list' | 'listScreen' | 'screen'>

/**
 * What may be done with a document in its list: in a section what that names. In the list of all,
 * what no section names, and what whoever may open that list may do there as well.
 */
export function commandsIn({ commands, list, listScreen, screen }: Of, section?: string) {
  const { sections = {} } = list ?? {}
  const disini = section === undefined ? undefined : sections[section]?.steps
  const lain = new Set(Object.values(sections).flatMap(({ steps = [] }) => steps))
  const sendiri = [listScreen, screen].flatMap((one) => one?.path ?? [])
  return Object.entries(commands).flatMap(([name, command]) => {
    const { right } = command
    const juga = right.kind === 'screen' && sendiri.some((path) => right.paths.includes(path))
    return (disini?.includes(name) ?? (juga || !lain.has(name))) ? [command] : []
  })
}
