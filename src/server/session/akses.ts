import { z } from 'zod'
import type { House } from '#kernel/module'
import type { AksesNode, Level } from '#kernel/right'
import { menus, type Screen } from '#kernel/screen'

/** Screens outside the ten sub-menus are for everyone, unless they name their levels. */
const startsShown = (screen: Screen, level: Level): boolean =>
  screen.levels?.includes(level) ?? screen.initially?.includes(level) ?? screen.menu === undefined

/** path -> shown, where it is otherwise than the screens themselves say. */
const differing = z.record(z.string(), z.boolean()).catch({})

/**
 * The access tree (SPEC 3: akses): the menus and their screens as the level begins with them, with
 * the changes for the level and for one user.
 */
export function treeFor(house: House, level: Level, changed: unknown = {}): AksesNode[] {
  const shown = new Map(Object.entries(differing.parse(changed)))
  const node = (screen: Screen): AksesNode => ({
    path: screen.path,
    is_show: shown.get(screen.path) ?? startsShown(screen, level),
  })
  const menuPaths: readonly string[] = Object.values(menus)
  const alone = house.screens.filter(
    ({ menu, path }) => menu === undefined && !menuPaths.includes(path),
  )
  const ofMenu = Object.entries(menus).map(([menu, path]): AksesNode => {
    const children = house.screens.filter((screen) => screen.menu === menu).map(node)
    return { path, is_show: children.some((child) => child.is_show), children }
  })
  return [...ofMenu, ...alone.map(node)]
}
