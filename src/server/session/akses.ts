import type { House } from '#kernel/module'
import type { AksesNode, Level } from '#kernel/right'
import { menus, type Screen } from '#kernel/screen'

/** Screens outside the ten sub-menus are for everyone, unless they name their levels. */
const startsShown = (screen: Screen, level: Level): boolean =>
  screen.levels?.includes(level)
  ?? screen.initially?.includes(level)
  ?? screen.menu === undefined

/** The access tree of a level until somebody edits a user's own: the menus, and their screens. */
export function treeFor(house: House, level: Level): AksesNode[] {
  const node = (screen: Screen): AksesNode => ({
    path: screen.path,
    is_show: startsShown(screen, level),
  })
  const ofMenu = Object.entries(menus).map(([menu, path]): AksesNode => {
    const children = house.screens.filter((screen) => screen.menu === menu).map(node)
    return { path, is_show: children.some((child) => child.is_show), children }
  })
  return [...ofMenu, ...house.screens.filter((screen) => screen.menu === undefined).map(node)]
}
