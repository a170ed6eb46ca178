import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadFacts, takeLook } from './modules/pengguna/facts.tsx'
import { buildWebHouse, type WebModule } from '#web/module'
import { leaveLostBranch } from '#web/branch'
import { KunciLayar } from './modules/pengguna/kunci/KunciLayar.tsx'
import { CallError, onSessionOver } from '#web/request'
import { loseSession } from '#web/session'
import { App } from '#web/shell/App'
import { speakFrom } from '#web/words'
import { allWords } from './all-words.tsx'
import { house } from './house.ts'

const found = import.meta.glob<Readonly<Record<string, WebModule>>>('./modules/*/module.tsx', {
  eager: true,
})

/** The page's side of every module that has one, in the order of the house. */
const sides = Object.values(found)
  .flatMap((each) => Object.values(each))
  .toSorted((a, b) => house.modules.indexOf(a.modul) - house.modules.indexOf(b.modul))

export const speakAll = (): Promise<void> => speakFrom(allWords)

/**
 * Opens the signed-in application.
 * @param fresh somebody has just signed in: his own language and look are taken over
 */
export async function openHouse(element: Element, fresh: boolean): Promise<void> {
  onSessionOver.set((sebab) => void loseSession(sebab))
  try {
    const [facts] = await Promise.all([loadFacts(house), speakAll()])
    if (fresh) await takeLook(facts)
    createRoot(element).render(
      <StrictMode>
        <App
          web={buildWebHouse(house, sides)}
          facts={facts.facts}
          reload={loadAgain}
          arrival={gantiPertama}
          lock={<KunciLayar />}
        />
      </StrictMode>,
    )
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return // onSessionOver leads back
    if (leaveLostBranch(error)) return
    throw error
  }
}

/** Whose password somebody else knows chooses his own before he works. */
const gantiPertama = async () => (await import('./modules/pengguna/GantiPassword.tsx')).GantiPertama

const loadAgain = async () => (await loadFacts(house)).facts

/** Opens a public page: it needs no session and no shell (SPEC 2). */
export async function openPublic(element: Element): Promise<void> {
  const [{ PublicPage }] = await Promise.all([import('./modules/umum/PublicPage.tsx'), speakAll()])
  createRoot(element).render(
    <StrictMode>
      <PublicPage path={location.pathname} />
    </StrictMode>,
  )
}
