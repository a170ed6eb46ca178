import { StrictMode, useEffect, useState, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { kept } from '#web/storage'
import { useWords } from '#web/words'
import { Masuk } from './Masuk.tsx'
import { loadLoginInfo, type LoginInfo } from './info-login.tsx'

interface Props {
  readonly onSignedIn: () => Promise<void>
  /** Loads the words that only the set-up needs. */
  readonly beforeSetup: () => Promise<void>
  /** The server is empty: the set-up page takes over. */
  readonly onEmpty: () => void
}

/** Asks again until the server answers: the page may be up before it. */
const retryAfter = 3000

/**
 * How long the page waits, in a browser without earlier log-ins, for the answer whether the server
 * is empty.
 */
const patience = 500

interface Heard {
  readonly info: LoginInfo | undefined
  readonly problem: boolean
  /** The page may still become the set-up. */
  readonly waiting: boolean
}

function useLoginInfo(onEmpty: () => void): Heard {
  const [info, setInfo] = useState<LoginInfo>()
  const [waiting, setWaiting] = useState(() => kept('toko') === null)
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    let wanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const enough = setTimeout(() => setWaiting(false), patience)
    loadLoginInfo().then(
      (loaded) => {
        if (!wanted) return
        clearTimeout(enough)
        if (loaded.perlu_setup) onEmpty()
        else {
          setInfo(loaded)
          setWaiting(false)
        }
      },
      () => {
        timer = setTimeout(() => setFailures((count) => count + 1), retryAfter)
      },
    )
    return () => {
      wanted = false
      clearTimeout(timer)
      clearTimeout(enough)
    }
  }, [failures, onEmpty])
  return { info, waiting, problem: failures > 0 && info === undefined }
}

function Page({ onEmpty, onSignedIn }: Omit<Props, 'beforeSetup'>) {
  const t = useWords()
  const { info, problem, waiting } = useLoginInfo(onEmpty)
  if (waiting) return null
  return (
    <>
      {problem ? (
        <p role="status" className="masuk-waiting">
          {t('Server belum menjawab. Mencoba lagi ...')}
        </p>
      ) : null}
      <Masuk info={info} onSignedIn={onSignedIn} />
    </>
  )
}

/** The log-in, or on an empty server the set-up, which is fetched only then. */
function Door(props: Omit<Props, 'onEmpty'>) {
  const [Setup, setSetup] = useState<ComponentType>()
  const [onEmpty] = useState(() => () => {
    void props.beforeSetup().then(async () => {
      const { Setup: loaded } = await import('./Setup.tsx')
      setSetup(() => loaded)
    })
  })
  return Setup === undefined ? <Page {...props} onEmpty={onEmpty} /> : <Setup />
}

/** Draws the log-in page into the element. */
export function openMasuk(element: Element, props: Omit<Props, 'onEmpty'>): Root {
  const root = createRoot(element)
  root.render(
    <StrictMode>
      <Door {...props} />
    </StrictMode>,
  )
  return root
}
