import { z } from 'zod'
import type { House } from '#kernel/module'
import type { AksesNode, Level } from '#kernel/right'
import { menus, type Screen } from '#kernel/screen'

/** Screens outside the ten sub-menus are for everyone, unless they name their levels. */
const startsShown = (screen: Screen, level: Level): boolean =>
  screen.levels?.includes(level) ?? screen.initially?.includes(level) ?? screen.menu === undefined

/** The access tree of a level until somebody edits a user's own: the menus, and their screens. */
export function treeFor(house: House, level: Level): AksesNode[] {
  const node = (screen: Screen): AksesNode => ({
    path: screen.path,
    is_show: startsShown(screen, level),
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

const leaf = z.object({ path: z.string(), is_show: z.boolean() })
const branch = leaf.extend({ children: z.array(leaf).default([]) })
const edited = z.array(leaf.extend({ children: z.array(branch).default([]) }))

/** A user's own tree where somebody has edited it, else his level's. */
export const treeOf = (house: House, level: Level, own: unknown): AksesNode[] => {
  const given = edited.safeParse(own)
  return given.success ? given.data : treeFor(house, level)
}
