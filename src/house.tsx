import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadFacts, takeLook } from './modules/pengguna/facts.tsx'
import { aksesoris } from './modules/aksesoris/module.tsx'
import { akuntansi } from './modules/akuntansi/module.tsx'
import { dashboard } from './modules/dashboard/module.tsx'
import { banyak } from './modules/banyak/module.tsx'
import { foto } from './modules/foto/module.tsx'
import { hancur } from './modules/hancur/module.tsx'
import { harga } from './modules/harga/module.tsx'
import { hari } from './modules/hari/module.tsx'
import { kas } from './modules/kas/module.tsx'
import { konter } from './modules/konter/module.tsx'
import { label } from './modules/label/module.tsx'
import { pembelian } from './modules/pembelian/module.tsx'
import { mulai } from './modules/mulai/module.tsx'
import { otorisasi } from './modules/otorisasi/module.tsx'
import { akses } from './modules/akses/module.tsx'
import { cadangan } from './modules/cadangan/module.tsx'
import { pribadi } from './modules/pribadi/module.tsx'
import { ekspor } from './modules/ekspor/module.tsx'
import { pengguna } from './modules/pengguna/module.tsx'
import { penjualan } from './modules/penjualan/module.tsx'
import { perangkat } from './modules/perangkat/module.tsx'
import { periksa } from './modules/periksa/module.tsx'
import { penerimaan } from './modules/penerimaan/module.tsx'
import { pindah } from './modules/pindah/module.tsx'
import { profit } from './modules/profit/module.tsx'
import { revaluasi } from './modules/revaluasi/module.tsx'
import { pusat } from './modules/pusat/module.tsx'
import { riwayat } from './modules/riwayat/module.tsx'
import { stok } from './modules/stok/module.tsx'
import { opname } from './modules/opname/module.tsx'
import { timbang } from './modules/timbang/module.tsx'
import { titipan } from './modules/titipan/module.tsx'
import { toko } from './modules/toko/module.tsx'
import { umum } from './modules/umum/module.tsx'
import { validasi } from './modules/validasi/module.tsx'
import { buildWebHouse, type WebModule } from '#web/module'
import { leaveLostBranch } from '#web/branch'
import { KunciLayar } from './modules/pengguna/kunci/KunciLayar.tsx'
import { CallError, onSessionOver } from '#web/request'
import { loseSession } from '#web/session'
import { App } from '#web/shell/App'
import { speakFrom } from '#web/words'
import { allWords } from './all-words.tsx'
import { house } from './house.ts'

/** The page's side of every module that has one. */
const sides: readonly WebModule[] = [
  umum,
  toko,
  pusat,
  otorisasi,
  pengguna,
  akses,
  cadangan,
  ekspor,
  perangkat,
  hari,
  akuntansi,
  stok,
  harga,
  timbang,
  opname,
  kas,
  pembelian,
  pindah,
  banyak,
  foto,
  penerimaan,
  hancur,
  profit,
  revaluasi,
  aksesoris,
  label,
  titipan,
  penjualan,
  konter,
  mulai,
  validasi,
  pribadi,
  dashboard,
  periksa,
  riwayat,
]

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
