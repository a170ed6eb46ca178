import { halamanPapan, halamanPelanggan } from './modules/layar/halaman.ts'
import { halamanNota } from './modules/nota/halaman.ts'
import { openMasuk } from './modules/pengguna/masuk/open-masuk.tsx'
import { sesiKini } from './modules/pengguna/sesi.calls.ts'
import { call } from '#web/call'
import { startAppearance } from '#web/look/appearance'
import { makeInstallable } from '#web/installable'
import { onSessionOver } from '#web/request'
import { hasSession, loseSession } from '#web/session'
import { speakFrom } from '#web/words'
import { allWords } from './all-words.tsx'
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

/**
 * Opens the house for the user who is signed in. The server says who that is, and the words are
 * loaded, while the house is on its way.
 * @param fresh he has just signed in
 */
async function enter(element: Element, fresh: boolean): Promise<void> {
  onSessionOver.set((sebab) => void loseSession(sebab))
  const session = call(sesiKini, {})
  session.catch(() => undefined) // the house hears it
  const [{ openHouse }] = await Promise.all([house(), speakFrom(allWords)])
  await openHouse(element, session, fresh)
}

/** Pages that stand alone: nobody is signed in, and no frame is drawn around them. */
const alone: Readonly<Record<string, () => Promise<(element: Element) => void>>> = {
  [halamanNota]: async () => (await import('./modules/nota/NotaPublik.tsx')).openNota,
  [halamanPelanggan]: async () =>
    (await import('./modules/konter/LayarPelanggan.tsx')).openPelanggan,
  [halamanPapan]: async () => (await import('./modules/harga/PapanHarga.tsx')).openPapan,
}

async function start(element: Element): Promise<void> {
  startAppearance()
  const page = alone[location.pathname]
  if (page !== undefined) {
    const [open] = await Promise.all([page(), speakFrom(allWords)])
    open(element)
    return
  }
  if (location.hash.startsWith('#tiket=')) {
    const { pakaiTiket } = await import('./modules/grosir/pakai-tiket.tsx')
    await pakaiTiket()
  }
  if (hasSession()) {
    await enter(element, false)
    return
  }
  if (publicPaths.has(location.pathname)) {
    const [{ openPublic }] = await Promise.all([house(), speakFrom(allWords)])
    await openPublic(element)
    return
  }
  await speakFrom(entryWords)
  const root = openMasuk(element, {
    beforeSetup: () => speakFrom(allWords),
    onSignedIn: async () => {
      await house()
      root.unmount()
      await enter(element, true)
    },
  })
  setTimeout(() => void house(), 800) // after the log-in page stands
}

const element = document.querySelector('#root')
if (element) void start(element)
makeInstallable()
