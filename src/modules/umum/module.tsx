import { menus } from '#kernel/screen'
import { defineWebModule, type Lazy } from '#web/module'
import { NotFound } from '#web/shell/Gate'
import { umum as modul } from './module.ts'

const subMenu: Lazy = async () => (await import('./SubMenuScreen.tsx')).SubMenuScreen
const publicPage =
  (path: string): Lazy =>
  async () => {
    const { PublicText } = await import('./PublicPage.tsx')
    return () => <PublicText path={path} />
  }

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
