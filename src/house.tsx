import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadFacts, takeLook, type SesiDitanya } from './modules/pengguna/facts.tsx'
import { buildWebHouse, type WebModule } from '#web/module'
import { leaveLostBranch } from '#web/branch'
import { KunciLayar } from './modules/pengguna/kunci/KunciLayar.tsx'
import { CallError } from '#web/request'
import { App } from '#web/shell/App'
import { bringScreen } from '#web/shell/router'
import { house } from './house.ts'

const found = import.meta.glob<Readonly<Record<string, WebModule>>>('./modules/*/module.tsx', {
  eager: true,
})

/** The page's side of every module that has one, in the order of the house. */
const sides = Object.values(found)
  .flatMap((each) => Object.values(each))
  .toSorted((a, b) => house.modules.indexOf(a.modul) - house.modules.indexOf(b.modul))

const help = async () => (await import('./house-help.tsx')).help

/**
 * Opens the signed-in application.
 * @param session what the server was asked already: who is here
 * @param fresh somebody has just signed in: his own language and look are taken over
 */
export async function openHouse(
  element: Element,
  session: SesiDitanya,
  fresh: boolean,
): Promise<void> {
  const web = buildWebHouse(house, sides, help)
  bringScreen(web, location.pathname)
  try {
    const facts = await loadFacts(house, session)
    if (fresh) await takeLook(facts)
    createRoot(element).render(
      <StrictMode>
        <App
          web={web}
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

/** A user whose password somebody else knows chooses his own before he works. */
const gantiPertama = async () => (await import('./modules/pengguna/GantiPassword.tsx')).GantiPertama

const loadAgain = async () => (await loadFacts(house)).facts

/** Opens a public page: it needs no session and no shell (SPEC 2). */
export async function openPublic(element: Element): Promise<void> {
  const { PublicPage } = await import('./modules/umum/PublicPage.tsx')
  createRoot(element).render(
    <StrictMode>
      <PublicPage path={location.pathname} />
    </StrictMode>,
  )
}
