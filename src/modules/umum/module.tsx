import { menus } from '#kernel/screen'
import { defineWebModule, type Lazy } from '#web/module'
import { NotFound } from '#web/shell/Gate'
import { umum as modul } from './module.ts'
import { PublicText } from './PublicPage.tsx'

const subMenu: Lazy = async () => (await import('./SubMenuScreen.tsx')).SubMenuScreen
// Both are in the first chunk already: the page shows them before anybody is signed in.
const publicPage =
  (path: string): Lazy =>
  async () =>
  () => <PublicText path={path} />

export const umum = defineWebModule({
  modul,
  screens: {
    '/home': async () => (await import('./HomeScreen.tsx')).HomeScreen,
    '/404': async () => NotFound,
    '/blank': async () => (await import('./LandingScreen.tsx')).BlankScreen,
    '/landingpages': async () => (await import('./LandingScreen.tsx')).LandingScreen,
    ...Object.fromEntries(Object.values(menus).map((path) => [path, subMenu])),
    '/terms-and-conditions': publicPage('/terms-and-conditions'),
    '/privacy-policy': publicPage('/privacy-policy'),
  },
})
