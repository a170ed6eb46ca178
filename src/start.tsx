import { halamanNota } from './modules/nota/halaman.ts'
import { openMasuk } from './modules/pengguna/masuk/open-masuk.tsx'
import { startAppearance } from '#web/look/appearance'
import { hasSession } from '#web/session'
import { speakFrom } from '#web/words'
import './web/look/tokens.css'
import './web/look/base.css'

/**
 * The page's beginning, kept small (STACK: 120 KB): it looks whether somebody is signed in. If so
 * it fetches the house; if not it draws the log-in and fetches the house while the person types.
 */
const publicPaths: ReadonlySet<string> = new Set(['/terms-and-conditions', '/privacy-policy'])

const entryWords = {
  en: () => import('virtual:phrases/en/modules/pengguna/masuk'),
  it: () => import('virtual:phrases/it/modules/pengguna/masuk'),
  hk: () => import('virtual:phrases/hk/modules/pengguna/masuk'),
  my: () => import('virtual:phrases/my/modules/pengguna/masuk'),
  jp: () => import('virtual:phrases/jp/modules/pengguna/masuk'),
}

const house = () => import('./house.tsx')

async function start(element: Element): Promise<void> {
  startAppearance()
  if (location.pathname === halamanNota) {
    const [{ openNota }, { allWords }] = await Promise.all([
      import('./modules/nota/NotaPublik.tsx'),
      import('./all-words.tsx'),
    ])
    await speakFrom(allWords)
    openNota(element)
    return
  }
  if (hasSession()) {
    await (await house()).openHouse(element, false)
    return
  }
  if (publicPaths.has(location.pathname)) {
    await (await house()).openPublic(element)
    return
  }
  await speakFrom(entryWords)
  const root = openMasuk(element, {
    beforeSetup: async () => (await house()).speakAll(),
    onSignedIn: async () => {
      const { openHouse } = await house()
      root.unmount()
      await openHouse(element, true)
    },
  })
  setTimeout(() => void house(), 800) // after the log-in page stands
}

const element = document.querySelector('#root')
if (element) void start(element)
